/// The parts of a Japanese sentence: its predicate, its main clause, what it is about.
extension JapaneseMood {
  /// The sentence without closing punctuation and without a parenthesis at its end, which explains.
  static func predicateEnd(of sentence: String) -> String {
    var text = sentence[...]
    while true {
      text = text.trimmingSuffix { $0.isWhitespace || $0.isOne(of: "。．.!！?？:：」』”\"*_") }
      guard let close = text.last, close == "）" || close == ")",
        let open = text.lastIndex(where: { $0 == "（" || $0 == "(" }), open > text.startIndex
      else { break }
      text = text[..<open]
    }
    // Some houses write 「，」 and 「下さい」.
    return joined(text.drop(while: { $0.isWhitespace })).replacing(text: "，", by: "、").replacing(text: "下さい", by: "ください")
  }

  /// 「…が重要です」, 「…が重要である」 and 「…が重要だろう」 say what 「…が重要」 does.
  static func withoutCopula(_ text: String) -> String {
    for copula in ["でしょう", "です", "である", "だろう", "だ"] where text.hasSuffix(text: copula) {
      return String(text.dropLast(copula.count))
    }
    return text
  }

  /// Without the spaces that joined lines leave between kana, where Japanese has none (「しないよう にしてください」).
  private static func joined(_ text: Substring) -> String {
    guard text.contains(" ") else { return String(text) }
    let characters = Array(text)
    return String(
      characters.indices.filter { index in
        guard characters[index] == " ", index > 0, index + 1 < characters.count else { return true }
        return !(isKana(characters[index - 1]) && isKana(characters[index + 1]))
      }.map { characters[$0] })
  }

  private static func isKana(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x3041...0x3096).contains($0.value) }
  }

  /// What stands behind the last clause that only says when or wherefore (〜の場合、〜するには、〜できるように、).
  static func mainClause(of text: String) -> String {
    var main = text[...]
    while let comma = main.firstIndex(of: "、") {
      let before = main[..<comma]
      // 「札は短いため、…」: what the sentence is about stays with it; 「略語は使わず、…」 is done with, as is 「目的が飾ることの場合、…」: a subject is its clause's own.
      guard before.hasSuffix(anyOf: subordinate), before.hasSuffix("ず") || topic(in: String(before)) == nil else { break }
      main = main[main.index(after: comma)...]
    }
    return String(main)
  }

  /// What stands behind the last clause of purpose or manner: its object is not the main verb's (「…を示すために使用します」).
  static func withoutPurpose(_ text: Substring) -> Substring {
    var rest = text
    for marker in ["ために", "ように", "ことで", "ときに", "場合に"] {
      while let range = rest.firstRange(ofText: marker) { rest = rest[range.upperBound...] }
    }
    return rest
  }

  /// Whether を marks what the main verb acts on, and not what a clause before a noun does (「…は、受け取りを選んだ人に送ります」).
  static func namesObject(_ text: Substring) -> Bool {
    guard let object = text.lastIndex(of: "を") else { return false }
    let rest = Array(text[text.index(after: object)...])
    return !zip(rest, rest.dropFirst()).contains { end, noun in
      end.isOne(of: "ただるすむぶうい")
        && noun.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) || (0x30A1...0x30FA).contains($0.value) }
    }
  }

  /// What the sentence is about: its topic, or a subject in が before the first object, which describes too: 「システムが自動的に名前を表示します」.
  static func topicMarker(in text: String) -> String.Index? {
    if let topic = topic(in: text) { return topic }
    guard let subject = text.firstIndex(of: "が"), let object = text.firstIndex(of: "を"), subject < object else { return nil }
    let clause = text[subject..<object]
    return clause.contains(anyOf: ["、", "場合", "とき", "な", "る"])
      ? nil : subject
  }

  /// The first は that marks a topic and not an adverbial (では, には, とは, の場合は, する際は …).
  static func topic(in text: String) -> String.Index? {
    let characters = Array(text)
    for index in characters.indices.dropFirst() where characters[index] == "は" {
      let before = String(characters[max(0, index - 4)..<index])
      if [
        "で", "に", "と", "へ", "から", "まで", "より", "場合", "とき", "時", "際", "たび", "上", "的に", "一般", "通常", "まず", "基本", "て", "限り", "あるい",
        "また", "又",
      ]
      .contains(where: { before.hasSuffix(text: $0) }) {
        continue
      }
      if index + 1 < characters.count, characters[index + 1].isOne(of: "じっめ") { continue }
      return text.index(text.startIndex, offsetBy: index)
    }
    return nil
  }

  /// 「知っておくこと」 and 「避けるべきこと」, and not 「略語を使わないこと」 and 「文字は大きくすること」.
  static func isNoun(_ text: String) -> Bool {
    guard text.hasSuffix(text: "こと") else { return text.hasSuffix(anyOf: ["もの", "とき"]) }
    if text.hasSuffix(anyOf: matters) { return true }
    return !text.hasSuffix(text: "ないこと") && topicMarker(in: text) == nil
  }
}
