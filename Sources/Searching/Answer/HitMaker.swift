import Guidelines

/// Makes hits of ranked rules: which wording is shown, what of it, and which others stand behind it.
struct HitMaker<Store: SearchStore> {
  private let plan: QueryPlan
  private let marks: Marks
  private let store: Store
  private let rows: TableRows
  private let explaining: Ranking?

  /// - Parameters:
  ///   - platforms: that the query is filtered by.
  ///   - ranking: what explains the hits; nil explains none.
  init(_ plan: QueryPlan, _ store: Store, platforms: [Platform], explains ranking: Ranking?) {
    self.plan = plan
    self.store = store
    marks = Marks(plan)
    rows = TableRows(plan, marks, filtered: platforms)
    explaining = ranking
  }

  /// - Parameter wordings: of the rule, in their order; those that pass the filters are shown, the query's language first.
  func hit(_ ranked: Ranking.Ranked, _ wordings: [Wording]) throws(Store.Trouble) -> SearchHit? {
    let passing = wordings.filter { $0.passes }
    let shown = passing.filter { $0.language == plan.language } + passing.filter { $0.language != plan.language }
    // What it is joined to is not there: its page, section, topic or source.
    if wordings.isEmpty { throw Store.damaged }
    guard let first = shown.first else { return nil }
    guard let record = try store.record(first.id) else { throw Store.damaged }
    var same: [Record] = []
    for other in shown.dropFirst() { if let record = try store.record(other.id) { same.append(record) } }
    let headlineMarks = marks.ranges(first.headline)
    let (snippet, ranges) = Excerpt.make(first, headline: headlineMarks, marks, prefersFigure: plan.asksFigure)
    var hit = SearchHit(
      record: record, score: (Double(ranked.score) * 1000).rounded() / 1000, snippet: snippet, marks: ranges,
      headlineMarks: headlineMarks,
      same: same, table: try table(of: record),
      explanation: explaining?.explanation(ranked) ?? [])
    hit.isOlder = store.facts[ranked.rule - 1].marks.contains(.older)
    return hit
  }

  /// The rows that answer: of the table itself, or of the one that the record announces, the best of several.
  private func table(of record: Record) throws(Store.Trouble) -> SearchHit.TableRows? {
    if record.kind == .specification { return rows.answer(record)?.rows }
    var best: (rows: SearchHit.TableRows, score: Double)?
    for id in record.announces {
      guard let table = try store.record(of: id, record.language), let found = rows.answer(table) else { continue }
      if found.score > best?.score ?? -.infinity { best = found }
    }
    return best?.rows
  }
}
