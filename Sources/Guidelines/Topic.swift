/// A component, pattern, foundation … that guidelines are about.
package struct Topic: Hashable, Sendable {
  /// English, lower case, hyphens: `action-sheets`. The same in both languages.
  package var slug: String
  package var category: String
  /// The group within the category (`presentation`), if it has groups.
  package var group: String?
  package var english: String
  package var japanese: String
  package var aliases: [Language: [String]]
  /// Slugs and paths by which older editions knew it.
  package var former: [String]
  /// Titles of older translations (搭載 for Onboarding): read in the titles of pages and looked up, never searched, for they mean other things too.
  package var formerNames: [String]
  /// What developers call it, first what the topic is about.
  package var api: [APISymbol]
  package var platforms: [Platform]
  package var related: [String]

  package init(
    slug: String, category: String, group: String? = nil, english: String, japanese: String,
    aliases: [Language: [String]] = [:], former: [String] = [], formerNames: [String] = [], api: [APISymbol] = [],
    platforms: [Platform] = Platform.allCases.sorted(),
    related: [String] = []
  ) {
    self.slug = slug
    self.category = category
    self.group = group
    self.english = english
    self.japanese = japanese
    self.aliases = aliases
    self.former = former
    self.formerNames = formerNames
    self.api = api
    self.platforms = platforms
    self.related = related
  }

  package func title(in language: Language) -> String {
    switch language {
    case .japanese: japanese
    case .english: english
    }
  }
}

/// A name of an API: `confirmationDialog(_:isPresented:titleVisibility:actions:)` of SwiftUI.
package struct APISymbol: Hashable, Sendable {
  package var symbol: String
  /// nil where the topic that it belongs to says it.
  package var framework: String?
  /// Whether the name opens another topic, to which it belongs.
  package var isShared: Bool { framework == nil }

  package init(_ symbol: String, framework: String?) {
    self.symbol = symbol
    self.framework = framework
  }

  /// Without the labels of its arguments.
  package var baseName: String { String(symbol.prefix { $0 != "(" }) }

  /// `disclosure` of `NSButton.BezelStyle.disclosure`; nil for what is no member.
  package var member: String? {
    baseName.contains(".") ? baseName.split(separator: ".").last.map(String.init) : nil
  }
}

/// A category of topics, with its groups.
package struct TopicCategory: Hashable, Sendable {
  package var slug: String
  package var english: String
  package var japanese: String
  package var groups: [TopicCategory]

  package init(slug: String, english: String, japanese: String, groups: [TopicCategory] = []) {
    self.slug = slug
    self.english = english
    self.japanese = japanese
    self.groups = groups
  }

  package func title(in language: Language) -> String {
    switch language {
    case .japanese: japanese
    case .english: english
    }
  }
}

/// A usual section with its names in both languages; the first of each is the one to print.
package struct SectionName: Hashable, Sendable {
  package var anchor: String
  package var english: [String]
  package var japanese: [String]

  package init(anchor: String, english: [String], japanese: [String]) {
    self.anchor = anchor
    self.english = english
    self.japanese = japanese
  }

  /// Apple's way with headings: lower case, apostrophes gone, everything else but letters and digits a hyphen.
  package static func slug(_ title: String) -> String {
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
package struct TopicCatalog: Hashable, Sendable {
  /// The Corpus edition that the list belongs to, such as `2026-06`.
  package var edition: String
  package var categories: [TopicCategory]
  package var sections: [SectionName]
  package var topics: [Topic]

  package init(
    edition: String = "", categories: [TopicCategory] = [], sections: [SectionName] = [], topics: [Topic] = []
  ) {
    self.edition = edition
    self.categories = categories
    self.sections = sections
    self.topics = topics
  }
}

/// Design terms that mean the same (`Corpus/glossary.yaml`).
package struct Glossary: Hashable, Sendable {
  package var groups: [Group]
  package init(groups: [Group] = []) { self.groups = groups }

  package struct Group: Hashable, Sendable {
    package var english: [String]
    package var japanese: [String]
    /// How members may be typed in hiragana.
    package var readings: [String]
    /// How surely one member means another, 0…1; nil: known, never expanded.
    package var weight: Double?

    package init(english: [String], japanese: [String], readings: [String] = [], weight: Double?) {
      self.english = english
      self.japanese = japanese
      self.readings = readings
      self.weight = weight
    }
  }
}
