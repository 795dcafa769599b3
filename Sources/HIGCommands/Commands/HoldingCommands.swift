import Guidelines
import Indexing
import Languages
import Rendering

/// `hig sources`
struct SourcesCommand: Command {
  static let specification = CommandSpecification(
    name: "sources", usage: [""],
    summary: Localized("What the index holds.", "索引に入っているソースを表示する。"),
    keys: [Options.language, format] + Options.screen)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, names, json }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let style = try Screen.style(words, session.environment)
    var sources = try session.index(words[Options.index]).sources()
    if let languages = try words[Options.language]?.languages, !languages.isEmpty {
      sources.removeAll { Set($0.languages).isDisjoint(with: languages) }
    }
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
        [.text($0 == .source ? Localized("source", "ソース").text(in: session.language) : $0.text(in: session.language))]
      }
      let table = Block(.table(Table(header: header, rows: cells)))
      let lines = BlockLayout(style.terminal.metrics, language: session.language).lines([table], width: style.terminal.width)
      if !sources.isEmpty { session.show(lines, style, words) }
    }
    return sources.isEmpty ? 1 : 0
  }
}

/// `hig info`
struct InfoCommand: Command {
  static let specification = CommandSpecification(
    name: "info", usage: [""],
    summary: Localized("Where the index lies and why that one.", "使っている索引の場所と、それを選んだ理由を表示する。"),
    keys: [Options.language, format] + Options.screen)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let style = try Screen.style(words, session.environment)
    let index = try session.index(words[Options.index])
    _ = try words[Options.language]
    let facts = try index.information()
    let why = IndexLocation.toRead(option: words[Options.index], session.environment)?.why(in: session.language) ?? ""
    let places = IndexLocation.Places(session.environment)
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
    session.show(FactList(style: style).lines(rows + counts), style, words)
    return 0
  }

  private func size(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + 524_288) / 1_048_576
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
