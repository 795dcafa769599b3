import Guidelines
import Indexing
import Languages
import Rendering

/// `hig_read`: what `hig show` and `hig man` print, in parts.
struct ReadTool: Tool {
  let name = "hig_read"
  let description = """
    Read one rule whole by its id, or the page of a topic (alerts, アラート, UIAlertController), all of it or one section, \
    as it holds on a platform.
    """
  let parameters = [
    Parameter(name: "id"), Parameter.topic, Parameter(name: "section"), Parameter.platform, Parameter.language, ReadTool.most,
    Parameter.cursor,
  ]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"topic":{"type":"string"},"platforms":{"type":"object"},"url":{"type":"string"},\
    "edition":{"type":"string"},"records":{"type":"array","items":\(Record.schema)},"next":{"type":"string"}},"required":["records"]}
    """
  private static let most = Parameter(
    name: "max_tokens", form: .count(200...TokenBudget.mostTokens, usual: TokenBudget.usualTokens))

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let budget = TokenBudget(tokens: try arguments.count(Self.most))
    let cursor = try arguments.cursor()
    let (id, topic) = (try arguments.text("id"), try arguments.text("topic"))
    guard let name = id ?? topic, id == nil || topic == nil else {
      throw ArgumentProblem("Give an 'id' or a 'topic', one of the two.")
    }
    // Whoever takes the one for the other is understood: the id of a rule holds a slash, and no name of a topic does.
    if try name.contains("/") || id != nil && context.index.topics(named: name).isEmpty {
      let found = try records(name, arguments, context)
      guard !found.isEmpty else { throw Failure.unknownRecord(id: name, suggestions: try Self.nearest(name, context.index)) }
      return try Self.answer(found, context).answer(from: cursor, in: budget)
    }
    return try page(name, arguments, context, budget).answer(from: cursor, in: budget)
  }

  // MARK: One record

  /// The record in the language that is asked for, else in the reader's; empty where there is no such id.
  private func records(_ id: String, _ arguments: Arguments, _ context: ToolContext) throws -> [Record] {
    var found = try context.index.records(id: id)
    if found.isEmpty { found = try context.index.records(id: id.lowercased()) }
    guard let first = found.first else { return [] }
    let names = found.map(\.id).uniqued()
    guard names.count == 1 else { throw Failure.ambiguousRecord(id: id, candidates: names) }
    let asked = try arguments.language()
    if let record = found.first(where: { $0.language == asked ?? context.language }) { return [record] }
    guard let asked else { return [first] }
    if let other = first.counterparts[asked] {
      let records = try context.index.records(id: other).filter { $0.id == other && $0.language == asked }
      if let record = records.first { return [record] }
    }
    throw ArgumentProblem("\(Quotation.name(first.id)) is not there in \(asked.rawValue); there is \(first.language.rawValue).")
  }

  /// Longest explanation in one part, in bytes.
  private static let longest = 900

  private static func answer(_ records: [Record], _ context: ToolContext) throws(Failure) -> PartList {
    var all = records
    for record in records { all += try context.index.announced(by: record) }
    let parts = all.flatMap { $0.pieces(of: longest) }.map { piece in
      { Part(text: piece.quoted, data: piece.data(isAlone: true)) }
    }
    return PartList(
      members: { json in
        for record in records where !record.counterparts.isEmpty {
          json.key("counterparts")
          json.localized(record.counterparts) { $0.string($1) }
        }
      }, name: "records", parts: parts)
  }

  /// Ids of the same section, else of the same topic.
  private static func nearest(_ id: String, _ index: GuidelineIndex) throws(Failure) -> [String] {
    let parts = id.lowercased().prefix { $0 != "@" }.split(separator: "/").map(String.init)
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let near = try index.records(id: parts[..<count].joined(separator: "/") + "/", limit: 40).map(\.id).uniqued()
      if !near.isEmpty { return Array(near.prefix(8)) }
    }
    return try parts.first.map { first throws(Failure) in try index.suggestions(for: first) } ?? []
  }

  // MARK: A topic

  private func page(_ name: String, _ arguments: Arguments, _ context: ToolContext, _ budget: TokenBudget) throws -> PartList {
    let (topic, rest) = try context.index.topic(words: [name])
    let platforms = try arguments.platforms()
    let section = try arguments.text("section") ?? (rest.isEmpty ? nil : rest.joined(separator: " "))
    let language = try arguments.language() ?? Languages.scripted(in: name) ?? context.language
    let page = try PageLookup(context.index, topic: topic).page(in: language, platforms: platforms, section: section)
    let unsupported = platforms.filter { page.platforms[$0] == .unsupported }
    var words = unsupported.map {
      PlatformNotice(topic: topic.slug, topicTitle: page.topicTitle, platform: $0, state: .unsupported, id: nil).words.text(
        in: language)
    }
    if page.language != language { words.append("There is no page in \(language.rawValue); this is \(page.language.rawValue).") }
    let sections = page.records.map(\.anchor).filter { !$0.isEmpty }.uniqued().prefix(20).map(\.short).joined(separator: ", ")
    let opening = [words.joined(separator: " "), TopicDocument.heading(of: page)].filter { !$0.isEmpty }
    return PartList(
      opening: opening.joined(separator: "\n\n"), members: { TopicDocument.members(page, into: &$0) }, name: "records",
      parts: TopicDocument.parts(page, of: min(Self.longest, budget.bytes / 4)),
      hint: section == nil && !sections.isEmpty ? "Sections: \(sections)" : "")
  }
}
