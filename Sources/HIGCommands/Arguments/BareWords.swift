import Guidelines
import Indexing
import Languages
import SystemInterface

/// A line that begins with the name of a command and goes on as people write: `open in new window`, `show password`.
extension Command {
  /// The same line as words to look up; nil where nothing stands behind the command, or an option that only the command takes.
  private var lookup: LookupCommand? {
    let (command, bare) = (words.command, LookupCommand.specification)
    // A search is one already.
    guard !command.name.isEmpty, command.name != SearchCommand.specification.name, !words.texts.isEmpty,
      words.options.allSatisfy({ bare.option($0.name) != nil })
    else {
      return nil
    }
    var line = words.passed(to: bare)
    line.texts.insert(command.name, at: 0)
    line.isLiteral = true
    return LookupCommand(words: line)
  }

  /// Runs the command if its words are what it takes; else they are looked up with its name, and that is said.
  /// - Parameter problem: why they are too few.
  func runOrLookUp(in session: Session, _ problem: UsageProblem? = nil) throws(Failure) -> Int32 {
    let (settings, lookup) = (session.environment.settings, lookup)
    if let problem {
      let isMeant = lookup == nil ? true : try namesTopic(session)
      if isMeant {
        session.warn(problem)
        return 2
      }
    }
    if problem == nil, lookup == nil || takes(words.texts) {
      do throws(Failure) { return try with(settings).run(in: session) } catch {
        if lookup == nil || !error.namesNothing(words) { throw error }
      }
    }
    guard let lookup else { return 2 }
    let typed = lookup.words.texts.joined(separator: " ")
    session.tell(.lookedUp(typed.short, command: words.command.name))
    return try lookup.with(settings).run(in: session)
  }

  /// A topic among too few words: they were meant for the command.
  private func namesTopic(_ session: Session) throws(Failure) -> Bool {
    try session.index(words.has(Options.index) ? words[Options.index] : nil).named(by: words.texts) != nil
  }

  /// Whether the words may be what the command takes, as far as that shows without an index.
  private func takes(_ texts: [String]) -> Bool {
    if words.command.usage == [""] { return false }
    guard words.command.words == .files, texts.count > 1 else { return true }
    return texts.contains { $0.contains("/") || $0.contains(".") || $0 == "-" || Files.exists($0) }
  }
}

extension Failure {
  /// Whether words name nothing that their command could work on. A single one behind a command that takes topics is a misspelt name.
  fileprivate func namesNothing(_ words: CommandWords) -> Bool {
    switch self {
    case .unknownTopic, .unknownSource:
      words.texts.count > 1 || words.command.words != .topicThenSection && words.command.name != "export"
    case .unknownRecord(let id, _): !id.contains("/")
    case .unknownValue(let option, _, _): option == "hig " + words.command.name && words.texts.count > 1
    case .unknownSection, .unknownHit, .ambiguousRecord, .noPageInSource, .noSuchFile, .unreadable, .unwritable, .tooLarge,
      .notAPage, .noProgram, .noPages, .noIndex, .notAnIndex, .otherSchema, .indexBusy, .database, .corpus, .emptyQuery,
      .noBrowser, .noCurl, .unknownEdition, .noCopy, .tooLittleSpace:
      false
    }
  }
}
