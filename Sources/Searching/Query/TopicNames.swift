import Guidelines
import TextAnalysis

/// What a name of a topic is to it. The lower goes first; `topic_names` holds the number.
package enum TopicRank: Int, Comparable {
  case slug, title, alias
  /// One of these, spelled in another way.
  case spelling
  /// Of an API, and of one that belongs to another topic.
  case symbol, sharedSymbol
  case former
  /// Of something that a choice is between, which by itself names that thing's own topic.
  case compared
  /// That a section explains, and that no topic has.
  case explained

  package static func < (a: TopicRank, b: TopicRank) -> Bool { a.rawValue < b.rawValue }

  package static func names(of topic: Topic) -> [(TopicRank, [String])] {
    let own = topic.api.filter { !$0.isShared }
    return [
      (.slug, [topic.slug]), (.title, topic.titles.values), (.alias, topic.aliases.flattened),
      (.symbol, own.map { $0.baseName }),
      (.sharedSymbol, topic.api.filter { $0.isShared }.map { $0.baseName } + own.compactMap { $0.member }),
      (.former, topic.former + topic.formerNames), (.compared, topic.compared.flattened),
      (.explained, topic.explained.flatMap { $0.names.flattened }),
    ]
  }
}

/// Topics of the catalogue by any of their present names, in singular and plural, and by API names.
package struct TopicNames<Store: SearchStore> {
  private let store: Store

  package init(_ store: Store) { self.store = store }

  /// - Parameter isSymbol: whether the name is written as one of an API: `form` is a word, `Form` may be a name.
  package func topic(_ name: String, isSymbol: Bool = false) throws(Store.Trouble) -> Int64? {
    let key = nameKey(name)
    guard !key.isEmpty else { return nil }
    let most = isSymbol ? TopicRank.sharedSymbol : .spelling
    for form in NameKeys.numbers(key) + NameKeys.all(of: name).dropFirst() {
      if let found = try store.names(form).first(where: { $0.isListed && $0.rank <= most.rawValue }) { return found.topic }
    }
    return nil
  }

  func titles(of topic: Int64) throws(Store.Trouble) -> [String] { try store.topic(topic)?.titles.values ?? [] }
}

/// What `topic_names` has a name under.
package enum NameKeys {
  /// As it is written, as a question's words are (メーター is メータ there), and however its long vowels are
  /// written.
  package static func all(of name: String) -> [String] {
    let unified = FoldedText(name).unified.scalars
    let spellings = [nameKey(Vocabulary.string(unified)), KatakanaKey.key(unified)]
    return [nameKey(name)] + spellings.compactMap { $0 }
  }

  /// An English name in singular and plural.
  package static func numbers(_ key: String) -> [String] {
    guard let last = key.unicodeScalars.last, last.isASCII else { return [key] }
    return key.hasSuffix("s") ? [key, String(key.dropLast())] : [key, key + "s"]
  }
}

extension Topic {
  /// Whether a name is the topic's own, in whatever spelling and number: not an alias, nor the name of an API.
  package func isCalled(_ name: String) -> Bool {
    let own = Set(([slug] + titles.values).flatMap { NameKeys.all(of: $0) })
    return NameKeys.all(of: name).contains {
      own.contains($0) || own.contains($0 + "s") || own.contains(String($0.dropLast())) && $0.hasSuffix("s")
    }
  }
}
