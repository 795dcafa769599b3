import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// One-line summaries of topics, for `hig man -k` and `hig man -f`.
struct TopicSummaries {
  let index: GuidelineIndex
  let session: Session
  let arguments: CommandArguments

  /// Prints topics that are named one after the other, for example `alerts tab bars`.
  func show(_ typed: [String]) throws(Failure) -> Int32 {
    let topics = try index.topics(words: typed)
    return try show(topics, try summaries(topics: topics.map(\.slug)), in: Languages.scriptLanguage(in: typed.joined()))
  }

  /// Prints the topics whose names or summaries contain every word.
  func search(_ typed: [String], limit: Int?) throws(Failure) -> Int32 {
    let keys = typed.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map { nameKey(String($0)) }.filter { !$0.isEmpty }
    guard !keys.isEmpty else { throw .emptyQuery }
    let summaries = try summaries(topics: [])
    let ranked = try index.topics().enumerated().compactMap { position, topic -> (topic: Topic, rank: Int, place: Int)? in
      let names = ([topic.slug] + topic.titles.values + topic.aliases.flattened + topic.formerSlugs).map {
        nameKey($0)
      }
      let texts = names + (summaries[topic.slug].map { $0.values.map { nameKey($0) } } ?? [])
      guard keys.allSatisfy({ key in texts.contains { $0.contains(key) } }) else { return nil }
      let fullName = nameKey(typed.joined())
      // Rank topics of exactly that name first, then names that start with it, then names that contain it, then summaries.
      let rank =
        names.contains(fullName)
        ? 0
        : names.contains { $0.hasPrefix(fullName) } ? 1 : keys.allSatisfy { key in names.contains { $0.contains(key) } } ? 2 : 3
      return (topic, rank, position)
    }
    let matches = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.topic).prefix(limit ?? .max)
    if matches.isEmpty {
      session.warn(.noTopic(for: typed.joined(separator: " ").truncatedForMessage))
      return 1
    }
    return try show(Array(matches), summaries, in: Languages.scriptLanguage(in: typed.joined()))
  }

  /// - Parameter queryLanguage: The language that the script of the query implies, if any.
  private func show(_ topics: [Topic], _ summaries: [String: [Language: String]], in queryLanguage: Language?) throws(Failure)
    -> Int32
  {
    let style = try TerminalStyleOptions.style(arguments, session.environment)
    let language = try arguments[Options.language]?.singleLanguage ?? queryLanguage ?? session.language
    let lines = topics.flatMap { topic -> [StyledLine] in
      let texts = summaries[topic.slug] ?? [:]
      let summary = ([language] + language.others).lazy.compactMap { texts[$0] }.first
      let spans = [
        StyledSpan(topic.slug, .bold),
        StyledSpan(" (\(topic.title(in: Languages.bilingualPair[0])))" + (summary.map { " - " + $0 } ?? "")),
      ]
      return ParagraphLayout(style.terminal.metrics).lines(spans, width: style.terminal.width, hanging: 4)
    }
    session.show(lines, style, arguments)
    return 0
  }

  /// Returns the first sentence before a page's first section, by topic and language. The Corpus takes precedence.
  private func summaries(topics: [String]) throws(Failure) -> [String: [Language: String]] {
    var filter = RecordFilter()
    filter.topics = topics
    filter.kinds = [.definition]
    var summaries: [String: [Language: String]] = [:]
    try index.forEachRecord(filter) { record in
      guard record.section.isEmpty, !record.bodyRepeatsHeadline else { return }
      if summaries[record.topic]?[record.language] == nil {
        summaries[record.topic, default: [:]][record.language] = record.headline.plainText
      }
    }
    return summaries
  }
}
