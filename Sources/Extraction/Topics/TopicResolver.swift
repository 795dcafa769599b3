import Guidelines
import Languages
import TextAnalysis

/// Lookup of topics by name, title, or address.
struct TopicResolver: Sendable {
  private let topicsByKey: [String: Topic]
  /// Names that are long enough to be searched for inside a title, longest first.
  private let searchableNames: [(key: String, topic: Topic)]
  /// Topics by API names that belong to one topic alone and are not words of prose, such as `UISplitViewController`.
  private let topicsBySymbol: [Substring: Topic]
  private let maxSymbolLength: Int

  init(catalog: TopicCatalog) {
    var topicsByKey: [String: Topic] = [:]
    for topic in catalog.topics {
      for name in topic.allNames {
        let key = nameKey(name)
        if topicsByKey[key] == nil { topicsByKey[key] = topic }
      }
    }
    self.topicsByKey = topicsByKey
    var topicsBySymbol: [Substring: Topic] = [:]
    for topic in catalog.topics {
      for symbol in topic.api where !symbol.isShared {
        let name = symbol.baseName.prefix { $0 != "." }
        if name.isCompound { topicsBySymbol[name] = topicsBySymbol[name] ?? topic }
      }
    }
    self.topicsBySymbol = topicsBySymbol
    maxSymbolLength = topicsBySymbol.keys.map(\.utf8.count).max() ?? 0
    let names = topicsByKey.map { (key: $0.key, length: $0.key.count, topic: $0.value) }.filter { $0.length >= 3 }
    searchableNames = names.sorted { ($0.length, $1.key) > ($1.length, $0.key) }.map { ($0.key, $0.topic) }
  }

  /// Returns the topic with exactly this name, slug, alias, or former slug in any language.
  func topic(named name: String) -> Topic? {
    let key = nameKey(name)
    return key.isEmpty ? nil : topicsByKey[key]
  }

  /// Returns the topic that a heading names: as a whole, after a breadcrumb ("Views - Action Sheets"), or before the name of the
  /// site.
  func topic(heading: String) -> Topic? {
    if let topic = topic(named: heading) { return topic }
    for separator in TitleNormalizer.separators {
      let parts = heading.components(by: separator)
      guard parts.count > 1 else { continue }
      for part in [parts[parts.count - 1], parts[0]] {
        if let topic = topic(named: part) { return topic }
      }
    }
    return nil
  }

  /// Returns the topic that the name of a file or folder names.
  func topic(file words: String) -> Topic? { topic(named: words) ?? topic(named: TitleNormalizer.normalized(words)) }

  /// Returns the topic with the most API names in the texts, or `nil` if two topics have equally many.
  func topic(symbolsIn texts: some Sequence<String>) -> Topic? {
    if topicsBySymbol.isEmpty { return nil }
    var foundSymbols: Set<Substring> = []
    for text in texts {
      var remaining = text.utf8[...]
      while let start = remaining.firstIndex(where: Self.isSymbolPart) {
        let end = remaining[start...].firstIndex { !Self.isSymbolPart($0) } ?? remaining.endIndex
        let name = Substring(remaining[start..<end])
        if name.utf8.count <= maxSymbolLength, name.isCompound, topicsBySymbol[name] != nil { foundSymbols.insert(name) }
        remaining = remaining[end...]
      }
    }
    let counts = Dictionary(grouping: foundSymbols.compactMap { topicsBySymbol[$0] }, by: \.slug)
    guard let majority = counts.values.max(by: { $0.count < $1.count }),
      counts.values.count(where: { $0.count == majority.count }) == 1
    else { return nil }
    return majority[0]
  }

  private static func isSymbolPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
  }

  /// Returns the only topic that a title mentions ("Human Interface GuidelinesのWidgetsの章の日本語訳"), or `nil` if it mentions none or
  /// several.
  func topic(mentionedIn title: String) -> Topic? {
    var remaining = nameKey(title)
    for phrase in Self.guidelineNames { remaining = remaining.replacing(phrase, with: " ") }
    var foundTopic: Topic?
    for (key, topic) in searchableNames {
      guard let range = remaining.range(ofWord: key) else { continue }
      if let foundTopic, foundTopic.slug != topic.slug { return nil }
      foundTopic = topic
      remaining.replaceSubrange(range, with: " ")
    }
    return foundTopic
  }

  /// Returns the only topic that a sentence names; names in Latin letters must be whole words.
  func topic(namedIn sentence: String) -> Topic? {
    let words = sentence.split { !$0.isLetter && !$0.isNumber }
    guard words.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return topic(mentionedIn: sentence) }
    var foundTopic: Topic?
    var remaining = words[...]
    while !remaining.isEmpty {
      let lengths = (1...Self.maxNameWords).reversed().filter { $0 <= remaining.count }
      let matches = lengths.lazy.compactMap { length in
        topic(named: remaining.prefix(length).joined(separator: " ")).map { ($0, length) }
      }
      guard let (topic, length) = matches.first else {
        remaining.removeFirst()
        continue
      }
      if let foundTopic, foundTopic.slug != topic.slug { return nil }
      foundTopic = topic
      remaining.removeFirst(length)
    }
    return foundTopic
  }

  /// Maximum number of words in the name of a topic.
  private static let maxNameWords = 4
  private static let guidelineNames = Languages.all.flatMap(\.titles.guidelinesTitles)

  /// Returns the topic of an address on the site of the guidelines, by its present or a former path or by a parent of it
  /// (`accessibility/overview/navigation` is part of `accessibility/overview`).
  func topic(url: String) -> Topic? {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    guard let marker = path.firstRange(ofText: "human-interface-guidelines") else { return nil }
    let parts = path[marker.upperBound...].split(separator: "/").map { $0.hasSuffix(".md") ? String($0.dropLast(3)) : String($0) }
    for start in parts.indices {
      if let topic = topic(named: parts[start...].joined(separator: "/")) { return topic }
    }
    for end in parts.indices.dropFirst(2).reversed() {
      if let topic = topic(named: parts[..<end].joined(separator: "/")) { return topic }
    }
    return parts.first.flatMap { topic(named: $0) }.flatMap { $0.slug == parts[0] ? $0 : nil }
  }
}

extension Topic {
  /// All names of the topic, including former ones.
  package var allNames: [String] {
    [slug] + titles.values + aliases.flattened + formerSlugs + formerNames
  }
}

extension Substring {
  /// Indicates whether the name consists of several words, as `NavigationSplitView` does.
  fileprivate var isCompound: Bool {
    utf8.dropFirst().contains(where: \.isASCIIUpper) && utf8.contains(where: \.isASCIILower)
  }
}

extension String {
  /// Returns the first range of a word that is not adjacent to another Latin letter or, for katakana and kanji, to another
  /// character of the same script.
  func range(ofWord word: String) -> Range<String.Index>? {
    var remaining = self[...]
    while let range = remaining.firstRange(ofText: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      if !Self.isSameScript(before, self[range.lowerBound]), !Self.isSameScript(self[index(before: range.upperBound)], after) {
        return range
      }
      remaining = self[index(after: range.lowerBound)...]
    }
    return nil
  }

  private static func isSameScript(_ a: Character, _ b: Character) -> Bool {
    func script(_ c: Character) -> Int {
      guard let value = c.unicodeScalars.first?.value else { return 0 }
      return switch value {
      case 0x30A0...0x30FF: 1
      case 0x4E00...0x9FFF: 2
      default: c.isASCII && c.isLetter ? 3 : 0
      }
    }
    return script(a) != 0 && script(a) == script(b)
  }
}
