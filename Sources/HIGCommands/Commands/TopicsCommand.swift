import Guidelines
import Indexing
import Languages
import Rendering

/// `hig topics`: lists the topics.
struct TopicsCommand: Command {
  static let specification = CommandSpecification(
    name: "topics", synopses: [""], help: \.topics,
    optionKeys: [Options.platform, Options.language, format] + Options.display,
    examples: ["hig topics --platform watchos"])
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, names, matrix, json }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let platforms = try arguments[Options.platform]
    var style = try TerminalStyleOptions.style(arguments, session.environment)
    if let language = try arguments[Options.language]?.singleLanguage { style.language = language }
    let index = try session.index(arguments[Options.index])
    var topics = try index.topics()
    if !platforms.isEmpty, format == .names || format == .json {
      topics = topics.filter { $0.applies(toAnyOf: platforms) }
    }
    switch format {
    case .names: session.console.print(topics.map { Sanitizer.line($0.slug) + "\n" }.joined())
    case .json: session.console.print(LookupJSON.list(try rows(topics, index)))
    case .text:
      let rows = platforms.isEmpty ? topics.map { TopicListRow($0) } : try rows(topics, index)
      session.show(TopicList(rows, categories: try index.categories(), style: style).tree(platforms: platforms), style, arguments)
    case .matrix:
      session.show(
        TopicList(try rows(topics, index), categories: try index.categories(), style: style).matrix(platforms: platforms), style,
        arguments)
    }
    return topics.isEmpty ? 1 : 0
  }

  private func rows(_ topics: [Topic], _ index: GuidelineIndex) throws(Failure) -> [TopicListRow] {
    var recordsByTopic: [String: [Record]] = [:]
    try index.forEachRecord { record in
      if record.platforms != nil { recordsByTopic[record.topic, default: []].append(record) }
    }
    return topics.map { TopicListRow($0, states: PlatformStates.states(of: $0, records: recordsByTopic[$0.slug] ?? [])) }
  }
}
