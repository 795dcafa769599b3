import Guidelines

extension EnglishMessages {
  static func message(_ phrase: Phrase) -> UserMessage {
    switch phrase {
    case .onlyFilters(let text):
      UserMessage(
        "'\(text)' filters, but searches for nothing",
        hint: "add a word; 'hig man TOPIC' and 'hig export --topic TOPIC' show all that there is")
    case .nothingFound(let text, let suggestions):
      UserMessage(
        "nothing found for '\(text)'",
        hint: list(suggestions, after: "try ") ?? "fewer words, or no filter; 'hig topics' lists the topics")
    case .noAnswer(let text): "the guidelines do not answer '\(text)'; the nearest that they say follows"
    case .corrected(let text, let used): "no rule holds '\(text)': showing '\(used)'"
    case .unclosedQuotation: "a quotation mark is not closed: its words are searched one by one"
    case .searchedCommandWords(let text, let command):
      "searched for '\(text)'; 'hig help \(command)' shows what the command takes"
    case .similarCommand(let word, let command):
      "'\(word)' was searched for; there is a command '\(command)': 'hig help \(command)'"
    case .belongsTo(let name, let place, let command):
      UserMessage("'\(name)' belongs to \(place)" + (command.map { "; the whole page: \($0)" } ?? ""))
    case .excluded(let words): "without: \(list(words))"
    case .missingFromHits(let words): "no hit holds \(list(words))"
    case .noTopic(let text):
      UserMessage("no topic for '\(text)'", hint: "'hig search \(text.shellQuoted)' looks inside the pages")
    case .noMeasure(let text):
      UserMessage("no figure for '\(text)'", hint: "'hig spec' lists the quantities; 'hig search' looks in all rules")
    case .waitingForIndex(let path): "waiting: another process is writing '\(path)'"
    case .noIndexLocation: UserMessage("nowhere to write an index: HOME is not set", hint: "--index FILE names a place")
    case .shortened(let command): "shortened; all of it: \(command)"
    case .measuresByWords(let text): "no quantity or topic is called '\(text)'; these figures were found by its words"
    case .noChanges: UserMessage("no change is noted", hint: "'hig changes' lists all that there are")

    case .noPage(let topic, let title):
      UserMessage("no page on '\(topic)' (\(title)) in this index", hint: "'hig search \(topic)' looks in the other pages")
    case .noPageIn(let language, let topic, let other):
      UserMessage("no page on '\(topic)' in \(name(language))", hint: other.map { "there is one in \(name($0))" })
    case .shownInOtherLanguage(let language, let topic, let missing):
      "no page on '\(topic)' in \(name(missing)): showing \(name(language))"
    case .onlyIn(let language): "only in \(name(language))"
    case .noCommonLanguage(let one, let other, let topic): "'\(one)' and '\(other)' have no page on '\(topic)' in one language"
    case .noAddress(let text): "'\(text)' states no address"
    case .supportedFormats(let names): "pages are \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"

    case .resultCount(let shown, let total?): "\(shown) of \(total)"
    case .resultCount(let shown, nil): "\(shown) found"
    case .more(let command): "more: \(command)"
    case .read(let command): "read: \(command)"
    case .narrowToTopics(let command, let topics): "in one topic: \(command) --topic \(topics.joined(separator: " or "))"
    case .relatedRules(let number): "\(count(number, "related rule"))"
    case .wordings(let number): "\(count(number, "other wording"))"
    case .rules(let number): "\(count(number, "rule"))"
    case .moreRows(let number): "\(count(number, "more row"))"
    case .allRows(let number): "all \(number) rows"
    case .moreColumns(let number): "\(count(number, "more column"))"
    case .moreMeasures(let number, let quantity): "\(number) more: hig spec \(quantity)"
    case .except(let platforms): "not \(platforms)"
    case .only(let platform): "\(platform) only"
    case .edition(let edition): "\(edition) edition"
    case .translated(let translator, let isShort): isShort ? "tr. \(translator)" : "translated by \(translator)"
    case .retrieved(let date): "retrieved \(date)"
    case .platformState(.unsupported, let topic, let platforms): "'\(topic)' is not supported on \(platforms)"
    case .platformState(_, let topic, let platforms):
      "'\(topic)' has no additional considerations for \(platforms); the general rules hold"

    case .omittedIDs(let ids): "left out, not what this export takes: \(ids)"
    case .untrustedManifest(let path): "'\(path)' came with the folder: no file that it names is written over or taken away"
    case .missingDrawings(let number): "\(count(number, "drawing")) not at hand: the links to what was not written lead nowhere"
    case .backedUpFile(let path, let kept): "what stood in '\(path)' is not what the last export wrote there; kept as '\(kept)'"
    case .wroteFile(let path, let rules): "wrote \(count(rules, "rule")) to '\(path)'"
    case .wroteFiles(let files, let rules, let path): "wrote \(count(files, "file")) with \(count(rules, "rule")): \(path)"
    case .nothingToExport: UserMessage("nothing to export", hint: "'hig topics' and 'hig sources' say what there is")
    case .nothingForPlatforms(let topic, let platforms):
      UserMessage("nothing to export", hint: message(.platformState(.unsupported, topic: topic, platforms: platforms)).text)
    case .omittedRules(let left, let all): "left out by the filters: \(left) of \(count(all, "rule"))"
    case .omittedRecords(let left, let all): "left out by the filters: \(left) of \(count(all, "record"))"
    case .omittedPrivateRecords(let records, let sources):
      "left out: \(count(records, "record")) of your private copy (\(list(sources))); '--private' takes them along"
    case .headlineStatistics(let language, let topicless, let all, let open, let narrowed):
      "\(language.name): \(topicless) of \(all) headlines do not name their topic; of \(narrowed) for some platforms only, \(open) do not name those"
    case .needsOutputFolder(let pages, let format):
      UserMessage("\(pages) pages of '\(format)' need a folder", hint: "--output FOLDER, or one topic, --language and --source")

    case .chosenByOption: "--index names it"
    case .chosenByVariable: "HIG_INDEX names it"
    case .chosenByCheckout: "the program runs from its checkout"
    case .chosenAsUserIndex: "it is yours"
    case .chosenAsInstalledIndex: "it was installed with the program"
    case .migrating: "taking over the index of an earlier release, once"
    case .building(let corpus): "building the index from '\(corpus)', once"
    case .sandboxUnavailable: "not in this system"
    case .sandboxAvailable(let version): "version \(version)"
    case .readOnlySandbox(let commands):
      "\(commands.joined(separator: ", ")): change no file, start no program, open no connection, except on a terminal"
    case .namedPathsSandbox(let commands):
      "\(commands.joined(separator: ", ")): read what is named, write beside the index or into the output, open no connection; so do the programs that they start, except a pager"
    case .corpusNeedsConfirmation(let name, let path):
      UserMessage(
        "'\(name)' is what comes with hig; '--yes' takes it out all the same", hint: message(.restoreCommand(path: path)).text)
    case .restoreCommand(let path): "'hig ingest \(path)' brings it back"
    case .renamedSource(let claimed, let stored):
      "the name '\(claimed)' is reserved; stored as \(stored.map { "'\($0)'" }.joined(separator: ", "))"
    case .addressStatedBySource(let source): "this address is stated by '\(source)', not by an official page"
    case .removedSource(let source): "took out '\(source)'"

    case .ingestSummary(let source, let read, let unchanged, let gone, let pages, let rules, let guessed):
      UserMessage(
        "\(source): "
          + [
            read > 0 ? "read \(count(read, "page"))" : nil, unchanged > 0 ? "\(unchanged) unchanged" : nil,
            gone > 0 ? "\(gone) gone" : nil,
          ].compactMap { $0.self }.joined(separator: ", ")
          + "; holds \(count(pages, "page")), \(count(rules, "rule"))" + (guessed > 0 ? " (\(guessed) guessed)" : ""))
    case .moreLikeThis(let number): " (and \(number) more like it)"
    case .moreUnreadable(let number): "… and \(number) more that could not be read"
    case .readInPart(let path, let limit): "'\(path)' was read in part: \(text(limit))"
    case .unreadableCount(let number): "could not read \(number); the rest is kept"
    case .emptySource: "nothing to hold"
    case .topics(let names, let new, let more):
      UserMessage(names.map { $0 + (new.contains($0) ? " (new)" : "") }.joined(separator: ", ") + (more > 0 ? " +\(more)" : ""))
    case .morePages(let number, let command): "  and \(number) more: \(command)"
    case .skippedFiles(let counts):
      UserMessage(
        "passed over: "
          + SkipReason.allCases.compactMap { reason in counts[reason].map { "\($0) \(name(reason, $0))" } }.joined(
            separator: ", "))
    case .skippedOutsideLinks(let links): "links out of the folder, read only with '--follow': \(list(links))"

    case .fetchExplanation(let host):
      "this reads the Human Interface Guidelines from \(host), one page a second, in English and Japanese, and whatever of them changes later"
    case .fetchTerms: "the text is Apple's, under Apple's terms; what you get is a private copy, for yourself"
    case .fetchLocation(let path): "it stays in '\(path)' and in your index: no export holds it unless '--private' asks for it"
    case .fetchPrompt: "Fetch it? [y/N] "
    case .notInteractive: UserMessage("nobody can answer here", hint: "'hig fetch --yes' agrees")
    case .fetchDeclined: "nothing was fetched"
    case .fetchProgress(let done, let all, let seconds): "fetching \(done) of \(all), \(time(seconds)) left"
    case .fetchResumed(let pages): "going on where the last run stopped: \(count(pages, "page")) of it are there"
    case .notFetched(let page, let trouble): "'\(page)' was not fetched: \(text(trouble))"
    case .pageGone(let page): "'\(page)' is gone"
    case .pageMoved(let page, let target): "'\(page)' is '\(target)' now"
    case .pagesMissingInLanguage(let pages, let language): "not in \(name(language)): \(list(pages))"
    case .fetched(let new, let changed, let unchanged):
      "fetched: \(new) new, \(changed) changed, \(unchanged) as they were"
    case .fetchAborted(let end, let left):
      UserMessage(text(end) + (left > 0 ? "; \(count(left, "page")) left" : ""), hint: hint(end))
    case .officialPageIsNewer(let edition, let topic): "the official page is newer (\(edition)): hig man \(topic) --source Apple"
    case .forgotEdition(let pages, let edition): "forgot \(count(pages, "former page")) of '\(edition)'"
    case .noOfficialPage(let topic): "no official page is listed for '\(topic)'"

    case .unknownSetting(let name, let known):
      UserMessage("unknown setting '\(name)'", hint: "one of \(known), as in 'language = ja'")
    case .choices(let first, let last, let all):
      UserMessage("\(first)–\(last) of \(all)" + (last < all ? "; Enter: more" : "") + "; words: search")
    case .noLicenseTexts:
      UserMessage("the words of the licences are not beside this program", hint: "'make install' puts them there")
    case .waitingForClient: "waiting for an assistant's questions; 'hig mcp --print-config claude' says how to connect one"
    }
  }

  static func message(_ problem: UsageError) -> UserMessage {
    switch problem {
    case .unknownCommand(let name, let suggestion):
      UserMessage(
        "unknown command '\(name)'", hint: suggestion.map { "did you mean '\($0)'?" } ?? "'hig help' lists the commands")
    case .unknownOption(let name, let suggestion, let isQuery):
      UserMessage(
        "unknown option '\(name)'",
        hint: suggestion.map { "did you mean '\($0)'?" } ?? (isQuery ? "to search for it, put '--' before it" : nil))
    case .missingValue(let name, let value): "option '\(name)' needs a value: \(value)"
    case .missingArgument(let command, let needed):
      UserMessage("'hig \(command)' needs \(needed)", hint: "'hig help \(command)' shows how")
    case .unexpectedArgument(let word, let command):
      UserMessage("'hig \(command)' takes no words: '\(word)'", hint: "'hig help \(command)' shows how")
    case .unexpectedValue(let name): "option '\(name)' takes no value"
    }
  }

  private static func time(_ seconds: Int) -> String {
    seconds < 90 ? count(max(0, seconds), "second") : "\((seconds + 30) / 60) minutes"
  }

  static func text(_ trouble: FetchError) -> String {
    switch trouble {
    case .forbidden: "the site's robots.txt forbids it"
    case .tooLarge(let limit): "it is larger than \(limit / 1_048_576) MB"
    case .truncated: "the answer was cut short"
    case .noResponse(let why): "no answer (\(why))"
    case .status(let status): "the server answered \(status)"
    case .wrongType(let type): "it is no JSON but '\(type)'"
    case .wrongLanguage(let language): "it is in \(name(language))"
    case .malformed(let why): "it is no page (\(why)); what came is kept"
    case .invalidAddress: "it is no address of a page"
    case .redirected(let place): "it leads to '\(place)'"
    case .tooManyRedirects: "it leads from one place to the next"
    }
  }

  private static func text(_ end: FetchAbortError) -> String {
    switch end {
    case .forbidden: "the site's robots.txt forbids fetching"
    case .serverErrors(let number, 0): "the server did not answer \(number) times in a row"
    case .serverErrors(let number, let status): "the server failed \(number) times in a row (\(status))"
    case .retryDelayTooLong(let seconds): "the server asks to wait \(time(seconds))"
    case .listUnavailable(let path, .malformed(let why)): "'\(path)' cannot be had: \(why)"
    case .listUnavailable(let path, let trouble): "'\(path)' cannot be had: \(text(trouble))"
    }
  }

  private static func hint(_ end: FetchAbortError) -> String {
    switch end {
    case .forbidden: "save pages by hand, and read them with 'hig ingest --private --source Apple FOLDER'"
    case .serverErrors, .retryDelayTooLong: "'hig fetch' goes on later where it stopped"
    case .listUnavailable: "try again later; pages saved by hand are read with 'hig ingest --private --source Apple FOLDER'"
    }
  }

  static func name(_ language: Language) -> String { languages[language] ?? language.name }
  static let supportedLanguages = Languages.supported.map(name).joined(separator: " and ")

  private static func name(_ reason: SkipReason, _ number: Int) -> String {
    func counted(_ one: String, _ many: String) -> String { number == 1 ? one : many }
    return switch reason {
    case .unsupportedFormat: "code or data"
    case .binary: "binary"
    case .empty: "empty"
    case .scriptShell: "only asking for JavaScript"
    case .index: counted("README or index beside pages", "READMEs or indexes beside pages")
    case .hiddenFolder: counted("hidden folder", "hidden folders")
    case .generatedFolder: counted("folder of builds or dependencies", "folders of builds or dependencies")
    case .unusableLink: counted("link to a folder or to nothing", "links to folders or to nothing")
    case .outsideLink: counted("link out of the folder", "links out of the folder")
    case .specialFile: counted("pipe or device", "pipes or devices")
    }
  }
}
