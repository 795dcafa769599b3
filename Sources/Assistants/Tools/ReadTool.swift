import Guidelines
import Indexing
import Languages
import Rendering

/// Tool `hig_read`, which returns the output of `hig show` and `hig man` in parts.
struct ReadTool: Tool {
  let name = "hig_read"
  let description = """
    Read one rule by its id, or the page of a topic (alerts, アラート, UIAlertController), whole or one section, as it holds on a \
    platform. To review a screen: 'headlines' of all its topics at once.
    """
  let parameters = [
    ToolParameter(name: "id", note: "Or official address"),
    ToolParameter(name: "topic", note: "For headlines several, with commas"),
    ToolParameter(name: "section", note: "buttons, watchos"), ReadTool.detail, ToolParameter.strength, ToolParameter.platform,
    ToolParameter.language, ReadTool.maxTokens, ToolParameter.cursor,
  ]
  let required: [String] = []
  let outputSchema = """
    {"type":"object","properties":{"records":{"type":"array","items":\(Record.schema)}},"required":["records"]}
    """
  private static let detail = ToolParameter(
    name: "detail", type: .choice(["whole", "headlines"]),
    note: "headlines: id, strength, headline; the platform's own first")
  private static let maxTokens = ToolParameter(
    name: "max_tokens", type: .count(200...TokenBudget.maxTokens, default: TokenBudget.defaultTokens), note: "Of the answer")

  func answer(_ arguments: ToolArguments, _ context: ToolContext) throws -> ToolAnswer {
    let budget = TokenBudget(tokens: try arguments.count(Self.maxTokens))
    let cursor = try arguments.cursor()
    let (id, topic) = (try arguments.text("id"), try arguments.text("topic"))
    guard let name = id ?? topic, id == nil || topic == nil else {
      throw ToolArgumentError("Give an 'id' or a 'topic', one of the two.")
    }
    if try arguments.choice(Self.detail) == "headlines" {
      return try headlines(name, arguments, context, budget).answer(from: cursor, in: budget)
    }
    if name.contains("."), let location = try context.index.location(of: name) {
      return try page(location.topic.slug, arguments, context, budget, section: location.anchor).answer(from: cursor, in: budget)
    }
    // Ids and topics are easily confused, so either argument accepts both: the id of a rule contains a slash, and the name of a
    // topic never does.
    if try name.contains("/") || id != nil && context.index.topics(named: name).isEmpty {
      return try record(name, arguments, context).answer(from: cursor, in: budget)
    }
    return try page(name, arguments, context, budget).answer(from: cursor, in: budget)
  }

  // MARK: One record

  /// Maximum length in bytes of the explanation in one part.
  private static let maxExplanationLength = 900

  /// Returns the record in the requested language or else in the reader's language, followed by the records that it announces.
  private func record(_ id: String, _ arguments: ToolArguments, _ context: ToolContext) throws -> PaginatedAnswer {
    let matches = try context.index.records(named: id)
    let requestedLanguage = try arguments.language()
    guard
      let record = try context.index.record(among: matches, in: requestedLanguage ?? context.language)
        ?? (requestedLanguage == nil ? matches.first : nil)
    else {
      let phrase = Phrase.noPageIn(
        requestedLanguage ?? context.language, about: id.truncatedForMessage, other: matches.first?.language)
      throw ToolArgumentError(context.language.messages.phrase(phrase).sentence)
    }
    let records = [record] + (try context.index.announced(by: record))
    return PaginatedAnswer(
      members: record.json.only("counterparts"), name: "records",
      parts: records.flatMap { $0.pieces(of: Self.maxExplanationLength) }.map { piece in
        { AnswerPart(text: piece.quoted, data: piece.standaloneData.jsonText) }
      })
  }

  // MARK: Pages of topics

  private func page(
    _ name: String, _ arguments: ToolArguments, _ context: ToolContext, _ budget: TokenBudget, section anchor: String? = nil
  ) throws -> PaginatedAnswer {
    let (topic, sectionWords) = try context.index.topic(words: [name])
    let platforms = try arguments.platforms()
    let section = try arguments.text("section") ?? anchor ?? (sectionWords.isEmpty ? nil : sectionWords.joined(separator: " "))
    let language = try arguments.language() ?? Languages.scriptLanguage(in: name) ?? context.language
    var page = try PageLookup(context.index, topic: topic).page(in: language, platforms: platforms, section: section)
    page.records = page.records.keeping([], strengths: try arguments.strengths())
    var messages = platforms.filter { page.platforms[$0] == .unsupported }.map {
      PlatformNotice(topic: topic.slug, topicTitle: page.topicTitle, platform: $0, state: .unsupported, id: nil)
        .sentence(naming: topic.slug, in: language)
    }
    if page.language != language {
      messages.append(
        language.messages.phrase(.shownInOtherLanguage(page.language, about: topic.slug, missing: language)).sentence)
    }
    let sections = page.records.map(\.anchor).filter { !$0.isEmpty }.uniqued().prefix(20).map(\.truncatedForMessage).joined(
      separator: ", ")
    let shortPage = page.withTruncatedNames
    let head = QuotedText.text(DocumentMarkdown(shortPage).head(includesAPINames: section == nil))
    return PaginatedAnswer(
      introduction: (messages + [head]).joined(separator: "\n\n"),
      members: LookupJSON.head(of: shortPage) + ["source": shortPage.source.json.only("name", "url", "edition")], name: "records",
      parts: Self.parts(
        section == nil ? page.visibleRecords.rulesFirst(for: platforms) : page.visibleRecords,
        of: min(Self.maxExplanationLength, budget.bytes / 4)),
      hint: section == nil && !sections.isEmpty ? "Sections: \(sections)" : "")
  }

  // MARK: Headlines

  /// Returns the rules of several topics, one line each, for a review of an interface.
  private func headlines(_ names: String, _ arguments: ToolArguments, _ context: ToolContext, _ budget: TokenBudget) throws
    -> PaginatedAnswer
  {
    let platforms = try arguments.platforms()
    let strengths = try arguments.strengths()
    let section = try arguments.text("section")
    var topics: [[Record]] = []
    var opening: [String] = []
    for name in names.split(whereSeparator: { $0 == "," || $0 == "、" || $0 == "\n" }).prefix(Self.maxTopics).map(String.init) {
      let topic = try context.index.topic(words: [name]).topic
      let language = try arguments.language() ?? Languages.scriptLanguage(in: name) ?? context.language
      let page = try PageLookup(context.index, topic: topic).page(in: language, platforms: platforms, section: section)
      opening += platforms.filter { page.platforms[$0] == .unsupported }.map {
        PlatformNotice(topic: topic.slug, topicTitle: page.topicTitle, platform: $0, state: .unsupported, id: nil)
          .sentence(naming: topic.slug, in: language)
      }
      let rules = page.records.keeping([.rule], strengths: strengths).filter { $0.kind == .rule }
      let isPlatformSpecific = { (rule: Record) in !platforms.isEmpty && rule.isSpecific(toAnyOf: platforms) }
      topics.append(rules.filter(isPlatformSpecific) + rules.filter { !isPlatformSpecific($0) })
    }
    // Rules of the topics alternate, so that each topic has an equal share of the space.
    let interleaved = (0..<(topics.map(\.count).max() ?? 0)).flatMap { turn in topics.compactMap { $0.dropFirst(turn).first } }
    return PaginatedAnswer(
      introduction: opening.joined(separator: "\n"), name: "records", parts: interleaved.map { rule in { rule.headlinePart } },
      separator: ""
    )
  }

  /// Maximum number of topics in one call.
  private static let maxTopics = 12

  /// Returns parts for each record, preceded by the heading of its section if that differs from the previous one.
  private static func parts(_ records: [Record], of maxLength: Int) -> [() -> AnswerPart] {
    var section: [String] = []
    return records.flatMap { record -> [() -> AnswerPart] in
      let startsSection = record.section != section && !record.section.isEmpty
      section = record.section
      return record.pieces(of: maxLength).enumerated().map { number, piece in
        let heading = startsSection && number == 0 ? DocumentMarkdown.heading(piece.section, level: 3) + "\n" : ""
        return {
          let text = piece.markdown { DocumentMarkdown.entry(RecordEntry($0, edition: nil)) }
          return AnswerPart(text: QuotedText.text(heading + text), data: piece.jsonData.jsonText)
        }
      }
    }
  }
}

extension [Record] {
  /// Returns the records in order of usefulness to a reader: the definition of the topic, the rules (for `platforms` before
  /// general ones) with the tables they announce, then other records.
  fileprivate func rulesFirst(for platforms: [Platform]) -> [Record] {
    var ranks: [String: Int] = [:]
    for rule in self where rule.kind == .rule {
      let rank = !platforms.isEmpty && rule.isSpecific(toAnyOf: platforms) ? 1 : 2
      for id in [rule.id] + rule.announces { ranks[id] = Swift.min(rank, ranks[id] ?? rank) }
    }
    if let first { ranks[first.id] = 0 }
    return (0...3).flatMap { rank in filter { (ranks[$0.id] ?? 3) == rank } }
  }
}
