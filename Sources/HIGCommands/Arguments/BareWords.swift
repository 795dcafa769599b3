import Guidelines
import Languages

/// A line that begins with the name of a command and goes on as people write: `open in new window`, `show password`.
extension Command {
  /// The same line as words to look up; nil where nothing stands behind the command, or what people who type words do not type.
  private var lookup: LookupCommand? {
    let command = words.command
    guard command.isLookedUp, !words.texts.isEmpty, words.options.isEmpty else { return nil }
    var line = words.passed(to: LookupCommand.specification)
    line.texts.insert(command.name, at: 0)
    line.isLiteral = true
    return LookupCommand(words: line)
  }

  /// Runs the command if its words are what it takes; else they are looked up with its name, and that is said.
  func runOrLookUp(in session: Session) throws(Failure) -> Int32 {
    let (settings, lookup) = (session.environment.settings, lookup)
    if words.texts.isEmpty || words.command.usage != [""] {
      do throws(Failure) { return try with(settings).run(in: session) } catch {
        if lookup == nil || !error.namesNothing(words) { throw error }
      }
    }
    guard let lookup else {
      session.warn(.unexpectedWord(words.texts[0].short, command: words.command.name))
      return 2
    }
    let typed = lookup.words.texts.joined(separator: " ")
    session.tell(.lookedUp(typed.short, command: words.command.name))
    return try lookup.with(settings).run(in: session)
  }
}

extension Failure {
  /// Whether words name nothing that their command could work on. A single one behind a command that takes topics is a misspelt name.
  fileprivate func namesNothing(_ words: CommandWords) -> Bool {
    switch self {
    case .unknownTopic, .unknownSource:
      words.texts.count > 1 || words.command.words != .topicThenSection
    case .unknownRecord(let id, _): !id.contains("/")
    case .unknownValue(let option, _, _): option == "hig " + words.command.name && words.texts.count > 1
    case .unknownSection, .unknownHit, .ambiguousRecord, .noPageInSource, .noSuchFile, .unreadable, .unwritable, .tooLarge,
      .notAPage, .noProgram, .noPages, .noIndex, .notAnIndex, .otherSchema, .indexBusy, .database, .corpus, .reservedSource,
      .wouldPrune, .emptyQuery,
      .noBrowser, .noCurl, .unknownEdition, .noCopy, .tooLittleSpace:
      false
    }
  }
}
