import GRDB
import Guidelines

/// Makes hits of ranked rules: which wording is shown, what of it, and which others stand behind it.
struct HitMaker {
  private let plan: QueryPlan
  private let marks: Marks
  private let rows: Lookup
  private let explaining: Ranking?

  /// - Parameter ranking: what explains the hits; nil explains none.
  init(_ plan: QueryPlan, _ database: Database, explains ranking: Ranking?) throws {
    self.plan = plan
    marks = Marks(plan)
    rows = try Lookup(database, "SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE r.id = ?")
    explaining = ranking
  }

  /// - Parameter wordings: of the rule, in their order; those that pass the filters are shown, the query's language first.
  func hit(_ ranked: Ranking.Ranked, _ wordings: [Wording]) throws -> SearchHit? {
    let passing = wordings.filter(\.passes)
    let shown = passing.filter { $0.language == plan.language } + passing.filter { $0.language != plan.language }
    guard let first = shown.first, let record = try record(first.id) else { return nil }
    let headlineMarks = marks.ranges(first.headline)
    let (snippet, ranges) = Excerpt.make(first, headline: headlineMarks, marks)
    return SearchHit(
      record: record, score: Double((ranked.score * 1000).rounded() / 1000), snippet: snippet, marks: ranges,
      headlineMarks: headlineMarks,
      same: try shown.dropFirst().compactMap { try self.record($0.id) }, explanation: explaining?.explanation(ranked) ?? [])
  }

  private func record(_ id: Int64) throws -> Guidelines.Record? {
    try rows.restart([.integer(id)])
    return try rows.next() ? RecordRow(rows).record : nil
  }
}
