import Guidelines
import Languages

/// Marks and labels in a text: where it opens with one, ends with one, or turns.
extension Role {
  /// What the beginning of a text makes of the rest: a mark ("✅ Use …", "(error) …"), a label in brackets (「【×】…」, "[Bad] …") or before a colon, a dash or an
  /// arrow ("MUST NOT: …", 「悪い例→…」), or NG and OK before a space.
  static func opening(of text: String) -> (role: Role, rest: Substring)? {
    if let (mark, rest) = Mark.opening(of: text[...]) {
      if rest.isEmpty { return nil }
      if let (role, rest) = opening(of: String(rest)), role.strength == mark.strength { return (role, rest) }
      return mark == .box ? (.check, rest) : mark.strength.map { (.advice($0), rest) }
    }
    let head = text.prefix(40)
    if let label = openingLabel(head), let role = Role(label: String(label.words), isLevel: true) {
      let rest = text[label.end...].trimmingSpace
      return rest.isEmpty ? nil : (role, rest)
    }
    guard let word = ["NG", "OK"].first(where: head.hasPrefix), case let rest = text.dropFirst(2),
      rest.first?.isWhitespace == true, let next = rest.first(where: { !$0.isWhitespace }),
      word == "NG" || !next.isASCII || next.isUppercase
    else { return nil }
    return (.sample(word == "NG" ? .avoid : .do), rest.trimmingSpace)
  }

  /// What the end of a text makes of it: "Use red ❌", 「線を重ねる（NG）」, "Use pink icons [AVOID]."
  static func closing(of text: String) -> (role: Role, rest: Substring)? {
    if let (mark, rest) = Mark.closing(of: text[...]), let strength = mark.strength { return (.advice(strength), rest) }
    // "Stop the clock ✘ — it can be resumed."
    if let dash = text.firstRange(ofText: " — ") ?? text.firstRange(ofText: " – "),
      let (mark, _) = Mark.closing(of: text[..<dash.lowerBound]), let strength = mark.strength
    {
      return (.advice(strength), text[...])
    }
    let bare = text.trimmingSuffix { $0.isOne(of: "。.") || $0.isWhitespace }
    guard let close = bare.last, let pair = brackets.first(where: { $0.value == close }),
      let open = bare.lastIndex(of: pair.key), case let rest = bare[..<open].trimmingSpace, rest.contains(where: \.isLetter)
    else { return nil }
    let label = String(bare[open...].dropFirst().dropLast())
    switch Role(label: label, isLevel: true) {
    // "(required)" says no more than the words do.
    case .advice(let strength)?, .level(let strength)?: return strength == .do ? nil : (.advice(strength), rest)
    case .sample(let strength)?: return (.advice(strength), rest)
    case .fault?, .check?, .example?, .silent?, nil: return nil
    }
  }

  /// Where in the bytes of a text that opens with a mark or a label another begins: "❌ Add a shadow ✅ Add a border", 「NG：… → OK：…」.
  static func turns(in text: String) -> [Int] {
    let labels = text.indices.filter { text[$0].isOne(of: "→⇒➡／/|\u{3000}") }.compactMap { turn -> Int? in
      let rest = text[text.index(after: turn)...].drop(while: \.isWhitespace)
      return opening(of: String(rest.prefix(200))) == nil ? nil : text.utf8.count - rest.utf8.count
    }
    return Mark.places(in: text) + labels
  }

  /// "Don't: …", "Wrong – …", 「悪い例→…」, 「【NG】…」, "[Bad] …": what may be a label, and where it ends.
  private static func openingLabel(_ head: Substring) -> (words: Substring, end: String.Index)? {
    if let open = head.first, let closing = brackets[open], let close = head.firstIndex(of: closing) {
      return (head[..<close].dropFirst(), head.index(after: close))
    }
    // "Rule 1. Labels …", "Don't 2: …"
    let word = head.prefix(while: \.isLetter)
    let number = head[word.endIndex...].drop(while: \.isWhitespace).prefix(while: \.isNumber)
    if !word.isEmpty, !number.isEmpty, number.endIndex < head.endIndex, head[number.endIndex].isOne(of: ".．:：)）"),
      Role(label: String(word)) != nil
    {
      return (word, head.index(after: number.endIndex))
    }
    guard
      let mark = head.indices.first(where: { index in
        if head[index].isOne(of: ":：→⇒➡\u{3000}") { return true }
        // A dash between spaces.
        return head[index].isOne(of: "-–—") && index > head.startIndex && head[head.index(before: index)] == " "
          && head[head.index(after: index)...].first == " "
      })
    else { return nil }
    return (head[..<mark], head.index(after: mark))
  }

  /// "Before: …" and "After: …", in lines below each other: what is to be avoided, and its cure.
  static func corrections(_ lines: [String]) -> [Role?] {
    let words = lines.map { openingLabel($0.prefix(40)).map { Self.words($0.words) } ?? "" }
    guard words.count > 1, let pair = pairs.first(where: { words.contains($0.before) && words.contains($0.after) }) else {
      return lines.map { _ in nil }
    }
    return words.map { $0 == pair.before ? .fault : $0 == pair.after ? .check : nil }
  }

  /// Without the label that opens it.
  static func withoutLabel(_ text: String) -> Substring {
    openingLabel(text.prefix(40)).map { text[$0.end...].trimmingSpace } ?? text[...]
  }

  private static let brackets: [Character: Character] = [
    "[": "]", "【": "】", "［": "］", "(": ")", "（": "）", "〔": "〕", "<": ">", "＜": "＞",
  ]
}
