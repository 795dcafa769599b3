import Guidelines
import TextAnalysis

/// Builds hits from ranked rules: selects the wording to show, its excerpt, and the other wordings to list with it.
struct HitBuilder<Store: SearchStore> {
  private let plan: QueryPlan
  private let highlighter: Highlighter
  private let store: Store
  private let rowSelector: TableRowSelector
  private let explainingRanking: Ranking?

  /// - Parameters:
  ///   - platforms: The platforms that the query is filtered by.
  ///   - ranking: The ranking that explains the scores, or `nil` to leave out explanations.
  init(_ plan: QueryPlan, _ store: Store, platforms: [Platform], explains ranking: Ranking?) {
    self.plan = plan
    self.store = store
    highlighter = Highlighter(plan)
    rowSelector = TableRowSelector(plan, highlighter, filtered: platforms)
    explainingRanking = ranking
  }

  /// Returns the hit for a ranked rule, or `nil` if none of its wordings matches the filters.
  ///
  /// - Parameter wordings: All wordings of the rule, in their order. The hit shows the best one that matches the filters.
  func hit(_ ranked: Ranking.RankedRule, _ wordings: [Wording]) throws(Store.Failure) -> SearchHit? {
    let visible = ordered(wordings.filter { $0.passesFilters })
    // A dangling foreign key (page, section, topic, or source): the index is corrupt.
    if wordings.isEmpty { throw Store.corruptData }
    guard let bestWording = visible.first else { return nil }
    guard let record = try store.record(bestWording.id) else { throw Store.corruptData }
    var others: [Record] = []
    for other in visible.dropFirst() { if let record = try store.record(other.id) { others.append(record) } }
    let (same, related) = record.restatements(among: others)
    let headlineMarks = highlighter.ranges(bestWording.headline)
    let (snippet, ranges) = Excerpt.make(bestWording, headline: headlineMarks, highlighter, prefersNumber: plan.asksForMeasure)
    var hit = SearchHit(
      record: record, score: (Double(ranked.score) * 1000).rounded() / 1000, snippet: snippet, marks: ranges,
      headlineMarks: headlineMarks,
      same: same, table: try table(of: record),
      explanation: explainingRanking?.explanation(ranked) ?? [])
    hit.related = related
    hit.isOlder = store.ruleMetadata[ranked.rule - 1].flags.contains(.isOutdated)
    return hit
  }

  /// Returns the wordings in the order in which they represent the rule: those in the query's language first. If a language has
  /// several wordings, they may differ in content, so the one with more of the typed terms comes first; among equals, one from
  /// the user's own guides.
  private func ordered(_ wordings: [Wording]) -> [Wording] {
    let byLanguage = wordings.filter { $0.language == plan.language } + wordings.filter { $0.language != plan.language }
    guard wordings.count > Set(wordings.map { $0.language }).count else { return byLanguage }
    let ranks = byLanguage.enumerated().map { place, wording in
      let rank = (typedWeight(in: wording), wording.language == plan.language ? 1 : 0, wording.isFromOwnGuide ? 1 : 0, -place)
      return (rank: rank, wording: wording)
    }
    return ranks.sorted { $0.rank > $1.rank }.map { $0.wording }
  }

  /// Returns the total weight of the typed terms that a wording contains. Rare terms weigh more.
  private func typedWeight(in wording: Wording) -> Float {
    let terms = wording.texts(store).flatMap { Term.all(in: $0) }
    let keys = Set(terms.map { $0.key })
    return plan.terms.indices.reduce(0) { sum, index in
      let term = plan.terms[index]
      guard term.origin == .typed,
        keys.contains(term.key) || term.isPrefix && terms.contains(where: { $0.text.hasPrefix(term.text) })
      else { return sum }
      return sum + Float(term.weight)
        * LexicalScores.inverseDocumentFrequency(plan.postings[index].rules.count, of: store.ruleMetadata.count)
    }
  }

  /// Returns the answering rows of the record's table, or the best rows among the tables that the record announces.
  private func table(of record: Record) throws(Store.Failure) -> SearchHit.TableExcerpt? {
    if record.kind == .specification { return rowSelector.bestRows(record)?.rows }
    var best: (rows: SearchHit.TableExcerpt, score: Double)?
    for id in record.announces {
      guard let table = try store.record(of: id, record.language), let candidate = rowSelector.bestRows(table) else { continue }
      if candidate.score > best?.score ?? -.infinity { best = candidate }
    }
    return best?.rows
  }
}
