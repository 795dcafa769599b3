import Guidelines
import Languages

/// Marks and labels at the beginning, at the end, and inside of a text.
extension LabelMeaning {
  /// Returns the meaning of a mark or label at the beginning of a text and the text after it: a mark ("✅ Use …", "(error) …"), a
  /// label in brackets (「【×】…」, "[Bad] …") or before a colon, dash, or arrow ("MUST NOT: …", 「悪い例→…」), or NG or OK before a
  /// space.
  static func opening(of text: String) -> (role: LabelMeaning, rest: Substring)? {
    if let (mark, rest) = StrengthMark.leadingMark(of: text[...]) {
      if rest.isEmpty { return nil }
      if let (meaning, rest) = opening(of: String(rest)), meaning.strength == mark.strength { return (meaning, rest) }
      return mark == .checkbox ? (.checklist, rest) : mark.strength.map { (.advice($0), rest) }
    }
    let head = text.prefix(40)
    if let label = openingLabel(head), let meaning = LabelMeaning(label: String(label.words), isLevel: true) {
      let textAfterLabel = text[label.end...].trimmingWhitespace
      return textAfterLabel.isEmpty ? nil : (meaning, textAfterLabel)
    }
    guard let word = ["NG", "OK"].first(where: head.hasPrefix), case let rest = text.dropFirst(2),
      rest.first?.isWhitespace == true, let next = rest.first(where: { !$0.isWhitespace }),
      word == "NG" || !next.isASCII || next.isUppercase
    else { return nil }
    return (.sample(word == "NG" ? .avoid : .do), rest.trimmingWhitespace)
  }

  /// Returns the meaning of a mark or label at the end of a text and the text before it, as in "Use red ❌", 「線を重ねる（NG）」, or "Use
  /// pink icons [AVOID]."
  static func closing(of text: String) -> (role: LabelMeaning, rest: Substring)? {
    if let (mark, rest) = StrengthMark.trailingMark(of: text[...]), let strength = mark.strength {
      return (.advice(strength), rest)
    }
    // The mark may end the first clause, as in "Stop the clock ✘ — it can be resumed."
    if let dash = text.firstRange(ofText: " — ") ?? text.firstRange(ofText: " – "),
      let (mark, _) = StrengthMark.trailingMark(of: text[..<dash.lowerBound]), let strength = mark.strength
    {
      return (.advice(strength), text[...])
    }
    let bare = text.trimmingSuffix { $0.isOne(of: "。.") || $0.isWhitespace }
    guard let close = bare.last, let pair = brackets.first(where: { $0.value == close }),
      let open = bare.lastIndex(of: pair.key), case let textBeforeLabel = bare[..<open].trimmingWhitespace,
      textBeforeLabel.contains(where: \.isLetter)
    else { return nil }
    let label = String(bare[open...].dropFirst().dropLast())
    switch LabelMeaning(label: label, isLevel: true) {
    // A label such as "(required)" adds nothing to the wording.
    case .advice(let strength)?, .requirementLevel(let strength)?:
      return strength == .do ? nil : (.advice(strength), textBeforeLabel)
    case .sample(let strength)?: return (.advice(strength), textBeforeLabel)
    case .fault?, .checklist?, .example?, .nonguidance?, nil: return nil
    }
  }

  /// Returns the byte offsets of further marks and labels in a text that begins with one, as in "❌ Add a shadow ✅ Add a border"
  /// or 「NG：… → OK：…」.
  static func labelOffsets(in text: String) -> [Int] {
    let textLabels = text.indices.filter { text[$0].isOne(of: "→⇒➡／/|\u{3000}") }.compactMap { turn -> Int? in
      let remaining = text[text.index(after: turn)...].drop(while: \.isWhitespace)
      return opening(of: String(remaining.prefix(200))) == nil ? nil : text.utf8.count - remaining.utf8.count
    }
    return StrengthMark.innerMarkOffsets(in: text) + textLabels
  }

  /// Returns a possible label at the beginning of a text and its end, as in "Don't: …", "Wrong – …", 「悪い例→…」, 「【NG】…」, or "[Bad]
  /// …".
  private static func openingLabel(_ head: Substring) -> (words: Substring, end: String.Index)? {
    if let open = head.first, let closing = brackets[open], let close = head.firstIndex(of: closing) {
      return (head[..<close].dropFirst(), head.index(after: close))
    }
    // Labels may be numbered, as in "Rule 1. Labels …" or "Don't 2: …".
    let word = head.prefix(while: \.isLetter)
    let number = head[word.endIndex...].drop(while: \.isWhitespace).prefix(while: \.isNumber)
    if !word.isEmpty, !number.isEmpty, number.endIndex < head.endIndex, head[number.endIndex].isOne(of: ".．:：)）"),
      LabelMeaning(label: String(word)) != nil
    {
      return (word, head.index(after: number.endIndex))
    }
    guard
      let mark = head.indices.first(where: { index in
        if head[index].isOne(of: ":：→⇒➡\u{3000}") { return true }
        // A dash ends a label only between spaces.
        return head[index].isOne(of: "-–—") && index > head.startIndex && head[head.index(before: index)] == " "
          && head[head.index(after: index)...].first == " "
      })
    else { return nil }
    return (head[..<mark], head.index(after: mark))
  }

  /// Returns the meanings of lines labeled as corrections: "Before: …" is to be avoided, and "After: …" is its correction.
  static func corrections(_ lines: [String]) -> [LabelMeaning?] {
    let words = lines.map { openingLabel($0.prefix(40)).map { Self.normalized($0.words) } ?? "" }
    guard words.count > 1, let pair = correctionPairs.first(where: { words.contains($0.before) && words.contains($0.after) })
    else {
      return lines.map { _ in nil }
    }
    return words.map { $0 == pair.before ? .fault : $0 == pair.after ? .checklist : nil }
  }

  /// Removes the label at the beginning of a text.
  static func removingLabel(_ text: String) -> Substring {
    openingLabel(text.prefix(40)).map { text[$0.end...].trimmingWhitespace } ?? text[...]
  }

  private static let brackets: [Character: Character] = [
    "[": "]", "【": "】", "［": "］", "(": ")", "（": "）", "〔": "〕", "<": ">", "＜": "＞",
  ]
}
