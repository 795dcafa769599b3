import Guidelines
import Languages
import TextAnalysis

/// Path of headings above a block, outermost first, without the titles of the page and topic.
struct SectionPath: Equatable {
  struct Component: Equatable {
    var level: Int
    var title: String
    var anchor: String
    /// Number that distinguishes sections with the same name.
    var number = 0

    static func == (a: Component, b: Component) -> Bool { a.level == b.level && a.title == b.title && a.anchor == b.anchor }
  }

  private(set) var components: [Component] = []

  var titles: [String] { components.map(\.title) }
  var anchor: String { components.last?.anchor ?? "" }
  var isEmpty: Bool { components.isEmpty }

  /// Opens a section and closes sections at its level and deeper.
  mutating func open(level: Int, title: String, anchor: String, number: Int) {
    close(from: level)
    // A code span of several lines keeps its white space, but a title is one line.
    let title = title.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
    components.append(Component(level: level, title: title, anchor: anchor, number: number))
  }

  mutating func close(from level: Int) {
    components.removeAll { $0.level >= level }
  }

  /// Level of a section whose title is not marked up as a heading; it is deeper than all headings.
  static let titleLevel = 7

  /// Returns the level of a section opened by a list item. It is deeper than all headings and depends on the nesting depth.
  static func itemLevel(depth: Int) -> Int { 10 + depth }
}

/// Anchors of sections: the anchor stated by the page, else the English name of a standard section, else the text of the heading.
struct SectionAnchors: Sendable {
  private let anchorsByKey: [String: String]

  init(catalog: TopicCatalog) {
    var anchorsByKey: [String: String] = [:]
    for section in catalog.sections {
      for name in section.names.flattened where anchorsByKey[nameKey(name)] == nil {
        anchorsByKey[nameKey(name)] = section.anchor
      }
    }
    self.anchorsByKey = anchorsByKey
  }

  /// - Parameters:
  ///   - stated: Fragment identifier that the page gives the heading; used if it is Latin.
  ///   - topicNames: Names of the topic, which translators put before the name of a standard section ("TextView Best practices").
  func anchor(title: String, stated: String?, topicNames: [String]) -> String {
    if let stated {
      let slug = Self.slug(stated)
      if !slug.isEmpty, stated.unicodeScalars.allSatisfy(\.isASCII), slug != "-" { return slug }
    }
    if let platforms = Platform.platforms(listedIn: title) {
      return platforms.map { $0.rawValue.lowercased() }.joined(separator: "-")
    }
    let key = nameKey(title)
    if let knownAnchor = anchorsByKey[key] { return knownAnchor }
    let slug = Self.slug(title)
    let letters = title.filter(\.isLetter)
    let isLatin = letters.allSatisfy(\.isASCII)
    for name in topicNames.map({ nameKey($0) }) where !name.isEmpty && key.hasPrefix(name) && key.count > name.count {
      var remaining = key.dropFirst(name.count)
      for word in SectionAnchors.possessives where remaining.hasPrefix(word) { remaining = remaining.dropFirst(word.count) }
      // With a Latin prefix, only sections that every topic has are recognized: "TextView Best practices" is one, "Notification
      // actions" is not.
      if let knownAnchor = anchorsByKey[String(remaining)], !isLatin || Self.commonAnchors.contains(knownAnchor) {
        return knownAnchor
      }
    }
    // An address can have only one "#".
    return isLatin && !slug.isEmpty ? slug : key.replacing("#", with: "-")
  }

  /// Returns `true` if a title is the name of a standard section.
  func isStandardTitle(_ title: String) -> Bool { anchorsByKey[nameKey(title)] != nil }

  /// Returns the evidence that a title gives for a page of the guidelines. Only they have a section on platforms; several
  /// sections on best practices, each below its topic, indicate a collection of guidelines.
  func guidelineEvidence(of title: String) -> Int {
    switch anchorsByKey[nameKey(title)] {
    case "platform-considerations": 2
    case "best-practices": 1
    default: 0
    }
  }

  private static let possessives = Languages.all.flatMap(\.grammar.possessiveParticles)
  /// Anchors of sections that nearly every page has.
  private static let commonAnchors: Set<String> = ["best-practices", "platform-considerations", "anatomy", "specifications"]

  static func slug(_ title: String) -> String { SectionName.slug(title) }
}
