import Guidelines
import TextAnalysis

/// From names, titles and addresses to topics.
struct TopicResolver: Sendable {
  private let byKey: [String: Topic]
  /// Names long enough to be looked for inside a title, longest first.
  private let embedded: [(key: String, topic: Topic)]

  init(catalog: TopicCatalog) {
    var byKey: [String: Topic] = [:]
    for topic in catalog.topics {
      for name in topic.allNames {
        let key = nameKey(name)
        if byKey[key] == nil { byKey[key] = topic }
      }
    }
    self.byKey = byKey
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
    for separator in [" - ", " – ", " — ", " › ", " > ", " | ", "｜", "：", ": ", "／"] {
      let parts = heading.components(by: separator)
      guard parts.count > 1 else { continue }
      for part in [parts[parts.count - 1], parts[0]] {
        if let topic = topic(named: part) { return topic }
      }
    }
    return nil
  }

  /// The only topic that a title mentions ("Human Interface GuidelinesのWidgetsの章の日本語訳"), or nil if it mentions none or several.
  func topic(mentionedIn title: String) -> Topic? {
    var rest = nameKey(title)
    for phrase in ["humaninterfaceguidelines", "ヒューマンインターフェイスガイドライン", "ヒューマンインターフェースガイドライン"] {
      rest = rest.replacing(phrase, with: " ")
    }
    var found: Topic?
    for (key, topic) in embedded {
      guard let range = rest.range(ofWord: key) else { continue }
      if let found, found.slug != topic.slug { return nil }
      found = topic
      rest.replaceSubrange(range, with: " ")
    }
    return found
  }

  /// The topic of an address on the guidelines' site, by the present or a former path.
  func topic(url: String) -> Topic? {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    guard let marker = path.firstRange(ofText: "human-interface-guidelines") else { return nil }
    let parts = path[marker.upperBound...].split(separator: "/").map { $0.hasSuffix(".md") ? String($0.dropLast(3)) : String($0) }
    for start in parts.indices {
      if let topic = topic(named: parts[start...].joined(separator: "/")) { return topic }
    }
    return nil
  }
}

extension Topic {
  /// Every name that the topic goes by.
  package var allNames: [String] {
    [slug] + titles.values + aliases.flattened + former + formerNames
  }
}

extension String {
  func components(by separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(ofText: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }

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
