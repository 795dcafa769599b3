import Guidelines

/// Makes hits of ranked rules: which wording is shown, what of it, and which others stand behind it.
struct HitMaker {
  private let plan: QueryPlan
  private let marks: Marks
  private let database: Database
  private let records: Statement
  private let tables: Statement
  private let rows: TableRows
  private let facts: [RuleFacts]
  private let explaining: Ranking?

  /// - Parameters:
  ///   - platforms: that the query is filtered by.
  ///   - ranking: what explains the hits; nil explains none.
  init(_ plan: QueryPlan, _ facts: [RuleFacts], _ database: Database, platforms: [Platform], explains ranking: Ranking?) throws {
    self.facts = facts
    self.plan = plan
    self.database = database
    marks = Marks(plan)
    rows = TableRows(plan, marks, filtered: platforms)
    records = try Statement(database, "SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE r.id = ?")
    tables = try Statement(database, "SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE r.name = ? AND r.language = ?")
    explaining = ranking
  }

  /// - Parameter wordings: of the rule, in their order; those that pass the filters are shown, the query's language first.
  func hit(_ ranked: Ranking.Ranked, _ wordings: [Wording]) throws -> SearchHit? {
    let passing = wordings.filter(\.passes)
    let shown = passing.filter { $0.language == plan.language } + passing.filter { $0.language != plan.language }
    // What it is joined to is not there: its page, section, topic or source.
    if wordings.isEmpty { throw ByteReader.Damaged() }
    guard let first = shown.first else { return nil }
    guard let record = try record(first.id) else { throw ByteReader.Damaged() }
    let headlineMarks = marks.ranges(first.headline)
    let (snippet, ranges) = Excerpt.make(first, headline: headlineMarks, marks, prefersFigure: plan.asksFigure)
    var hit = SearchHit(
      record: record, score: (Double(ranked.score) * 1000).rounded() / 1000, snippet: snippet, marks: ranges,
      headlineMarks: headlineMarks,
      same: try shown.dropFirst().compactMap { try self.record($0.id) }, table: try table(of: record),
      explanation: explaining?.explanation(ranked) ?? [])
    hit.isOlder = facts[ranked.rule - 1].marks.contains(.older)
    return hit
  }

  private func record(_ id: Int64) throws -> Record? {
    try records.restart([.integer(id)])
    return try records.next() ? RecordRow(records, database).record : nil
  }

  /// The rows that answer: of the table itself, or of the one that the record announces, the best of several.
  private func table(of record: Record) throws -> SearchHit.TableRows? {
    if record.kind == .specification { return rows.answer(record)?.rows }
    var best: (rows: SearchHit.TableRows, score: Double)?
    for id in record.announces {
      try tables.restart([.text(id), .init(record.language.code)])
      guard try tables.next(), let found = rows.answer(try RecordRow(tables, database).record) else { continue }
      if found.score > best?.score ?? -.infinity { best = found }
    }
    return best?.rows
  }
}
