import Guidelines
import Languages
import TextAnalysis

extension GuidelineIndex {
  /// The topic that the longest run of leading words names, and the words after it.
  package func topic(words: [String]) throws(Failure) -> (topic: Topic, rest: [String]) {
    let found = try meanings(words: words)
    return (found.topic, found.rest)
  }

  /// Topics named one after the other, each by one word or several: `tab bars alerts`.
  package func topics(words: [String]) throws(Failure) -> [Topic] {
    var (topics, rest): ([Topic], [String]) = ([], words)
    while !rest.isEmpty {
      let (topic, left) = try topic(words: rest)
      topics.append(topic)
      rest = left
    }
    return topics
  }

  /// The same with the other topics of that name.
  package func meanings(words: [String]) throws(Failure) -> (topic: Topic, rest: [String], also: [Topic]) {
    if let named = try named(by: words) { return named }
    let name = words.joined(separator: " ")
    throw .unknownTopic(name: name, suggestions: try suggestions(for: name))
  }

  /// The same; nil where the words name none.
  package func named(by words: [String]) throws(Failure) -> (topic: Topic, rest: [String], also: [Topic])? {
    let words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.filter { !$0.isEmpty }
    for count in stride(from: min(words.count, 12), to: 0, by: -1) {
      let topics = try topics(named: words[..<count].joined(separator: " "))
      if let first = topics.first { return (first, Array(words[count...]), Array(topics.dropFirst())) }
    }
    return nil
  }

  /// The topics that a misspelt name may mean: `alerts (アラート)`.
  package func suggestions(for name: String) throws(Failure) -> [String] {
    try topicSuggestions(for: String(name.prefix(60)), limit: 3).filter { $0.isNear(name) }.map {
      let title = $0.title(in: Languages.both[0])
      return title.isEmpty || title == $0.slug ? $0.slug : "\($0.slug) (\(title))"
    }
  }

  /// Slugs of topics named in options.
  package func slugs(_ names: [String]) throws(Failure) -> [String] {
    var slugs: [String] = []
    for name in names {
      for part in name.split(separator: ",").map(String.init) { slugs.append(try topic(words: [part]).topic.slug) }
    }
    return slugs
  }

  /// Names of sources as the index has them: as typed, in another case, or by a beginning that only one has.
  package func sourceNames(_ typed: [String]) throws(Failure) -> [String] {
    if typed.isEmpty { return [] }
    let known = try sources().map(\.name)
    var found: [String] = []
    for name in typed {
      guard let match = Self.match(name, in: known) else { throw .unknownSource(name: name, known: known) }
      found.append(match)
    }
    return found
  }

  package static func match(_ name: String, in known: [String]) -> String? {
    if known.contains(name) { return name }
    let key = nameKey(name)
    let same = known.filter { nameKey($0) == key }
    if same.count == 1 { return same[0] }
    let beginning = known.filter { $0.hasPrefix(name) }
    return beginning.count == 1 && !name.isEmpty ? beginning[0] : nil
  }
}

extension Topic {
  /// Whether a typed name is close to one of the topic's: it is a part of it, or differs in a third of its letters at most.
  fileprivate func isNear(_ name: String) -> Bool {
    let key = nameKey(String(name.prefix(60)))
    guard key.count > 1 else { return false }
    return ([slug] + titles.values + aliases.flattened + former + api.map(\.baseName)).contains { known in
      let known = nameKey(known)
      return known.contains(key) || (known.count > 2 && key.contains(known)) || NearMiss.isNear(key, known)
    }
  }
}
