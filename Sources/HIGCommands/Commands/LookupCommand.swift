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
    examples: ["hig tab bars", "hig 端に寄せない"], words: .topicThenSection, takesHyphenatedWords: true, onlyReads: true)

  /// What a page and a search take, each by its long name once.
  private static let keys: [any CommandOption] = {
    let (page, search) = (ManCommand.specification, SearchCommand.specification)
    return search.keys + page.keys.filter { search.option($0.name) == nil }
  }()

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    if let unknown = try misspelling(session) {
      session.warn(unknown)
      return 2
    }
    if try isRecord(session) { return try ShowCommand(words: words.passed(to: ShowCommand.specification)).run(in: session) }
    if try isPage(session) { return try ManCommand(words: words.passed(to: ManCommand.specification)).run(in: session) }
    return try SearchCommand(words: words.passed(to: SearchCommand.specification)).run(in: session)
  }

  /// The first word is one edit from a command and names no topic: who typed `serch 色` does not mean the word.
  private func misspelling(_ session: Session) throws(Failure) -> UsageProblem? {
    guard !words.isLiteral, let first = words.texts.first,
      let command = CommandTable.commands.first(where: { NearMiss.isOneEdit(first, $0.name) })
    else { return nil }
    // "how many tabs" asks something.
    if words.texts.count > 1, Languages.all.contains(where: { $0.words.isFunctionWord(first.lowercased()) }) { return nil }
    // Where there is no index to ask, it names none.
    if let index = try? session.index(words[Options.index]), try index.named(by: [first]) != nil { return nil }
    let words = words.texts.map { ShellWord.quoted($0.short) }
    return .unknownCommand(first.short, suggestion: command.name, search: (["hig search"] + words).joined(separator: " "))
  }

  /// One word that is an id.
  private func isRecord(_ session: Session) throws(Failure) -> Bool {
    guard words.texts.count == 1, let word = words.texts.first, word.contains("/") else { return false }
    return try RecordLookup(index: try session.index(words[Options.index]), session: session).isRecord(word)
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
