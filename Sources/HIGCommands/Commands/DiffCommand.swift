import Guidelines
import Indexing
import Languages
import Rendering

/// `hig diff TOPIC SOURCE SOURCE`: compares the rules of two sources.
struct DiffCommand: Command {
  static let specification = CommandSpecification(
    name: "diff", synopses: ["TOPIC SOURCE SOURCE"], help: \.diff,
    optionKeys: [Options.language, Options.statedOnly, format] + Options.display,
    examples: ["hig diff charts saved-text Corpus"], argumentCompletion: .topicThenSources,
    requiredArguments: "TOPIC SOURCE SOURCE", fallsBackToLookup: false)
  private static let format = Options.format(Format.self)

  enum Format: String, CaseIterable { case text, json }

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try arguments[Self.format] ?? .text
    let index = try session.index(arguments[Options.index])
    let texts = arguments.positionals
    guard texts.count >= 3 else { return 2 }
    let (topic, unresolved) = try index.topic(words: Array(texts.dropLast(2)))
    guard unresolved.isEmpty else { throw .unknownTopic(name: texts.dropLast(2).joined(separator: " "), suggestions: []) }
    let lookup = try PageLookup(index, topic: topic)
    let names = Array(texts.suffix(2))
    var languages: [Language] = [session.language] + session.language.others
    if let language = try arguments[Options.language]?.singleLanguage { languages = [language] }
    for language in languages {
      guard let old = try lookup.pages(in: language, source: names[0]).first,
        let new = try lookup.pages(in: language, source: names[1]).first
      else { continue }
      return try printDifference((old, try rules(lookup, old)), (new, try rules(lookup, new)), index, format, session)
    }
    session.warn(.noCommonLanguage(names[0], names[1], about: topic.slug))
    return 1
  }

  private func rules(_ lookup: PageLookup, _ page: PageReference) throws(Failure) -> [Record] {
    try lookup.page(page).records.keeping([], statedOnly: arguments[Options.statedOnly]).filter { $0.kind == .rule }
  }

  private typealias PageRules = (page: PageReference, rules: [Record])

  private func printDifference(_ old: PageRules, _ new: PageRules, _ index: GuidelineIndex, _ format: Format, _ session: Session)
    throws(Failure) -> Int32
  {
    var wordings: [String: Set<String>] = [:]
    for record in old.rules { wordings[record.id] = Set(try index.wordings(of: record).map(\.id)) }
    let difference = Difference(old: old.rules, new: new.rules) { wordings[$0.id]?.contains($1.id) == true }
    let style = try TerminalStyleOptions.style(arguments, session.environment)
    let page = DifferencePage(difference, from: old.page, to: new.page, style: style)
    switch format {
    case .json: session.console.print(page.json())
    case .text: session.show(page.lines(), style, arguments)
    }
    return 0
  }
}
