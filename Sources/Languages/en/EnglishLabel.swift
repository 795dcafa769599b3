import Guidelines

/// English words that name what follows, and those that state something.
enum EnglishLabel {
  static func isLabel(_ bare: Substring, _ text: String) -> Bool {
    let isSentence = text.trimmingSpace.last.map { $0.isOne(of: ".!?”\"") } ?? false
    guard EnglishMood.mood(of: String(bare)) == .strong else {
      return !(isSentence && bare.split(separator: " ", maxSplits: 3).count >= 4)
    }
    let words = bare.split(separator: " ")
    // "Alert image", "Free trial", "Display Only request.": nouns that look like commands.
    let first = words.first?.lowercased() ?? ""
    // "Use Humor Sparingly" says how.
    let looksNoun = ImperativeVerbs.alsoNouns.contains(first) && words.count <= 3 && !bare.hasSuffix("ly")
    if looksNoun,
      !isSentence || (words.count > 1 && words[1].first?.isUppercase ?? false && words[1].contains(where: { $0.isLowercase }))
    {
      return true
    }
    return words.count < 2
  }

  static func isTerm(_ bare: Substring) -> Bool {
    bare.split(separator: " ").count <= 5 && EnglishMood.mood(of: String(bare)) == .none
  }
}

extension EnglishLabel {
  /// "Common mistakes", "Words to avoid", "Rejected ideas", "Things people get wrong".
  static func isFault(_ title: String) -> Bool {
    let words = title.split(separator: " ")
    // "Common mistakes in forms", "Things we no longer do on the displays"
    let place = words.firstIndex { prepositions.contains(String($0)) } ?? words.endIndex
    if title.hasSuffix(anyOf: faults) || words[..<place].joined(separator: " ").hasSuffix(anyOf: faults) { return true }
    // "Mistakes we keep making"
    if zip(words, words.dropFirst()).contains(where: { faults.contains(String($0)) && relatives.contains(String($1)) }) {
      return true
    }
    return (2...4).contains(words.count) && refused.contains(String(words[0])) && words[words.count - 1].hasSuffix("s")
  }

  private static let faults = [
    "mistakes", "anti-patterns", "antipatterns", "anti patterns", "pitfalls", "bad practices", "worst practices", "misuses",
    "bad habits", " to avoid", "what you should not do", "what you shouldn't do", "not to do", "we don't do", "we never do",
    "we won't do", "we no longer do", "we stopped doing", "we gave up", "we don't want", "we avoid", "incorrect usage",
    "improper usage", "incorrect use", "improper use",
    " get wrong",
    " go wrong", "not to use", "we don't use", "we never use",
  ]
  private static let relatives: Set<String> = ["we", "you", "people", "that", "designers", "writers", "everyone"]
  private static let prepositions: Set<String> = ["in", "on", "with", "at", "for"]
  private static let refused: Set<String> = [
    "rejected", "forbidden", "banned", "prohibited", "discouraged", "disallowed", "unacceptable",
  ]

  /// "Does each error say what to do?" asks for what is right, "Is anything asked twice?" for a fault; nil where no yes or no answers.
  static func asksForFault(_ question: String) -> Bool? {
    let words = question.straightened.split { !($0.isWritten || $0 == "'") }.map(String.init)
    guard let first = words.first, words.count > 2 else { return nil }
    if first.hasSuffix("n't"), auxiliaries.contains(String(first.dropLast(3))) { return true }
    guard auxiliaries.contains(first) else { return nil }
    // "Is there a page that never loads?"
    if words.dropFirst().first == "there", words.contains("never") || words.contains("nobody") { return true }
    return words.prefix(4).contains(where: something.contains) || !Set(words).isDisjoint(with: excess)
  }

  private static let auxiliaries: Set<String> = [
    "is", "are", "does", "do", "can", "has", "have", "did", "will", "would", "could", "should", "was", "were",
  ]
  private static let something: Set<String> = ["any", "anything", "anyone", "anybody", "anywhere"]
  private static let excess: Set<String> = ["too", "twice", "needlessly", "unnecessary", "unnecessarily"]

  /// "Looping the jingle": an act, by the noun of its verb.
  static func namesAct(_ title: String) -> Bool {
    let words = title.straightened.split(separator: " ")
    return words.count > 1 && words[0].hasSuffix("ing") && words[0].count > 5
  }

  /// "Please skim it before your first review."
  static func speaksOfPage(_ sentence: String) -> Bool {
    let words = sentence.straightened.split { !($0.isWritten || $0 == "'") }.map(String.init).drop { $0 == "please" }
    guard let verb = words.first, let object = words.dropFirst().first else { return false }
    if verb == "leave", object == "comments" { return true }
    if sentence.straightened.contains(anyOf: ["pull request", "package manager", "issue tracker"]) { return true }
    return ["read", "skim", "bookmark", "reread", "share"].contains(verb)
      && (["this", "it", "these", "them"].contains(object)
        || object == "the" && words.dropFirst(2).first.map { ["page", "guide", "document", "text"].contains($0) } ?? false)
  }
}
