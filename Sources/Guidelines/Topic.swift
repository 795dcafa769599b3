/// A component, pattern, foundation … that guidelines are about.
public struct Topic: Hashable, Sendable {
  /// English, lower case, hyphens: `action-sheets`. The same in every language.
  public var slug: String
  public var category: String
  /// The group within the category (`presentation`), if it has groups.
  public var group: String?
  public var titles: Localized<String>
  public var aliases: Localized<[String]>
  /// Slugs and paths by which older editions knew it.
  public var former: [String]
  /// Titles of older translations (搭載 for Onboarding): read in the titles of pages and looked up, never searched, for they mean other things too.
  public var formerNames: [String]
  /// What developers call it, first what the topic is about.
  public var api: [APISymbol]
  /// Those that it exists on; empty where it is about no platform in particular, as a choice between components is, and so holds for all.
  public var platforms: [Platform]
  public var related: [String]
  /// Where to read on.
  public var resources: [Resource]
  /// Of a choice: whatever it is between, by each of its names (`sheet`, `modal sheet`, `popover`).
  public var compared: Localized<[String]> = Localized()
  /// Sections that explain names which are no topic's (`toast`), by those names.
  public var explained: [SectionName] = []

  public init(
    slug: String, category: String, group: String? = nil, titles: Localized<String>,
    aliases: Localized<[String]> = Localized(), former: [String] = [], formerNames: [String] = [], api: [APISymbol] = [],
    platforms: [Platform] = Platform.allCases.sorted(),
    related: [String] = [], resources: [Resource] = []
  ) {
    self.slug = slug
    self.category = category
    self.group = group
    self.titles = titles
    self.aliases = aliases
    self.former = former
    self.formerNames = formerNames
    self.api = api
    self.platforms = platforms
    self.related = related
    self.resources = resources
  }

  public func title(in language: Language) -> String { titles.text(in: language) }

  /// Whether it has something to say for one of these platforms; without any, it has.
  public func holds(for asked: [Platform]) -> Bool {
    asked.isEmpty || platforms.isEmpty || platforms.contains(where: asked.contains)
  }
}

/// Something on the web to read, watch, or download: a session, a guideline of another house, design files.
public struct Resource: Hashable, Sendable {
  /// At least in the language that all else falls back to: most sessions have a title in no other.
  public var titles: Localized<String>
  /// Begins with `https://`.
  public var url: String

  public init(titles: Localized<String>, url: String) {
    self.titles = titles
    self.url = url
  }
}

/// A name of an API: `confirmationDialog(_:isPresented:titleVisibility:actions:)` of SwiftUI.
public struct APISymbol: Hashable, Sendable {
  public var symbol: String
  /// nil where the topic that it belongs to says it.
  public var framework: String?
  /// Whether the name opens another topic, to which it belongs.
  public var isShared: Bool { framework == nil }

  public init(_ symbol: String, framework: String?) {
    self.symbol = symbol
    self.framework = framework
  }

  /// Without the labels of its arguments.
  public var baseName: String { String(symbol.prefix { $0 != "(" }) }

  /// `disclosure` of `NSButton.BezelStyle.disclosure`; nil for a name that is not a member.
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

/// A usual section with its names in each language; the first of each is the one to print.
public struct SectionName: Hashable, Sendable {
  public var anchor: String
  public var names: Localized<[String]>

  public init(anchor: String, names: Localized<[String]>) {
    self.anchor = anchor
    self.names = names
  }

  /// The anchor of the section that sums a page up.
  public static let summary = "in-short"

  /// Apple's way with headings: lower case, apostrophes gone, everything else but letters and digits a hyphen.
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

/// The one list of topics (`Corpus/topics.yaml`).
public struct TopicCatalog: Hashable, Sendable {
  /// The Corpus edition that the list belongs to, such as `2026-06`.
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

/// Design terms that mean the same (`Corpus/glossary.yaml`).
public struct Glossary: Hashable, Sendable {
  public var groups: [Group]
  public init(groups: [Group] = []) { self.groups = groups }

  public struct Group: Hashable, Sendable {
    public var members: Localized<[String]>
    /// How members may be typed in hiragana.
    public var readings: [String]
    /// How surely one member means another, 0…1; nil: known, never expanded.
    public var weight: Double?

    public init(members: Localized<[String]>, readings: [String] = [], weight: Double?) {
      self.members = members
      self.readings = readings
      self.weight = weight
    }
  }
}
