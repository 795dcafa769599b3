import Guidelines
import Searching
import TextAnalysis

extension GuidelineIndex {
  private func search<Result>(_ body: (SQLiteStore) throws -> Result) throws(Failure) -> Result {
    try connection.use { database in try body(SQLiteStore(database, facts(database))) }
  }

  /// Answers a question: every text is one, whatever it holds.
  /// - Throws: `.emptyQuery` for white space alone.
  package func search(_ query: Query) throws(Failure) -> SearchAnswer {
    guard query.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && $0.value != 0 }) else { throw .emptyQuery }
    let answer = try search { try Search(query, $0).answer() }
    guard answer.hits.isEmpty, !answer.lacksWords else { return answer }
    var suggesting = answer
    suggesting.suggestions = try topicSuggestions(for: query.text).map { $0.title(in: query.readerLanguage) }
    return suggesting
  }

  /// The records elsewhere that say most like what a record says, best first: of its kind and language, on other pages, one for each
  /// rule; not its own other wordings, nor those of its page's other rules.
  package func related(to record: Record, limit: Int = 5) throws(Failure) -> [Record] {
    try search { try Search(relatedTo: record, limit: limit, $0).related(to: record) }
  }

  // MARK: For measuring

  /// What tells whether a query is about what the rules are about; nil for one without words.
  package func relevance(_ query: Query) throws(Failure) -> Relevance? { try search { try Search(query, $0).relevance() } }

  /// The rules that are looked at as texts for a query, with their features, in the order of the present weights.
  package func candidates(_ query: Query, without left: Mechanisms = []) throws(Failure) -> [JudgedCandidate] {
    try search { try Search(query, $0, without: left).candidates() }
  }
}
