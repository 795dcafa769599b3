import Guidelines
import Languages

/// What the words above or before a statement make of it: "Don't", 悪い例, ✗, MUST NOT, "For example", "References".
enum Role: Hashable {
  /// Below it each statement is advice of that strength, whatever its wording.
  case advice(Strength)
  /// How binding it is: MUST, 任意. As advice, but a refusal is none that speaks against it.
  case level(Strength)
  /// Examples of what is right (`do`) or wrong (`avoid`): acts are advice, pictures and sample texts are none.
  case sample(Strength)
  /// What goes wrong: an item of a list is to be avoided, whatever its wording; what is commanded between lists is the cure.
  case fault
  /// To be ticked off: each item is a rule, also one that describes or asks.
  case check
  /// Examples that illustrate: nothing right below is advice.
  case example
  /// Sections on other things: nothing below is advice.
  case silent

  /// Of a heading, a table's header cell, a paragraph that is a label, or what stands before a colon; nil for words that say nothing of the kind.
  /// - Parameters:
  ///   - isTitle: whether it is a heading or a header cell: there a mark makes a label of any few words.
  ///   - isLevel: whether words that say how binding something is count: before a colon, in a cell.
  init?(label: String, isTitle: Bool = false, isLevel: Bool = false) {
    guard label.utf8.count <= 120 else { return nil }
    let (mark, rest) = Mark.opening(of: label.trimmingSpace) ?? (nil, label.trimmingSpace)
    let words = Self.words(rest)
    guard !words.isEmpty else {
      guard let strength = mark?.strength else { return nil }
      self = .advice(strength)
      return
    }
    if isTitle, Self.namesBothSides(words) {
      return nil
    } else if let known = Self.known(words, isTitle: isTitle, isLevel: isLevel) {
      self = known
    } else if isTitle, let strength = mark?.strength, words.utf8.count <= 40, !words.contains(where: { $0.isOne(of: "、。,") }),
      !Self.commands(words)
    {
      self = .advice(strength)
    } else if isTitle, words.withoutExplanation.hasSuffix(anyOf: Self.forbiddingTitles) {
      self = .advice(.avoid)
    } else if Self.pairs.contains(where: { words.hasPrefix($0.before) && words.hasSuffix($0.after) }) {
      // "Before / after" stands over what is corrected.
      return nil
    } else if words.hasPrefix(anyOf: Self.exampleOpenings) || words.hasSuffix(anyOf: Self.exampleEndings),
      isTitle || Self.isLabel(label.trimmingSpace, words)
    {
      self = words.contains(anyOf: Self.wrongWords) ? .sample(.avoid) : .example
    } else {
      return nil
    }
  }

  /// In lower case, without marks, brackets and closing punctuation.
  static func words(_ label: Substring) -> String {
    let plain = String(String.UnicodeScalarView(label.lowercased().unicodeScalars.filter { !Mark.isSign($0) }))
    return String(
      plain.replacing("’", with: "'").replacing("´", with: "'").drop { $0.isWhitespace || $0.isOne(of: "【[［（(「*") }.trimmingSuffix
      {
        $0.isWhitespace || $0.isOne(of: ":：.。!！】]］）)」*")
      })
  }

  /// Whether a title joins what is right and what is wrong: "Good and bad examples", 「推奨と非推奨」. Below it only the wording tells them apart.
  static func namesBothSides(_ title: String) -> Bool {
    let words = Self.words(title[...])
    func side(_ half: Substring) -> Strength? {
      let half = String(half.trimmingSpace)
      return listed(half, isTitle: true, isLevel: false)?.strength ?? (half.contains(anyOf: advisingSections) ? .do : nil)
    }
    let places = joiners.flatMap { joiner in words.ranges(of: joiner) }
    let first = Set(places.compactMap { side(words[..<$0.lowerBound]) })
    return places.contains { side(words[$0.upperBound...]).map { !first.subtracting([$0]).isEmpty } ?? false }
  }

  private static let joiners =
    ["/", "／", "・", "、", "&", "＆", " vs ", " vs. "]
    + Languages.all.flatMap { $0.platforms.joiners }.map { $0.first?.isASCII == true ? " \($0) " : $0 }
  private static let advisingSections = guidance.flatMap(\.advisingSections)

  /// By the lists and the grammar of the languages; of a label in two of them, what its halves say.
  private static func known(_ words: String, isTitle: Bool, isLevel: Bool) -> Role? {
    if let role = listed(words, isTitle: isTitle, isLevel: isLevel) { return role }
    // A column's name, and in a word what that means: "Do ok", "Don't no".
    if isTitle, let space = words.lastIndex(of: " "), let role = listed(String(words[..<space]), isTitle: true, isLevel: false),
      let strength = role.strength, case let tail = String(words[words.index(after: space)...]),
      guidance.contains(where: { $0.verdicts[tail] == strength }) || roles[tail]?.strength == strength
    {
      return role
    }
    // 「戻された画面（どれもNG）」
    if isTitle, let open = words.lastIndex(where: { $0.isOne(of: "（(") }), open > words.startIndex {
      let said = words[words.index(after: open)...].trimmingSuffix { $0.isOne(of: "）)") || $0.isWhitespace }
      let bare = Self.quantifiers.first { said.hasPrefix($0) }.map { said.dropFirst($0.count).trimmingSpace } ?? said
      if bare.endIndex == said.endIndex, bare.startIndex > said.startIndex,
        let role = listed(String(bare), isTitle: true, isLevel: false)
      {
        return role
      }
    }
    // 「3枚目　禁止」, "4: Don't"
    if isTitle, let gap = words.prefix(10).firstIndex(where: { $0.isOne(of: "\u{3000}:：)）–—") }),
      words[..<gap].contains(where: \.isNumber)
    {
      return known(Self.words(words[words.index(after: gap)...]), isTitle: true, isLevel: isLevel)
    }
    guard let halves = BilingualHeading.halves(of: words) else { return nil }
    let found = halves.map { listed($0, isTitle: isTitle, isLevel: isLevel) }
    let told = found.compactMap(\.self)
    // Of 「絶対に / Never」 one half is known.
    guard let role = told.first, told.allSatisfy({ $0.strength == role.strength }),
      told.count == found.count || isTitle && role.strength != nil
    else { return nil }
    return role
  }

  private static func listed(_ words: String, isTitle: Bool, isLevel: Bool) -> Role? {
    // "We do", "We don't"
    let words = words.hasPrefix("we ") ? String(words.dropFirst(3)) : words
    if let role = roles[words] ?? (isTitle ? roles[String(words.withoutExplanation)] : nil) { return role }
    if isTitle, guidance.contains(where: { $0.exceptions.contains(words) }) { return .level(.consider) }
    if isLevel, let level = levels[words] { return .level(level) }
    if guidance.contains(where: { $0.forbids(words) }) { return .advice(.avoid) }
    let bare = String(words.withoutExplanation)
    guard isTitle || isShort(words), words.split(separator: " ").count <= (isTitle ? 10 : 6),
      !words.hasCharacters(isTitle ? 64 : 40),
      guidance.contains(where: { $0.isFault(bare) }), guidance.contains(where: { $0.isNoun(words) }) || !commands(words)
    else { return nil }
    return .fault
  }

  /// What it makes of a statement, if anything.
  var strength: Strength? {
    switch self {
    case .advice(let strength), .level(let strength), .sample(let strength): strength
    case .fault: .avoid
    case .check: .do
    case .example, .silent: nil
    }
  }

  /// Whether words that speak of examples announce them: "Example:", "Bad example", 「良い例」, and not "Show the label as before.", 「たとえば、保存を使う。」.
  private static func isLabel(_ label: Substring, _ words: String) -> Bool {
    guard let end = label.last, !end.isOne(of: ".。!！"), !words.contains("。"), !words.contains(text: ". ") else { return false }
    return end.isOne(of: ":：") || isShort(words) && !commands(words)
  }

  /// Whether words are a rule of their own, in whatever language: "❌ Avoid nested menus" says nothing of what stands below it.
  private static func commands(_ words: String) -> Bool { Languages.command(words) }

  /// A few words.
  static func isShort(_ words: String) -> Bool { !words.hasCharacters(32) && words.split(separator: " ").count <= 4 }

  /// Of a table's header cells.
  static func columns(_ labels: [String]) -> [Role?] {
    let words = labels.map { Self.words($0[...]) }
    if let pair = pairs.first(where: { words.contains($0.before) && words.contains($0.after) }) {
      return words.map { $0 == pair.before ? .sample(.avoid) : $0 == pair.after ? .sample(.do) : nil }
    }
    let answer = guidance.flatMap(\.answers).first { words.contains($0.yes) && words.contains($0.no) }
    let roles: [Role?] = zip(labels, words).map { label, word in
      if word == answer?.yes { return .advice(.do) }
      if word == answer?.no { return .advice(.avoid) }
      return guidance.contains { $0.reasonColumns.contains(word) } ? nil : Role(label: label, isTitle: true)
    }
    // Beside a column of rules, what to use and what not are their samples.
    guard words.contains(where: ruleColumns.contains) else { return roles }
    return zip(roles, words).map { role, word in role?.isAdvice == true && !ruleColumns.contains(word) ? .example : role }
  }

  /// Of the cell of a table's row that says what the row is: a mark, how binding it is, a verdict.
  init?(row label: String) {
    if let (mark, rest) = Mark.opening(of: label.trimmingSpace), mark == .warning, rest.isEmpty {
      self = .advice(.consider)
      return
    }
    switch Role(label: label, isTitle: true, isLevel: true) {
    case .sample(let strength): self = .advice(strength)
    case let role?: self = role
    case nil: return nil
    }
  }

  static let pairs = guidance.flatMap(\.corrections)
  private static let quantifiers = ["どれも", "すべて", "全て", "全部", "いずれも", "all of them ", "all "]
  private static let guidance = Languages.all.map(\.guidance)
  private static let ruleColumns = Set(guidance.flatMap(\.ruleColumns))
  private static let exampleOpenings = guidance.flatMap(\.exampleOpenings)
  private static let wrongWords = guidance.flatMap(\.wrongWords)
  private static let exampleEndings = guidance.flatMap(\.exampleEndings)
  /// How titles end that name what they forbid something of: 「ロゴの禁止事項」.
  private static let forbiddingTitles = guidance.flatMap(\.forbiddingTitles)
  private static let levels = guidance.reduce(into: [:]) { $0.merge($1.levels) { first, _ in first } }
  private static let roles: [String: Role] = {
    var roles: [String: Role] = [:]
    for words in guidance {
      for label in words.advised { roles[label] = .advice(.do) }
      for label in words.principles { roles[label] = .level(.do) }
      for label in words.permitted { roles[label] = .level(.consider) }
      for label in words.avoided { roles[label] = .advice(.avoid) }
      for label in words.rightExamples { roles[label] = .sample(.do) }
      for label in words.wrongExamples { roles[label] = .sample(.avoid) }
      for label in words.unadvising { roles[label] = .silent }
    }
    return roles
  }()
}

extension String {
  /// Without what stands in parentheses at its end, of which the last may be missing.
  fileprivate var withoutExplanation: Substring {
    let open = lastIndex { $0.isOne(of: "（(") } ?? endIndex
    return self[..<(open == startIndex ? endIndex : open)].trimmingSpace
  }
}
