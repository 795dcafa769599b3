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
      !isSentence || (words.count > 1 && words[1].first?.isUppercase ?? false && words[1].contains(where: \.isLowercase))
    {
      return true
    }
    return words.count < 2
  }

  static func isTerm(_ bare: Substring) -> Bool {
    bare.split(separator: " ").count <= 5 && EnglishMood.mood(of: String(bare)) == .none
  }
}
