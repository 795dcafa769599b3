import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// `hig show ID`
struct ShowCommand: Command {
  static let specification = CommandSpecification(
    name: "show", usage: ["ID"],
    summary: Localized("One record, whole, with its source, counterpart and other wordings.", "1つの項目を、出典、対訳、ほかの言い方とともに表示する。"),
    keys: [Options.language, Options.source, related, format] + Options.screen,
    examples: [
      ("hig show charts/axes/2", Localized("one rule", "1つのルール")),
      ("hig show charts/axes/2 --related", Localized("with similar rules elsewhere", "ほかの場所の似たルールとともに")),
    ], words: .ids, needs: "ID")
  private static let related = OptionKey(
    flag: "--related", "Add the most similar rules of other topics and pages.", "ほかのトピックやページの、最も似たルールを加える。")
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json, markdown }

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? .text
    let choice = try words[Options.language]
    let index = try session.index(words[Options.index])
    var records: [Record] = []
    let sources = try index.sourceNames(words[Options.source])
    for id in words.texts { records += try RecordLookup(index: index, session: session, sources: sources).records(id, choice) }
    let style = try Screen.style(words, session.environment)
    var lines: [Line] = []
    for (number, record) in records.enumerated() {
      let same = try index.wordings(of: record)
      let elsewhere = words[Self.related] ? try index.related(to: record) : nil
      let announced = try index.announced(by: record)
      switch format {
      case .json: session.console.print(RecordJSON.shown(record, same: same, related: elsewhere))
      case .markdown:
        session.console.print(
          (number > 0 ? "\n" : "")
            + ([record] + announced + (elsewhere ?? [])).map { RecordMarkdown.excerpt($0) }.joined(separator: "\n"))
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

/// From an id as typed to the record that is meant.
struct RecordLookup {
  let index: GuidelineIndex
  let session: Session
  /// Empty for all.
  var sources: [String] = []

  /// One record, or one in each language where both were asked for.
  func records(_ id: String, _ choice: Values.LanguageChoice?) throws(Failure) -> [Record] {
    var found = try index.records(id: id)
    if found.isEmpty { found = try index.records(id: Self.inLowerCase(id)) }
    if !sources.isEmpty { found.removeAll { !sources.contains($0.source.name) } }
    guard !found.isEmpty else { throw .unknownRecord(id: id, suggestions: try suggestions(id)) }
    let names = found.map(\.id).uniqued()
    guard names.count == 1 else { throw .ambiguousRecord(id: id, candidates: names) }
    switch choice {
    case .both?, .all?: return found.sorted { $0.language.rawValue > $1.language.rawValue }
    case .one(let language)?:
      if let record = found.first(where: { $0.language == language }) { return [record] }
      if let counterpart = found.first?.counterparts[language],
        let record = try index.records(id: counterpart).first(where: { $0.id == counterpart && $0.language == language })
      {
        return [record]
      }
      throw .unknownRecord(id: id, suggestions: [])
    case nil:
      let preferred = Languages.scripted(in: id) ?? session.language
      return [found.first { $0.language == preferred } ?? found[0]]
    }
  }

  /// Topics and anchors are in lower case; the page keeps its own.
  private static func inLowerCase(_ id: String) -> String {
    let place = id.prefix { $0 != "@" }
    return place.lowercased() + id.dropFirst(place.count)
  }

  /// Ids of the same section, else of the same topic.
  private func suggestions(_ id: String) throws(Failure) -> [String] {
    let parts = id.prefix { $0 != "@" }.split(separator: "/").map(String.init)
    guard let first = parts.first else { return [] }
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let near = try index.records(id: parts[..<count].joined(separator: "/") + "/", limit: 400).map(\.id).uniqued()
      if !near.isEmpty {
        if let best = NearMiss.best(for: id, among: near) { return [best] }
        return Array(near.prefix(3))
      }
    }
    return try index.suggestions(for: first)
  }
}
