import TextAnalysis

/// A term that a search looks up, with its weight.
package struct PlannedTerm: Hashable {
  package var key: TokenKey
  /// The text of the term as the full-text index stores it.
  package var text: String
  /// Indicates whether the term is a single character that matches every term starting with it.
  package var isPrefix: Bool
  var weight: Double
  /// Range in the query's unified layer of the term, or of the words that it is an alternative for.
  var range: Range<Int>
  var origin: TermOrigin

  package enum TermOrigin: String, CaseIterable, Hashable {
    case typed, synonym, reading, variant, correction, transliteration
  }

  init(_ term: Term, weight: Double, range: Range<Int>, origin: TermOrigin) {
    key = term.key
    text = term.text
    isPrefix = term.kind == .single
    self.weight = weight
    self.range = range
    self.origin = origin
  }
}
