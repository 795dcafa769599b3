import Guidelines
import TextAnalysis

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

  /// - Parameter wordings: wordings of the rule, in their order; the one that represents it in the answer is the best of those that pass the filters.
  func hit(_ ranked: Ranking.Ranked, _ wordings: [Wording]) throws(Store.Trouble) -> SearchHit? {
    let shown = ordered(wordings.filter { $0.passes })
    // What it is joined to is not there: its page, section, topic or source.
    if wordings.isEmpty { throw Store.damaged }
    guard let first = shown.first else { return nil }
    guard let record = try store.record(first.id) else { throw Store.damaged }
    var others: [Record] = []
    for other in shown.dropFirst() { if let record = try store.record(other.id) { others.append(record) } }
    let (same, related) = record.restatements(among: others)
    let headlineMarks = marks.ranges(first.headline)
    let (snippet, ranges) = Excerpt.make(first, headline: headlineMarks, marks, prefersFigure: plan.asksFigure)
    var hit = SearchHit(
      record: record, score: (Double(ranked.score) * 1000).rounded() / 1000, snippet: snippet, marks: ranges,
      headlineMarks: headlineMarks,
      same: same, table: try table(of: record),
      explanation: explaining?.explanation(ranked) ?? [])
    hit.related = related
    hit.isOlder = store.facts[ranked.rule - 1].marks.contains(.older)
    return hit
  }

  /// The wordings in the order in which they represent the rule: those in the query's language first. Several wordings in one language may differ in
  /// what they state, so there the one with more of what was typed comes first, and of equals the user's own.
  private func ordered(_ wordings: [Wording]) -> [Wording] {
    let byLanguage = wordings.filter { $0.language == plan.language } + wordings.filter { $0.language != plan.language }
    guard wordings.count > Set(wordings.map { $0.language }).count else { return byLanguage }
    let ranks = byLanguage.enumerated().map { place, wording in
      let rank = (typedWeight(in: wording), wording.language == plan.language ? 1 : 0, wording.isOwn ? 1 : 0, -place)
      return (rank: rank, wording: wording)
    }
    return ranks.sorted { $0.rank > $1.rank }.map { $0.wording }
  }

  /// How much the typed terms that a wording contains tell together: the rarer, the more.
  private func typedWeight(in wording: Wording) -> Float {
    let held = wording.texts(store).flatMap { Term.all(in: $0) }
    let keys = Set(held.map { $0.key })
    return plan.terms.indices.reduce(0) { sum, index in
      let term = plan.terms[index]
      guard term.origin == .typed,
        keys.contains(term.key) || term.isPrefix && held.contains(where: { $0.text.hasPrefix(term.text) })
      else { return sum }
      return sum + Float(term.weight) * LexicalScores.idf(plan.postings[index].rules.count, of: store.facts.count)
    }
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
