import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// The one line that says what a topic is: `hig man -k`, `hig man -f`.
struct TopicSummaries {
  let index: GuidelineIndex
  let session: Session
  let screen: ScreenOptions

  func show(_ topic: Topic) throws(Failure) -> Int32 {
    let summaries = try summaries(topics: [topic.slug])
    return try show([topic], summaries)
  }

  /// Topics whose names or summaries hold every word.
  func search(_ words: [String]) throws(Failure) -> Int32 {
    let keys = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map { nameKey(String($0)) }.filter { !$0.isEmpty }
    guard !keys.isEmpty else { throw .emptyQuery }
    let summaries = try summaries(topics: [])
    let found = try index.topics().filter { topic in
      let aliases = topic.aliases.values.flatMap { $0 }
      let texts =
        ([topic.slug, topic.english, topic.japanese] + aliases + topic.former
        + (summaries[topic.slug].map { Array($0.values) } ?? []))
        .map { nameKey($0) }
      return keys.allSatisfy { key in texts.contains { $0.contains(key) } }
    }
    if found.isEmpty {
      session.warn(
        Message(
          "no topic for '\(words.joined(separator: " "))'", "'\(words.joined(separator: " "))'に当てはまるトピックはありません",
          hint: Bilingual("'hig search' looks inside the pages", "本文は'hig search'で探せます")))
      return 1
    }
    return try show(found, summaries)
  }

  private func show(_ topics: [Topic], _ summaries: [String: [Language: String]]) throws(Failure) -> Int32 {
    let style = try Screen.style(screen, session.surroundings)
    let language: Language
    if case .one(let one)? = try Values.language(screen.language) { language = one } else { language = session.language }
    let lines = topics.flatMap { topic -> [Line] in
      let texts = summaries[topic.slug] ?? [:]
      let summary = texts[language] ?? texts[language.other]
      let spans = [
        Span(topic.slug, .bold),
        Span(" (\(topic.title(in: topic.japanese.isEmpty ? .english : .japanese)))" + (summary.map { " - " + $0 } ?? "")),
      ]
      return Paragraph(style.terminal.metrics).lines(spans, width: style.terminal.width, hanging: 4)
    }
    session.show(lines, style, screen)
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
