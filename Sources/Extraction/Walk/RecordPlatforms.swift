import Guidelines

/// The platforms that a rule's own words narrow it to: an adverbial at the very beginning that names devices or systems
/// ("On iPhone, …", "In watchOS, …", 「iPadでは、…」). A name elsewhere in the sentence narrows nothing.
enum RecordPlatforms {
  static func stated(in headline: String, language: Language) -> [Platform]? {
    switch language {
    case .japanese: japanese(headline)
    case .english: english(headline)
    }
  }

  private static let devices: [(String, Platform)] = [
    ("apple vision pro", .visionOS), ("vision pro", .visionOS), ("apple watch", .watchOS), ("apple tv", .tvOS), ("iphone", .iOS),
    ("ipad", .iPadOS), ("mac", .macOS),
    ("visionos", .visionOS), ("watchos", .watchOS), ("ipados", .iPadOS), ("macos", .macOS), ("tvos", .tvOS), ("ios", .iOS),
  ]

  private static func japanese(_ headline: String) -> [Platform]? {
    var rest = headline.lowercased().drop(while: \.isWhitespace)
    for opening in ["一般に", "一般的に", "通常", "特に"] where rest.hasPrefix(opening) {
      rest = rest.dropFirst(opening.count).drop { $0 == "は" || $0 == "、" || $0.isWhitespace }
    }
    guard let found = devicesAtStart(&rest, joiners: ["と", "や", "、", "・", "および", "/", "，", ","]) else { return nil }
    rest = rest.drop(while: \.isWhitespace)
    for suffix in ["のアプリ", "アプリ", "版", "上"] where rest.hasPrefix(suffix) { rest = rest.dropFirst(suffix.count) }
    return ["では", "の場合", "で", "において", "向け"].contains(where: rest.hasPrefix) && !rest.hasPrefix("できる") ? found : nil
  }

  private static func english(_ headline: String) -> [Platform]? {
    var rest = headline.lowercased().drop(while: \.isWhitespace)
    for opening in ["in general, ", "generally, "] where rest.hasPrefix(opening) { rest = rest.dropFirst(opening.count) }
    guard let preposition = ["in ", "on ", "for "].first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(preposition.count)
    for article in ["your ", "an ", "a ", "the "] where rest.hasPrefix(article) { rest = rest.dropFirst(article.count) }
    guard let found = devicesAtStart(&rest, joiners: ["and", "or", ",", "/"]) else { return nil }
    rest = rest.drop(while: \.isWhitespace)
    for noun in ["apps", "app", "games", "game"] where rest.hasPrefix(noun) { rest = rest.dropFirst(noun.count) }
    return rest.hasPrefix(",") ? found : nil
  }

  private static func devicesAtStart(_ rest: inout Substring, joiners: [String]) -> [Platform]? {
    var found: Set<Platform> = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let (name, platform) = devices.first(where: { rest.hasPrefix($0.0) }) else { break }
      let after = rest.dropFirst(name.count)
      if let next = after.first, next.isASCII, next.isLetter || next.isNumber { break }
      found.insert(platform)
      rest = after
      var tail = rest.drop(while: \.isWhitespace)
      guard let joiner = joiners.first(where: tail.hasPrefix) else { break }
      tail = tail.dropFirst(joiner.count).drop(while: \.isWhitespace)
      if joiner == ",", tail.hasPrefix("and ") || tail.hasPrefix("or ") {
        tail = tail.drop { $0 != " " }.drop(while: \.isWhitespace)
      }
      guard devices.contains(where: { tail.hasPrefix($0.0) }) else { break }
      rest = tail
    }
    return found.isEmpty ? nil : found.sorted()
  }
}
