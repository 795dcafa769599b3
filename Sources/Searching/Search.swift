import Guidelines
import TextAnalysis

/// One search, from the text to the hits: plan → candidates → features → weights · features → answer. A rule with all its wordings is one candidate.
package struct Search<Store: SearchStore> {
  let query: Query
  let store: Store
  let filters: Filters
  let plan: QueryPlan

  package init(_ query: Query, _ store: Store, without left: Mechanisms = []) throws(Store.Trouble) {
    try self.init(query, store, parsed: ParsedQuery(query.text), without: left)
  }

  /// - Parameter parsed: what is asked, where it is not the query's text.
  init(_ query: Query, _ store: Store, parsed: ParsedQuery, without left: Mechanisms = []) throws(Store.Trouble) {
    self.query = query
    self.store = store
    var parsed = parsed
    filters = try Filters(query.filter, parsed.filters, store)
    parsed.pieces += filters.literal.map { ParsedQuery.Piece(text: $0) }
    plan = try QueryPlan(parsed, reader: query.readerLanguage, store, without: left)
  }

  package func answer() throws(Store.Trouble) -> SearchAnswer {
    var answer = SearchAnswer()
    answer.lacksWords = plan.parsed.pieces.isEmpty
    answer.excluded = plan.parsed.excluded
    guard !plan.terms.isEmpty else { return answer }
    if plan.isUnknownSymbol {
      answer.matched = false
      return answer
    }
    let ranking = try Ranking(plan, store)
    var ranked = try ranking.ranked(where: allowed(), store)
    let phrases = plan.parsed.phrases
    // Quotes within a sentence are rarely meant as an operator: where no rule holds what they enclose, that is said, and the words are searched.
    if ranked.isEmpty, !phrases.isEmpty, plan.parsed.pieces.contains(where: { !$0.isPhrase }) {
      ranked = try ranking.ranked(where: allowed(holding: false), store)
      answer.missing = phrases.flatMap { $0 }
    }
    answer.total = ranked.count
    let maker = HitMaker(plan, store, platforms: query.filter.platforms, explains: query.explains ? ranking : nil)
    var looked: [(rule: Int, hit: SearchHit)] = []
    for rule in ranked.prefix(max(query.limit, Repeats.looked)) {
      if let hit = try maker.hit(rule, store.wordings(of: rule.rule, passing: filters)) { looked.append((rule.rule, hit)) }
    }
    let (places, echoes) = Repeats.order(
      looked.map { $0.hit }, prefersGeneral: plan.platforms.isEmpty && query.filter.platforms.isEmpty)
    let shown = places.prefix(max(0, query.limit))
    answer.hits = shown.map { place in
      var hit = looked[place].hit
      hit.echoes = (echoes[place] ?? []).map { looked[$0].hit.record }
      return hit
    }
    // A user's own rule that contains all that was typed answers, whatever the rest is about.
    let isOwn =
      shown.first.map {
        !reservedSourceNames.contains(looked[$0].hit.record.source.name) && ranking.containing.contains(looked[$0].rule)
      } ?? false
    answer.matched = !ranked.isEmpty && (isOwn || ranking.matches)
    answer.notice = try PlatformNotices(store: store).notice(plan, filters)
    answer.corrected = corrected
    answer.missing += missing(ranked.map { $0.rule })
    for (range, id) in plan.symbols {
      let name = Vocabulary.string(plan.text.original(range))
      guard let topic = try store.topic(id), !topic.isCalled(name) else { continue }
      answer.names.append(SearchAnswer.Name(name: name, topic: topic.slug, topicTitle: topic.title(in: plan.language)))
    }
    return answer
  }

  /// By a rule's number, for each condition on it.
  func allowed(holding phrases: Bool = true) throws(Store.Trouble) -> [[Bool]] {
    let condition = TextCondition(plan.parsed, holding: phrases)
    return [try filters.rules(store), try condition.rules(store)].compactMap { $0 }
  }

  // MARK: What is said besides

  private var corrected: String? {
    guard !plan.corrections.isEmpty else { return nil }
    let layer = plan.text.unified
    var scalars = plan.text.original
    for (range, word) in plan.corrections.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      scalars.replaceSubrange(layer.source(range), with: word.unicodeScalars.map { $0.value })
    }
    return Vocabulary.string(scalars)
  }

  /// Words as typed that no matching rule holds, in any way of saying them. A lone kanji among other words is the stem of one that goes on in hiragana,
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
