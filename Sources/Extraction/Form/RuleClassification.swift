import Guidelines
import Languages

/// Classification of a sentence as a rule, with the rule's strength, in the context of the page and the labels above the
/// sentence.
///
/// This is the only place that decides how a rule binds. The evidence, strongest first: a prohibition in the sentence itself
/// ("Never …", 〜しない); the mark or label with which the sentence begins; the label of its row or column or above its list, or the
/// heading above, of which the walker passes the nearest; finally the verb of the sentence.
struct RuleClassification: Hashable {
  var strength: Strength
  /// Indicates whether the rule is inferred from its wording alone, without a mark on the page.
  var isInferred: Bool
  /// Indicates whether mark and wording contradict each other, such as a prohibition under ✅ or a demand under ❌.
  var isDoubtful = false

  /// Classifies a sentence. The result is `nil` for sentences that state no rule: descriptions, questions, examples, references,
  /// and sample texts.
  /// - Parameters:
  ///   - ownMeaning: Meaning of the sentence's own mark or label, if it was already removed.
  ///   - contextMeaning: Meaning of the label above the sentence.
  ///   - isItem: Indicates whether the sentence begins a list item or a cell. Below a label, an item is a rule in whatever form.
  ///   - includesWeakStatements: Indicates whether sentences that may be mere descriptions count.
  init?(
    _ sentence: String, ownMeaning: LabelMeaning? = nil, meaning contextMeaning: LabelMeaning?, isItem: Bool,
    includesWeakStatements: Bool, language: Language
  ) {
    var meaning = contextMeaning
    var ownMeaning = ownMeaning
    var remainingText = sentence[...]
    if meaning == nil, ownMeaning == nil, Self.isAboutQuotation(sentence) { return nil }
    // A tilde begins a pattern to be filled in, such as 「～てください（問題点を話してください。）」.
    if let first = sentence.first, first.isOne(of: "～〜") { return nil }
    if ownMeaning == nil, let (opening, rest) = LabelMeaning.opening(of: sentence) {
      (ownMeaning, remainingText) = (opening, rest)
    }
    if let ownMeaning, ownMeaning != .checklist || meaning != .nonguidance && meaning != .example { meaning = ownMeaning }
    if Self.isDatedEntry(remainingText) || remainingText.lowercased().hasPrefix(anyOf: ["tbd", "todo", "fixme"]) { return nil }
    if Self.isCaption(remainingText) { return nil }
    // "No: smooth the gaps" may forbid something or answer a question.
    if ownMeaning == nil, remainingText.lowercased().hasPrefix(anyOf: ["no: ", "いいえ："]) { return nil }
    let rules = Languages.profile(ofSentence: String(remainingText), onPageIn: language)
    let bare = Self.removingPrefix(remainingText, rules.language)
    guard meaning != .nonguidance, meaning != .example, !Self.isQuoted(bare), bare.contains(where: \.isLetter) else { return nil }
    if Self.isQuestion(bare) || meaning == .checklist && bare.hasSuffix(anyOf: ["か", "か。"]) {
      guard meaning == .checklist, isItem, let isFault = rules.guidance.asksForFault(bare) else { return nil }
      (strength, isInferred) = (isFault ? .avoid : .do, true)
      return
    }
    if ownMeaning == nil, rules.guidance.isAboutThePage(bare) { return nil }
    var modality = rules.grammar.modality(bare)
    // In 「黒を使わない：灰色を基本にする」, the command before the colon determines the strength.
    let leadingClause = bare.prefix(while: { !$0.isOne(of: ":：。") })
    let clauseModality =
      leadingClause.endIndex < bare.endIndex && bare[leadingClause.endIndex] != "。"
      ? rules.grammar.modality(String(leadingClause)) : .descriptive
    let isClauseStrong = clauseModality == .directive
    // For example, 「定数は小文字で書きます: true、false」.
    if modality == .descriptive, clauseModality == .weak { modality = .weak }
    let wordingStrength = rules.grammar.strength(isClauseStrong ? String(leadingClause) : bare)
    // Under a label for things to avoid, "Use one typeface instead." states the alternative.
    if ownMeaning == nil, meaning?.strength == .avoid {
      if Self.isAlternative(bare) || meaning == .fault && bare.lowercased().contains(anyOf: rules.guidance.alternatives) {
        meaning = nil
      } else if wordingStrength == .consider, modality != .descriptive {
        // A sentence such as "Capitals are fine in names." states an exception.
        meaning = .requirementLevel(.consider)
      }
    }
    if meaning == .fault, !isItem { meaning = nil }
    switch meaning {
    case .fault:
      strength = .avoid
      isInferred = true
    case .checklist:
      guard isItem else { return nil }
      strength = wordingStrength
      isInferred = true
    case .requirementLevel(let strength):
      guard isItem || ownMeaning != nil || modality != .descriptive else { return nil }
      self.strength = strength == .avoid || wordingStrength == .do ? strength : wordingStrength
      isInferred = false
    case .advice(let strength):
      guard isItem || modality != .descriptive else { return nil }
      self.strength = strength == .avoid ? .avoid : wordingStrength == .do ? strength : wordingStrength
      isInferred = false
      isDoubtful = Self.contradictsMark(bare, modality, wordingStrength, against: strength, rules.guidance)
    case .sample(let strength):
      // For example, 「集合写真の使い回し」.
      guard modality != .descriptive || isItem && rules.guidance.namesAction(bare) else { return nil }
      self.strength = strength == .avoid ? .avoid : wordingStrength
      isInferred = true
      isDoubtful = Self.contradictsMark(bare, modality, wordingStrength, against: strength, rules.guidance)
    case .example, .nonguidance, nil:
      switch modality {
      case .descriptive: return nil
      case .weak: if !includesWeakStatements { return nil }
      case .advisory, .directive: break
      }
      if remainingText.lowercased().hasPrefix(anyOf: rules.guidance.examplePrefixes) { return nil }
      self.strength = wordingStrength
      isInferred = true
    }
  }

  /// Returns `true` for a question, a quotation, a caption, or an entry with a date.
  static func isNonstatement(_ text: String) -> Bool {
    isQuestion(text) || isQuoted(text) || isDatedEntry(text[...]) || isCaption(text[...])
  }

  private static func contradictsMark(
    _ sentence: String, _ modality: Modality, _ wordingStrength: Strength, against mark: Strength,
    _ guidance: LanguageProfile.GuidancePatterns
  ) -> Bool {
    switch mark {
    case .do: wordingStrength == .avoid && modality != .descriptive
    case .avoid:
      wordingStrength == .do
        && (sentence.lowercased().replacing("’", with: "'").hasPrefix(anyOf: guidance.demandPrefixes)
          || sentence.trimmingSuffix { $0.isOne(of: "。．.!！") }.hasSuffix(anyOf: guidance.demandSuffixes))
    case .consider: false
    }
  }

  /// Removes bullets left in the text, a leading label ("Exception:", 「注釈：」), and a leading connector (ただし、).
  private static func removingPrefix(_ text: Substring, _ language: Language) -> String {
    var remaining = text.drop { $0.isWhitespace || $0.isOne(of: "・•-–—*※(（") }
    if let colon = remaining.prefix(while: { !$0.isOne(of: "。.、,") }).firstIndex(where: { $0.isOne(of: ":：") }) {
      let label = remaining[..<colon]
      let textAfterLabel = remaining[remaining.index(after: colon)...]
      // A long label followed by a command, as in "Errors and other urgent messages: Do not …".
      let isLong = label.hasCharacters(32) || label.split(separator: " ").count > 4
      if !label.hasCharacters(64), Modality(of: String(label), language: language) == .descriptive,
        textAfterLabel.first.map({ $0.isWhitespace || !$0.isASCII }) ?? false,
        !isLong
          || label.split(separator: " ").count <= 8
            && Modality(of: String(textAfterLabel.trimmingWhitespace), language: language) == .directive
      {
        remaining = textAfterLabel
      }
    }
    remaining = remaining.drop(while: \.isWhitespace)
    if remaining.prefix(12).contains(where: \.isNumber) { remaining = RuleNumber.removingNumber(from: String(remaining))[...] }
    for connector in language.profile.grammar.connectors where remaining.hasPrefix(text: connector) {
      return String(remaining.dropFirst(connector.count).drop { $0.isOne(of: "、,") || $0.isWhitespace })
    }
    return String(remaining)
  }

  /// Returns `true` for an entry about a past change, such as "12 Dec 2024: banned stacking", "2025-03-11 – added a column", or
  /// 「2025/01/16　最大幅を追加」.
  private static func isDatedEntry(_ text: Substring) -> Bool {
    let head = text.prefix(16)
    guard head.contains(where: \.isNumber), let year = head.firstRange(ofText: "20") ?? head.firstRange(ofText: "19") else {
      return false
    }
    let textAfterCentury = head[year.upperBound...]
    guard textAfterCentury.prefix(2).allSatisfy({ $0.isASCII && $0.isNumber }), textAfterCentury.count > 2 else { return false }
    let textAfterYear = textAfterCentury.dropFirst(2)
    let isFirst = year.lowerBound == text.startIndex
    return textAfterYear.first.map { isFirst ? $0.isOne(of: "-/.年") : $0.isOne(of: ":：–—") } ?? false
  }

  /// Returns `true` for a caption, such as "Table 1: …" or 「図2 …」.
  private static func isCaption(_ text: Substring) -> Bool {
    guard let name = ["表", "図", "Table ", "Figure ", "Fig. "].first(where: text.hasPrefix) else { return false }
    return text.dropFirst(name.count).first?.isNumber ?? false
  }

  /// Returns `true` for a sentence about the quotation with which it begins. If text follows the quotation without a space, as in
  /// Japanese, the sentence may say how to use it.
  private static func isAboutQuotation(_ text: String) -> Bool {
    guard let first = text.first, first.isOne(of: "\"“") else { return false }
    let textAfterQuotation = text.dropFirst().drop { !$0.isOne(of: "\"”") }.dropFirst().trimmingWhitespace
    return textAfterQuotation.first?.isASCII ?? true
  }

  private static func isAlternative(_ text: String) -> Bool {
    let bare = text.lowercased().trimmingSuffix { $0.isOne(of: ".!。") || $0.isWhitespace }
    return bare.hasPrefix(anyOf: alternativeOpenings) || bare.hasSuffix(anyOf: alternativeEndings)
  }

  private static let alternativeOpenings = Languages.all.flatMap(\.guidance.alternativePrefixes)
  private static let alternativeEndings = Languages.all.flatMap(\.guidance.alternativeSuffixes)

  private static func isQuestion(_ text: String) -> Bool {
    var bare = text.trimmingWhitespace.trimmingSuffix { $0.isOne(of: "\"”」*_。") || $0.isWhitespace }
    // Parentheses at the end explain, as in "Write them short (why?)".
    if let close = bare.last, close.isOne(of: "）)"), let open = bare.lastIndex(where: { $0.isOne(of: "（(") }),
      open > bare.startIndex
    {
      bare = bare[..<open]
    }
    guard let last = bare.trimmingSuffix(while: { $0.isOne(of: "\"”」）)*_。") || $0.isWhitespace }).last else { return true }
    return last.isOne(of: "?？") || text.hasSuffix(anyOf: ["ですか。", "ますか。", "でしょうか。", "ないか。"])
  }

  /// Returns `true` for a sample text, which consists of nothing but a quotation.
  private static func isQuoted(_ text: String) -> Bool {
    let bare = text.trimmingWhitespace.trimmingSuffix { $0.isOne(of: "。.、,") || $0.isWhitespace }
    guard let first = bare.first, let last = bare.last else { return true }
    guard first.isOne(of: "「『\"“‘'"), last.isOne(of: "」』\"”’'") else { return false }
    return !bare.dropFirst().dropLast().contains { $0 == first || $0 == last }
  }
}
