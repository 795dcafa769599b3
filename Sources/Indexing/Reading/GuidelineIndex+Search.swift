import Guidelines
import Searching
import TextAnalysis

extension GuidelineIndex {
  private func search<Result>(_ body: (SQLiteStore) throws -> Result) throws(Failure) -> Result {
    try connection.use { database in try body(SQLiteStore(database, ruleMetadata(database))) }
  }

  /// Returns the answer to a query. Any text is a valid query.
  /// - Throws: `.emptyQuery` if the text contains only white space.
  package func search(_ query: Query) throws(Failure) -> SearchAnswer {
    guard query.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && $0.value != 0 }) else { throw .emptyQuery }
    let answer = try search { try Search(query, $0).answer() }
    guard answer.hits.isEmpty, !answer.hasOnlyFilters else { return answer }
    var answerWithSuggestions = answer
    answerWithSuggestions.suggestions = try topicSuggestions(for: query.text).map { $0.title(in: query.readerLanguage) }
    return answerWithSuggestions
  }

  /// Returns the records that are most similar to a record, best first: of its kind and language, on other pages, one per rule.
  /// Other wordings of the record and of its page's rules are excluded.
  package func related(to record: Record, limit: Int = 5) throws(Failure) -> [Record] {
    try search { try Search(relatedTo: record, limit: limit, $0).related(to: record) }
  }

  // MARK: Evaluation

  /// Returns the evidence that a query is on topic, or `nil` if it has no words.
  package func relevance(_ query: Query) throws(Failure) -> Relevance? { try search { try Search(query, $0).relevance() } }

  /// Returns the candidates that are ranked by their text for a query, with their features, in the order of the current weights.
  package func candidates(_ query: Query, disabling disabledFeatures: SearchFeatures = []) throws(Failure) -> [JudgedCandidate] {
    try search { try Search(query, $0, disabling: disabledFeatures).judgedCandidates() }
  }
}
