import Guidelines
import Languages

/// What the web pages say of themselves, in the languages that they stand in.
enum SiteWords {
  static let title = texts(\.designGuidelines)
  static let lead = texts(\.siteLead)
  static let skip = texts(\.skip)
  static let search = texts(\.search)
  static let both = texts(\.bothLanguages)
  static let platforms = texts(\.platforms)
  static let allTopics = texts(\.allTopics)
  static let allPlatforms = texts(\.allPlatforms)
  static let choices = texts(\.choices)
  static let topics = texts(\.topics)
  static let contents = texts(\.onThisPage)
  static let previous = texts(\.previous)
  static let next = texts(\.next)
  static let others = texts(\.otherTopics)
  static let figures = texts(\.sizes)
  static let changes = texts(\.changes)
  static let lately = texts(\.changedLately)
  static let allChanges = texts(\.allChanges)
  static let needsScript = texts(\.needsScript)

  private static func texts(_ label: Label) -> Localized<String> {
    Localized(
      Languages.both.map { language in
        let text = label.text(in: language)
        return (language, text.prefix(1).uppercased() + text.dropFirst())
      })
  }
}

extension Strength {
  var word: Label {
    switch self {
    case .do: \.doThis
    case .avoid: \.avoid
    case .consider: \.consider
    }
  }
}
