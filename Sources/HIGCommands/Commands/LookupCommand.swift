import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig WORDS…`: the page of the topic that the words name, else a search for them.
struct LookupCommand: Command {
  static let specification = CommandSpecification(
    name: "", usage: ["WORDS…"], help: \.lookup,
    keys: keys,
    examples: ["hig tab bars", "hig 端に寄せない"], words: .topicThenSection, takesHyphenatedWords: true,
    isLookedUp: false, keeps: .reading)

  /// What a page and a search take, each by its long name once.
  private static let keys: [any CommandOption] = {
    let (page, search) = (ManCommand.specification, SearchCommand.specification)
    return search.keys + page.keys.filter { search.option($0.name) == nil }
  }()

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    if let near = try nearCommand(session) { session.opened.afterwords.append(near) }
    if try isRecord(session) { return try ShowCommand(words: words.passed(to: ShowCommand.specification)).run(in: session) }
    if try isPage(session) {
      let page = words.passed(to: ManCommand.specification)
      return try ManCommand(words: try place(session).map { page.opened(at: $0) } ?? page).run(in: session)
    }
    return try SearchCommand(words: words.passed(to: SearchCommand.specification)).run(in: session)
  }

  /// One word that is one edit from a command and names no topic: `serch`. It is looked up all the same.
  private func nearCommand(_ session: Session) throws(Failure) -> Phrase? {
    guard !words.isLiteral, words.texts.count == 1, let word = words.texts.first,
      let command = CommandTable.commands.first(where: { NearMiss.isOneEdit(word, $0.name) }),
      try session.index(words[Options.index]).named(by: [word]) == nil
    else { return nil }
    return .nearCommand(word.short, command: command.name)
  }

  /// One word that is an id.
  private func isRecord(_ session: Session) throws(Failure) -> Bool {
    guard words.texts.count == 1, let word = words.texts.first, word.contains("/") else { return false }
    return try RecordLookup(index: try session.index(words[Options.index]), session: session).isRecord(word)
  }

  /// Where a name that is not the topic's own has its place: of an API, or of something that a section of the page is about. That is said.
  private func place(_ session: Session) throws(Failure) -> Record? {
    guard !words.texts.isEmpty, words.options.allSatisfy({ typed in Options.screen.contains { $0.name == typed.name } }) else {
      return nil
    }
    let index = try session.index(words[Options.index])
    guard let named = try index.named(by: words.texts), named.rest.isEmpty else { return nil }
    let name = words.texts.joined(separator: " ")
    let reader = Languages.scripted(in: name) ?? session.language
    guard let record = try index.place(of: name, in: named.topic, reader: reader) else {
      if !named.topic.isCalled(name) { session.tell(.belongs(name.short, to: named.topic.title(in: reader), command: nil)) }
      return nil
    }
    session.tell(
      .belongs(
        name.short, to: ([record.topicTitle] + record.section.suffix(1)).joined(separator: " › "),
        command: "hig man \(named.topic.slug)"))
    return record
  }

  /// An option that only one of the two takes says which is meant.
  private func isPage(_ session: Session) throws(Failure) -> Bool {
    let (page, search) = (ManCommand.specification, SearchCommand.specification)
    if words.options.contains(where: { search.option($0.name) == nil }) { return true }
    if words.options.contains(where: { page.option($0.name) == nil }) { return false }
    if words.texts.contains(where: { $0.hasPrefix("-") }) { return false }
    let index = try session.index(words[Options.index])
    if words.texts.count == 1, words.texts[0].contains("/") {
      return try RecordLookup(index: index, session: session).place(words.texts[0]) != nil
    }
    guard let named = try index.named(by: words.texts) else { return false }
    if named.rest.isEmpty { return true }
    var filter = RecordFilter()
    filter.topics = [named.topic.slug]
    let section = SectionFilter(named.rest.joined(separator: " "), in: named.topic, usual: try index.sections())
    return !section.exactly(in: try index.records(filter)).isEmpty
  }
}

extension CommandWords {
  /// The words of a page from a record's section on.
  fileprivate func opened(at record: Record) -> CommandWords {
    var words = self
    words.texts = [record.id]
    words.options.append((ManCommand.section.name, record.anchor))
    if !has(Options.language) { words.options.append((Options.language.name, record.language.rawValue)) }
    return words
  }
}
