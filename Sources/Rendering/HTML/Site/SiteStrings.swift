import Guidelines
import Languages

/// Interface texts of the site, in both languages.
enum SiteStrings {
  static let title = texts(\.designGuidelines)
  static let lead = texts(\.siteDescription)
  static let skip = texts(\.skipToContent)
  static let search = texts(\.search)
  static let both = texts(\.bothLanguages)
  static let platforms = texts(\.platforms)
  static let allTopics = texts(\.allTopics)
  static let allPlatforms = texts(\.allPlatforms)
  static let comparisons = texts(\.choices)
  static let topics = texts(\.topics)
  static let contents = texts(\.onThisPage)
  static let previous = texts(\.previous)
  static let next = texts(\.next)
  static let otherTopics = texts(\.otherTopics)
  static let measures = texts(\.sizes)
  static let changes = texts(\.changes)
  static let recentChanges = texts(\.recentChanges)
  static let allChanges = texts(\.allChanges)
  static let needsScript = texts(\.needsScript)

  private static func texts(_ label: Label) -> Localized<String> {
    Localized(
      Languages.bilingualPair.map { language in
        let text = label.text(in: language)
        return (language, text.prefix(1).uppercased() + text.dropFirst())
      })
  }
}

extension Strength {
  var label: Label {
    switch self {
    case .do: \.doThis
    case .avoid: \.avoid
    case .consider: \.consider
    }
  }
}
