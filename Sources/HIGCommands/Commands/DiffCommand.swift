import Guidelines
import Indexing
import Rendering

/// `hig diff TOPIC SOURCE SOURCE`
struct DiffCommand: Runnable {
  let screen: ScreenOptions
  let words: [String]

  init(_ words: CommandWords) {
    screen = ScreenOptions(words)
    self.words = words.texts
  }

  enum Format: String, CaseIterable {
    case text, json
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try Values.format(screen.format, Format.text)
    let index = try session.index(screen.index)
    guard words.count >= 3 else { return 2 }
    let (topic, rest) = try index.topic(words: Array(words.dropLast(2)))
    guard rest.isEmpty else { throw .unknownTopic(name: words.dropLast(2).joined(separator: " "), suggestions: []) }
    let lookup = try PageLookup(index, topic: topic)
    let names = Array(words.suffix(2))
    var languages: [Language] = [session.language, session.language.other]
    if case .one(let language)? = try Values.language(screen.language) { languages = [language] }
    for language in languages {
      guard let old = try lookup.pages(in: language, source: names[0]).first,
        let new = try lookup.pages(in: language, source: names[1]).first
      else { continue }
      return try compare((old, try rules(lookup, old)), (new, try rules(lookup, new)), index, format, session)
    }
    session.warn(
      Message(
        "'\(names[0])' and '\(names[1])' have no page on '\(topic.slug)' in one language",
        "'\(names[0])'と'\(names[1])'には、同じ言語の'\(topic.slug)'のページがありません"))
    return 1
  }

  private func rules(_ lookup: PageLookup, _ page: PageReference) throws(Failure) -> [Record] {
    try lookup.page(page).records.filter { $0.kind == .rule }
  }

  private typealias Side = (page: PageReference, rules: [Record])

  private func compare(_ old: Side, _ new: Side, _ index: GuidelineIndex, _ format: Format, _ session: Session)
    throws(Failure) -> Int32
  {
    var wordings: [String: Set<String>] = [:]
    for record in old.rules { wordings[record.id] = Set(try index.wordings(of: record).map(\.id)) }
    let difference = Difference(old: old.rules, new: new.rules) { wordings[$0.id]?.contains($1.id) == true }
    let style = try Screen.style(screen, session.surroundings)
    let page = DifferencePage(difference, from: old.page, to: new.page, style: style)
    switch format {
    case .json: session.console.print(page.json())
    case .text: session.show(page.lines(), style, screen)
    }
    return difference.isEmpty ? 1 : 0
  }
}
