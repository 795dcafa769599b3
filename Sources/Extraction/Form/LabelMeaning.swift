import Guidelines
import Languages

/// Meaning that a label above or before a statement gives to it. Examples of labels are "Don't", 悪い例, ✗, MUST NOT, "For example",
/// and "References".
enum LabelMeaning: Hashable {
  /// Statements are rules of this strength in whatever wording.
  case advice(Strength)
  /// Requirement level, such as MUST or 任意. Statements are rules of this strength, but a prohibition does not contradict it.
  case requirementLevel(Strength)
  /// Examples of what is right (`do`) or wrong (`avoid`). Actions are rules; pictures and sample texts are not.
  case sample(Strength)
  /// List of faults. Items are to be avoided in whatever wording; commands between lists are remedies.
  case fault
  /// Checklist. Every item is a rule, including descriptions and questions.
  case checklist
  /// Illustrating examples, which contain no rules.
  case example
  /// Sections about something other than guidance, which contain no rules.
  case nonguidance

  /// Classifies the text of a heading, header cell, label, or prefix before a colon. The result is `nil` if it is not a label.
  /// - Parameters:
  ///   - isTitle: Indicates whether the text is a heading or header cell, where a mark makes any few words a label.
  ///   - isLevel: Indicates whether requirement levels count, as before a colon or in a cell.
  init?(label: String, isTitle: Bool = false, isLevel: Bool = false) {
    guard label.utf8.count <= 120 else { return nil }
    let (mark, rest) = StrengthMark.leadingMark(of: label.trimmingWhitespace) ?? (nil, label.trimmingWhitespace)
    let words = Self.normalized(rest)
    guard !words.isEmpty else {
      guard let strength = mark?.strength else { return nil }
      self = .advice(strength)
      return
    }
    if isTitle, Self.coversBothSides(words) {
      return nil
    } else if let meaning = Self.resolvedMeaning(of: words, isTitle: isTitle, isLevel: isLevel) {
      self = meaning
    } else if isTitle, let strength = mark?.strength, words.utf8.count <= 40, !words.contains(where: { $0.isOne(of: "、。,") }),
      !Self.isCommand(words)
    {
      self = .advice(strength)
    } else if isTitle, words.removingParentheses.hasSuffix(anyOf: Self.forbiddingTitles) {
      self = .advice(.avoid)
    } else if Self.correctionPairs.contains(where: { words.hasPrefix($0.before) && words.hasSuffix($0.after) }) {
      // "Before / after" is a heading above corrections and sets no strength itself.
      return nil
    } else if words.hasPrefix(anyOf: Self.exampleOpenings) || words.hasSuffix(anyOf: Self.exampleEndings),
      isTitle || Self.isLabel(label.trimmingWhitespace, words)
    {
      self = words.contains(anyOf: Self.wrongWords) ? .sample(.avoid) : .example
    } else {
      return nil
    }
  }

  /// Returns the text of a label in lower case without marks, brackets, and final punctuation.
  static func normalized(_ label: Substring) -> String {
    let plain = String(String.UnicodeScalarView(label.lowercased().unicodeScalars.filter { !StrengthMark.isMarkScalar($0) }))
    return String(
      plain.replacing("’", with: "'").replacing("´", with: "'").drop { $0.isWhitespace || $0.isOne(of: "【[［（(「*") }.trimmingSuffix
      {
        $0.isWhitespace || $0.isOne(of: ":：.。!！】]］）)」*")
      })
  }

  /// Returns `true` if a title covers both right and wrong, such as "Good and bad examples" or 「推奨と非推奨」. Then only the wording of
  /// the statements below distinguishes them.
  static func coversBothSides(_ title: String) -> Bool {
    let words = Self.normalized(title[...])
    func side(_ half: Substring) -> Strength? {
      let half = String(half.trimmingWhitespace)
      return listedMeaning(of: half, isTitle: true, isLevel: false)?.strength
        ?? (half.contains(anyOf: advisingSections) ? .do : nil)
    }
    let joinerRanges = joiners.flatMap { joiner in words.ranges(of: joiner) }
    let leadingStrengths = Set(joinerRanges.compactMap { side(words[..<$0.lowerBound]) })
    return joinerRanges.contains { side(words[$0.upperBound...]).map { !leadingStrengths.subtracting([$0]).isEmpty } ?? false }
  }

  private static let joiners =
    ["/", "／", "・", "、", "&", "＆", " vs ", " vs. "]
    + Languages.all.flatMap { $0.platformPhrases.conjunctions }.map { $0.first?.isASCII == true ? " \($0) " : $0 }
  private static let advisingSections = guidance.flatMap(\.adviceSectionWords)

  /// Returns the meaning of a label according to the word lists and grammar of all languages. For a label in two languages, its
  /// halves are looked up.
  private static func resolvedMeaning(of words: String, isTitle: Bool, isLevel: Bool) -> LabelMeaning? {
    if let meaning = listedMeaning(of: words, isTitle: isTitle, isLevel: isLevel) { return meaning }
    // The name of a column may be followed by its verdict, as in "Do ok" or "Don't no".
    if isTitle, let space = words.lastIndex(of: " "),
      let meaning = listedMeaning(of: String(words[..<space]), isTitle: true, isLevel: false),
      let strength = meaning.strength, case let tail = String(words[words.index(after: space)...]),
      guidance.contains(where: { $0.cellVerdicts[tail] == strength }) || meaningsByLabel[tail]?.strength == strength
    {
      return meaning
    }
    // The verdict may be in parentheses, as in 「戻された画面（どれもNG）」.
    if isTitle, let open = words.lastIndex(where: { $0.isOne(of: "（(") }), open > words.startIndex {
      let parenthesized = words[words.index(after: open)...].trimmingSuffix { $0.isOne(of: "）)") || $0.isWhitespace }
      let bare =
        Self.quantifiers.first { parenthesized.hasPrefix($0) }.map { parenthesized.dropFirst($0.count).trimmingWhitespace }
        ?? parenthesized
      if bare.endIndex == parenthesized.endIndex, bare.startIndex > parenthesized.startIndex,
        let meaning = listedMeaning(of: String(bare), isTitle: true, isLevel: false)
      {
        return meaning
      }
    }
    // The label may follow a number, as in 「3枚目　禁止」 or "4: Don't".
    if isTitle, let gap = words.prefix(10).firstIndex(where: { $0.isOne(of: "\u{3000}:：)）–—") }),
      words[..<gap].contains(where: \.isNumber)
    {
      return resolvedMeaning(of: Self.normalized(words[words.index(after: gap)...]), isTitle: true, isLevel: isLevel)
    }
    guard let halves = BilingualHeading.halves(of: words) else { return nil }
    let halfMeanings = halves.map { listedMeaning(of: $0, isTitle: isTitle, isLevel: isLevel) }
    let knownMeanings = halfMeanings.compactMap(\.self)
    // In a title such as 「絶対に / Never」, one known half is enough.
    guard let meaning = knownMeanings.first, knownMeanings.allSatisfy({ $0.strength == meaning.strength }),
      knownMeanings.count == halfMeanings.count || isTitle && meaning.strength != nil
    else { return nil }
    return meaning
  }

  private static func listedMeaning(of words: String, isTitle: Bool, isLevel: Bool) -> LabelMeaning? {
    // For example, "We do" and "We don't".
    let words = words.hasPrefix("we ") ? String(words.dropFirst(3)) : words
    if let meaning = meaningsByLabel[words] ?? (isTitle ? meaningsByLabel[String(words.removingParentheses)] : nil) {
      return meaning
    }
    if isTitle, guidance.contains(where: { $0.exceptionTitles.contains(words) }) { return .requirementLevel(.consider) }
    if isLevel, let level = levelsByLabel[words] { return .requirementLevel(level) }
    if guidance.contains(where: { $0.isProhibitionLabel(words) }) { return .advice(.avoid) }
    let bare = String(words.removingParentheses)
    guard isTitle || isShort(words), words.split(separator: " ").count <= (isTitle ? 10 : 6),
      !words.hasCharacters(isTitle ? 64 : 40),
      guidance.contains(where: { $0.isFaultTitle(bare) }),
      guidance.contains(where: { $0.isNounPhrase(words) }) || !isCommand(words)
    else { return nil }
    return .fault
  }

  /// Strength that the label gives to a statement, or `nil` if it gives none.
  var strength: Strength? {
    switch self {
    case .advice(let strength), .requirementLevel(let strength), .sample(let strength): strength
    case .fault: .avoid
    case .checklist: .do
    case .example, .nonguidance: nil
    }
  }

  /// Returns `true` if words for examples announce some, as "Example:", "Bad example", and 「良い例」 do. "Show the label as before."
  /// and 「たとえば、保存を使う。」 are sentences instead.
  private static func isLabel(_ label: Substring, _ words: String) -> Bool {
    guard let end = label.last, !end.isOne(of: ".。!！"), !words.contains("。"), !words.contains(text: ". ") else { return false }
    return end.isOne(of: ":：") || isShort(words) && !isCommand(words)
  }

  /// Returns `true` if the words are a rule in any language. "❌ Avoid nested menus", for example, says nothing about what follows
  /// it.
  private static func isCommand(_ words: String) -> Bool { Languages.isCommand(words) }

  /// Returns `true` for at most four words and 32 characters.
  static func isShort(_ words: String) -> Bool { !words.hasCharacters(32) && words.split(separator: " ").count <= 4 }

  /// Returns the meanings of a table's header cells.
  static func columnMeanings(_ labels: [String]) -> [LabelMeaning?] {
    let words = labels.map { Self.normalized($0[...]) }
    if let pair = correctionPairs.first(where: { words.contains($0.before) && words.contains($0.after) }) {
      return words.map { $0 == pair.before ? .sample(.avoid) : $0 == pair.after ? .sample(.do) : nil }
    }
    let answerPair = guidance.flatMap(\.yesNoHeaders).first { words.contains($0.yes) && words.contains($0.no) }
    let meanings: [LabelMeaning?] = zip(labels, words).map { label, word in
      if word == answerPair?.yes { return .advice(.do) }
      if word == answerPair?.no { return .advice(.avoid) }
      return guidance.contains { $0.reasonColumns.contains(word) } ? nil : LabelMeaning(label: label, isTitle: true)
    }
    // In a table with a column of rules, columns labeled right and wrong contain examples of these rules.
    guard words.contains(where: ruleColumns.contains) else { return meanings }
    return zip(meanings, words).map { meaning, word in
      meaning?.isAboutAdvice == true && !ruleColumns.contains(word) ? .example : meaning
    }
  }

  /// Classifies the cell that states the meaning of its row: a mark, a requirement level, or a verdict.
  init?(row label: String) {
    if let (mark, rest) = StrengthMark.leadingMark(of: label.trimmingWhitespace), mark == .warning, rest.isEmpty {
      self = .advice(.consider)
      return
    }
    switch LabelMeaning(label: label, isTitle: true, isLevel: true) {
    case .sample(let strength): self = .advice(strength)
    case let meaning?: self = meaning
    case nil: return nil
    }
  }

  static let correctionPairs = guidance.flatMap(\.correctionHeaders)
  private static let quantifiers = ["どれも", "すべて", "全て", "全部", "いずれも", "all of them ", "all "]
  private static let guidance = Languages.all.map(\.guidance)
  private static let ruleColumns = Set(guidance.flatMap(\.ruleColumns))
  private static let exampleOpenings = guidance.flatMap(\.exampleTitlePrefixes)
  private static let wrongWords = guidance.flatMap(\.badExampleWords)
  private static let exampleEndings = guidance.flatMap(\.exampleTitleSuffixes)
  /// Endings of titles that state what is forbidden, such as 「ロゴの禁止事項」.
  private static let forbiddingTitles = guidance.flatMap(\.prohibitionTitleSuffixes)
  private static let levelsByLabel = guidance.reduce(into: [:]) { $0.merge($1.requirementLevels) { first, _ in first } }
  private static let meaningsByLabel: [String: LabelMeaning] = {
    var meanings: [String: LabelMeaning] = [:]
    for words in guidance {
      for label in words.doLabels { meanings[label] = .advice(.do) }
      for label in words.principleLabels { meanings[label] = .requirementLevel(.do) }
      for label in words.permissionLabels { meanings[label] = .requirementLevel(.consider) }
      for label in words.avoidLabels { meanings[label] = .advice(.avoid) }
      for label in words.goodExampleLabels { meanings[label] = .sample(.do) }
      for label in words.badExampleLabels { meanings[label] = .sample(.avoid) }
      for label in words.nonRuleTitles { meanings[label] = .nonguidance }
    }
    return meanings
  }()
}

extension String {
  /// Text without parentheses at its end; the closing one may be missing.
  fileprivate var removingParentheses: Substring {
    let open = lastIndex { $0.isOne(of: "（(") } ?? endIndex
    return self[..<(open == startIndex ? endIndex : open)].trimmingWhitespace
  }
}
