import Guidelines
import Indexing
import Languages
import Rendering

/// `hig_read`: what `hig show` and `hig man` print, in parts.
struct ReadTool: Tool {
  let name = "hig_read"
  let description = """
    Read one rule by its id, or the page of a topic (alerts, アラート, UIAlertController), whole or one section, as it holds on a \
    platform. To review a screen: 'headlines' of all its topics at once.
    """
  let parameters = [
    Parameter(name: "id", note: "Or official address"), Parameter(name: "topic", note: "For headlines several, with commas"),
    Parameter(name: "section", note: "buttons, watchos"), ReadTool.detail, Parameter.strength, Parameter.platform,
    Parameter.language, ReadTool.most, Parameter.cursor,
  ]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"records":{"type":"array","items":\(Record.schema)}},"required":["records"]}
    """
  private static let detail = Parameter(
    name: "detail", form: .oneOf(["whole", "headlines"]),
    note: "headlines: id, strength, headline; the platform's own first")
  private static let most = Parameter(
    name: "max_tokens", form: .count(200...TokenBudget.mostTokens, usual: TokenBudget.usualTokens), note: "Of the answer")

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let budget = TokenBudget(tokens: try arguments.count(Self.most))
    let cursor = try arguments.cursor()
    let (id, topic) = (try arguments.text("id"), try arguments.text("topic"))
    guard let name = id ?? topic, id == nil || topic == nil else {
      throw ArgumentProblem("Give an 'id' or a 'topic', one of the two.")
    }
    if try arguments.choice(Self.detail) == "headlines" {
      return try headlines(name, arguments, context, budget).answer(from: cursor, in: budget)
    }
    if name.contains("."), let place = try context.index.place(of: name) {
      return try page(place.topic.slug, arguments, context, budget, section: place.anchor).answer(from: cursor, in: budget)
    }
    // Whoever takes the one for the other is understood: the id of a rule holds a slash, and no name of a topic does.
    if try name.contains("/") || id != nil && context.index.topics(named: name).isEmpty {
      return try record(name, arguments, context).answer(from: cursor, in: budget)
    }
    return try page(name, arguments, context, budget).answer(from: cursor, in: budget)
  }

  // MARK: One record

  /// Longest explanation in one part, in bytes.
  private static let longest = 900

  /// The record in the language that is asked for, else in the reader's, and what it announces.
  private func record(_ id: String, _ arguments: Arguments, _ context: ToolContext) throws -> PartList {
    let found = try context.index.records(named: id)
    let asked = try arguments.language()
    guard
      let record = try context.index.record(among: found, in: asked ?? context.language) ?? (asked == nil ? found.first : nil)
    else {
      let phrase = Phrase.noPageIn(asked ?? context.language, about: id.short, other: found.first?.language)
      throw ArgumentProblem(context.language.interface.phrase(phrase).sentence)
    }
    let all = [record] + (try context.index.announced(by: record))
    return PartList(
      members: record.json.only("counterparts"), name: "records",
      parts: all.flatMap { $0.pieces(of: Self.longest) }.map { piece in
        { Part(text: piece.quoted, data: piece.dataAlone.jsonText) }
      })
  }

  // MARK: A topic

  private func page(
    _ name: String, _ arguments: Arguments, _ context: ToolContext, _ budget: TokenBudget, section anchor: String? = nil
  ) throws -> PartList {
    let (topic, rest) = try context.index.topic(words: [name])
    let platforms = try arguments.platforms()
    let section = try arguments.text("section") ?? anchor ?? (rest.isEmpty ? nil : rest.joined(separator: " "))
    let language = try arguments.language() ?? Languages.scripted(in: name) ?? context.language
    var page = try PageLookup(context.index, topic: topic).page(in: language, platforms: platforms, section: section)
    page.records = page.records.keeping([], strengths: try arguments.strengths())
    var words = platforms.filter { page.platforms[$0] == .unsupported }.map {
      PlatformNotice(topic: topic.slug, topicTitle: page.topicTitle, platform: $0, state: .unsupported, id: nil)
        .sentence(naming: topic.slug, in: language)
    }
    if page.language != language {
      words.append(language.interface.phrase(.shownIn(page.language, about: topic.slug, missing: language)).sentence)
    }
    let sections = page.records.map(\.anchor).filter { !$0.isEmpty }.uniqued().prefix(20).map(\.short).joined(separator: ", ")
    let short = page.bounded
    let head = Quotation.text(DocumentMarkdown(short).head(names: section == nil))
    return PartList(
      opening: (words + [head]).joined(separator: "\n\n"),
      members: AnswerJSON.head(of: short) + ["source": short.source.json.only("name", "url", "edition")], name: "records",
      parts: Self.parts(
        section == nil ? page.shown.rulesFirst(own: platforms) : page.shown, of: min(Self.longest, budget.bytes / 4)),
      hint: section == nil && !sections.isEmpty ? "Sections: \(sections)" : "")
  }

  // MARK: Headlines

  /// The rules of topics, a line each: what a review goes through.
  private func headlines(_ names: String, _ arguments: Arguments, _ context: ToolContext, _ budget: TokenBudget) throws
    -> PartList
  {
    let platforms = try arguments.platforms()
    let strengths = try arguments.strengths()
    let section = try arguments.text("section")
    var topics: [[Record]] = []
    var opening: [String] = []
    for name in names.split(whereSeparator: { $0 == "," || $0 == "、" || $0 == "\n" }).prefix(Self.mostTopics).map(String.init) {
      let topic = try context.index.topic(words: [name]).topic
      let language = try arguments.language() ?? Languages.scripted(in: name) ?? context.language
      let page = try PageLookup(context.index, topic: topic).page(in: language, platforms: platforms, section: section)
      opening += platforms.filter { page.platforms[$0] == .unsupported }.map {
        PlatformNotice(topic: topic.slug, topicTitle: page.topicTitle, platform: $0, state: .unsupported, id: nil)
          .sentence(naming: topic.slug, in: language)
      }
      let rules = page.records.keeping([.rule], strengths: strengths).filter { $0.kind == .rule }
      let isOwn = { (rule: Record) in !platforms.isEmpty && rule.isOwn(of: platforms) }
      topics.append(rules.filter(isOwn) + rules.filter { !isOwn($0) })
    }
    // In turns: where there is no room for all, each topic has its share of what there is.
    let turns = (0..<(topics.map(\.count).max() ?? 0)).flatMap { turn in topics.compactMap { $0.dropFirst(turn).first } }
    return PartList(
      opening: opening.joined(separator: "\n"), name: "records", parts: turns.map { rule in { rule.headlinePart } }, separator: ""
    )
  }

  /// At once.
  private static let mostTopics = 12

  /// Each record, with its section's heading where that is another than before.
  private static func parts(_ records: [Record], of most: Int) -> [() -> Part] {
    var section: [String] = []
    return records.flatMap { record -> [() -> Part] in
      let isNew = record.section != section && !record.section.isEmpty
      section = record.section
      return record.pieces(of: most).enumerated().map { number, piece in
        let heading = isNew && number == 0 ? DocumentMarkdown.heading(piece.section, level: 3) + "\n" : ""
        return {
          let text = piece.markdown { DocumentMarkdown.entry(Entry($0, edition: nil)) }
          return Part(text: Quotation.text(heading + text), data: piece.data.jsonText)
        }
      }
    }
  }
}

extension [Record] {
  /// A page in the order that its reader asks in: what it is about, what to do (for these platforms before all) with the tables that a rule announces,
  /// then what things are.
  fileprivate func rulesFirst(own platforms: [Platform]) -> [Record] {
    var ranks: [String: Int] = [:]
    for rule in self where rule.kind == .rule {
      let rank = !platforms.isEmpty && rule.isOwn(of: platforms) ? 1 : 2
      for id in [rule.id] + rule.announces { ranks[id] = Swift.min(rank, ranks[id] ?? rank) }
    }
    if let first { ranks[first.id] = 0 }
    return (0...3).flatMap { rank in filter { (ranks[$0.id] ?? 3) == rank } }
  }
}
