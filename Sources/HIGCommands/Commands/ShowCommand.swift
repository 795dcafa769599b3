import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig show ID`: prints records.
struct ShowCommand: Command {
  static let specification = CommandSpecification(
    name: "show", synopses: ["ID…"], help: \.show,
    optionKeys: [Options.language, Options.source, related, format] + Options.display,
    examples: [
      "hig show charts/axes/2", "hig show 3 cha/ax/2", "hig show charts/axes/2 --related",
    ], argumentCompletion: .recordIDs, requiredArguments: "ID", sandboxProfile: .readOnly)
  private static let related = OptionKey(flag: "--related", \.related)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json, markdown }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let languageChoice = try arguments[Options.language]
    let index = try session.index(arguments[Options.index], naming: arguments.positionals)
    let sources = try index.sourceNames(arguments[Options.source])
    let lookup = RecordLookup(index: index, session: session, sources: sources)
    if try lookup.isPage(arguments.positionals) {
      return try ManCommand(arguments: arguments.forwarded(to: ManCommand.specification)).run(in: session)
    }
    var records: [Record] = []
    for id in arguments.positionals { records += try lookup.records(id, languageChoice) }
    let style = try TerminalStyleOptions.style(arguments, session.environment)
    var lines: [StyledLine] = []
    // The text output of a record includes its counterpart, so a pair is printed once.
    if format == .text { records = records.withoutCounterparts }
    for (number, record) in records.enumerated() {
      let (wordings, differingWordings) = try index.restatements(of: record)
      let relatedRecords =
        arguments[Self.related]
        ? differingWordings + (try index.related(to: record)) : differingWordings.isEmpty ? nil : differingWordings
      let introduced = try index.announced(by: record)
      switch format {
      case .json: session.console.print(RecordJSON.page(record, same: wordings, related: relatedRecords))
      case .markdown:
        session.console.print(
          (number > 0 ? "\n" : "") + (try session.excerpts([record] + introduced + (relatedRecords ?? []), index)))
      case .text:
        let confidences = try index.confidences(of: record, in: wordings)
        lines += number > 0 ? [.blank, .blank] : []
        lines += RecordPage(
          record, tables: introduced, equivalents: wordings, confidences: confidences, related: relatedRecords, style: style
        )
        .lines()
      }
    }
    if format == .text { session.show(lines, style, arguments) }
    return 0
  }
}

extension [Record] {
  /// The records without counterparts of earlier ones.
  fileprivate var withoutCounterparts: [Record] {
    var seen: Set<String> = []
    return filter { record in
      if seen.contains("\(record.language.rawValue) \(record.id)") { return false }
      for (language, id) in record.counterparts.pairs { seen.insert("\(language.rawValue) \(id)") }
      return true
    }
  }
}
