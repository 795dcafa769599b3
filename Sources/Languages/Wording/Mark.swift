import Guidelines

/// Marks by which pages say what is right and what is wrong: emoji, circles and crosses, boxes to tick, and the names that wikis and chats have for them.
package enum Mark: Hashable, Sendable {
  case right, wrong
  /// Right with care: △.
  case doubtful
  /// ⚠️: among the others it says what is doubtful; alone it only asks for attention.
  case warning
  /// To be ticked off: [ ], ☐.
  case box

  /// How what stands behind the mark binds; nil where the mark says nothing of that.
  package var strength: Strength? {
    switch self {
    case .right: .do
    case .wrong: .avoid
    case .doubtful: .consider
    case .warning, .box: nil
    }
  }

  /// A mark that stands apart at the beginning of a text, and what follows it: "✅ Use …", "× …", "(error) …", ":x: …", "[ ] …".
  package static func opening(of text: Substring) -> (mark: Mark, rest: Substring)? {
    let text = text.drop(while: { $0.isWhitespace })
    guard let first = text.unicodeScalars.first else { return nil }
    if let mark = signs[first.value] {
      let after = text.unicodeScalars.dropFirst().drop { modifiers.contains($0.value) }
      // Circles and crosses are also blanks to be filled in (○○前) and signs (×2).
      guard first.properties.isEmojiPresentation || endsMark(after.first) else { return nil }
      return (mark, behind(Substring(after)))
    }
    guard first.isASCII, let close = closing[first.value],
      let end = text.dropFirst().prefix(longestName + 1).firstIndex(where: { $0 == close }),
      let mark = named(text[..<end].dropFirst(), in: text.first ?? " ")
    else { return nil }
    let after = text[text.index(after: end)...]
    return endsMark(after.unicodeScalars.first) ? (mark, behind(after)) : nil
  }

  /// The same at the end of a text: "Use red ❌", 「線を重ねる ×」; and not a sign that the text speaks of ("Reply with ✅").
  package static func closing(of text: Substring) -> (mark: Mark, rest: Substring)? {
    let signed = text.trimmingSpace.unicodeScalars
    let bare = signed[..<(signed.lastIndex { !modifiers.contains($0.value) }.map(signed.index(after:)) ?? signed.startIndex)]
    guard let last = bare.last, let mark = signs[last.value] else { return nil }
    let before = Substring(bare.dropLast())
    let rest = before.trimmingSuffix { $0.isWhitespace }
    guard last.properties.isEmojiPresentation || rest.endIndex < before.endIndex, let end = rest.last, !end.isNumber,
      !end.isOne(of: "はがをにとのもで「\"“(（:："), !speaking.contains(rest.split { $0.isWhitespace }.last?.lowercased() ?? "")
    else { return nil }
    return (mark, rest)
  }

  /// Where in the bytes of a text other marks stand apart than the one that may open it.
  package static func places(in text: String) -> [Int] {
    guard text.unicodeScalars.contains(where: { signs[$0.value] != nil }) else { return [] }
    return text.indices.dropFirst().filter {
      text[text.index(before: $0)].isWhitespace && text[$0].unicodeScalars.first.map { signs[$0.value] != nil } ?? false
        && opening(of: text[$0...]).map { !$0.rest.isEmpty } ?? false
    }.map { text.utf8.distance(from: text.startIndex, to: $0) }
  }

  /// Words that name a sign behind them.
  private static let speaking: Set<String> = [
    "with", "a", "an", "the", "by", "as", "use", "show", "add", "of", "or", "and", "to", "like", "from", "in", "tap",
  ]

  /// The sign that a picture shows, by its alternative text: `(tick)`, `:cross_mark:`, "✅", "check mark".
  package static func sign(ofPicture alternative: String) -> String? {
    guard alternative.utf8.count <= 40 else { return nil }
    if let (mark, rest) = opening(of: alternative[...]) { return rest.isEmpty ? mark.sign : nil }
    let name = alternative.lowercased().replacing(text: " ", by: "_")
    return pictures.contains(name) ? names[name]?.sign : nil
  }

  /// As text that `opening` reads.
  package var sign: String {
    switch self {
    case .right: "✅"
    case .wrong: "❌"
    case .doubtful: "△"
    case .warning: "⚠️"
    case .box: "☐"
    }
  }

  package static func isSign(_ scalar: Unicode.Scalar) -> Bool { signs[scalar.value] != nil || modifiers.contains(scalar.value) }

  private static func endsMark(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.properties.isWhitespace || Character($0).isOne(of: ":：「『“\"") } ?? true
  }

  private static func behind(_ text: Substring) -> Substring { text.drop { $0.isWhitespace || $0 == ":" || $0 == "：" } }

  private static func named(_ name: Substring, in bracket: Character) -> Mark? {
    if bracket == "[" {
      return ["", " ", "x", "X", "　"].contains(name) ? .box : name == "+" ? .right : name == "-" ? .wrong : nil
    }
    if bracket == "(", let short = short[String(name)] { return short }
    return names[name.lowercased().replacing(text: "-", by: "_").replacing(text: " ", by: "_")]
  }

  /// Variation selectors and joiners.
  private static let modifiers: Set<UInt32> = [0xFE0E, 0xFE0F, 0x200D]
  private static let signs: [UInt32: Mark] = {
    let rows: [(Mark, String)] = [
      (.right, "✅✔✓☑⭕◯○〇◎👍🙆👌🟢"), (.wrong, "❌✗✘✕✖❎×⛔🚫👎🙅🔴☒"), (.doubtful, "△▲🟡🔶🔺"), (.warning, "⚠"), (.box, "☐□"),
    ]
    var signs: [UInt32: Mark] = [:]
    for (mark, characters) in rows {
      for scalar in characters.unicodeScalars where !modifiers.contains(scalar.value) { signs[scalar.value] = mark }
    }
    return signs
  }()

  private static let closing: [UInt32: Character] = [0x28: ")", 0x3A: ":", 0x5B: "]"]
  /// What Confluence has between brackets.
  private static let short: [String: Mark] = ["/": .right, "x": .wrong, "+": .right, "-": .wrong, "!": .warning, "?": .doubtful]
  /// Names of emoji, as chats and wikis spell them.
  private static let names: [String: Mark] = [
    "tick": .right, "check": .right, "check_mark": .right, "white_check_mark": .right, "heavy_check_mark": .right,
    "ballot_box_with_check": .right, "thumbsup": .right, "thumbs_up": .right, "+1": .right, "green_circle": .right,
    "error": .wrong, "cross": .wrong, "x": .wrong, "cross_mark": .wrong, "negative_squared_cross_mark": .wrong,
    "no_entry": .wrong, "no_entry_sign": .wrong, "prohibited": .wrong, "thumbsdown": .wrong, "thumbs_down": .wrong, "-1": .wrong,
    "red_circle": .wrong, "チェック": .right, "エラー": .wrong, "警告": .warning, "warning": .warning, "question": .doubtful,
  ]
  /// Those that no other picture is called by.
  private static let pictures: Set<String> = [
    "tick", "check_mark", "white_check_mark", "heavy_check_mark", "cross_mark", "no_entry", "no_entry_sign", "thumbs_up",
    "thumbs_down",
  ]
  private static let longestName = names.keys.map { $0.count }.max() ?? 0
}
