import Guidelines
import TextAnalysis

extension GuidelineIndex {
  /// Answers a question: every text is one, whatever it holds.
  /// - Throws: `.emptyQuery` for white space alone.
  package func search(_ query: Query) throws(Failure) -> SearchAnswer {
    guard query.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && $0.value != 0 }) else { throw .emptyQuery }
    let answer = try connection.use { database in
      try Search(query, database, facts(database)).answer()
    }
    guard answer.hits.isEmpty, !answer.lacksWords else { return answer }
    var suggesting = answer
    suggesting.suggestions = try topicSuggestions(for: query.text).map { $0.title(in: query.readerLanguage) }
    return suggesting
  }
}

/// One search, from the text to the hits: plan → candidates → features → weights · features → answer. A rule with all its wordings is one candidate.
struct Search {
  let query: Query
  let database: Database
  let filters: Filters
  let plan: QueryPlan
  let facts: [RuleFacts]

  /// - Parameter parsed: what is asked, where it is not the query's text.
  init(
    _ query: Query, _ database: Database, _ facts: [RuleFacts], parsed: ParsedQuery? = nil, without left: Mechanisms = []
  ) throws {
    self.query = query
    self.database = database
    self.facts = facts
    var parsed = parsed ?? ParsedQuery(query.text)
    filters = try Filters(query.filter, parsed.filters, database)
    parsed.pieces += filters.literal.map { ParsedQuery.Piece(text: $0) }
    plan = try QueryPlan(parsed, reader: query.readerLanguage, database, without: left)
  }

  func answer() throws -> SearchAnswer {
    var answer = SearchAnswer()
    answer.lacksWords = plan.parsed.pieces.isEmpty
    answer.excluded = plan.parsed.excluded
    guard !plan.terms.isEmpty else { return answer }
    if plan.isUnknownSymbol {
      answer.matched = false
      return answer
    }
    let ranking = try Ranking(plan, facts, database)
    let texts = try WordingReader(database, filter: filters.conditions)
    var ranked = try ranking.ranked(where: allowed(facts.count), texts)
    let phrases = plan.parsed.phrases
    // Quotes within a sentence are rarely meant as an operator: where no rule holds what they enclose, that is said, and the words are searched.
    if ranked.isEmpty, !phrases.isEmpty, plan.parsed.pieces.contains(where: { !$0.isPhrase }) {
      ranked = try ranking.ranked(where: allowed(facts.count, holding: false), texts)
      answer.missing = phrases.flatMap { $0 }
    }
    answer.total = ranked.count
    let shown = ranked.prefix(max(0, query.limit))
    let hits = try HitMaker(plan, facts, database, platforms: query.platforms, explains: query.explains ? ranking : nil)
    answer.hits = try shown.compactMap { try hits.hit($0, texts.wordings(of: $0.rule)) }
    answer.matched = !ranked.isEmpty && ranking.matches
    answer.notice = try PlatformNotices(database: database).notice(plan, filters)
    answer.corrected = corrected
    answer.missing += missing(shown.map(\.rule))
    return answer
  }

  /// By a rule's number, for each condition on it.
  func allowed(_ count: Int, holding phrases: Bool = true) throws -> [[Bool]] {
    let condition = TextCondition(plan.parsed, holding: phrases)
    return [try filters.rules(count, database), try condition.rules(count, database)].compactMap { $0 }
  }

  // MARK: What is said besides

  private var corrected: String? {
    guard !plan.corrections.isEmpty else { return nil }
    let layer = plan.text.unified
    var scalars = plan.text.original
    for (range, word) in plan.corrections.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      scalars.replaceSubrange(layer.source(range), with: word.unicodeScalars.map(\.value))
    }
    return Vocabulary.string(scalars)
  }

  /// Words as typed that no hit holds, in any way of saying them. A lone kanji among other words is the stem of one that goes on in hiragana,
  /// and is as often written without it.
  private func missing(_ rules: [Int]) -> [String] {
    plan.words.filter { word in
      let typed = plan.terms(in: word)
      guard !typed.isEmpty, word.count > 1 || plan.words.count == 1 else { return false }
      let others = plan.terms.indices.filter { plan.terms[$0].origin != .typed && plan.terms[$0].range.overlaps(word) }
      let isWord = ScriptClass(plan.text.unified.scalars[word.lowerBound]) == .word
      return !rules.contains { rule in
        typed.allSatisfy { plan.postings[$0].holds(rule) } || isWord && typed.contains { plan.postings[$0].holds(rule) }
          || others.contains { plan.postings[$0].holds(rule) }
      }
    }.map { Vocabulary.string(plan.text.original[plan.text.unified.source($0)]) }
  }
}
