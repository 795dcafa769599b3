import Foundation
import Guidelines
import Testing

@testable import Languages

/// Texts and messages of the interface in each language.
@Suite struct InterfaceMessagesTests {
  /// A sample of each case, with a mark for each value.
  static let phrases: [Phrase] = [
    .onlyFilters("⟨a⟩"), .nothingFound(for: "⟨a⟩", suggestions: ["⟨b⟩"]), .nothingFound(for: "⟨a⟩", suggestions: []),
    .noAnswer(to: "⟨a⟩"), .corrected("⟨a⟩", to: "⟨b⟩"), .unclosedQuotation, .excluded(["⟨a⟩", "⟨b⟩"]), .missingFromHits(["⟨a⟩"]),
    .noTopic(for: "⟨a⟩"), .noMeasure(for: "⟨a⟩"), .measuresByWords("⟨a⟩"), .shortened(command: "⟨a⟩"),
    .waitingForIndex(path: "⟨a⟩"), .noIndexLocation,
    .headlineStatistics(.japanese, withoutTopic: 711, of: 712, withoutPlatforms: 713, narrowed: 714), .noChanges,
    .noPage(about: "⟨a⟩", title: ""),
    .noPageIn(.english, about: "⟨a⟩", other: .japanese), .noPageIn(.english, about: "⟨a⟩", other: nil),
    .shownInOtherLanguage(.english, about: "⟨a⟩", missing: .japanese), .onlyIn(.japanese),
    .noCommonLanguage("⟨a⟩", "⟨b⟩", about: "⟨c⟩"),
    .noAddress(of: "⟨a⟩"), .supportedFormats(["⟨a⟩", "⟨b⟩"]), .resultCount(711, of: 712), .resultCount(711, of: nil),
    .more(command: "⟨a⟩"),
    .read(command: "⟨a⟩"), .wordings(711), .relatedRules(711), .rules(711), .moreRows(711), .allRows(711), .moreColumns(711),
    .moreMeasures(711, quantity: "⟨a⟩"),
    .except(platforms: "⟨a⟩"), .only(platform: "⟨a⟩"), .edition("⟨a⟩"), .translated(by: "⟨a⟩", inShort: true),
    .translated(by: "⟨a⟩", inShort: false), .retrieved("⟨a⟩"), .platformState(.unsupported, topic: "⟨a⟩", platforms: "⟨b⟩"),
    .platformState(.general, topic: "⟨a⟩", platforms: "⟨b⟩"), .omittedIDs(ids: "⟨a⟩"), .untrustedManifest(path: "⟨a⟩"),
    .missingDrawings(711), .backedUpFile(path: "⟨a⟩", as: "⟨b⟩"), .wroteFile(path: "⟨a⟩", rules: 711),
    .wroteFiles(711, rules: 712, path: "⟨a⟩"),
    .nothingToExport, .nothingForPlatforms(topic: "⟨a⟩", platforms: "⟨b⟩"), .omittedRules(711, of: 712),
    .fetchExplanation(host: "⟨a⟩"), .fetchTerms, .fetchLocation(path: "⟨a⟩"), .fetchPrompt, .notInteractive, .fetchDeclined,
    .fetchProgress(711, of: 712, secondsLeft: 71), .fetchResumed(711), .notFetched(page: "⟨a⟩", .redirected(to: "⟨b⟩")),
    .notFetched(page: "⟨a⟩", .wrongType("⟨b⟩")), .notFetched(page: "⟨a⟩", .malformed("⟨b⟩")),
    .notFetched(page: "⟨a⟩", .status(711)),
    .pageGone("⟨a⟩"), .pageMoved("⟨a⟩", to: "⟨b⟩"), .pagesMissingInLanguage(["⟨a⟩"], .japanese),
    .fetched(new: 711, changed: 712, unchanged: 713),
    .fetchAborted(.forbidden, left: 0), .fetchAborted(.serverErrors(711, status: 712), left: 713),
    .fetchAborted(.serverErrors(711, status: 0), left: 0),
    .fetchAborted(.retryDelayTooLong(seconds: 71), left: 0),
    .fetchAborted(.listUnavailable(path: "⟨a⟩", .tooLarge(limit: 4 << 20)), left: 0),
    .noOfficialPage(about: "⟨a⟩"), .officialPageIsNewer(edition: "⟨a⟩", topic: "⟨b⟩"), .forgotEdition(711, edition: "⟨a⟩"),
    .omittedRecords(711, of: 712), .omittedPrivateRecords(711, sources: ["⟨a⟩", "⟨b⟩"]),
    .needsOutputFolder(pages: 711, format: "⟨a⟩"),
    .chosenByOption, .chosenByVariable, .chosenByCheckout, .chosenAsUserIndex, .chosenAsInstalledIndex, .migrating,
    .building(corpus: "⟨a⟩"), .sandboxUnavailable, .sandboxAvailable(version: 711),
    .readOnlySandbox(commands: ["⟨a⟩", "⟨b⟩"]), .namedPathsSandbox(commands: ["⟨a⟩", "⟨b⟩"]),
    .corpusNeedsConfirmation(name: "⟨a⟩", path: "⟨b⟩"),
    .renamedSource(claimed: "⟨a⟩", stored: ["⟨b⟩"]), .addressStatedBySource(source: "⟨a⟩"),
    .restoreCommand(path: "⟨a⟩"), .removedSource("⟨a⟩"),
    .ingestSummary(of: "⟨a⟩", read: 711, unchanged: 712, gone: 713, pages: 714, rules: 715, guessed: 716), .moreLikeThis(711),
    .moreUnreadable(711), .readInPart(path: "⟨a⟩", .limitReached("⟨b⟩")), .unreadableCount(711), .emptySource,
    .topics(["⟨a⟩", "⟨b⟩"], new: ["⟨b⟩"], more: 711), .morePages(711, command: "⟨a⟩"),
    .skippedFiles(Dictionary(uniqueKeysWithValues: zip(SkipReason.allCases, 711...))), .skippedOutsideLinks(["⟨a⟩"]),
    .unknownSetting("⟨a⟩", known: "⟨b⟩"),
    .noLicenseTexts, .waitingForClient, .searchedCommandWords("⟨a⟩", command: "⟨b⟩"), .similarCommand("⟨a⟩", command: "⟨b⟩"),
    .narrowToTopics(command: "⟨a⟩", ["⟨b⟩"]), .belongsTo("⟨a⟩", to: "⟨b⟩", command: "⟨c⟩"), .choices(from: 711, to: 712, of: 713),
  ]

  static let problems: [UsageError] = [
    .unknownCommand("⟨a⟩", suggestion: "⟨b⟩"), .unknownCommand("⟨a⟩", suggestion: nil),
    .unknownOption("⟨a⟩", suggestion: "⟨b⟩", isQuery: false), .unknownOption("⟨a⟩", suggestion: nil, isQuery: true),
    .missingValue("⟨a⟩", "⟨b⟩"), .unexpectedValue("⟨a⟩"), .missingArgument("⟨a⟩", "⟨b⟩"),
    .unexpectedArgument("⟨a⟩", command: "⟨b⟩"),
  ]

  static let failures: [Failure] = [
    .noSuchFile(path: "⟨a⟩"), .unreadable(path: "⟨a⟩", reason: "⟨b⟩"), .unwritable(path: "⟨a⟩", reason: "⟨b⟩"),
    .tooLarge(path: "⟨a⟩", bytes: 711 << 20, limit: 712 << 20), .notAPage(path: "⟨a⟩", .empty), .notAPage(path: "⟨a⟩", .binary),
    .notAPage(path: "⟨a⟩", .scriptShell), .notAPage(path: "⟨a⟩", .unknownFormat), .notAPage(path: "⟨a⟩", .malformed("⟨b⟩")),
    .unsupportedScript(path: "⟨a⟩", script: "⟨b⟩"),
    .missingProgram(path: "⟨a⟩", kind: "⟨b⟩", program: "⟨c⟩", package: "⟨d⟩"), .noPages(path: "⟨a⟩"), .noIndex(path: "⟨a⟩"),
    .noIndex(path: nil), .notAnIndex(path: "⟨a⟩"), .incompatibleSchema(path: "⟨a⟩", found: 711, expected: 712),
    .indexBusy(path: "⟨a⟩"), .database(path: "⟨a⟩", reason: "⟨b⟩"), .corpus(path: "⟨a⟩", line: 711, reason: "⟨b⟩"),
    .unknownTopic(name: "⟨a⟩", suggestions: []), .unknownTopic(name: "⟨a⟩", suggestions: ["⟨b⟩"]),
    .unknownSection(name: "⟨a⟩", topic: "⟨b⟩", known: ["⟨c⟩"]), .unknownRecord(id: "⟨a⟩", suggestions: []),
    .unknownRecord(id: "⟨a⟩", suggestions: ["⟨b⟩"]), .ambiguousRecord(id: "⟨a⟩", candidates: ["⟨b⟩", "⟨c⟩"]),
    .unknownHit(number: 711, count: 0), .unknownHit(number: 712, count: 711), .unknownSource(name: "⟨a⟩", known: ["⟨b⟩"]),
    .reservedSource(name: "⟨a⟩"), .wouldPrune(source: "⟨a⟩", pages: 711, of: 712),
    .noPageInSource(topic: "⟨a⟩", source: "⟨b⟩", topics: ["⟨c⟩"]), .unknownValue(option: "⟨a⟩", value: "⟨b⟩", known: ["⟨c⟩"]),
    .unknownValue(option: "⟨a⟩", value: "", known: []), .emptyQuery, .noBrowser(url: "⟨a⟩"), .noCurl(found: "⟨a⟩"),
    .noCurl(found: nil),
    .unknownEdition(name: "⟨a⟩", topic: "⟨b⟩", known: ["⟨c⟩"]), .noCopy,
    .tooLittleAddressSpace(megabytes: 711, needed: 712),
  ]

  private static func notices(_ language: Language) -> [(said: String, of: String)] {
    func said(_ notice: UserMessage) -> String { ([notice.text] + notice.hints).joined(separator: "\n") }
    let interface = language.messages
    return phrases.map { (said(interface.phrase($0)), "\($0)") } + problems.map { (said(interface.usageError($0)), "\($0)") }
      + failures.map { (said(interface.failure($0)), "\($0)") }
  }

  /// Returns the texts among the members, with their paths.
  private static func texts(_ value: Any, _ path: String = "") -> [(path: String, text: String)] {
    if let text = value as? String { return [(path, text)] }
    return Mirror(reflecting: value).children.enumerated().flatMap { number, child in
      texts(child.value, path + "." + (child.label ?? String(number)))
    }
  }

  private static func texts(of language: Language) -> [(path: String, text: String)] {
    let interface = language.messages
    return texts(interface.labels, "labels") + texts(interface.commands, "commands") + texts(interface.options, "options")
      + texts(interface.manual, "manual")
  }

  @Test("Every phrase, usage error, and failure has a sample here") func everyCaseHasASample() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let samples: [(file: String, values: [String])] = [
      ("Languages/Interface/Phrase.swift", (Self.phrases.map { "\($0)" } + Self.problems.map { "\($0)" })),
      ("Guidelines/Failure.swift", Self.failures.flatMap { ["\($0)"] + Mirror(reflecting: $0).children.map { "\($0.value)" } }),
    ]
    for (file, values) in samples {
      let source = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let cases = Set(source.matches(of: #/(?m)^ +case (\w+)/#).map { String($0.1) })
      #expect(cases.count > 20)
      for name in cases {
        #expect(values.contains { $0.firstMatch(of: try! Regex(#"(^|[.( ])\#(name)($|[( )])"#)) != nil }, "\(file): \(name)")
      }
    }
  }

  @Test(arguments: Languages.translated)
  func noTextIsEmpty(language: Language) {
    for (path, text) in Self.texts(of: language) { #expect(!text.isEmpty, "\(path)") }
    for (said, of) in Self.notices(language) {
      #expect(said.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }, "\(of)")
    }
  }

  @Test("Messages contain every value that they are given", arguments: Languages.translated)
  func messagesContainEveryValue(language: Language) {
    for (said, of) in Self.notices(language) {
      for mark in of.matches(of: #/⟨\w⟩|71\d/#).map({ String($0.0) }) { #expect(said.contains(mark), "\(of): \(said)") }
    }
  }

  /// Names, commands, and words to type may be in another language.
  @Test("Translations are in their own language", arguments: [(Language.japanese, 0.9)])
  func translationsAreInTheirLanguage(language: Language, share: Double) {
    let texts = Self.texts(of: language)
    let own = texts.filter { Languages.scriptLanguage(in: $0.text) == language || !$0.text.contains(#/[a-z]{4}/#) }
    #expect(Double(own.count) >= share * Double(texts.count))
    for (path, text) in texts where path.hasPrefix("labels") {
      #expect(Languages.scriptLanguage(in: text) == language, "\(path): \(text)")
    }
    for (said, of) in Self.notices(language) where !of.hasPrefix("readInPart") {
      let bare = said.replacing(#/'[^']*'|hig [a-z]+|language = \w+/#, with: "")
      #expect(bare.firstMatch(of: #/[a-z]{2,} [a-z]{2,}/#) == nil, "\(said)")
    }
  }

  @Test func fallsBackToEnglish() {
    #expect(Language(rawValue: "fi").messages.labels.hint == "hint")
  }
}
