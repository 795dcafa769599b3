import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig WORDS…`: prints the page of the topic that the words name, or else searches for them.
struct LookupCommand: Command {
  static let specification = CommandSpecification(
    name: "", synopses: ["WORDS…"], help: \.lookup,
    optionKeys: combinedOptionKeys,
    examples: ["hig tab bars", "hig 端に寄せない"], argumentCompletion: .topicThenSection, allowsHyphenatedText: true,
    fallsBackToLookup: false, sandboxProfile: .readOnly)

  /// Options of `man` and `search`, each once by its long name.
  private static let combinedOptionKeys: [any CommandOption] = {
    let (page, search) = (ManCommand.specification, SearchCommand.specification)
    return search.optionKeys + page.optionKeys.filter { search.option($0.name) == nil }
  }()

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    if let suggestion = try commandSuggestion(session) { session.state.trailingMessages.append(suggestion) }
    if try isRecordID(session) {
      return try ShowCommand(arguments: arguments.forwarded(to: ShowCommand.specification)).run(in: session)
    }
    if try isPage(session) {
      let page = arguments.forwarded(to: ManCommand.specification)
      return try ManCommand(arguments: try introducingRecord(session).map { page.starting(at: $0) } ?? page).run(in: session)
    }
    return try SearchCommand(arguments: arguments.forwarded(to: SearchCommand.specification)).run(in: session)
  }

  /// Returns a suggestion for a single word that names no topic and differs from a command by one edit, such as `serch`. The
  /// word is looked up anyway.
  private func commandSuggestion(_ session: Session) throws(Failure) -> Phrase? {
    guard !arguments.isLiteral, arguments.positionals.count == 1, let word = arguments.positionals.first,
      let command = CommandTable.commands.first(where: { SpellingSuggestion.isOneEdit(word, $0.name) }),
      try session.index(arguments[Options.index]).leadingTopic(in: [word]) == nil
    else { return nil }
    return .similarCommand(word.truncatedForMessage, command: command.name)
  }

  /// Indicates whether the arguments are the id of one record.
  private func isRecordID(_ session: Session) throws(Failure) -> Bool {
    guard arguments.positionals.count == 1, let word = arguments.positionals.first, word.contains("/") else { return false }
    return try RecordLookup(index: try session.index(arguments[Options.index]), session: session).isRecord(word)
  }

  /// Returns the record that introduces a name other than the topic's own, such as that of an API, and prints a message about
  /// it.
  private func introducingRecord(_ session: Session) throws(Failure) -> Record? {
    guard !arguments.positionals.isEmpty,
      arguments.options.allSatisfy({ typed in Options.display.contains { $0.name == typed.name } })
    else {
      return nil
    }
    let index = try session.index(arguments[Options.index])
    guard let match = try index.leadingTopic(in: arguments.positionals), match.rest.isEmpty else { return nil }
    let name = arguments.positionals.joined(separator: " ")
    let language = Languages.scriptLanguage(in: name) ?? session.language
    guard let record = try index.record(explaining: name, in: match.topic, reader: language) else {
      if !match.topic.isNamed(name) {
        session.printInfo(.belongsTo(name.truncatedForMessage, to: match.topic.title(in: language), command: nil))
      }
      return nil
    }
    session.printInfo(
      .belongsTo(
        name.truncatedForMessage, to: ([record.topicTitle] + record.section.suffix(1)).joined(separator: " › "),
        command: "hig man \(match.topic.slug)"))
    return record
  }

  /// Indicates whether to print a page: options that only one of the two commands has decide first.
  private func isPage(_ session: Session) throws(Failure) -> Bool {
    let (page, search) = (ManCommand.specification, SearchCommand.specification)
    if arguments.options.contains(where: { search.option($0.name) == nil }) { return true }
    if arguments.options.contains(where: { page.option($0.name) == nil }) { return false }
    if arguments.positionals.contains(where: { $0.hasPrefix("-") }) { return false }
    let index = try session.index(arguments[Options.index])
    if arguments.positionals.count == 1, arguments.positionals[0].contains("/") {
      return try RecordLookup(index: index, session: session).addressTarget(arguments.positionals[0]) != nil
    }
    guard let match = try index.leadingTopic(in: arguments.positionals) else { return false }
    if match.rest.isEmpty { return true }
    var filter = RecordFilter()
    filter.topics = [match.topic.slug]
    let sectionFilter = SectionFilter(match.rest.joined(separator: " "), in: match.topic, commonSections: try index.sections())
    return !sectionFilter.exactMatches(in: try index.records(filter)).isEmpty
  }
}

extension CommandArguments {
  /// Returns the arguments for a page that starts at the section of a record.
  fileprivate func starting(at record: Record) -> CommandArguments {
    var arguments = self
    arguments.positionals = [record.id]
    arguments.options.append((ManCommand.section.name, record.anchor))
    if !has(Options.language), Languages.supported.contains(record.language) {
      arguments.options.append((Options.language.name, record.language.rawValue))
    }
    return arguments
  }
}
