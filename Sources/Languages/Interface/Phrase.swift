import Guidelines

/// What the program says beside its answers. Words that were typed come cut to a line.
package enum Phrase: Hashable, Sendable {
  // Searches
  case onlyFilters(String)
  case nothingFound(for: String, suggestions: [String])
  case noAnswer(to: String)
  case corrected(String, to: String)
  case openQuotation
  /// Words that begin with a command and are none of it.
  case lookedUp(String, command: String)
  case nearCommand(String, command: String)
  /// A name that a topic, or a section of its page, is about, with what shows the whole page.
  case belongs(String, to: String, command: String?)
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
  /// Slugs.
  case inTopics(command: String, [String])
  case wordings(Int)
  /// Number of rules of other sources that differ from a hit.
  case relatedRules(Int)
  case rules(Int)
  case moreRows(Int)
  case allRows(Int)
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
  /// Drawings that pages show and that are not at hand.
  case noDrawings(Int)
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
  /// What commands do no more as they read what strangers wrote: those that change nothing, and those that write what is named.
  case keepsReading(commands: [String])
  case keepsWhatIsNamed(commands: [String])
  case keepsCorpus(name: String, path: String)
  case wayBack(path: String)
  case tookOut(String)
  /// Sources that claimed a reserved name, and the names they are stored under.
  case renamedSource(claimed: String, stored: [String])
  /// Source whose page states the address that is opened.
  case addressStated(source: String)
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
  /// Links that were not followed, by their paths.
  case leadOut([String])
  // What a fetch does and did
  case fetchAsks(host: String)
  case fetchIsTheirs
  case fetchStays(path: String)
  case fetchQuestion, nobodyAnswers, notAgreed
  case fetching(Int, of: Int, secondsLeft: Int)
  case fetchGoesOn(Int)
  case notFetched(page: String, FetchTrouble)
  case pageGone(String)
  case pageMoved(String, to: String)
  case pageNotIn([String], Language)
  case fetched(new: Int, changed: Int, unchanged: Int)
  case fetchEnded(FetchEnd, left: Int)
  case noOfficialPage(about: String)
  case officialIsNewer(edition: String, topic: String)
  case forgot(Int, edition: String)
  // Settings, licences, choosing, assistants
  case choices(from: Int, to: Int, of: Int)
  case unknownSetting(String, known: String)
  case noLicences, waiting
}

/// What is wrong with the words of a command line.
package enum UsageProblem: Error, Hashable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?, isQuery: Bool)
  case missingValue(String, String)
  case unexpectedValue(String)
  case missingArgument(String, String)
  /// Behind a command that takes no words.
  case unexpectedWord(String, command: String)
}
