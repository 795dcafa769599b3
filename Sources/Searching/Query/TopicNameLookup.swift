import Guidelines
import TextAnalysis

/// The kind of a topic name. Lower values are preferred. The table `topic_names` stores the raw value.
package enum TopicRank: Int, Comparable {
  case slug, title, alias
  /// An alternative spelling of a slug, title, or alias.
  case spelling
  /// An API name, and an API name that another topic shares or owns.
  case symbol, sharedSymbol
  case formerName
  /// The name of a thing that the topic compares with others. The name itself belongs to the thing's own topic.
  case compared
  /// A name that a section of the topic explains and that no topic has.
  case explained

  package static func < (a: TopicRank, b: TopicRank) -> Bool { a.rawValue < b.rawValue }

  package static func names(of topic: Topic) -> [(TopicRank, [String])] {
    let ownSymbols = topic.api.filter { !$0.isShared }
    return [
      (.slug, [topic.slug]), (.title, topic.titles.values), (.alias, topic.aliases.flattened),
      (.symbol, ownSymbols.map { $0.baseName }),
      (.sharedSymbol, topic.api.filter { $0.isShared }.map { $0.baseName } + ownSymbols.compactMap { $0.member }),
      (.formerName, topic.formerSlugs + topic.formerNames), (.compared, topic.comparedComponents.flattened),
      (.explained, topic.explainedNames.flatMap { $0.names.flattened }),
    ]
  }
}

/// Lookup of catalog topics by their current names, in singular and plural, and by API names.
package struct TopicNameLookup<Store: SearchStore> {
  private let store: Store

  package init(_ store: Store) { self.store = store }

  /// Returns the ID of the topic with a name.
  ///
  /// - Parameter isSymbol: Indicates whether the name is written like an API name: `form` is a word, but `Form` may be a type.
  package func topic(_ name: String, isSymbol: Bool = false) throws(Store.Failure) -> Int64? {
    let key = nameKey(name)
    guard !key.isEmpty else { return nil }
    let maxRank = isSymbol ? TopicRank.sharedSymbol : .spelling
    for form in NameKeys.singularAndPlural(key) + NameKeys.all(of: name).dropFirst() {
      if let match = try store.topicNames(form).first(where: { $0.isListed && $0.rank <= maxRank.rawValue }) {
        return match.topic
      }
    }
    return nil
  }

  func titles(of topic: Int64) throws(Store.Failure) -> [String] { try store.topic(topic)?.titles.values ?? [] }
}

/// Keys under which the table `topic_names` stores a name.
package enum NameKeys {
  /// Returns the keys of a name: as written, in unified spelling (メーター becomes メータ), and, for katakana, independent of long
  /// vowels.
  package static func all(of name: String) -> [String] {
    let unified = FoldedText(name).unified.scalars
    let spellings = [nameKey(Vocabulary.string(unified)), KatakanaKey.key(unified)]
    return [nameKey(name)] + spellings.compactMap { $0 }
  }

  /// Returns the key of an English name in the singular and plural.
  package static func singularAndPlural(_ key: String) -> [String] {
    guard let last = key.unicodeScalars.last, last.isASCII else { return [key] }
    return key.hasSuffix("s") ? [key, String(key.dropLast())] : [key, key + "s"]
  }
}

extension Topic {
  /// Indicates whether a name is the slug or a title of the topic, in any spelling and number. Aliases and API names do not
  /// count.
  package func isNamed(_ name: String) -> Bool {
    let ownKeys = Set(([slug] + titles.values).flatMap { NameKeys.all(of: $0) })
    return NameKeys.all(of: name).contains {
      ownKeys.contains($0) || ownKeys.contains($0 + "s") || ownKeys.contains(String($0.dropLast())) && $0.hasSuffix("s")
    }
  }
}
