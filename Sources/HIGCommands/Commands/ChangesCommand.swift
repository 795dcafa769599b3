import Guidelines
import Indexing
import Rendering

/// `hig changes [TOPIC…]`
struct ChangesCommand: Runnable {
  let screen: ScreenOptions
  let platform: [String]
  let since: String?
  let topics: [String]

  init(_ words: CommandWords) {
    screen = ScreenOptions(words)
    platform = words.values("--platform")
    since = words.value("--since")
    topics = words.values("--topic") + words.texts
  }

  enum Format: String, CaseIterable {
    case text, markdown, json
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try Values.format(screen.format, Format.text)
    let platforms = try Values.platforms(platform)
    let since = try Values.date(since, option: "--since")
    var style = try Screen.style(screen, session.surroundings)
    if case .one(let language)? = try Values.language(screen.language) { style.language = language }
    let index = try session.index(screen.index)
    let slugs = try index.slugs(naming: topics)
    let byTopic = Dictionary(uniqueKeysWithValues: try index.topics().map { ($0.slug, $0) })
    let changes = try index.changes().filter { change in
      let concerned = change.platforms.isEmpty ? byTopic[change.topic]?.platforms ?? [] : change.platforms
      return (slugs.isEmpty || slugs.contains(change.topic)) && change.date >= since ?? ""
        && (platforms.isEmpty || !Set(concerned).isDisjoint(with: platforms))
    }
    let titled = changes.map { ($0, byTopic[$0.topic]?.title(in: style.language) ?? $0.topic) }
    switch format {
    case .json: session.console.print(AnswerJSON.changes(changes))
    case .markdown: session.console.print(ChangeList(titled, style: style).markdown())
    case .text:
      if changes.isEmpty {
        session.warn(
          Message(
            "no change is noted", "変更の記録はありません",
            hint: Bilingual("'hig changes' lists all that there are", "'hig changes'で、すべての記録を表示できます")))
      }
      session.show(ChangeList(titled, style: style).lines(), style, screen)
    }
    return changes.isEmpty ? 1 : 0
  }
}

extension GuidelineIndex {
  /// Topics named one after the other, each by one word or several: `tab bars alerts`.
  fileprivate func slugs(naming words: [String]) throws(Failure) -> [String] {
    var slugs: [String] = []
    var rest = words.flatMap { $0.split { $0 == "," || $0 == "、" }.map(String.init) }
    while !rest.isEmpty {
      let (topic, left) = try topic(words: rest)
      slugs.append(topic.slug)
      rest = left
    }
    return slugs
  }
}
