import Guidelines
import Languages
import TextAnalysis

/// The headings above a block, outermost first, below the page's and the topic's own title.
struct SectionPath: Equatable {
  struct Entry: Equatable {
    var level: Int
    var title: String
    var anchor: String
    /// Tells sections of one name apart.
    var number = 0

    static func == (a: Entry, b: Entry) -> Bool { a.level == b.level && a.title == b.title && a.anchor == b.anchor }
  }

  private(set) var entries: [Entry] = []

  var titles: [String] { entries.map(\.title) }
  var anchor: String { entries.last?.anchor ?? "" }
  var isEmpty: Bool { entries.isEmpty }

  /// Opens a section, closing those at its level and deeper.
  mutating func open(level: Int, title: String, anchor: String, number: Int) {
    close(from: level)
    // A code span of several lines keeps its white space; a title is one line.
    let title = title.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
    entries.append(Entry(level: level, title: title, anchor: anchor, number: number))
  }

  mutating func close(from level: Int) {
    entries.removeAll { $0.level >= level }
  }

  /// The level of a section under a title that is no heading: below every one that is.
  static let titleLevel = 7

  /// The level of a section opened by a list item: below every heading, nested by depth.
  static func itemLevel(depth: Int) -> Int { 10 + depth }
}

/// Anchors of sections: what the page states, else the usual English name of a usual section, else the heading's own.
struct SectionAnchors: Sendable {
  private let byKey: [String: String]

  init(catalog: TopicCatalog) {
    var byKey: [String: String] = [:]
    for section in catalog.sections {
      for name in section.names.flattened where byKey[nameKey(name)] == nil { byKey[nameKey(name)] = section.anchor }
    }
    self.byKey = byKey
  }

  /// - Parameters:
  ///   - stated: the fragment that the page gives the heading; taken where it is Latin.
  ///   - topicNames: names of the topic, which translators put before a usual section's ("TextView Best practices").
  func anchor(title: String, stated: String?, topicNames: [String]) -> String {
    if let stated {
      let slug = Self.slug(stated)
      if !slug.isEmpty, stated.unicodeScalars.allSatisfy(\.isASCII), slug != "-" { return slug }
    }
    if let platforms = Platform.list(title) { return platforms.map { $0.rawValue.lowercased() }.joined(separator: "-") }
    let key = nameKey(title)
    if let known = byKey[key] { return known }
    let slug = Self.slug(title)
    let letters = title.filter(\.isLetter)
    let isLatin = letters.allSatisfy(\.isASCII)
    for name in topicNames.map({ nameKey($0) }) where !name.isEmpty && key.hasPrefix(name) && key.count > name.count {
      var rest = key.dropFirst(name.count)
      for word in SectionAnchors.possessives where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
      // "Notification actions" is a section of its own; "TextView Best practices" is the usual one.
      if let known = byKey[String(rest)], !isLatin || Self.everywhere.contains(known) { return known }
    }
    // An address has one "#".
    return isLatin && !slug.isEmpty ? slug : key.replacing("#", with: "-")
  }

  /// Whether a title is the name of a usual section.
  func knows(_ title: String) -> Bool { byKey[nameKey(title)] != nil }

  /// How much a title tells that the page is one of the guidelines: nobody else has a section on platforms; several on best practices, each below its topic, are
  /// a collection of them.
  func tells(_ title: String) -> Int {
    switch byKey[nameKey(title)] {
    case "platform-considerations": 2
    case "best-practices": 1
    default: 0
    }
  }

  private static let possessives = Languages.all.flatMap(\.sentences.possessives)
  /// Sections that nearly every page has.
  private static let everywhere: Set<String> = ["best-practices", "platform-considerations", "anatomy", "specifications"]

  static func slug(_ title: String) -> String { SectionName.slug(title) }
}
