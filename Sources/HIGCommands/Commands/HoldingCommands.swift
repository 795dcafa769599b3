import Fetching
import Guidelines
import Indexing
import Languages
import Rendering

/// `hig sources`, and `hig sources NAME…` with the pages of each.
struct SourcesCommand: Command {
  static let specification = CommandSpecification(
    name: "sources", usage: ["[NAME…]"], help: \.sources,
    keys: [Options.language, forget, format] + Options.screen, words: .sources)
  private static let forget = OptionKey("--forget", value: "DATE", \.forgetEdition, read: Values.date)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, names, json }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let style = try Screen.style(words, session.environment)
    let index = try session.index(words[Options.index])
    let editions = try EditionPages(session, index)
    if let edition = try words[Self.forget] {
      guard var copy = editions?.copy else { throw .noCopy }
      let count = try copy.forget(edition)
      guard count > 0 else { throw .unknownEdition(name: edition, topic: PrivateCopy.source, known: editions?.formerDays ?? []) }
      EditionIndex.removeAll(of: copy)
      session.tell(.forgot(count, edition: edition))
      return 0
    }
    var sources = try index.sources()
    // Former pages are no part of the index.
    for place in sources.indices where sources[place].name == PrivateCopy.source {
      sources[place].editions = Set(sources[place].editions + (editions?.formerDays ?? [])).sorted()
    }
    let named = try index.sourceNames(words.texts)
    if !named.isEmpty { sources.removeAll { !named.contains($0.name) } }
    let languages = try words[Options.language]?.languages ?? []
    if !languages.isEmpty { sources.removeAll { Set($0.languages).isDisjoint(with: languages) } }
    switch format {
    case .names: session.console.print(sources.map { Sanitizing.line($0.name) + "\n" }.joined())
    case .json: session.console.print(AnswerJSON.list(sources))
    case .text:
      if sources.isEmpty { return 1 }
      let tables =
        try named.isEmpty
        ? [overview(of: sources, session)]
        : sources.map { source throws(Failure) in
          pages(
            try index.pages().filter { $0.source == source.name && (languages.isEmpty || languages.contains($0.language)) },
            session)
        }
      let layout = BlockLayout(style.terminal.metrics, language: session.language)
      session.show(layout.lines(tables.map(\.block), width: style.terminal.width), style, words)
    }
    return sources.isEmpty ? 1 : 0
  }

  /// Rows under their names.
  private struct Listing {
    var header: [String]
    var rows: [[String]]

    var block: Block {
      Block(.table(Table(header: header.map { [.text($0)] }, rows: rows.map { $0.map { [.text($0)] } })))
    }
  }

  private func overview(of sources: [SourceSummary], _ session: Session) -> Listing {
    let labels = session.interface.labels
    var listing = Listing(
      header: [labels.source, labels.pages, labels.rules, labels.records, labels.languages, labels.editions],
      rows: sources.map { source in
        [
          source.name, String(source.pageCount), String(source.ruleCount), String(source.recordCount),
          source.languages.map(\.rawValue).joined(separator: " "), source.editions.joined(separator: ", "),
        ]
      })
    if sources.contains(where: { $0.guessedCount > 0 }) {
      listing.header.insert(labels.guessed, at: 3)
      for (row, source) in sources.enumerated() { listing.rows[row].insert(String(source.guessedCount), at: 3) }
    }
    return listing
  }

  /// A page that is about several topics has a row for each.
  private func pages(_ pages: [PageReference], _ session: Session) -> Listing {
    let labels = session.interface.labels
    return Listing(
      header: [labels.page, labels.topic, labels.rules, labels.language, labels.path],
      rows: pages.sorted { ($0.page, $0.language.rawValue) < ($1.page, $1.language.rawValue) }.map { page in
        [page.page, page.topic, String(page.ruleCount), page.language.rawValue, page.path]
      })
  }
}

/// `hig info`
struct InfoCommand: Command {
  static let specification = CommandSpecification(
    name: "info", usage: [""], help: \.info,
    keys: [Options.language, format, check] + Options.screen)
  private static let format = Options.format(Format.self)
  private static let check = OptionKey(flag: "--check", \.checkIndex)

  enum Format: String, CaseIterable { case text, json }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let style = try Screen.style(words, session.environment)
    let index = try session.index(words[Options.index])
    _ = try words[Options.language]
    let isChecked = words[Self.check]
    if isChecked { try index.check() }
    let facts = try index.information()
    let why = IndexLocation.toRead(option: words[Options.index], session.environment)?.why(in: session.language) ?? ""
    let places = IndexLocation.Places(session.environment)
    if format == .json {
      let object: JSONObject = [
        "version": VersionLine.version, "index": facts.path, "why": why, "corpus": places.corpus,
        "edition": facts.corpusEdition, "settings": session.environment.settings.path, "schema": facts.schemaVersion,
        "analyser": facts.analyserVersion, "topics": facts.topicCount, "sources": facts.sourceCount, "pages": facts.pageCount,
        "records": facts.recordCount, "rules": facts.ruleCount, "bytes": facts.bytes,
        "landlock": session.environment.confinement(),
        "confined": JSONObject([
          ("reading", CommandTable.names(keeping: .reading)), ("named", CommandTable.names(keeping: .whatIsNamed)),
        ]),
      ]
      session.console.print(object.jsonText + "\n")
      return 0
    }
    let labels = session.interface.labels
    let versions = "\(facts.schemaVersion) (\(labels.analyser) \(facts.analyserVersion))"
    let rows: [(name: String, value: String)] = [
      ("hig", VersionLine.version), (labels.index, facts.path), (labels.indexWhy, why), ("Corpus", places.corpus ?? ""),
      (labels.corpus, facts.corpusEdition),
    ]
    let counts: [(name: String, value: String)] = [
      (labels.topics, String(facts.topicCount)), (labels.sources, String(facts.sourceCount)),
      (labels.pages, String(facts.pageCount)),
      (labels.rules, String(facts.ruleCount)), (labels.guessed, guessed(facts)),
      (labels.records, String(facts.recordCount)), (labels.schema, versions),
      (labels.size, size(facts.bytes)),
      (labels.check, isChecked ? labels.sound : ""),
    ]
    session.show(style.facts(rows + counts + confinement(session) + settings(session)), style, words)
    return 0
  }

  /// What commands give up as they read what strangers wrote.
  private func confinement(_ session: Session) -> [(name: String, value: String)] {
    let version = session.environment.confinement()
    let phrases: [Phrase] =
      version == 0
      ? [.notConfined]
      : [
        .confined(version: version), .keepsReading(commands: CommandTable.names(keeping: .reading)),
        .keepsWhatIsNamed(commands: CommandTable.names(keeping: .whatIsNamed)),
      ]
    return phrases.enumerated().map { ($0.offset == 0 ? "Landlock" : " ", session.interface.phrase($0.element).text) }
  }

  /// The file of settings with what it says; nothing without one.
  private func settings(_ session: Session) -> [(name: String, value: String)] {
    guard let path = session.environment.settings.path else { return [] }
    return [(session.interface.labels.settings, path)]
      + session.environment.settings.values.map { ("  " + $0.name.rawValue, $0.text) }
  }

  /// Nothing where none is, as is best.
  private func guessed(_ facts: IndexInformation) -> String { facts.guessedCount == 0 ? "" : String(facts.guessedCount) }

  private func size(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + 524_288) / 1_048_576
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
