import Guidelines
import Languages

/// What a sentence advises, read in the light of the page and of the words above it.
///
/// The one place that decides how a rule binds. What speaks, the strongest first: the sentence's own refusal ("Never …", 〜しない); the mark or label that it
/// opens with; its row's, its column's, the label above its list, the heading above that (as the walker hands down the nearest); last, what its verb says.
struct Advice: Hashable {
  var strength: Strength
  /// Whether only the wording says so, and no mark of the page.
  var isGuessed: Bool
  /// Whether mark and words speak against each other: a refusal under ✅, a demand under ❌.
  var isDoubtful = false

  /// nil for a sentence that is no advice: descriptions, questions, examples, pointers, sample texts.
  /// - Parameters:
  ///   - own: what the sentence's own mark or label makes of it, if that was taken off.
  ///   - role: what stands above it says.
  ///   - isItem: whether it is all that an item of a list, or a cell, opens with: below a label that is a statement in whatever form.
  ///   - acceptsWeak: whether a sentence that may describe as well counts.
  init?(_ sentence: String, own: Role? = nil, role above: Role?, isItem: Bool, acceptsWeak: Bool, language: Language) {
    var role = above
    var own = own
    var text = sentence[...]
    if role == nil, own == nil, Self.speaksOfQuotation(sentence) { return nil }
    // 「～てください（問題点を話してください。）」: a pattern to be filled in.
    if let first = sentence.first, first.isOne(of: "～〜") { return nil }
    if own == nil, let (opening, rest) = Role.opening(of: sentence) { (own, text) = (opening, rest) }
    if let own, own != .check || role != .silent && role != .example { role = own }
    if Self.isDated(text) || text.lowercased().hasPrefix(anyOf: ["tbd", "todo", "fixme"]) { return nil }
    if Self.isCaption(text) { return nil }
    // "No: smooth the gaps" forbids, or answers somebody's question.
    if own == nil, text.lowercased().hasPrefix(anyOf: ["no: ", "いいえ："]) { return nil }
    let rules = Languages.grammar(of: String(text), on: language)
    let bare = Self.withoutOpening(text, rules.language)
    guard role != .silent, role != .example, !Self.isQuoted(bare), bare.contains(where: \.isLetter) else { return nil }
    if Self.isQuestion(bare) || role == .check && bare.hasSuffix(anyOf: ["か", "か。"]) {
      guard role == .check, isItem, let isFault = rules.guidance.asksForFault(bare) else { return nil }
      (strength, isGuessed) = (isFault ? .avoid : .do, true)
      return
    }
    if own == nil, rules.guidance.speaksOfPage(bare) { return nil }
    var mood = rules.sentences.mood(bare)
    // 「黒を使わない：灰色を基本にする」: the command before the colon binds.
    let command = bare.prefix(while: { !$0.isOne(of: ":：。") })
    let commanded =
      command.endIndex < bare.endIndex && bare[command.endIndex] != "。" ? rules.sentences.mood(String(command)) : .none
    let leads = commanded == .strong
    // 「定数は小文字で書きます: true、false」
    if mood == .none, commanded == .weak { mood = .weak }
    let worded = rules.sentences.strength(leads ? String(command) : bare)
    // "Use one typeface instead.": below what not to do, what to do.
    if own == nil, role?.strength == .avoid {
      if Self.isAlternative(bare) || role == .fault && bare.lowercased().contains(anyOf: rules.guidance.cures) {
        role = nil
      } else if worded == .consider, mood != .none {
        // "Capitals are fine in names.": an exception.
        role = .level(.consider)
      }
    }
    if role == .fault, !isItem { role = nil }
    switch role {
    case .fault:
      strength = .avoid
      isGuessed = true
    case .check:
      guard isItem else { return nil }
      strength = worded
      isGuessed = true
    case .level(let strength):
      guard isItem || own != nil || mood != .none else { return nil }
      self.strength = strength == .avoid || worded == .do ? strength : worded
      isGuessed = false
    case .advice(let strength):
      guard isItem || mood != .none else { return nil }
      self.strength = strength == .avoid ? .avoid : worded == .do ? strength : worded
      isGuessed = false
      isDoubtful = Self.speaks(bare, mood, worded, against: strength, rules.guidance)
    case .sample(let strength):
      // 「集合写真の使い回し」
      guard mood != .none || isItem && rules.guidance.namesAct(bare) else { return nil }
      self.strength = strength == .avoid ? .avoid : worded
      isGuessed = true
      isDoubtful = Self.speaks(bare, mood, worded, against: strength, rules.guidance)
    case .example, .silent, nil:
      switch mood {
      case .none: return nil
      case .weak: if !acceptsWeak { return nil }
      case .advising, .strong: break
      }
      if text.lowercased().hasPrefix(anyOf: rules.guidance.illustrations) { return nil }
      self.strength = worded
      isGuessed = true
    }
  }

  /// A question, a quotation, a caption, what was done on a day.
  static func isNoStatement(_ text: String) -> Bool {
    isQuestion(text) || isQuoted(text) || isDated(text[...]) || isCaption(text[...])
  }

  private static func speaks(
    _ sentence: String, _ mood: Mood, _ worded: Strength, against mark: Strength, _ guidance: LanguageRules.Guidance
  ) -> Bool {
    switch mark {
    case .do: worded == .avoid && mood != .none
    case .avoid:
      worded == .do
        && (sentence.lowercased().replacing("’", with: "'").hasPrefix(anyOf: guidance.demandOpenings)
          || sentence.trimmingSuffix { $0.isOne(of: "。．.!！") }.hasSuffix(anyOf: guidance.demandEndings))
    case .consider: false
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
