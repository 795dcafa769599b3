import Guidelines
import Indexing
import Rendering

/// `hig topics`
struct TopicsCommand: Runnable {
  let screen: ScreenOptions
  let platform: [String]

  init(_ words: CommandWords) {
    screen = ScreenOptions(words)
    platform = words.values("--platform")
  }

  enum Format: String, CaseIterable {
    case text, names, matrix, json
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    // A list in a pipe is for a program: one bare name a line.
    let format = try Values.format(screen.format, session.surroundings.isTerminal || !platform.isEmpty ? Format.text : .names)
    let platforms = try Values.platforms(platform)
    var style = try Screen.style(screen, session.surroundings)
    if case .one(let language)? = try Values.language(screen.language) { style.language = language }
    let index = try session.index(screen.index)
    var topics = try index.topics()
    if !platforms.isEmpty, format == .names || format == .json {
      topics = topics.filter { !Set($0.platforms).isDisjoint(with: platforms) }
    }
    switch format {
    case .names: session.console.print(topics.map { Sanitizing.line($0.slug) + "\n" }.joined())
    case .json: session.console.print(AnswerJSON.topics(try rows(topics, index)))
    case .text:
      let rows = platforms.isEmpty ? topics.map { TopicRow($0) } : try rows(topics, index)
      session.show(TopicList(rows, categories: try index.categories(), style: style).tree(platforms: platforms), style, screen)
    case .matrix:
      session.show(
        TopicList(try rows(topics, index), categories: try index.categories(), style: style).matrix(platforms: platforms), style,
        screen)
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
