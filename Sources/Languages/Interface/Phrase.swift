import Guidelines

/// What the program says beside its answers. Words that were typed come cut to a line.
package enum Phrase: Hashable, Sendable {
  // Searches
  case onlyFilters(String)
  case nothingFound(for: String, suggestions: [String])
  case noAnswer(to: String)
  case corrected(String, to: String)
  case openQuotation
  case excluded([String])
  case inNoHit([String])
  case noTopic(for: String)
  case noFigure(for: String)
  case figuresByWords(String)
  case wholeWith(command: String)
  case waitingForIndex(path: String)
  case nowhereToWrite
  case noChange
  // Pages
  case noPage(about: String, title: String)
  case noPageIn(Language, about: String, other: Language?)
  case shownIn(Language, about: String, missing: Language)
  case onlyIn(Language)
  case noCommonLanguage(String, String, about: String)
  case noAddress(of: String)
  /// The kinds of pages that can be read.
  case formats([String])
  // Parts of pages and lists
  case found(Int, of: Int?)
  case more(command: String)
  case read(command: String)
  case wordings(Int)
  case rules(Int)
  case moreRows(Int)
  case moreColumns(Int)
  case moreFigures(Int, quantity: String)
  case except(platforms: String)
  case only(platform: String)
  case edition(String)
  case translated(by: String, inShort: Bool)
  case retrieved(String)
  /// What holds for some platforms: a sentence without its full stop.
  case holds(PlatformState, topic: String, platforms: String)
  // Exports
  case leftOut(ids: String)
  case foreignList(path: String)
  case keptFormer(path: String, as: String)
  case wroteFile(path: String, rules: Int)
  case wroteFiles(Int, rules: Int, path: String)
  case nothingToExport
  case nothingForPlatforms(topic: String, platforms: String)
  case leftOutRules(Int, of: Int)
  case leftOutRecords(Int, of: Int)
  /// Records of private sources.
  case keptPrivate(Int, sources: [String])
  case needsFolder(pages: Int, format: String)
  case headlines(Language, withoutTopic: Int, of: Int, withoutPlatforms: Int, narrowed: Int)
  // The index
  case chosenByOption, chosenByVariable, chosenByCheckout, chosenAsUsers, chosenAsInstalled
  case upgrading
  case building(corpus: String)
  case notConfined
  case confined(version: Int)
  case keepsCorpus(name: String, path: String)
  case wayBack(path: String)
  case tookOut(String)
  // What an ingest did
  case account(of: String, read: Int, unchanged: Int, gone: Int, pages: Int, rules: Int, guessed: Int)
  case andLike(Int)
  case moreUnread(Int)
  case readInPart(path: String, Diagnostic.Finding)
  case someUnread(Int)
  case noTopics
  case topics([String], new: Set<String>, more: Int)
  case morePages(Int, command: String)
  case passedOver([SkipReason: Int])
  // Settings, licences, assistants
  case unknownSetting(String, known: String)
  case noLicences, waiting
}

/// What is wrong with the words of a command line.
package enum UsageProblem: Error, Hashable, Sendable {
  /// - Parameter search: the command that looks the words up instead; nil where only a command will do.
  case unknownCommand(String, suggestion: String?, search: String?)
  case unknownOption(String, suggestion: String?, isQuery: Bool)
  case missingValue(String, String)
  case unexpectedValue(String)
  case missingArgument(String, String)
}
