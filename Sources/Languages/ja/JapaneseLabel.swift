import Guidelines

/// Japanese words that name what follows, and those that state something.
enum JapaneseLabel {
  /// A bold sentence with a predicate is a headline in any mood (「…が期待されます。」); a bold noun is a label.
  static func isLabel(_ bare: Substring, _ text: String) -> Bool {
    let sentence = String(bare)
    if JapaneseMood.mood(of: sentence) != .none { return false }
    let isSentence = text.trimmingSpace.last.map { $0.isOne(of: "。！？") } ?? false
    return !(hasPredicate(sentence) && (isSentence || bare.hasCharacters(12)))
  }

  static func isTerm(_ bare: Substring) -> Bool {
    bare.count <= 24 && JapaneseMood.mood(of: String(bare)) == .none && !hasPredicate(String(bare))
  }

  /// Whether a phrase ends as a clause does, and not as a noun does.
  private static func hasPredicate(_ text: String) -> Bool {
    let end = JapaneseMood.predicateEnd(of: text)
    guard let last = end.last else { return false }
    if end.hasSuffix(anyOf: predicateEnds) { return end.hasCharacters(4) }
    return end.hasCharacters(3) && last.isOne(of: "うくぐすつぬぶむる")
  }

  private static let predicateEnds = ["です", "ます", "ません", "した", "たい", "ない", "よい", "いい", "しい", "だ", "か"]
}
