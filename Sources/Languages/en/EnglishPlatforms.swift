import Guidelines

enum EnglishPlatforms {
  static func scope(ofHeadline headline: String) -> PlatformScope? {
    var rest = headline.lowercased().drop(while: { $0.isWhitespace })
    for opening in ["in general, ", "generally, "] where rest.hasPrefix(opening) { rest = rest.dropFirst(opening.count) }
    guard let preposition = ["in ", "on ", "for "].first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(preposition.count)
    for article in ["both ", "your ", "an ", "a ", "the "] where rest.hasPrefix(article) { rest = rest.dropFirst(article.count) }
    guard let scope = LeadingPlatforms.removePlatforms(from: &rest, conjunctions: conjunctions) else { return nil }
    rest = rest.drop(while: { $0.isWhitespace })
    for noun in ["apps", "app", "games", "game"] where rest.hasPrefix(noun) { rest = rest.dropFirst(noun.count) }
    return rest.hasPrefix(",") ? scope : nil
  }

  /// Returns the platforms at the end of a title: "Alerts for Apple Watch", "Designing for iPhone and iPad apps", "Links on the
  /// web". Returns `nil` if other words follow.
  static func scope(ofTitle title: String) -> PlatformScope? {
    for preposition in [" for ", " on "] {
      guard let last = title.components(by: preposition).dropFirst().last else { continue }
      var rest = last.drop { $0.isWhitespace }
      if rest.hasPrefix("the ") { rest = rest.dropFirst(4) }
      guard let scope = LeadingPlatforms.removePlatforms(from: &rest, conjunctions: conjunctions) else { continue }
      rest = rest.drop(while: { $0.isWhitespace })
      for noun in ["apps", "app", "games", "game"] where rest.hasPrefix(noun) { rest = rest.dropFirst(noun.count) }
      if !rest.contains(where: { $0.isLetter || $0.isNumber }) { return scope }
    }
    return nil
  }

  private static let conjunctions = ["and", "or", ",", "/"]
}
