import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig show ID`
struct ShowCommand: Command {
  static let specification = CommandSpecification(
    name: "show", usage: ["ID…"], help: \.show,
    keys: [Options.language, Options.source, related, format] + Options.screen,
    examples: [
      "hig show charts/axes/2", "hig show 3 cha/ax/2", "hig show charts/axes/2 --related",
    ], words: .ids, needs: "ID", keeps: .reading)
  private static let related = OptionKey(flag: "--related", \.related)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json, markdown }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let choice = try words[Options.language]
    let index = try session.index(words[Options.index], naming: words.texts)
    let sources = try index.sourceNames(words[Options.source])
    let lookup = RecordLookup(index: index, session: session, sources: sources)
    if try lookup.isPage(words.texts) {
      return try ManCommand(words: words.passed(to: ManCommand.specification)).run(in: session)
    }
    var records: [Record] = []
    for id in words.texts { records += try lookup.records(id, choice) }
    let style = try Screen.style(words, session.environment)
    var lines: [Line] = []
    // A page of one record says it in the other language too: a pair is not shown twice.
    if format == .text { records = records.pairedOnce }
    for (number, record) in records.enumerated() {
      let (same, differing) = try index.restatements(of: record)
      let elsewhere = words[Self.related] ? differing + (try index.related(to: record)) : differing.isEmpty ? nil : differing
      let announced = try index.announced(by: record)
      switch format {
      case .json: session.console.print(RecordJSON.shown(record, same: same, related: elsewhere))
      case .markdown:
        session.console.print(
          (number > 0 ? "\n" : "") + (try session.excerpts([record] + announced + (elsewhere ?? []), index)))
      case .text:
        let confidences = try index.confidences(of: record, in: same)
        lines += number > 0 ? [.blank, .blank] : []
        lines += RecordPage(record, announced: announced, same: same, confidences: confidences, related: elsewhere, style: style)
          .lines()
      }
    }
    if format == .text { session.show(lines, style, words) }
    return 0
  }
}

extension [Record] {
  /// Without those that are the counterpart of an earlier one.
  fileprivate var pairedOnce: [Record] {
    var shown: Set<String> = []
    return filter { record in
      if shown.contains("\(record.language.rawValue) \(record.id)") { return false }
      for (language, id) in record.counterparts.pairs { shown.insert("\(language.rawValue) \(id)") }
      return true
    }
  }
}
