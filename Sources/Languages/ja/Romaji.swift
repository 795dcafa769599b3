/// Conversion of Japanese typed in Latin letters (romaji), Hepburn and Kunrei spellings mixed, to hiragana.
enum Romaji {
  /// Converts a word to hiragana.
  /// - Parameter letters: Lower-case letters and hyphens.
  /// - Returns: Hiragana, or `nil` unless the whole word consists of syllables, at least two of them.
  static func hiragana(_ letters: [UInt32]) -> [UInt32]? {
    guard letters.count >= 3, letters.count <= 32, letters.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0 == 0x2D }) else {
      return nil
    }
    var out: [UInt32] = []
    var syllables = 0
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      let next = index + 1 < letters.count ? letters[index + 1] : 0
      // A doubled consonant, including "tch", becomes っ.
      if letter == next, !vowels.contains(letter), letter != 0x6E {
        out.append(0x3063)
        index += 1
        continue
      }
      if letter == 0x2D {
        out.append(0x30FC)
        index += 1
        continue
      }
      guard let (length, kana) = syllable(letters[index...]) else { return nil }
      out += kana
      syllables += 1
      index += length
    }
    return syllables >= 2 ? out : nil
  }

  private static let vowels: Set<UInt32> = Set("aiueo".unicodeScalars.map { $0.value })

  private static func syllable(_ letters: ArraySlice<UInt32>) -> (Int, [UInt32])? {
    for length in stride(from: min(3, letters.count), to: 0, by: -1) {
      let spelled = String(String.UnicodeScalarView(letters.prefix(length).compactMap(Unicode.Scalar.init)))
      if let kana = syllables[spelled] { return (length, kana) }
    }
    // An n before a consonant or at the end becomes ん.
    guard letters.first == 0x6E else { return nil }
    let next = letters.dropFirst().first
    if let next, vowels.contains(next) || next == 0x79 { return nil }
    return (1, [0x3093])
  }

  private static let syllables: [String: [UInt32]] = {
    var table: [String: [UInt32]] = [:]
    func row(_ consonants: [String], _ kana: String, _ vowels: String = "aiueo") {
      for consonant in consonants {
        for (vowel, letter) in zip(vowels, kana.split(separator: " ")) where letter != "-" {
          table[consonant + String(vowel)] = letter.unicodeScalars.map { $0.value }
        }
      }
    }
    row([""], "あ い う え お")
    row(["k"], "か き く け こ")
    row(["s"], "さ し す せ そ")
    row(["t"], "た ち つ て と")
    row(["n"], "な に ぬ ね の")
    row(["h"], "は ひ ふ へ ほ")
    row(["m"], "ま み む め も")
    row(["y"], "や - ゆ - よ")
    row(["r"], "ら り る れ ろ")
    row(["w"], "わ うぃ - うぇ を")
    row(["g"], "が ぎ ぐ げ ご")
    row(["z"], "ざ じ ず ぜ ぞ")
    row(["d"], "だ ぢ づ で ど")
    row(["b"], "ば び ぶ べ ぼ")
    row(["p"], "ぱ ぴ ぷ ぺ ぽ")
    row(["f"], "ふぁ ふぃ ふ ふぇ ふぉ")
    row(["v"], "ゔぁ ゔぃ ゔ ゔぇ ゔぉ")
    row(["j"], "じゃ じ じゅ じぇ じょ")
    row(["sh"], "しゃ し しゅ しぇ しょ")
    row(["ch"], "ちゃ ち ちゅ ちぇ ちょ")
    row(["ts"], "つぁ つぃ つ つぇ つぉ")
    for (consonant, kana) in [
      ("ky", "き"), ("sy", "し"), ("ty", "ち"), ("ny", "に"), ("hy", "ひ"), ("my", "み"), ("ry", "り"), ("gy", "ぎ"), ("zy", "じ"),
      ("jy", "じ"),
      ("by", "び"), ("py", "ぴ"), ("dy", "ぢ"),
    ] {
      row([consonant], "\(kana)ゃ - \(kana)ゅ \(kana)ぇ \(kana)ょ")
    }
    table["thi"] = "てぃ".unicodeScalars.map { $0.value }
    table["dhi"] = "でぃ".unicodeScalars.map { $0.value }
    return table
  }()
}
