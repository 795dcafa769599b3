import Guidelines

/// Distinction of English labels from statements.
enum EnglishLabel {
  static func isLabel(_ bare: Substring, _ text: String) -> Bool {
    let isSentence = text.trimmingWhitespace.last.map { $0.isOne(of: ".!?”\"") } ?? false
    guard EnglishModality.modality(of: String(bare)) == .directive else {
      return !(isSentence && bare.split(separator: " ", maxSplits: 3).count >= 4)
    }
    let words = bare.split(separator: " ")
    // Nouns that look like commands: "Alert image", "Free trial", "Display Only request."
    let first = words.first?.lowercased() ?? ""
    // An adverb at the end makes it a command: "Use Humor Sparingly".
    let looksLikeNoun = ImperativeVerbs.alsoNouns.contains(first) && words.count <= 3 && !bare.hasSuffix("ly")
    if looksLikeNoun,
      !isSentence || (words.count > 1 && words[1].first?.isUppercase ?? false && words[1].contains(where: { $0.isLowercase }))
    {
      return true
    }
    return words.count < 2
  }

  static func isPlausibleHeading(_ bare: Substring) -> Bool {
    bare.split(separator: " ").count <= 5 && EnglishModality.modality(of: String(bare)) == .descriptive
  }
}

extension EnglishLabel {
  /// Indicates whether a title introduces mistakes: "Common mistakes", "Words to avoid", "Rejected ideas", "Things people get
  /// wrong".
  static func isFaultTitle(_ title: String) -> Bool {
    let words = title.split(separator: " ")
    // For example, "Common mistakes in forms", "Things we no longer do on the displays".
    let place = words.firstIndex { prepositions.contains(String($0)) } ?? words.endIndex
    if title.hasSuffix(anyOf: faultPhrases) || words[..<place].joined(separator: " ").hasSuffix(anyOf: faultPhrases) {
      return true
    }
    // For example, "Mistakes we keep making".
    if zip(words, words.dropFirst()).contains(where: { faultPhrases.contains(String($0)) && relativeWords.contains(String($1)) })
    {
      return true
    }
    return (2...4).contains(words.count) && rejectionWords.contains(String(words[0])) && words[words.count - 1].hasSuffix("s")
  }

  private static let faultPhrases = [
    "mistakes", "anti-patterns", "antipatterns", "anti patterns", "pitfalls", "bad practices", "worst practices", "misuses",
    "bad habits", " to avoid", "what you should not do", "what you shouldn't do", "not to do", "we don't do", "we never do",
    "we won't do", "we no longer do", "we stopped doing", "we gave up", "we don't want", "we avoid", "incorrect usage",
    "improper usage", "incorrect use", "improper use",
    " get wrong",
    " go wrong", "not to use", "we don't use", "we never use",
  ]
  private static let relativeWords: Set<String> = ["we", "you", "people", "that", "designers", "writers", "everyone"]
  private static let prepositions: Set<String> = ["in", "on", "with", "at", "for"]
  private static let rejectionWords: Set<String> = [
    "rejected", "forbidden", "banned", "prohibited", "discouraged", "disallowed", "unacceptable",
  ]

  /// Returns `false` for "Does each error say what to do?", `true` for "Is anything asked twice?", and `nil` for a text that is
  /// not a yes-or-no question.
  static func asksForFault(_ question: String) -> Bool? {
    let words = question.normalizedApostrophes.split { !($0.isAlphabetic || $0 == "'") }.map(String.init)
    guard let first = words.first, words.count > 2 else { return nil }
    if first.hasSuffix("n't"), auxiliaries.contains(String(first.dropLast(3))) { return true }
    guard auxiliaries.contains(first) else { return nil }
    // For example, "Is there a page that never loads?"
    if words.dropFirst().first == "there", words.contains("never") || words.contains("nobody") { return true }
    return words.prefix(4).contains(where: indefinitePronouns.contains) || !Set(words).isDisjoint(with: excessWords)
  }

  private static let auxiliaries: Set<String> = [
    "is", "are", "does", "do", "can", "has", "have", "did", "will", "would", "could", "should", "was", "were",
  ]
  private static let indefinitePronouns: Set<String> = ["any", "anything", "anyone", "anybody", "anywhere"]
  private static let excessWords: Set<String> = ["too", "twice", "needlessly", "unnecessary", "unnecessarily"]

  /// Indicates whether a title names an action by a gerund: "Looping the jingle".
  static func namesAction(_ title: String) -> Bool {
    let words = title.normalizedApostrophes.split(separator: " ")
    return words.count > 1 && words[0].hasSuffix("ing") && words[0].count > 5
  }

  /// Indicates whether a sentence is about the page: "Please skim it before your first review."
  static func isAboutThePage(_ sentence: String) -> Bool {
    let words = sentence.normalizedApostrophes.split { !($0.isAlphabetic || $0 == "'") }.map(String.init).drop { $0 == "please" }
    guard let verb = words.first, let object = words.dropFirst().first else { return false }
    if verb == "leave", object == "comments" { return true }
    if sentence.normalizedApostrophes.contains(anyOf: ["pull request", "package manager", "issue tracker"]) { return true }
    return ["read", "skim", "bookmark", "reread", "share"].contains(verb)
      && (["this", "it", "these", "them"].contains(object)
        || object == "the" && words.dropFirst(2).first.map { ["page", "guide", "document", "text"].contains($0) } ?? false)
  }
}
