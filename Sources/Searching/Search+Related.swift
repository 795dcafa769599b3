import Guidelines

extension ParsedQuery {
  /// Maximum length of an explanation, in scalars. Longer text adds words but does not describe the rule better.
  private static let maxExplanationLength = 240

  /// Creates a query without operators from the text of a record: its headline and the beginning of its explanation.
  fileprivate init(stating record: Record) {
    self.init("")
    func line(_ text: String, _ maxLength: Int) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(maxLength).map { $0.properties.isWhitespace ? " " : $0 }))
    }
    segments = [
      Segment(text: line(record.headline.plainText, ParsedQuery.maxTextLength)),
      Segment(text: line(record.body.plainText, ParsedQuery.maxExplanationLength)),
    ]
  }
}

extension Search {
  /// Creates a search for records that are similar to `record` and have the same kind and language.
  package init(relatedTo record: Record, limit: Int, _ store: Store) throws(Store.Failure) {
    let query = Query(
      text: "", filter: RecordFilter(languages: [record.language], kinds: [record.kind]), readerLanguage: record.language,
      limit: max(0, limit))
    try self.init(query, store, parsed: ParsedQuery(stating: record))
  }

  /// Returns the records most similar to `record`, best first, one per rule. Rules from the same page are left out, and so are
  /// other wordings of the record's own rule.
  package func related(to record: Record) throws(Store.Failure) -> [Record] {
    guard query.limit > 0, !plan.terms.isEmpty else { return [] }
    let ranking = try Ranking(plan, store)
    let pageRules = try store.rules(ofPage: record.source.page, in: record.source.name)
    let hitBuilder = HitBuilder(plan, store, platforms: [], explains: nil)
    var related: [Record] = []
    let similar = try ranking.ranked(where: masks(), store).filter { ranked in
      !pageRules.contains(ranked.rule) && ranking.features(of: ranked)[.bm25] >= FeatureVector.minRelatedShare
    }
    for ranked in similar.prefix(query.limit) {
      if let hit = try hitBuilder.hit(ranked, store.wordings(of: ranked.rule, passing: filters)) { related.append(hit.record) }
    }
    return related
  }
}

extension FeatureVector {
  /// Minimum BM25 score of a related record, as a share of the score that the record itself gets.
  fileprivate static let minRelatedShare: Float = 0.2
}
