import Guidelines
import Indexing
import Rendering

/// `hig sources`
struct SourcesCommand: Runnable {
  let screen: ScreenOptions

  init(_ words: CommandWords) {
    screen = ScreenOptions(words)
  }

  enum Format: String, CaseIterable {
    case text, names, json
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try Values.format(screen.format, Format.text)
    let style = try Screen.style(screen, session.surroundings)
    var sources = try session.index(screen.index).sources()
    if case .one(let language)? = try Values.language(screen.language) { sources.removeAll { !$0.languages.contains(language) } }
    switch format {
    case .names: session.console.print(sources.map { Sanitizing.line($0.name) + "\n" }.joined())
    case .json: session.console.print(AnswerJSON.sources(sources))
    case .text:
      let cells: [[[Inline]]] = sources.map { source in
        [
          source.name, String(source.pageCount), String(source.ruleCount), String(source.recordCount),
          source.languages.map(\.rawValue).joined(separator: " "), source.editions.joined(separator: ", "),
        ].map { [.text($0)] }
      }
      let labels: [Rendering.Label] = [.source, .pages, .rules, .records, .languages, .editions]
      let header: [[Inline]] = labels.map {
        [.text($0 == .source ? Bilingual("source", "ソース").text(in: session.language) : $0.text(in: session.language))]
      }
      let table = Block(.table(Table(header: header, rows: cells)))
      let lines = BlockLayout(style.terminal.metrics, language: session.language).lines([table], width: style.terminal.width)
      if !sources.isEmpty { session.show(lines, style, screen) }
    }
    return sources.isEmpty ? 1 : 0
  }
}

/// `hig info`
struct InfoCommand: Runnable {
  let screen: ScreenOptions

  init(_ words: CommandWords) {
    screen = ScreenOptions(words)
  }

  enum Format: String, CaseIterable {
    case text, json
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try Values.format(screen.format, Format.text)
    let style = try Screen.style(screen, session.surroundings)
    let index = try session.index(screen.index)
    _ = try Values.language(screen.language)
    let facts = try index.information()
    let why = IndexLocation.toRead(option: screen.index, session.surroundings)?.why(in: session.language) ?? ""
    let places = IndexLocation.Places(session.surroundings)
    if format == .json {
      let texts: [(name: String, value: AnswerJSON.Fact)] = [
        ("version", .text(VersionLine.version)), ("index", .text(facts.path)), ("why", .text(why)),
        ("corpus", .text(places.corpus)),
        ("edition", .text(facts.corpusEdition)),
      ]
      let numbers: [(name: String, value: AnswerJSON.Fact)] = [
        ("schema", .number(facts.schemaVersion)), ("analyser", .number(facts.analyserVersion)),
        ("topics", .number(facts.topicCount)),
        ("sources", .number(facts.sourceCount)), ("pages", .number(facts.pageCount)), ("records", .number(facts.recordCount)),
        ("rules", .number(facts.ruleCount)), ("bytes", .number(facts.bytes)),
      ]
      session.console.print(AnswerJSON.facts(texts + numbers))
      return 0
    }
    func label(_ label: Rendering.Label) -> String { label.text(in: session.language) }
    let versions = "\(facts.schemaVersion) (\(label(.analyser)) \(facts.analyserVersion))"
    let rows: [(name: String, value: String)] = [
      ("hig", VersionLine.version), (label(.index), facts.path), (label(.indexWhy), why), ("Corpus", places.corpus ?? ""),
      (label(.corpus), facts.corpusEdition),
    ]
    let counts: [(name: String, value: String)] = [
      (label(.topics), String(facts.topicCount)), (label(.sources), String(facts.sourceCount)),
      (label(.pages), String(facts.pageCount)),
      (label(.rules), String(facts.ruleCount)), (label(.records), String(facts.recordCount)), (label(.schema), versions),
      (label(.size), size(facts.bytes)),
    ]
    session.show(FactList(style: style).lines(rows + counts), style, screen)
    return 0
  }

  private func size(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + 524_288) / 1_048_576
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
