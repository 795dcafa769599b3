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
    if query.filter.sources.isEmpty { ranked = ranking.currentFirst(ranked) }
    let isKnown = try bringForward(&ranked)
    let hits = try HitMaker(plan, facts, database, platforms: query.platforms, explains: query.explains ? ranking : nil)
    var folding = Folding()
    var shown: [(ranked: Ranking.Ranked, hit: SearchHit)] = []
    // The first so many are folded, whatever is asked for: what is shown does not depend on how much of it.
    for next in ranked.prefix(Folding.depth) {
      guard let hit = try hits.hit(next, texts.wordings(of: next.rule)) else { continue }
      folding.add(hit)
      shown.append((next, hit))
    }
    let folded = shown.count - folding.hits.count
    answer.total = ranked.count - folded
    for next in ranked.dropFirst(Folding.depth).prefix(max(0, query.limit - folding.hits.count)) {
      guard let hit = try hits.hit(next, texts.wordings(of: next.rule)) else { continue }
      folding.append(hit)
      shown.append((next, hit))
    }
    answer.hits = Array(folding.hits.prefix(max(0, query.limit)))
    answer.matched = isKnown || !ranked.isEmpty && ranking.matches
    if answer.matched { answer.quoted = try quoted(ranking, shown, hits, texts) }
    answer.isSure = isKnown || plan.wholeTopic != nil || Relevance.isSure(shown.map(\.ranked.score))
    answer.notice = try PlatformNotices(database: database).notice(plan, filters)
    answer.corrected = corrected
    answer.missing += missing(shown.map(\.ranked.rule))
    return answer
  }

  /// What answers a question for a figure by itself: what the quantity that it names states, else what the first hits do.
  private func quoted(
    _ ranking: Ranking, _ shown: [(ranked: Ranking.Ranked, hit: SearchHit)], _ hits: HitMaker, _ texts: WordingReader
  ) throws -> QuotedAnswer? {
    let quoting = Quoting(plan: plan, marks: hits.marks)
    guard quoting.isAsked else { return nil }
    if filters.isEmpty, let stated = try stated(quoting, hits, texts) { return stated }
    let technologies = try StoredTopic.technologies(database)
    return quoting.answer(
      shown.prefix(3).map { ranked, hit in
        let topic = Int64(facts[ranked.rule - 1].topic)
        return Quoting.Candidate(
          hit: hit, coverage: ranking.features(of: ranked)[.coverage], topic: topic, isNarrow: technologies.contains(topic))
      })
  }

  /// What the first of a named quantity's records states that can be quoted, if the question names no topic that it is not about.
  private func stated(_ quoting: Quoting, _ hits: HitMaker, _ texts: WordingReader) throws -> QuotedAnswer? {
    let ids = try Quantities.records(namedIn: Vocabulary.string(plan.text.original), database)
    guard !ids.isEmpty else { return nil }
    let rules = try ids.compactMap { id in
      try database.first("SELECT rule FROM records WHERE name = ? AND rule IS NOT NULL", [.text(id)]) { $0.number(0) }
    }.filter { facts.indices.contains($0 - 1) }
    let topics = Set(rules.map { Int64(facts[$0 - 1].topic) })
    guard plan.topics.allSatisfy(topics.contains) else { return nil }
    for rule in rules.prefix(2) {
      if let hit = try hits.hit(Ranking.Ranked(rule: rule, score: 0), texts.wordings(of: rule)), let quoted = quoting.quoted(hit)
      {
        return quoted
      }
    }
    return nil
  }

  /// An everyday word alone has a record that stands first, unless filters leave it out.
  /// - Returns: whether it has one.
  private func bringForward(_ ranked: inout [Ranking.Ranked]) throws -> Bool {
    guard plan.asksOneWord, plan.named.isEmpty, let word = plan.words.first else { return false }
    guard let id = try FirstRecords.id(for: [Vocabulary.string(plan.text.original(word))] + plan.wordings, database),
      let rule = try database.first("SELECT rule FROM records WHERE name = ? AND rule IS NOT NULL", [.text(id)], { $0.number(0) })
    else { return false }
    if let place = ranked.firstIndex(where: { $0.rule == rule }) {
      ranked.insert(ranked.remove(at: place), at: 0)
    } else if filters.isEmpty, plan.parsed.excluded.isEmpty {
      ranked.insert(Ranking.Ranked(rule: rule, score: ranked.first?.score ?? 0), at: 0)
    } else {
      return false
    }
    return true
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
