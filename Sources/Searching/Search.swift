import Guidelines
import TextAnalysis

/// A search for one query, from its text to its hits: plan, candidates, features, weighted score, answer.
///
/// A rule with all its wordings is one candidate.
package struct Search<Store: SearchStore> {
  let query: Query
  let store: Store
  let filters: Filters
  let plan: QueryPlan

  package init(_ query: Query, _ store: Store, disabling disabledFeatures: SearchFeatures = []) throws(Store.Failure) {
    try self.init(query, store, parsed: ParsedQuery(query.text), disabling: disabledFeatures)
  }

  /// Creates a search for a parsed query.
  ///
  /// - Parameter parsed: The parsed query text, which may differ from `query.text`.
  init(_ query: Query, _ store: Store, parsed: ParsedQuery, disabling disabledFeatures: SearchFeatures = []) throws(Store.Failure)
  {
    self.query = query
    self.store = store
    var parsed = parsed
    filters = try Filters(query.filter, parsed.filters, store)
    parsed.segments += filters.literalTexts.map { ParsedQuery.Segment(text: $0) }
    plan = try QueryPlan(parsed, reader: query.readerLanguage, store, disabling: disabledFeatures)
  }

  package func answer() throws(Store.Failure) -> SearchAnswer {
    var answer = SearchAnswer()
    answer.hasOnlyFilters = plan.parsed.segments.isEmpty
    answer.excluded = plan.parsed.excluded
    guard !plan.terms.isEmpty else { return answer }
    if plan.isUnknownSymbol {
      answer.hasAnswer = false
      return answer
    }
    let ranking = try Ranking(plan, store)
    var ranked = try ranking.ranked(where: masks(), store)
    let phrases = plan.parsed.phrases
    // Quotation marks within a sentence are rarely meant as operators. If no rule contains the quoted text, report it as missing
    // and search for its words instead.
    if ranked.isEmpty, !phrases.isEmpty, plan.parsed.segments.contains(where: { !$0.isPhrase }) {
      ranked = try ranking.ranked(where: masks(requiringPhrases: false), store)
      answer.missing = phrases.flatMap { $0 }
    }
    answer.total = ranked.count
    let hitBuilder = HitBuilder(plan, store, platforms: query.filter.platforms, explains: query.explains ? ranking : nil)
    var examined: [(rule: Int, hit: SearchHit)] = []
    for rule in ranked.prefix(max(query.limit, DuplicateHits.examinedCount)) {
      if let hit = try hitBuilder.hit(rule, store.wordings(of: rule.rule, passing: filters)) { examined.append((rule.rule, hit)) }
    }
    let (order, duplicates) = DuplicateHits.order(
      examined.map { $0.hit }, prefersGeneral: plan.platforms.isEmpty && query.filter.platforms.isEmpty)
    let shownIndices = order.prefix(max(0, query.limit))
    answer.hits = shownIndices.map { index in
      var hit = examined[index].hit
      hit.duplicates = (duplicates[index] ?? []).map { examined[$0].hit.record }
      return hit
    }
    // A rule from the user's own guides that contains everything typed is an answer, even if the query is off topic for the
    // Corpus.
    let isFromOwnGuide =
      shownIndices.first.map {
        !reservedSourceNames.contains(examined[$0].hit.record.source.name)
          && ranking.rulesContainingAll.contains(examined[$0].rule)
      } ?? false
    answer.hasAnswer = !ranked.isEmpty && (isFromOwnGuide || ranking.isOnTopic)
    answer.notice = try PlatformNotices(store: store).notice(plan, filters)
    answer.corrected = corrected
    answer.missing += missingWords(ranked.map { $0.rule })
    for (range, id) in plan.symbols {
      let name = Vocabulary.string(plan.text.original(range))
      guard let topic = try store.topic(id), !topic.isNamed(name) else { continue }
      answer.apiNames.append(SearchAnswer.APIName(name: name, topic: topic.slug, topicTitle: topic.title(in: plan.language)))
    }
    return answer
  }

  /// Returns, for each condition on rules, a mask by rule number.
  ///
  /// - Parameter requiresPhrases: If `false`, quoted phrases are not required.
  func masks(requiringPhrases requiresPhrases: Bool = true) throws(Store.Failure) -> [[Bool]] {
    let condition = TextCondition(plan.parsed, requiringPhrases: requiresPhrases)
    return [try filters.ruleMask(store), try condition.ruleMask(store)].compactMap { $0 }
  }

  // MARK: Corrections and missing words

  private var corrected: String? {
    guard !plan.corrections.isEmpty else { return nil }
    let layer = plan.text.unified
    var scalars = plan.text.original
    for (range, word) in plan.corrections.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      scalars.replaceSubrange(layer.source(range), with: word.unicodeScalars.map { $0.value })
    }
    return Vocabulary.string(scalars)
  }

  /// Returns the typed words that no matching rule contains in any spelling or synonym.
  ///
  /// A single kanji among other words is skipped. It is the stem of a word that continues in hiragana and is often written
  /// without it.
  private func missingWords(_ rules: [Int]) -> [String] {
    plan.words.filter { word in
      let typed = plan.terms(in: word)
      guard !typed.isEmpty, word.count > 1 || plan.words.count == 1 else { return false }
      let alternatives = plan.terms.indices.filter { plan.terms[$0].origin != .typed && plan.terms[$0].range.overlaps(word) }
      let isWord = ScriptClass(plan.text.unified.scalars[word.lowerBound]) == .word
      return !rules.contains { rule in
        typed.allSatisfy { plan.postings[$0].contains(rule) } || isWord && typed.contains { plan.postings[$0].contains(rule) }
          || alternatives.contains { plan.postings[$0].contains(rule) }
      }
    }.map { Vocabulary.string(plan.text.original[plan.text.unified.source($0)]) }
  }
}
