import Guidelines

extension GuidelineIndex {
  /// The records elsewhere that say most like what a record says, best first: of its kind and language, on other pages, one for each
  /// rule; not its own other wordings, nor those of its page's other rules.
  package func related(to record: Record, limit: Int = 5) throws(Failure) -> [Record] {
    try connection.use { database in
      let query = Query(
        text: "", filter: RecordFilter(languages: [record.language], kinds: [record.kind]), readerLanguage: record.language,
        limit: max(0, limit))
      return try Search(query, database, facts(database), parsed: ParsedQuery(stating: record)).related(to: record)
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
  /// How much of what the record itself scores a related one scores at least.
  private static let leastLike: Float = 0.2

  fileprivate func related(to record: Record) throws -> [Record] {
    guard query.limit > 0, !plan.terms.isEmpty else { return [] }
    let ranking = try Ranking(plan, facts, database)
    let texts = try WordingReader(database, filter: filters.conditions)
    let own = try ownRules(record)
    let hits = try HitMaker(plan, facts, database, platforms: [], explains: nil)
    return try ranking.ranked(where: allowed(facts.count), texts)
      .filter { !own.contains($0.rule) && ranking.features(of: $0)[.bm25] >= Search.leastLike }.prefix(query.limit)
      .compactMap { try hits.hit($0, texts.wordings(of: $0.rule))?.record }
  }

  /// The rules that stand on the record's page, in whatever language.
  private func ownRules(_ record: Record) throws -> Set<Int> {
    Set(
      try database.all(
        """
        SELECT r.rule FROM records r JOIN pages p ON p.id = r.page JOIN sources s ON s.id = p.source WHERE s.name = ? AND p.name = ?
        """, [.text(record.source.name), .text(record.source.page)]
      ) { $0.number(0) })
  }
}
