import Guidelines
import Languages

/// What a sentence advises, read in the light of the page and of the words above it.
struct Advice: Hashable {
  var strength: Strength
  /// Whether only the wording says so, and no mark of the page.
  var isGuessed: Bool

  /// nil for a sentence that is no advice: descriptions, questions, examples, pointers, sample texts.
  /// - Parameters:
  ///   - isItem: whether it is all that an item of a list, or a cell, opens with: below a label that is a statement in whatever form.
  ///   - acceptsWeak: whether a sentence that may describe as well counts.
  init?(_ sentence: String, role: Role?, isItem: Bool, acceptsWeak: Bool, language: Language) {
    var role = role
    var text = sentence[...]
    if role == nil, Self.speaksOfQuotation(sentence) { return nil }
    // 「～てください（問題点を話してください。）」: a pattern to be filled in.
    if let first = sentence.first, first.isOne(of: "～〜") { return nil }
    if let marked = Role.mark(of: sentence) {
      role = marked.role
      text = marked.rest
    }
    if Self.isDated(text) || text.lowercased().hasPrefix(anyOf: ["tbd", "todo", "fixme"]) { return nil }
    if Self.isCaption(text) { return nil }
    // Tasks to be ticked off are no rules.
    if text.hasPrefix(text: "[ ]") || text.lowercased().hasPrefix(text: "[x]") || text.hasPrefix(text: "☐") { return nil }
    let bare = Self.withoutOpening(text, language)
    guard role != .silent, role != .example, !Self.isQuestion(bare), !Self.isQuoted(bare), bare.contains(where: \.isLetter) else {
      return nil
    }
    var mood = Mood(of: bare, language: language)
    // 「黒を使わない：灰色を基本にする」: the command before the colon binds.
    let command = bare.prefix(while: { !$0.isOne(of: ":：。") })
    let commanded =
      command.endIndex < bare.endIndex && bare[command.endIndex] != "。" ? Mood(of: String(command), language: language) : .none
    let leads = commanded == .strong
    // 「定数は小文字で書きます: true、false」
    if mood == .none, commanded == .weak { mood = .weak }
    let own = Strength(headline: leads ? String(command) : bare, language: language)
    // "Use one typeface instead.": below what not to do, what to do.
    if role?.strength == .avoid, Self.isAlternative(bare) { role = nil }
    if role == .fault, !isItem { role = nil }
    switch role {
    case .fault:
      strength = .avoid
      isGuessed = true
    case .advice(let strength):
      guard isItem || mood != .none else { return nil }
      self.strength = strength == .avoid ? .avoid : own == .do ? strength : own
      isGuessed = false
    case .sample(let strength):
      guard mood != .none else { return nil }
      self.strength = strength == .avoid ? .avoid : own
      isGuessed = true
    case .example, .silent, nil:
      switch mood {
      case .none: return nil
      case .weak: if !acceptsWeak { return nil }
      case .advising, .strong: break
      }
      if text.lowercased().hasPrefix(anyOf: language.rules.guidance.illustrations) { return nil }
      self.strength = own
      isGuessed = true
    }
  }

  /// Without bullets that text has kept, a label ("Exception:", 「注釈：」) and a connector (ただし、).
  private static func withoutOpening(_ text: Substring, _ language: Language) -> String {
    var rest = text.drop { $0.isWhitespace || $0.isOne(of: "・•-–—*※(（") }
    if let colon = rest.prefix(while: { !$0.isOne(of: "。.、,") }).firstIndex(where: { $0.isOne(of: ":：") }) {
      let label = rest[..<colon]
      let after = rest[rest.index(after: colon)...]
      // "Errors and other urgent messages: Do not …"
      let isLong = label.hasCharacters(32) || label.split(separator: " ").count > 4
      if !label.hasCharacters(64), Mood(of: String(label), language: language) == .none,
        after.first.map({ $0.isWhitespace || !$0.isASCII }) ?? false,
        !isLong || label.split(separator: " ").count <= 8 && Mood(of: String(after.trimmingSpace), language: language) == .strong
      {
        rest = after
      }
    }
    rest = rest.drop(while: \.isWhitespace)
    if rest.prefix(12).contains(where: \.isNumber) { rest = RuleNumber.dropped(from: String(rest))[...] }
    for connector in language.rules.sentences.connectors where rest.hasPrefix(text: connector) {
      return String(rest.dropFirst(connector.count).drop { $0.isOne(of: "、,") || $0.isWhitespace })
    }
    return String(rest)
  }

  /// "12 Dec 2024: banned stacking", "2025-03-11 – added a column", 「2025/01/16　最大幅を追加」: what was done.
  private static func isDated(_ text: Substring) -> Bool {
    let head = text.prefix(16)
    guard head.contains(where: \.isNumber), let year = head.firstRange(ofText: "20") ?? head.firstRange(ofText: "19") else {
      return false
    }
    let behind = head[year.upperBound...]
    guard behind.prefix(2).allSatisfy({ $0.isASCII && $0.isNumber }), behind.count > 2 else { return false }
    let next = behind.dropFirst(2)
    let isFirst = year.lowerBound == text.startIndex
    return next.first.map { isFirst ? $0.isOne(of: "-/.年") : $0.isOne(of: ":：–—") } ?? false
  }

  /// "Table 1: …", 「図2 …」
  private static func isCaption(_ text: Substring) -> Bool {
    guard let name = ["表", "図", "Table ", "Figure ", "Fig. "].first(where: text.hasPrefix) else { return false }
    return text.dropFirst(name.count).first?.isNumber ?? false
  }

  /// What opens with a quotation speaks of it; what follows it without a space, as in Japanese, may say how to use it.
  private static func speaksOfQuotation(_ text: String) -> Bool {
    guard let first = text.first, first.isOne(of: "\"“") else { return false }
    let rest = text.dropFirst().drop { !$0.isOne(of: "\"”") }.dropFirst().trimmingSpace
    return rest.first?.isASCII ?? true
  }

  private static func isAlternative(_ text: String) -> Bool {
    let bare = text.lowercased().trimmingSuffix { $0.isOne(of: ".!。") || $0.isWhitespace }
    return bare.hasPrefix(anyOf: alternativeOpenings) || bare.hasSuffix(anyOf: alternativeEndings)
  }

  private static let alternativeOpenings = Languages.all.flatMap(\.guidance.alternativeOpenings)
  private static let alternativeEndings = Languages.all.flatMap(\.guidance.alternativeEndings)

  private static func isQuestion(_ text: String) -> Bool {
    var bare = text.trimmingSpace.trimmingSuffix { $0.isOne(of: "\"”」*_。") || $0.isWhitespace }
    // "Write them short (why?)": what stands in brackets at the end explains.
    if let close = bare.last, close.isOne(of: "）)"), let open = bare.lastIndex(where: { $0.isOne(of: "（(") }),
      open > bare.startIndex
    {
      bare = bare[..<open]
    }
    guard let last = bare.trimmingSuffix(while: { $0.isOne(of: "\"”」）)*_。") || $0.isWhitespace }).last else { return true }
    return last.isOne(of: "?？") || text.hasSuffix(anyOf: ["ですか。", "ますか。", "でしょうか。", "ないか。"])
  }

  /// A sample text: nothing stands outside its quotation marks.
  private static func isQuoted(_ text: String) -> Bool {
    let bare = text.trimmingSpace.trimmingSuffix { $0.isOne(of: "。.、,") || $0.isWhitespace }
    guard let first = bare.first, let last = bare.last else { return true }
    guard first.isOne(of: "「『\"“‘'"), last.isOne(of: "」』\"”’'") else { return false }
    return !bare.dropFirst().dropLast().contains { $0 == first || $0 == last }
  }
}
