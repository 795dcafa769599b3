import Guidelines
import Indexing
import Languages
import Rendering

/// `hig topics`
struct TopicsCommand: Command {
  static let specification = CommandSpecification(
    name: "topics", usage: [""], help: \.topics,
    keys: [Options.platform, Options.language, format] + Options.screen,
    examples: ["hig topics --platform watchos"])
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, names, matrix, json }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let platforms = try words[Options.platform]
    var style = try Screen.style(words, session.environment)
    if let language = try words[Options.language]?.only { style.language = language }
    let index = try session.index(words[Options.index])
    var topics = try index.topics()
    if !platforms.isEmpty, format == .names || format == .json {
      topics = topics.filter { $0.holds(for: platforms) }
    }
    switch format {
    case .names: session.console.print(topics.map { Sanitizing.line($0.slug) + "\n" }.joined())
    case .json: session.console.print(AnswerJSON.list(try rows(topics, index)))
    case .text:
      let rows = platforms.isEmpty ? topics.map { TopicRow($0) } : try rows(topics, index)
      session.show(TopicList(rows, categories: try index.categories(), style: style).tree(platforms: platforms), style, words)
    case .matrix:
      session.show(
        TopicList(try rows(topics, index), categories: try index.categories(), style: style).matrix(platforms: platforms), style,
        words)
    }
    return topics.isEmpty ? 1 : 0
  }

  private func rows(_ topics: [Topic], _ index: GuidelineIndex) throws(Failure) -> [TopicRow] {
    var byTopic: [String: [Record]] = [:]
    try index.forEachRecord { record in
      if record.platforms != nil { byTopic[record.topic, default: []].append(record) }
    }
    return topics.map { TopicRow($0, states: PlatformStates.states(of: $0, records: byTopic[$0.slug] ?? [])) }
  }
}
