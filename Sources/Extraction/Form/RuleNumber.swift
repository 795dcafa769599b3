import Languages

/// What a guide numbers or marks its rules with, before their words: "SG0001: Avoid …", "[A11Y-01] Provide …", "Rule 5. Don't …", "1.2 Use …", "❌ Use …".
enum RuleNumber {
  /// A heading, or an item, without it.
  static func dropped(from text: String) -> String {
    let text = String(Mark.opening(of: text[...])?.rest ?? text[...])
    let rest = code(text) ?? TitleWording.withoutChapter(text) ?? letter(text) ?? text[...]
    return String(rest.drop { $0.isNumber || $0.isWhitespace || marks.contains($0) })
  }

  /// Whether a text is such a number and nothing else ("1-1.", "Rule 5.", 「方針2.」).
  static func isAlone(_ text: String) -> Bool {
    text.utf8.count <= 24 && text.contains(where: \.isNumber) && dropped(from: text).isEmpty
  }

  /// What follows capitals and digits that a mark closes; nil where the text opens otherwise ("iOS 17: …", "4K video …").
  private static func code(_ text: String) -> Substring? {
    let isBracketed = text.first == "["
    let open = text.dropFirst(isBracketed ? 1 : 0)
    let code = open.prefix { $0.isASCII && ($0.isUppercase || $0.isNumber || $0.isOne(of: "-_.")) }
    guard (2...16).contains(code.count), code.contains(where: \.isNumber), code.contains(where: \.isUppercase) else { return nil }
    let rest = open.dropFirst(code.count)
    if isBracketed { return rest.first == "]" ? rest.dropFirst() : nil }
    if code.last == ".", rest.first == " " { return rest }
    let mark = rest.drop { $0 == " " }
    guard let first = mark.first, first.isOne(of: ":：)）–—") || first == "-" && mark.startIndex > rest.startIndex else {
      return nil
    }
    return mark.dropFirst()
  }

  /// "B. Use …"
  private static func letter(_ text: String) -> Substring? {
    guard let first = text.first, first.isASCII, first.isUppercase, text.dropFirst().hasPrefix(anyOf: [". ", ") "]) else {
      return nil
    }
    return text.dropFirst(2)
  }

  private static let marks: Set<Character> = [".", ":", "：", "．", ")", "）", "–", "—", "-"]
}
