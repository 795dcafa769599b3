import Guidelines

/// A mark that says what is right or wrong: an emoji, a circle or cross, a checkbox, or the name that a wiki or chat uses for
/// one.
package enum StrengthMark: Hashable, Sendable {
  case right, wrong
  /// Right with reservations: △.
  case doubtful
  /// A warning sign (⚠️). Among other marks it means doubtful; alone it only draws attention.
  case warning
  /// A checkbox: [ ], ☐.
  case checkbox

  /// Strength of the text after the mark, or `nil` if the mark does not imply one.
  package var strength: Strength? {
    switch self {
    case .right: .do
    case .wrong: .avoid
    case .doubtful: .consider
    case .warning, .checkbox: nil
    }
  }

  /// Returns the mark that is separated from the text after it, and the remaining text: "✅ Use …", "× …", "(error) …", ":x: …",
  /// "[ ] …".
  package static func leadingMark(of text: Substring) -> (mark: StrengthMark, rest: Substring)? {
    let text = text.drop(while: { $0.isWhitespace })
    guard let first = text.unicodeScalars.first else { return nil }
    if let mark = marksByScalar[first.value] {
      let after = text.unicodeScalars.dropFirst().drop { modifiers.contains($0.value) }
      // Circles and crosses are also placeholders (○○前) and multiplication signs (×2).
      guard first.properties.isEmojiPresentation || endsMark(after.first) else { return nil }
      return (mark, textAfterMark(Substring(after)))
    }
    guard first.isASCII, let close = closingBrackets[first.value],
      let end = text.dropFirst().prefix(maxNameLength + 1).firstIndex(where: { $0 == close }),
      let mark = namedMark(text[..<end].dropFirst(), inBracket: text.first ?? " ")
    else { return nil }
    let after = text[text.index(after: end)...]
    return endsMark(after.unicodeScalars.first) ? (mark, textAfterMark(after)) : nil
  }

  /// Returns the mark at the end of a text, and the text before it: "Use red ❌", 「線を重ねる ×」. Ignores a mark that the text
  /// mentions ("Reply with ✅").
  package static func trailingMark(of text: Substring) -> (mark: StrengthMark, rest: Substring)? {
    let trimmed = text.trimmingWhitespace.unicodeScalars
    let unmodified = trimmed[
      ..<(trimmed.lastIndex { !modifiers.contains($0.value) }.map(trimmed.index(after:)) ?? trimmed.startIndex)]
    guard let last = unmodified.last, let mark = marksByScalar[last.value] else { return nil }
    let before = Substring(unmodified.dropLast())
    let rest = before.trimmingSuffix { $0.isWhitespace }
    guard last.properties.isEmojiPresentation || rest.endIndex < before.endIndex, let end = rest.last, !end.isNumber,
      !end.isOne(of: "はがをにとのもで「\"“(（:："), !mentionWords.contains(rest.split { $0.isWhitespace }.last?.lowercased() ?? "")
    else { return nil }
    return (mark, rest)
  }

  /// UTF-8 offsets of marks that are separated from the text around them, except one at the beginning.
  package static func innerMarkOffsets(in text: String) -> [Int] {
    guard text.unicodeScalars.contains(where: { marksByScalar[$0.value] != nil }) else { return [] }
    return text.indices.dropFirst().filter {
      text[text.index(before: $0)].isWhitespace && text[$0].unicodeScalars.first.map { marksByScalar[$0.value] != nil } ?? false
        && leadingMark(of: text[$0...]).map { !$0.rest.isEmpty } ?? false
    }.map { text.utf8.distance(from: text.startIndex, to: $0) }
  }

  /// Words after which a mark is mentioned and not applied.
  private static let mentionWords: Set<String> = [
    "with", "a", "an", "the", "by", "as", "use", "show", "add", "of", "or", "and", "to", "like", "from", "in", "tap",
  ]

  /// Returns the symbol of the mark that an image shows, by its alternative text: `(tick)`, `:cross_mark:`, "✅", "check mark".
  package static func symbol(forAltText altText: String) -> String? {
    guard altText.utf8.count <= 40 else { return nil }
    if let (mark, rest) = leadingMark(of: altText[...]) { return rest.isEmpty ? mark.symbol : nil }
    let name = altText.lowercased().replacing(text: " ", by: "_")
    return altTextNames.contains(name) ? names[name]?.symbol : nil
  }

  /// Character of the mark, which `leadingMark(of:)` reads.
  package var symbol: String {
    switch self {
    case .right: "✅"
    case .wrong: "❌"
    case .doubtful: "△"
    case .warning: "⚠️"
    case .checkbox: "☐"
    }
  }

  package static func isMarkScalar(_ scalar: Unicode.Scalar) -> Bool {
    marksByScalar[scalar.value] != nil || modifiers.contains(scalar.value)
  }

  private static func endsMark(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.properties.isWhitespace || Character($0).isOne(of: ":：「『“\"") } ?? true
  }

  private static func textAfterMark(_ text: Substring) -> Substring { text.drop { $0.isWhitespace || $0 == ":" || $0 == "：" } }

  private static func namedMark(_ name: Substring, inBracket bracket: Character) -> StrengthMark? {
    if bracket == "[" {
      return ["", " ", "x", "X", "　"].contains(name) ? .checkbox : name == "+" ? .right : name == "-" ? .wrong : nil
    }
    if bracket == "(", let short = confluenceNames[String(name)] { return short }
    return names[name.lowercased().replacing(text: "-", by: "_").replacing(text: " ", by: "_")]
  }

  /// Variation selectors and joiners.
  private static let modifiers: Set<UInt32> = [0xFE0E, 0xFE0F, 0x200D]
  private static let marksByScalar: [UInt32: StrengthMark] = {
    let rows: [(StrengthMark, String)] = [
      (.right, "✅✔✓☑⭕◯○〇◎👍🙆👌🟢"), (.wrong, "❌✗✘✕✖❎×⛔🚫👎🙅🔴☒"), (.doubtful, "△▲🟡🔶🔺"), (.warning, "⚠"), (.checkbox, "☐□"),
    ]
    var signs: [UInt32: StrengthMark] = [:]
    for (mark, characters) in rows {
      for scalar in characters.unicodeScalars where !modifiers.contains(scalar.value) { signs[scalar.value] = mark }
    }
    return signs
  }()

  private static let closingBrackets: [UInt32: Character] = [0x28: ")", 0x3A: ":", 0x5B: "]"]
  /// Confluence's names of emoticons in parentheses.
  private static let confluenceNames: [String: StrengthMark] = [
    "/": .right, "x": .wrong, "+": .right, "-": .wrong, "!": .warning, "?": .doubtful,
  ]
  /// Names of emoji in chats and wikis.
  private static let names: [String: StrengthMark] = [
    "tick": .right, "check": .right, "check_mark": .right, "white_check_mark": .right, "heavy_check_mark": .right,
    "ballot_box_with_check": .right, "thumbsup": .right, "thumbs_up": .right, "+1": .right, "green_circle": .right,
    "error": .wrong, "cross": .wrong, "x": .wrong, "cross_mark": .wrong, "negative_squared_cross_mark": .wrong,
    "no_entry": .wrong, "no_entry_sign": .wrong, "prohibited": .wrong, "thumbsdown": .wrong, "thumbs_down": .wrong, "-1": .wrong,
    "red_circle": .wrong, "チェック": .right, "エラー": .wrong, "警告": .warning, "warning": .warning, "question": .doubtful,
  ]
  /// The subset of these names that are unambiguous as alternative texts.
  private static let altTextNames: Set<String> = [
    "tick", "check_mark", "white_check_mark", "heavy_check_mark", "cross_mark", "no_entry", "no_entry_sign", "thumbs_up",
    "thumbs_down",
  ]
  private static let maxNameLength = names.keys.map { $0.count }.max() ?? 0
}
