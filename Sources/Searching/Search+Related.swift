import Guidelines

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
  /// For what says like a record: of its kind and language.
  package init(relatedTo record: Record, limit: Int, _ store: Store) throws(Store.Trouble) {
    let query = Query(
      text: "", filter: RecordFilter(languages: [record.language], kinds: [record.kind]), readerLanguage: record.language,
      limit: max(0, limit))
    try self.init(query, store, parsed: ParsedQuery(stating: record))
  }

  /// The records elsewhere that say most like what the record says, best first: on other pages, one for each rule; not its own other wordings, nor those of its page's other
  /// rules.
  package func related(to record: Record) throws(Store.Trouble) -> [Record] {
    guard query.limit > 0, !plan.terms.isEmpty else { return [] }
    let ranking = try Ranking(plan, store)
    let own = try store.rules(ofPage: record.source.page, in: record.source.name)
    let hits = HitMaker(plan, store, platforms: [], explains: nil)
    var related: [Record] = []
    let like = try ranking.ranked(where: allowed(), store).filter { ranked in
      !own.contains(ranked.rule) && ranking.features(of: ranked)[.bm25] >= Features.leastLike
    }
    for ranked in like.prefix(query.limit) {
      if let hit = try hits.hit(ranked, store.wordings(of: ranked.rule, passing: filters)) { related.append(hit.record) }
    }
    return related
  }
}

extension Features {
  /// How much of what the record itself scores a related one scores at least.
  fileprivate static let leastLike: Float = 0.2
}
