import Languages

/// Numbers and marks before the wording of rules, as in "SG0001: Avoid …", "[A11Y-01] Provide …", "Rule 5. Don't …", "1.2 Use …",
/// or "❌ Use …".
enum RuleNumber {
  /// Removes the number from a heading or list item.
  static func removingNumber(from text: String) -> String {
    let text = String(StrengthMark.leadingMark(of: text[...])?.rest ?? text[...])
    let textAfterNumber =
      textAfterCode(text) ?? TitleNormalizer.textAfterChapterNumber(text) ?? textAfterLetter(text) ?? text[...]
    return String(textAfterNumber.drop { $0.isNumber || $0.isWhitespace || separators.contains($0) })
  }

  /// Returns `true` if the text consists of nothing but a number, such as "1-1.", "Rule 5.", or 「方針2.」.
  static func isOnlyNumber(_ text: String) -> Bool {
    text.utf8.count <= 24 && text.contains(where: \.isNumber) && removingNumber(from: text).isEmpty
  }

  /// Returns the text after a code of capital letters and digits that ends with a separator, or `nil` if there is none, as in
  /// "iOS 17: …" or "4K video …".
  private static func textAfterCode(_ text: String) -> Substring? {
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

  /// Returns the text after a single letter, as in "B. Use …".
  private static func textAfterLetter(_ text: String) -> Substring? {
    guard let first = text.first, first.isASCII, first.isUppercase, text.dropFirst().hasPrefix(anyOf: [". ", ") "]) else {
      return nil
    }
    return text.dropFirst(2)
  }

  private static let separators: Set<Character> = [".", ":", "：", "．", ")", "）", "–", "—", "-"]
}
