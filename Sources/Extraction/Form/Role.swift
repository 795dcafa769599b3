import Guidelines
import Languages

/// What the words above or before a statement make of it: "Don't", 悪い例, ✗, "For example", "References".
enum Role: Hashable {
  /// Below it each statement is advice of that strength, whatever its wording.
  case advice(Strength)
  /// Examples of what is right (`do`) or wrong (`avoid`): acts are advice, pictures and sample texts are none.
  case sample(Strength)
  /// What goes wrong: an item of a list is to be avoided, whatever its wording; what is commanded between lists is the cure.
  case fault
  /// Examples that illustrate: nothing right below is advice.
  case example
  /// Sections on other things: nothing below is advice.
  case silent

  /// Of a heading, a table's header cell, a paragraph that is a label, or what stands before a colon; nil for words that say nothing of the kind.
  /// - Parameter isTitle: whether it is a heading or a header cell: there a mark makes a label of any few words.
  init?(label: String, isTitle: Bool = false) {
    guard label.utf8.count <= 120 else { return nil }
    let (marks, rest) = Self.opening(of: label.trimmingSpace)
    let plain = String(
      String.UnicodeScalarView(rest.lowercased().unicodeScalars.filter { !Self.isMark($0) && !Self.modifiers.contains($0.value) })
    )
    let words = String(
      plain.replacing("’", with: "'").drop { $0.isWhitespace || $0.isOne(of: "【[（(「*") }.trimmingSuffix {
        $0.isWhitespace || $0.isOne(of: ":：.。!！】]）)」*")
      })
    guard !words.isEmpty else {
      guard let marks else { return nil }
      self = .advice(marks)
      return
    }
    if let known = Self.known[words] {
      self = known
    } else if isTitle, let known = Self.known[String(words.withoutExplanation)] {
      self = known
    } else if words.withoutExplanation.hasSuffix(anyOf: Self.faults), isTitle || Self.isShort(words),
      words.split(separator: " ").count <= 6,
      !words.hasCharacters(40), Self.guidance.contains { $0.isNoun(words) } || !Self.commands(words)
    {
      self = .fault
    } else if isTitle, let marks, words.utf8.count <= 40, !words.contains(where: { $0.isOne(of: "、。,") }), !Self.commands(words) {
      self = .advice(marks)
    } else if isTitle, words.withoutExplanation.hasSuffix(anyOf: Self.forbiddingTitles) {
      self = .advice(.avoid)
    } else if words.hasPrefix(anyOf: Self.exampleOpenings) || words.hasSuffix(anyOf: Self.exampleEndings),
      isTitle || Self.isLabel(label.trimmingSpace, words)
    {
      self = words.contains(anyOf: Self.wrongWords) ? .sample(.avoid) : .example
    } else {
      return nil
    }
  }

  /// What it makes of a statement, if anything.
  var strength: Strength? {
    switch self {
    case .advice(let strength), .sample(let strength): strength
    case .fault: .avoid
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
    let words = labels.map { String($0.lowercased().trimmingSpace) }
    let answer = guidance.flatMap(\.answers).first { words.contains($0.yes) && words.contains($0.no) }
    let roles = zip(labels, words).map { label, word in
      word == answer?.yes ? .advice(.do) : word == answer?.no ? .advice(.avoid) : Role(label: label, isTitle: true)
    }
    // Beside a column of rules, what to use and what not are their samples.
    guard words.contains(where: ruleColumns.contains) else { return roles }
    return zip(roles, words).map { role, word in role?.isAdvice == true && !ruleColumns.contains(word) ? .example : role }
  }

  /// Of the first cell of a table's row.
  init?(row label: String) {
    let words = label.lowercased().trimmingSpace
    if let role = Role(label: label, isTitle: true) {
      self = role
    } else if let level = Self.levels[String(words)] {
      self = .advice(level)
    } else {
      return nil
    }
  }

  /// The role that a mark at the beginning of a text gives it ("✅ Use …", 「× …」), and what follows the mark.
  static func mark(of text: String) -> (role: Role, rest: Substring)? {
    let (strength, rest) = opening(of: text[...])
    guard let strength, !rest.isEmpty else { return nil }
    return (.advice(strength), rest)
  }

  /// A mark that stands apart at the beginning of a text. Circles and crosses are also blanks to be filled in (○○前) and signs (×2).
  private static func opening(of text: Substring) -> (Strength?, rest: Substring) {
    guard let first = text.unicodeScalars.first, isMark(first) else { return (nil, text) }
    let after = text.unicodeScalars.dropFirst().drop { modifiers.contains($0.value) }
    guard
      first.properties.isEmojiPresentation
        || after.first.map({ $0.properties.isWhitespace || ":：".unicodeScalars.contains($0) }) ?? true
    else {
      return (nil, text)
    }
    return (
      right.contains(first) ? .do : .avoid,
      Substring(after.drop { $0.properties.isWhitespace || ":：".unicodeScalars.contains($0) })
    )
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { right.contains(scalar) || wrong.contains(scalar) }

  /// Variation selectors and joiners.
  private static let modifiers: Set<UInt32> = [0xFE0E, 0xFE0F, 0x200D]
  private static let right = Set("✅✔✓☑⭕◯○👍🙆👌🟢".unicodeScalars.filter { !modifiers.contains($0.value) })
  private static let wrong = Set("❌✗✘✕✖❎×⛔🚫👎🙅🔴".unicodeScalars.filter { !modifiers.contains($0.value) })

  private static let guidance = Languages.all.map(\.guidance)
  private static let ruleColumns = Set(guidance.flatMap(\.ruleColumns))
  private static let exampleOpenings = guidance.flatMap(\.exampleOpenings)
  private static let wrongWords = guidance.flatMap(\.wrongWords)
  private static let exampleEndings = guidance.flatMap(\.exampleEndings)
  /// How titles end that name what they forbid something of: 「ロゴの禁止事項」.
  private static let forbiddingTitles = guidance.flatMap(\.forbiddingTitles)
  private static let faults = guidance.flatMap(\.faults)
  private static let levels = guidance.reduce(into: [:]) { $0.merge($1.levels) { first, _ in first } }
  private static let known: [String: Role] = {
    var roles: [String: Role] = [:]
    for words in guidance {
      for label in words.advised { roles[label] = .advice(.do) }
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
