import GRDB
import Guidelines
import TextAnalysis

import struct Guidelines.Record

extension GuidelineIndex {
  /// The records elsewhere that say most like what a record says, best first: of its kind and language, on other pages, one for each
  /// rule; not its own other wordings, nor those of its page's other rules.
  package func related(to record: Record, limit: Int = 5) throws(Failure) -> [Record] {
    try connection.read { database in
      var query = Query(text: "", language: record.language, readerLanguage: record.language, kinds: [record.kind], limit: limit)
      query.limit = max(0, limit)
      var search = try Search(query, .standard, database, parsed: ParsedQuery(stating: record))
      return try search.related(to: record)
    }
  }
}

extension ParsedQuery {
  /// Beyond this an explanation adds words, not what the rule is about.
  private static let longestExplanation = 240

  /// What a record says, as text without operators: its headline, then the beginning of its explanation.
  fileprivate init(stating record: Record) {
    self.init("")
    func text(_ text: String, _ limit: Int) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit).map { $0.properties.isWhitespace ? " " : $0 }))
    }
    pieces = [
      Piece(text: text(record.headline.plainText, ParsedQuery.longestText)),
      Piece(text: text(record.body.plainText, ParsedQuery.longestExplanation)),
    ]
  }
}

extension Search {
  /// What a term of the explanation counts beside one of the headline, and how much of all a related record holds at least.
  private static let explanation = 0.45
  private static let leastShared: Float = 0.2

  fileprivate mutating func related(to record: Record) throws -> [Record] {
    guard recordCount > 0, !question.terms.isEmpty, let headline = question.pieces.first else { return [] }
    for index in question.terms.indices where question.terms[index].range.lowerBound >= headline.upperBound {
      question.terms[index].weight *= Search.explanation
    }
    try Expansion(database: database).addSynonyms(&question)
    let reader = try CandidateReader(database, recordCount: recordCount, limits: limits)
    let lists = try reader.count(&question)
    var topics: TopicEvidence?
    let candidates = try reader.candidates(question, lists, topics: &topics)
    let scorer = Scorer(question, averageLength: averageLength)
    let ranked = candidates.ranked(atMost: 400, covering: candidates.bestCoverage * Search.leastShared, where: nil)
    let texts = try RecordTextReader(database, filter: filters.conditions)
    let own = try place(of: record)
    var matches: [Match] = []
    for start in stride(from: 0, to: ranked.count, by: 100) {
      matches += try texts.texts(ids: ranked[start..<min(start + 100, ranked.count)]).map(scorer.match)
    }
    Ranking.score(&matches, question)
    let elsewhere = Folding.fold(matches, question.language).filter { folded in
      // A wording of a rule of the own page, this one or another, is the page again.
      !folded.matches.contains { own.groups.contains($0.record.group ?? -1) || own.pages.contains($0.record.page) }
    }
    let records = try RecordReader(database)
    return try elsewhere.prefix(query.limit).compactMap { folded in
      try folded.matches.first.flatMap { try records.record($0.record.id) }
    }
  }

  /// The pages that the record stands on, in both languages, and the groups of their records.
  private func place(of record: Record) throws -> (pages: Set<Int64>, groups: Set<Int64>) {
    let pages = try database.all(
      "SELECT p.id FROM pages p JOIN sources s ON s.id = p.source WHERE s.name = ? AND p.name = ?",
      [.text(record.source.name), .text(record.source.page)]
    ) { $0.integer(0) }
    let groups = try database.all(
      "SELECT DISTINCT team FROM records WHERE page IN (\(Database.marks(pages.count))) AND team IS NOT NULL",
      pages.map { .integer($0) }
    ) { $0.integer(0) }
    return (Set(pages), Set(groups))
  }
}
