import Fetching
import Guidelines
import Indexing
import Languages
import Rendering

/// `hig sources` lists the sources; `hig sources NAME…` lists the pages of each.
struct SourcesCommand: Command {
  static let specification = CommandSpecification(
    name: "sources", synopses: ["[NAME…]"], help: \.sources,
    optionKeys: [Options.language, forget, format] + Options.display, argumentCompletion: .sources)
  private static let forget = OptionKey("--forget", value: "DATE", \.forgetEdition, read: ValueParser.date)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, names, json }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let style = try TerminalStyleOptions.style(arguments, session.environment)
    let index = try session.index(arguments[Options.index])
    let editions = try EditionPages(session, index)
    if let edition = try arguments[Self.forget] {
      guard var copy = editions?.copy else { throw .noCopy }
      let count = try copy.removeVersions(from: edition)
      guard count > 0 else {
        throw .unknownEdition(name: edition, topic: PrivateCopy.sourceName, known: editions?.formerDates ?? [])
      }
      EditionIndex.removeAll(of: copy)
      session.printInfo(.forgotEdition(count, edition: edition))
      return 0
    }
    var sources = try index.sources()
    // Former versions of pages are not part of the index.
    for position in sources.indices where sources[position].name == PrivateCopy.sourceName {
      sources[position].editions = Set(sources[position].editions + (editions?.formerDates ?? [])).sorted()
    }
    let names = try index.sourceNames(arguments.positionals)
    if !names.isEmpty { sources.removeAll { !names.contains($0.name) } }
    let languages = try arguments[Options.language]?.languages ?? []
    if !languages.isEmpty { sources.removeAll { Set($0.languages).isDisjoint(with: languages) } }
    switch format {
    case .names: session.console.print(sources.map { Sanitizer.line($0.name) + "\n" }.joined())
    case .json: session.console.print(LookupJSON.list(sources))
    case .text:
      if sources.isEmpty { return 1 }
      let tables =
        try names.isEmpty
        ? [sourceTable(of: sources, session)]
        : sources.map { source throws(Failure) in
          pageTable(
            try index.pages().filter { $0.source == source.name && (languages.isEmpty || languages.contains($0.language)) },
            session)
        }
      let layout = BlockLayout(style.terminal.metrics, language: session.language)
      session.show(layout.lines(tables.map(\.block), width: style.terminal.width), style, arguments)
    }
    return sources.isEmpty ? 1 : 0
  }

  /// A table with a header row.
  private struct Listing {
    var header: [String]
    var rows: [[String]]

    var block: Block {
      Block(.table(Table(header: header.map { [.text($0)] }, rows: rows.map { $0.map { [.text($0)] } })))
    }
  }

  private func sourceTable(of sources: [SourceSummary], _ session: Session) -> Listing {
    let labels = session.interface.labels
    var listing = Listing(
      header: [labels.source, labels.pages, labels.rules, labels.records, labels.languages, labels.editions],
      rows: sources.map { source in
        [
          source.name, String(source.pageCount), String(source.ruleCount), String(source.recordCount),
          source.languages.map(\.rawValue).joined(separator: " "), source.editions.joined(separator: ", "),
        ]
      })
    if sources.contains(where: { $0.inferredCount > 0 }) {
      listing.header.insert(labels.guessed, at: 3)
      for (row, source) in sources.enumerated() { listing.rows[row].insert(String(source.inferredCount), at: 3) }
    }
    return listing
  }

  /// Returns the table of pages. A page about several topics has one row for each.
  private func pageTable(_ pages: [PageReference], _ session: Session) -> Listing {
    let labels = session.interface.labels
    return Listing(
      header: [labels.page, labels.topic, labels.rules, labels.language, labels.path],
      rows: pages.sorted { ($0.page, $0.language.rawValue) < ($1.page, $1.language.rawValue) }.map { page in
        [page.page, page.topic, String(page.ruleCount), page.language.rawValue, page.path]
      })
  }
}

/// `hig info`: describes the index, the program, and the settings.
struct InfoCommand: Command {
  static let specification = CommandSpecification(
    name: "info", synopses: [""], help: \.info,
    optionKeys: [Options.language, format, check] + Options.display)
  private static let format = Options.format(Format.self)
  private static let check = OptionKey(flag: "--check", \.checkIndex)

  enum Format: String, CaseIterable { case text, json }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let style = try TerminalStyleOptions.style(arguments, session.environment)
    let index = try session.index(arguments[Options.index])
    _ = try arguments[Options.language]
    let isChecked = arguments[Self.check]
    if isChecked { try index.check() }
    let information = try index.information()
    let reason =
      IndexLocation.forReading(option: arguments[Options.index], session.environment)?.reasonText(in: session.language) ?? ""
    let searchPaths = IndexLocation.SearchPaths(session.environment)
    if format == .json {
      let object: JSONObject = [
        "version": VersionLine.version, "index": information.path, "why": reason, "corpus": searchPaths.corpus,
        "edition": information.corpusEdition, "settings": session.environment.settings.path, "schema": information.schemaVersion,
        "analyser": information.analyzerVersion, "topics": information.topicCount, "sources": information.sourceCount,
        "pages": information.pageCount,
        "records": information.recordCount, "rules": information.ruleCount, "bytes": information.bytes,
        "landlock": session.environment.sandboxVersion(),
        "confined": JSONObject([
          ("reading", CommandTable.names(with: .readOnly)), ("named", CommandTable.names(with: .namedPaths)),
        ]),
      ]
      session.console.print(object.jsonText + "\n")
      return 0
    }
    let labels = session.interface.labels
    let versions = "\(information.schemaVersion) (\(labels.analyzer) \(information.analyzerVersion))"
    let rows: [(name: String, value: String)] = [
      ("hig", VersionLine.version), (labels.index, information.path), (labels.indexOrigin, reason),
      ("Corpus", searchPaths.corpus ?? ""),
      (labels.corpus, information.corpusEdition),
    ]
    let counts: [(name: String, value: String)] = [
      (labels.topics, String(information.topicCount)), (labels.sources, String(information.sourceCount)),
      (labels.pages, String(information.pageCount)),
      (labels.rules, String(information.ruleCount)), (labels.guessed, inferredCount(information)),
      (labels.records, String(information.recordCount)), (labels.schema, versions),
      (labels.size, size(information.bytes)),
      (labels.integrityCheck, isChecked ? labels.intact : ""),
    ]
    session.show(style.facts(rows + counts + sandboxRows(session) + settingsRows(session)), style, arguments)
    return 0
  }

  /// Returns lines that describe the sandbox and the commands that use it.
  private func sandboxRows(_ session: Session) -> [(name: String, value: String)] {
    let version = session.environment.sandboxVersion()
    let phrases: [Phrase] =
      version == 0
      ? [.sandboxUnavailable]
      : [
        .sandboxAvailable(version: version), .readOnlySandbox(commands: CommandTable.names(with: .readOnly)),
        .namedPathsSandbox(commands: CommandTable.names(with: .namedPaths)),
      ]
    return phrases.enumerated().map { ($0.offset == 0 ? "Landlock" : " ", session.interface.phrase($0.element).text) }
  }

  /// Returns the path and the lines of the configuration file; empty if there is none.
  private func settingsRows(_ session: Session) -> [(name: String, value: String)] {
    guard let path = session.environment.settings.path else { return [] }
    return [(session.interface.labels.settings, path)]
      + session.environment.settings.values.map { ("  " + $0.name.rawValue, $0.text) }
  }

  /// Returns the number of inferred rules, or an empty string for zero.
  private func inferredCount(_ facts: IndexInformation) -> String { facts.inferredCount == 0 ? "" : String(facts.inferredCount) }

  private func size(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + 524_288) / 1_048_576
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
