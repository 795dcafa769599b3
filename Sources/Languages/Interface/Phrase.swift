import Guidelines

/// A message that accompanies an answer or reports progress. The caller shortens texts that the user typed to one line.
package enum Phrase: Hashable, Sendable {
  // Searches
  case onlyFilters(String)
  case nothingFound(for: String, suggestions: [String])
  case noAnswer(to: String)
  case corrected(String, to: String)
  case unclosedQuotation
  /// Words that begin with a command name but were searched for.
  case searchedCommandWords(String, command: String)
  case similarCommand(String, command: String)
  /// A name of a topic, or of a section of its page, and the command that shows the whole page.
  case belongsTo(String, to: String, command: String?)
  case excluded([String])
  case missingFromHits([String])
  case noTopic(for: String)
  case noMeasure(for: String)
  case measuresByWords(String)
  case shortened(command: String)
  case waitingForIndex(path: String)
  case noIndexLocation
  case noChanges
  // Pages
  case noPage(about: String, title: String)
  case noPageIn(Language, about: String, other: Language?)
  case shownInOtherLanguage(Language, about: String, missing: Language)
  case onlyIn(Language)
  case noCommonLanguage(String, String, about: String)
  case noAddress(of: String)
  /// Names of the page formats that can be read.
  case supportedFormats([String])
  // Parts of pages and lists
  case resultCount(Int, of: Int?)
  case more(command: String)
  case read(command: String)
  /// Narrows a search to topics, named by their slugs.
  case narrowToTopics(command: String, [String])
  case wordings(Int)
  /// Number of rules of other sources that differ from a hit.
  case relatedRules(Int)
  case rules(Int)
  case moreRows(Int)
  case allRows(Int)
  case moreColumns(Int)
  case moreMeasures(Int, quantity: String)
  case except(platforms: String)
  case only(platform: String)
  case edition(String)
  case translated(by: String, inShort: Bool)
  case retrieved(String)
  /// State of a topic on some platforms, as a sentence without a full stop.
  case platformState(PlatformState, topic: String, platforms: String)
  // Exports
  case omittedIDs(ids: String)
  case untrustedManifest(path: String)
  case backedUpFile(path: String, as: String)
  /// Number of drawings that pages show but that are not available.
  case missingDrawings(Int)
  case wroteFile(path: String, rules: Int)
  case wroteFiles(Int, rules: Int, path: String)
  case nothingToExport
  case nothingForPlatforms(topic: String, platforms: String)
  case omittedRules(Int, of: Int)
  case omittedRecords(Int, of: Int)
  /// Number of omitted records of private sources.
  case omittedPrivateRecords(Int, sources: [String])
  case needsOutputFolder(pages: Int, format: String)
  case headlineStatistics(Language, withoutTopic: Int, of: Int, withoutPlatforms: Int, narrowed: Int)
  // The index
  case chosenByOption, chosenByVariable, chosenByCheckout, chosenAsUserIndex, chosenAsInstalledIndex
  case migrating
  case building(corpus: String)
  case sandboxUnavailable
  case sandboxAvailable(version: Int)
  /// Restrictions of the sandbox: for commands that write nothing, and for commands that write only to paths that the user
  /// names.
  case readOnlySandbox(commands: [String])
  case namedPathsSandbox(commands: [String])
  case corpusNeedsConfirmation(name: String, path: String)
  case restoreCommand(path: String)
  case removedSource(String)
  /// A source that claimed a reserved name, and the names under which it was stored.
  case renamedSource(claimed: String, stored: [String])
  /// The source whose page states the address that is opened.
  case addressStatedBySource(source: String)
  // What an ingest did
  case ingestSummary(of: String, read: Int, unchanged: Int, gone: Int, pages: Int, rules: Int, guessed: Int)
  case moreLikeThis(Int)
  case moreUnreadable(Int)
  case readInPart(path: String, Diagnostic.Kind)
  case unreadableCount(Int)
  case emptySource
  case topics([String], new: Set<String>, more: Int)
  case morePages(Int, command: String)
  case skippedFiles([SkipReason: Int])
  /// Paths of links that were not followed.
  case skippedOutsideLinks([String])
  // What a fetch does and did
  case fetchExplanation(host: String)
  case fetchTerms
  case fetchLocation(path: String)
  case fetchPrompt, notInteractive, fetchDeclined
  case fetchProgress(Int, of: Int, secondsLeft: Int)
  case fetchResumed(Int)
  case notFetched(page: String, FetchError)
  case pageGone(String)
  case pageMoved(String, to: String)
  case pagesMissingInLanguage([String], Language)
  case fetched(new: Int, changed: Int, unchanged: Int)
  case fetchAborted(FetchAbortError, left: Int)
  case noOfficialPage(about: String)
  case officialPageIsNewer(edition: String, topic: String)
  case forgotEdition(Int, edition: String)
  // Settings, licences, choosing, assistants
  case choices(from: Int, to: Int, of: Int)
  case unknownSetting(String, known: String)
  case noLicenseTexts, waitingForClient
}

/// An invalid command line.
package enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?, isQuery: Bool)
  case missingValue(String, String)
  case unexpectedValue(String)
  case missingArgument(String, String)
  /// An argument after a command that takes none.
  case unexpectedArgument(String, command: String)
}
