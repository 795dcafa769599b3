import TextAnalysis

/// A term that rules are searched for, and how much it tells.
package struct PlannedTerm: Hashable {
  package var key: TokenKey
  /// As FTS5 knows it.
  package var text: String
  /// One character, which any term that begins with it matches.
  package var isPrefix: Bool
  var weight: Double
  /// Where it stands in the query's unified layer, or what it stands for.
  var range: Range<Int>
  var origin: Origin

  package enum Origin: String, CaseIterable, Hashable {
    case typed, synonym, reading, variant, correction, transliteration
  }

  init(_ term: Term, weight: Double, range: Range<Int>, origin: Origin) {
    key = term.key
    text = term.text
    isPrefix = term.kind == .single
    self.weight = weight
    self.range = range
    self.origin = origin
  }
}
