import Guidelines
import Languages
import TextAnalysis

extension GuidelineIndex {
  /// Returns the topic that the longest run of leading words names, and the remaining words.
  package func topic(words: [String]) throws(Failure) -> (topic: Topic, rest: [String]) {
    let match = try meanings(words: words)
    return (match.topic, match.rest)
  }

  /// Returns topics that are named one after the other, each by one or more words: `tab bars alerts`.
  package func topics(words: [String]) throws(Failure) -> [Topic] {
    var (topics, rest): ([Topic], [String]) = ([], words)
    while !rest.isEmpty {
      let (topic, remainingWords) = try topic(words: rest)
      topics.append(topic)
      rest = remainingWords
    }
    return topics
  }

  /// Returns the topic that the longest run of leading words names, the remaining words, and the other topics with that name.
  package func meanings(words: [String]) throws(Failure) -> (topic: Topic, rest: [String], also: [Topic]) {
    if let named = try leadingTopic(in: words) { return named }
    let name = words.joined(separator: " ")
    throw .unknownTopic(name: name, suggestions: try suggestions(for: name))
  }

  /// Same as `meanings(words:)`, but returns `nil` if the words name no topic.
  package func leadingTopic(in words: [String]) throws(Failure) -> (topic: Topic, rest: [String], also: [Topic])? {
    let words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }.filter { !$0.isEmpty }
    for count in stride(from: min(words.count, 12), to: 0, by: -1) {
      let topics = try topics(named: words[..<count].joined(separator: " "))
      if let first = topics.first { return (first, Array(words[count...]), Array(topics.dropFirst())) }
    }
    return nil
  }

  /// Returns topics with names similar to a misspelled one: `alerts (アラート)`.
  package func suggestions(for name: String) throws(Failure) -> [String] {
    try topicSuggestions(for: String(name.prefix(60)), limit: 3).filter { $0.isSimilar(to: name) }.map {
      let title = $0.title(in: Languages.bilingualPair[0])
      return title.isEmpty || title == $0.slug ? $0.slug : "\($0.slug) (\(title))"
    }
  }

  /// Returns the slugs of topics that are named in options, separated by commas.
  package func slugs(_ names: [String]) throws(Failure) -> [String] {
    var slugs: [String] = []
    for name in names {
      for part in name.split(separator: ",").map(String.init) { slugs.append(try topic(words: [part]).topic.slug) }
    }
    return slugs
  }

  /// Returns the names of sources in the index for typed names, which may differ in case or be unique prefixes.
  package func sourceNames(_ typed: [String]) throws(Failure) -> [String] {
    if typed.isEmpty { return [] }
    let names = try sources().map(\.name)
    var matches: [String] = []
    for name in typed {
      guard let match = Self.match(name, in: names) else { throw .unknownSource(name: name, known: names) }
      matches.append(match)
    }
    return matches
  }

  package static func match(_ name: String, in known: [String]) -> String? {
    if known.contains(name) { return name }
    let key = nameKey(name)
    let caseInsensitiveMatches = known.filter { nameKey($0) == key }
    if caseInsensitiveMatches.count == 1 { return caseInsensitiveMatches[0] }
    let prefixMatches = known.filter { $0.hasPrefix(name) }
    return prefixMatches.count == 1 && !name.isEmpty ? prefixMatches[0] : nil
  }
}

extension Topic {
  /// Indicates whether a typed name is close to one of the topic's: one contains the other, or they differ in at most a third of
  /// their characters.
  fileprivate func isSimilar(to name: String) -> Bool {
    let key = nameKey(String(name.prefix(60)))
    guard key.count > 1 else { return false }
    return ([slug] + titles.values + aliases.flattened + formerSlugs + api.map(\.baseName)).contains { topicName in
      let topicKey = nameKey(topicName)
      return topicKey.contains(key) || (topicKey.count > 2 && key.contains(topicKey)) || SpellingSuggestion.isNear(key, topicKey)
    }
  }
}
