/// Predicate, main clause, and topic of Japanese sentences.
extension JapaneseModality {
  /// Returns the sentence without closing punctuation and without a parenthesis at its end.
  static func textToPredicate(of sentence: String) -> String {
    var text = sentence[...]
    while true {
      text = text.trimmingSuffix { $0.isWhitespace || $0.isOne(of: "。．.!！?？:：」』”\"*_") }
      guard let close = text.last, close == "）" || close == ")",
        let open = text.lastIndex(where: { $0 == "（" || $0 == "(" }), open > text.startIndex
      else { break }
      text = text[..<open]
    }
    // Normalizes variants such as 「，」 and 「下さい」.
    return removingKanaSpaces(text.drop(while: { $0.isWhitespace })).replacing(text: "，", by: "、").replacing(
      text: "下さい", by: "ください")
  }

  /// Removes the copula, because 「…が重要です」, 「…が重要である」, and 「…が重要だろう」 mean the same as 「…が重要」.
  static func removingCopula(_ text: String) -> String {
    for copula in ["でしょう", "です", "である", "だろう", "だ"] where text.hasSuffix(text: copula) {
      return String(text.dropLast(copula.count))
    }
    return text
  }

  /// Removes spaces between kana, which come from joined lines (「しないよう にしてください」).
  private static func removingKanaSpaces(_ text: Substring) -> String {
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

  /// Returns the text after the last clause that only states a condition, time, or purpose (〜の場合、〜するには、〜できるように、).
  static func mainClause(of text: String) -> String {
    var main = text[...]
    while let comma = main.firstIndex(of: "、") {
      let before = main[..<comma]
      // A topic before a reason belongs to the main clause (「札は短いため、…」). 「略語は使わず、…」 is complete, and so is 「目的が飾ることの場合、…」,
      // whose subject belongs to its own clause.
      guard before.hasSuffix(anyOf: subordinateEndings), before.hasSuffix("ず") || topic(in: String(before)) == nil else { break }
      main = main[main.index(after: comma)...]
    }
    return String(main)
  }

  /// Returns the text after the last clause of purpose or manner, whose object is not that of the main verb (「…を示すために使用します」).
  static func textAfterPurpose(_ text: Substring) -> Substring {
    var rest = text
    for marker in ["ために", "ように", "ことで", "ときに", "場合に"] {
      while let range = rest.firstRange(ofText: marker) { rest = rest[range.upperBound...] }
    }
    return rest
  }

  /// Indicates whether を marks the object of the main verb and not of a relative clause (「…は、受け取りを選んだ人に送ります」).
  static func namesObject(_ text: Substring) -> Bool {
    guard let object = text.lastIndex(of: "を") else { return false }
    let rest = Array(text[text.index(after: object)...])
    return !zip(rest, rest.dropFirst()).contains { end, noun in
      end.isOne(of: "ただるすむぶうい")
        && noun.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) || (0x30A1...0x30FA).contains($0.value) }
    }
  }

  /// Returns the index of the particle after the topic, or after a subject with が before the first object, which also makes the
  /// sentence a description: 「システムが自動的に名前を表示します」.
  static func topicMarker(in text: String) -> String.Index? {
    if let topic = topic(in: text) { return topic }
    guard let subject = text.firstIndex(of: "が"), let object = text.firstIndex(of: "を"), subject < object else { return nil }
    let clause = text[subject..<object]
    return clause.contains(anyOf: ["、", "場合", "とき", "な", "る"])
      ? nil : subject
  }

  /// Returns the index of the first は that marks a topic and not an adverbial (では, には, とは, の場合は, する際は …).
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

  /// Indicates whether a text is a noun phrase: 「知っておくこと」 and 「避けるべきこと」, and not 「略語を使わないこと」 or 「文字は大きくすること」.
  static func isNounPhrase(_ text: String) -> Bool {
    guard text.hasSuffix(text: "こと") else { return text.hasSuffix(anyOf: ["もの", "とき"]) }
    if text.hasSuffix(anyOf: nominalEndings) { return true }
    return !text.hasSuffix(text: "ないこと") && topicMarker(in: text) == nil
  }
}
