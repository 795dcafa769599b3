import Guidelines

enum EnglishPlatforms {
  static func platforms(statedIn headline: String) -> [Platform]? {
    var rest = headline.lowercased().drop(while: \.isWhitespace)
    for opening in ["in general, ", "generally, "] where rest.hasPrefix(opening) { rest = rest.dropFirst(opening.count) }
    guard let preposition = ["in ", "on ", "for "].first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(preposition.count)
    for article in ["your ", "an ", "a ", "the "] where rest.hasPrefix(article) { rest = rest.dropFirst(article.count) }
    guard let found = LeadingPlatforms.take(from: &rest, joiners: ["and", "or", ",", "/"]) else { return nil }
    rest = rest.drop(while: \.isWhitespace)
    for noun in ["apps", "app", "games", "game"] where rest.hasPrefix(noun) { rest = rest.dropFirst(noun.count) }
    return rest.hasPrefix(",") ? found : nil
  }
}
