/// A component, pattern, or foundation that guidelines are about.
public struct Topic: Hashable, Sendable {
  /// English words in lowercase with hyphens, the same in every language: `action-sheets`.
  public var slug: String
  public var category: String
  /// The group within the category (`presentation`), if the category has groups.
  public var group: String?
  public var titles: Localized<String>
  public var aliases: Localized<[String]>
  /// Slugs and paths of the topic in older editions.
  public var formerSlugs: [String]
  /// Titles in older translations (搭載 for Onboarding). They are recognized in page titles and in lookups but not used for search,
  /// because they also mean other things.
  public var formerNames: [String]
  /// The topic's API; the most important symbol first.
  public var api: [APISymbol]
  /// Supported platforms; empty for a topic that applies to all, such as a choice between components.
  public var platforms: [Platform]
  public var related: [String]
  /// Links for further reading.
  public var resources: [Resource]
  /// Components that a topic about a choice compares, by each of their names (`sheet`, `modal sheet`, `popover`).
  public var comparedComponents: Localized<[String]> = Localized()
  /// Sections that explain names which belong to no topic (`toast`), by those names.
  public var explainedNames: [SectionName] = []

  public init(
    slug: String, category: String, group: String? = nil, titles: Localized<String>,
    aliases: Localized<[String]> = Localized(), formerSlugs: [String] = [], formerNames: [String] = [], api: [APISymbol] = [],
    platforms: [Platform] = Platform.allCases.sorted(),
    related: [String] = [], resources: [Resource] = []
  ) {
    self.slug = slug
    self.category = category
    self.group = group
    self.titles = titles
    self.aliases = aliases
    self.formerSlugs = formerSlugs
    self.formerNames = formerNames
    self.api = api
    self.platforms = platforms
    self.related = related
    self.resources = resources
  }

  public func title(in language: Language) -> String { titles.text(in: language) }

  /// Indicates whether the topic applies to one of the platforms. Returns `true` if the list is empty.
  public func applies(toAnyOf requestedPlatforms: [Platform]) -> Bool {
    requestedPlatforms.isEmpty || platforms.isEmpty || platforms.contains(where: requestedPlatforms.contains)
  }
}

/// A link to something on the web: a session, a guideline of another company, or design files.
public struct Resource: Hashable, Sendable {
  /// Titles by language, always including the fallback language; most sessions have a title in no other.
  public var titles: Localized<String>
  /// Address that starts with `https://`.
  public var url: String

  public init(titles: Localized<String>, url: String) {
    self.titles = titles
    self.url = url
  }
}

/// An API symbol: `confirmationDialog(_:isPresented:titleVisibility:actions:)` of SwiftUI.
public struct APISymbol: Hashable, Sendable {
  public var symbol: String
  /// Name of the framework; `nil` if the topic that owns the symbol states it.
  public var framework: String?
  /// Indicates whether the symbol is also a name of this topic but belongs to another one.
  public var isShared: Bool { framework == nil }

  public init(_ symbol: String, framework: String?) {
    self.symbol = symbol
    self.framework = framework
  }

  /// The symbol without its argument labels.
  public var baseName: String { String(symbol.prefix { $0 != "(" }) }

  /// `disclosure` for `NSButton.BezelStyle.disclosure`; `nil` for a symbol that is not a member.
  public var member: String? {
    baseName.contains(".") ? baseName.split(separator: ".").last.map(String.init) : nil
  }
}

/// A category of topics, with its groups.
public struct TopicCategory: Hashable, Sendable {
  public var slug: String
  public var titles: Localized<String>
  public var groups: [TopicCategory]

  public init(slug: String, titles: Localized<String>, groups: [TopicCategory] = []) {
    self.slug = slug
    self.titles = titles
    self.groups = groups
  }

  public func title(in language: Language) -> String { titles.text(in: language) }
}

/// A common section with its names in each language; the first of each language is the one to print.
public struct SectionName: Hashable, Sendable {
  public var anchor: String
  public var names: Localized<[String]>

  public init(anchor: String, names: Localized<[String]>) {
    self.anchor = anchor
    self.names = names
  }

  /// The anchor of the section that summarizes a page.
  public static let summary = "in-short"

  /// Returns the anchor that Apple's pages would give a heading: lowercase, without apostrophes, and with hyphens instead of
  /// everything but ASCII letters and digits.
  public static func slug(_ title: String) -> String {
    var out = ""
    for character in title.lowercased() where character != "’" && character != "'" {
      if character.isASCII, character.isLetter || character.isNumber {
        out.append(character)
      } else if !out.isEmpty, out.last != "-" {
        out.append("-")
      }
    }
    while out.last == "-" { out.removeLast() }
    return out
  }
}

/// The list of topics, categories, and section names (`Corpus/topics.yaml`).
public struct TopicCatalog: Hashable, Sendable {
  /// The edition of the Corpus that the list belongs to, such as `2026-06`.
  public var edition: String
  public var categories: [TopicCategory]
  public var sections: [SectionName]
  public var topics: [Topic]

  public init(
    edition: String = "", categories: [TopicCategory] = [], sections: [SectionName] = [], topics: [Topic] = []
  ) {
    self.edition = edition
    self.categories = categories
    self.sections = sections
    self.topics = topics
  }
}

/// Groups of design terms with the same meaning (`Corpus/glossary.yaml`).
public struct Glossary: Hashable, Sendable {
  public var groups: [Group]
  public init(groups: [Group] = []) { self.groups = groups }

  public struct Group: Hashable, Sendable {
    public var members: Localized<[String]>
    /// Readings of the members in hiragana, as they may be typed.
    public var readings: [String]
    /// Certainty from 0 to 1 that one member means another; `nil` for terms that are known but never expanded.
    public var weight: Double?

    public init(members: Localized<[String]>, readings: [String] = [], weight: Double?) {
      self.members = members
      self.readings = readings
      self.weight = weight
    }
  }
}
