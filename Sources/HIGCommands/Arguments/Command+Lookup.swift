import Guidelines
import Languages

/// Command lines that start with the name of a command but are a query, such as `open in new window` or `show password`.
extension Command {
  /// The same line as a lookup, or `nil` if the command has no positional arguments, has options, or does not fall back to
  /// lookup.
  private var lookupCommand: LookupCommand? {
    let command = arguments.command
    guard command.fallsBackToLookup, !arguments.positionals.isEmpty, arguments.options.isEmpty else { return nil }
    var lookupArguments = arguments.forwarded(to: LookupCommand.specification)
    lookupArguments.positionals.insert(command.name, at: 0)
    lookupArguments.isLiteral = true
    return LookupCommand(arguments: lookupArguments)
  }

  /// Runs the command if it accepts its arguments. Otherwise looks up the whole line and prints a message that says so.
  func runOrLookUp(in session: Session) throws(Failure) -> Int32 {
    let (settings, lookupCommand) = (session.environment.settings, lookupCommand)
    if arguments.positionals.isEmpty || arguments.command.synopses != [""] {
      do throws(Failure) { return try applying(settings).run(in: session) } catch {
        if lookupCommand == nil || !error.isUnknownName(arguments) { throw error }
      }
    }
    guard let lookupCommand else {
      session.warn(.unexpectedArgument(arguments.positionals[0].truncatedForMessage, command: arguments.command.name))
      return 2
    }
    let typed = lookupCommand.arguments.positionals.joined(separator: " ")
    session.printInfo(.searchedCommandWords(typed.truncatedForMessage, command: arguments.command.name))
    return try lookupCommand.applying(settings).run(in: session)
  }
}

extension Failure {
  /// Indicates whether a failure means that the arguments name nothing the command could work on. A single argument of a
  /// command that takes topics counts as a misspelled name.
  fileprivate func isUnknownName(_ arguments: CommandArguments) -> Bool {
    switch self {
    case .unknownTopic, .unknownSource:
      arguments.positionals.count > 1 || arguments.command.argumentCompletion != .topicThenSection
    case .unknownRecord(let id, _): !id.contains("/")
    case .unknownValue(let option, _, _): option == "hig " + arguments.command.name && arguments.positionals.count > 1
    case .unknownSection, .unknownHit, .ambiguousRecord, .noPageInSource, .noSuchFile, .unreadable, .unwritable, .tooLarge,
      .notAPage, .unsupportedScript, .missingProgram, .noPages, .noIndex, .notAnIndex, .incompatibleSchema, .indexBusy, .database,
      .corpus,
      .reservedSource,
      .wouldPrune, .emptyQuery,
      .noBrowser, .noCurl, .unknownEdition, .noCopy, .tooLittleAddressSpace:
      false
    }
  }
}
