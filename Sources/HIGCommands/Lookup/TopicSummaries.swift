import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// The one line that says what a topic is: `hig man -k`, `hig man -f`.
struct TopicSummaries {
  let index: GuidelineIndex
  let session: Session
  let words: CommandWords

  /// Topics named one after the other: `alerts tab bars`.
  func show(_ typed: [String]) throws(Failure) -> Int32 {
    let topics = try index.topics(words: typed)
    return try show(topics, try summaries(topics: topics.map(\.slug)), in: Languages.scripted(in: typed.joined()))
  }

  /// Topics whose names or summaries hold every word.
  func search(_ typed: [String], limit: Int?) throws(Failure) -> Int32 {
    let keys = typed.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map { nameKey(String($0)) }.filter { !$0.isEmpty }
    guard !keys.isEmpty else { throw .emptyQuery }
    let summaries = try summaries(topics: [])
    let ranked = try index.topics().enumerated().compactMap { place, topic -> (topic: Topic, rank: Int, place: Int)? in
      let names = ([topic.slug] + topic.titles.values + topic.aliases.flattened + topic.former).map {
        nameKey($0)
      }
      let texts = names + (summaries[topic.slug].map { $0.values.map { nameKey($0) } } ?? [])
      guard keys.allSatisfy({ key in texts.contains { $0.contains(key) } }) else { return nil }
      let whole = nameKey(typed.joined())
      // A topic of that very name, then one whose name begins so, then one that bears it, then what only a summary says.
      let rank =
        names.contains(whole)
        ? 0 : names.contains { $0.hasPrefix(whole) } ? 1 : keys.allSatisfy { key in names.contains { $0.contains(key) } } ? 2 : 3
      return (topic, rank, place)
    }
    let found = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.topic).prefix(limit ?? .max)
    if found.isEmpty {
      session.warn(.noTopic(for: typed.joined(separator: " ").short))
      return 1
    }
    return try show(Array(found), summaries, in: Languages.scripted(in: typed.joined()))
  }

  /// - Parameter asked: the language of the question, where it tells.
  private func show(_ topics: [Topic], _ summaries: [String: [Language: String]], in asked: Language?) throws(Failure) -> Int32 {
    let style = try Screen.style(words, session.environment)
    let language = try words[Options.language]?.only ?? asked ?? session.language
    let lines = topics.flatMap { topic -> [Line] in
      let texts = summaries[topic.slug] ?? [:]
      let summary = ([language] + language.others).lazy.compactMap { texts[$0] }.first
      let spans = [
        Span(topic.slug, .bold),
        Span(" (\(topic.title(in: Languages.both[0])))" + (summary.map { " - " + $0 } ?? "")),
      ]
      return Paragraph(style.terminal.metrics).lines(spans, width: style.terminal.width, hanging: 4)
    }
    session.show(lines, style, words)
    return 0
  }

  /// First sentence of what stands before a page's first section, by topic and language; the Corpus's where it has one.
  private func summaries(topics: [String]) throws(Failure) -> [String: [Language: String]] {
    var filter = RecordFilter()
    filter.topics = topics
    filter.kinds = [.definition]
    var found: [String: [Language: String]] = [:]
    try index.forEachRecord(filter) { record in
      guard record.section.isEmpty, !record.bodyRepeatsHeadline else { return }
      if found[record.topic]?[record.language] == nil {
        found[record.topic, default: [:]][record.language] = record.headline.plainText
      }
    }
    return found
  }
}
