/// The words of a text as did-you-mean and spelling variants know them: katakana runs and words of letters, of the unified spelling.
///
/// Kanji and hiragana have no words here: without a dictionary their runs are phrases, and what is wrong in them still matches in part.
package enum Vocabulary {
  package static func words(of text: FoldedText) -> [ArraySlice<UInt32>] {
    var words: [ArraySlice<UInt32>] = []
    forEachRun(text.unified.scalars) { script, range in
      let run = text.unified.scalars[range]
      if isWord(run, script) { words.append(run) }
    }
    return words
  }

  /// Whether a run counts as a word: three katakana, or four letters that hold no digit, and no more than 32 of either.
  package static func isWord(_ run: ArraySlice<UInt32>, _ script: ScriptClass) -> Bool {
    switch script {
    case .katakana: (3...32).contains(run.count)
    case .word: (4...32).contains(run.count) && !run.contains { $0 >= 0x30 && $0 <= 0x39 }
    case .separator, .kanji, .hiragana, .hangul: false
    }
  }

  /// Calls `body` with each run of one class, separators aside.
  package static func forEachRun(_ scalars: [UInt32], _ body: (ScriptClass, Range<Int>) -> Void) {
    var start = 0
    while start < scalars.count {
      let script = ScriptClass(scalars[start])
      var end = start + 1
      while end < scalars.count, ScriptClass(scalars[end]) == script { end += 1 }
      if script != .separator { body(script, start..<end) }
      start = end
    }
  }

  package static func string(_ scalars: [UInt32]) -> String { String(scalarValues: scalars[...]) }

  package static func string(_ scalars: ArraySlice<UInt32>) -> String { String(scalarValues: scalars) }

  /// What stays of a katakana word when everything that writers spell differently is gone: small kana are large, long vowels go, whether
  /// written ー or as a vowel (インターフェース, インタフェイス and インターフェイス are one; so are ウィジェット and ウイジェット, ダーク and ダアク).
  package static func skeleton(_ word: [UInt32]) -> [UInt32] {
    var out: [UInt32] = []
    for c in word {
      guard c != 0x30FC else { continue }
      let large = self.large(c)
      if let last = out.last, lengthens(large, last) { continue }
      out.append(large)
    }
    return out
  }

  private static func large(_ c: UInt32) -> UInt32 {
    switch c {
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE: c + 1
    default: c
    }
  }

  /// Whether a vowel only lengthens the one before it: エイ = エー, オウ = オー, アア = アー.
  private static func lengthens(_ vowel: UInt32, _ before: UInt32) -> Bool {
    switch vowel {
    case 0x30A2: aRow.contains(before)
    case 0x30A4: eRow.contains(before) || iRow.contains(before)
    case 0x30A6: oRow.contains(before) || uRow.contains(before)
    case 0x30A8: eRow.contains(before)
    case 0x30AA: oRow.contains(before)
    default: false
    }
  }

  private static let aRow = Set("カガサザタダナハバパマヤラワ".unicodeScalars.map { $0.value })
  private static let iRow = Set("キギシジチヂニヒビピミリ".unicodeScalars.map { $0.value })
  private static let uRow = Set("クグスズツヅヌフブプムユル".unicodeScalars.map { $0.value })
  private static let eRow = Set("エケゲセゼテデネヘベペメレ".unicodeScalars.map { $0.value })
  private static let oRow = Set("オコゴソゾトドノホボポモヨロ".unicodeScalars.map { $0.value })

  /// Hiragana as katakana; everything else as it is.
  package static func katakana(_ scalars: ArraySlice<UInt32>) -> [UInt32] {
    scalars.map { $0 >= 0x3041 && $0 <= 0x3096 ? $0 + 0x60 : $0 }
  }
}
