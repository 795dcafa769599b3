import Guidelines
import Languages
import TextAnalysis

/// From names, titles and addresses to topics.
struct TopicResolver: Sendable {
  private let byKey: [String: Topic]
  /// Names long enough to be looked for inside a title, longest first.
  private let embedded: [(key: String, topic: Topic)]
  /// By a name of the API that belongs to one topic alone and is no word of prose (`UISplitViewController`).
  private let bySymbol: [Substring: Topic]
  private let longestSymbol: Int

  init(catalog: TopicCatalog) {
    var byKey: [String: Topic] = [:]
    for topic in catalog.topics {
      for name in topic.allNames {
        let key = nameKey(name)
        if byKey[key] == nil { byKey[key] = topic }
      }
    }
    self.byKey = byKey
    var bySymbol: [Substring: Topic] = [:]
    for topic in catalog.topics {
      for symbol in topic.api where !symbol.isShared {
        let name = symbol.baseName.prefix { $0 != "." }
        if name.isCompound { bySymbol[name] = bySymbol[name] ?? topic }
      }
    }
    self.bySymbol = bySymbol
    longestSymbol = bySymbol.keys.map(\.utf8.count).max() ?? 0
    let names = byKey.map { (key: $0.key, length: $0.key.count, topic: $0.value) }.filter { $0.length >= 3 }
    embedded = names.sorted { ($0.length, $1.key) > ($1.length, $0.key) }.map { ($0.key, $0.topic) }
  }

  /// The topic of that very name, slug, alias or former slug in any language.
  func topic(named name: String) -> Topic? {
    let key = nameKey(name)
    return key.isEmpty ? nil : byKey[key]
  }

  /// The topic that a heading names: as a whole, or behind a breadcrumb ("Views - Action Sheets"), or before the site's name.
  func topic(heading: String) -> Topic? {
    if let topic = topic(named: heading) { return topic }
    for separator in TitleWording.separators {
      let parts = heading.components(by: separator)
      guard parts.count > 1 else { continue }
      for part in [parts[parts.count - 1], parts[0]] {
        if let topic = topic(named: part) { return topic }
      }
    }
    return nil
  }

  /// The topic that a file's or a folder's name names.
  func topic(file words: String) -> Topic? { topic(named: words) ?? topic(named: TitleWording.bare(words)) }

  /// The topic whose API a text speaks of most, by the number of its names; nil where two are even.
  func topic(symbolsIn texts: some Sequence<String>) -> Topic? {
    if bySymbol.isEmpty { return nil }
    var found: Set<Substring> = []
    for text in texts {
      var rest = text.utf8[...]
      while let start = rest.firstIndex(where: Self.isSymbolPart) {
        let end = rest[start...].firstIndex { !Self.isSymbolPart($0) } ?? rest.endIndex
        let name = Substring(rest[start..<end])
        if name.utf8.count <= longestSymbol, name.isCompound, bySymbol[name] != nil { found.insert(name) }
        rest = rest[end...]
      }
    }
    let counts = Dictionary(grouping: found.compactMap { bySymbol[$0] }, by: \.slug)
    guard let most = counts.values.max(by: { $0.count < $1.count }), counts.values.count(where: { $0.count == most.count }) == 1
    else { return nil }
    return most[0]
  }

  private static func isSymbolPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
  }

  /// The only topic that a title mentions ("Human Interface GuidelinesのWidgetsの章の日本語訳"), or nil if it mentions none or several.
  func topic(mentionedIn title: String) -> Topic? {
    var rest = nameKey(title)
    for phrase in Self.guidelines { rest = rest.replacing(phrase, with: " ") }
    var found: Topic?
    for (key, topic) in embedded {
      guard let range = rest.range(ofWord: key) else { continue }
      if let found, found.slug != topic.slug { return nil }
      found = topic
      rest.replaceSubrange(range, with: " ")
    }
    return found
  }

  /// The only topic that a sentence names, by whole words where it is in Latin letters.
  func topic(namedIn sentence: String) -> Topic? {
    let words = sentence.split { !$0.isLetter && !$0.isNumber }
    guard words.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return topic(mentionedIn: sentence) }
    var found: Topic?
    var rest = words[...]
    while !rest.isEmpty {
      let lengths = (1...Self.longestName).reversed().filter { $0 <= rest.count }
      let named = lengths.lazy.compactMap { length in
        topic(named: rest.prefix(length).joined(separator: " ")).map { ($0, length) }
      }
      guard let (topic, length) = named.first else {
        rest.removeFirst()
        continue
      }
      if let found, found.slug != topic.slug { return nil }
      found = topic
      rest.removeFirst(length)
    }
    return found
  }

  /// Words of a topic's name.
  private static let longestName = 4
  private static let guidelines = Languages.all.flatMap(\.titles.guidelines)

  /// The topic of an address on the guidelines' site, by the present or a former path, or by what lies above it
  /// (`accessibility/overview/navigation` is a part of `accessibility/overview`).
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
  /// Every name that the topic goes by.
  package var allNames: [String] {
    [slug] + titles.values + aliases.flattened + former + formerNames
  }
}

extension Substring {
  /// Several words in one, as in `NavigationSplitView`.
  fileprivate var isCompound: Bool {
    utf8.dropFirst().contains(where: \.isASCIIUpper) && utf8.contains(where: \.isASCIILower)
  }
}

extension String {
  /// The first place where the words stand without a Latin letter or, for katakana, another katakana glued to either side.
  func range(ofWord word: String) -> Range<String.Index>? {
    var search = self[...]
    while let range = search.firstRange(ofText: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      if !Self.joined(before, self[range.lowerBound]), !Self.joined(self[index(before: range.upperBound)], after) { return range }
      search = self[index(after: range.lowerBound)...]
    }
    return nil
  }

  private static func joined(_ a: Character, _ b: Character) -> Bool {
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
