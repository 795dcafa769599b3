import Guidelines

/// Korean words that name what follows, and those that state something.
enum KoreanLabel {
  /// A bold sentence with a predicate is a headline in any mood; a bold noun is a label.
  static func isLabel(_ bare: Substring, _ text: String) -> Bool {
    let sentence = String(bare)
    return KoreanMood.mood(of: sentence) == .descriptive && !KoreanEnding.isPredicate(KoreanEnding.bare(sentence))
  }

  static func isTerm(_ bare: Substring) -> Bool { !bare.hasCharacters(25) && isLabel(bare, String(bare)) }
}
