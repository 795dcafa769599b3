import TextAnalysis

/// A token that records are scored by.
struct QueryTerm: Hashable {
  var key: TokenKey
  /// As FTS5 knows it.
  var text: String
  /// One character, which any pair that begins with it matches.
  var isPrefix: Bool
  /// What a match is worth by kind.
  var weight: Double
  /// Where it stands in the query's unified layer.
  var range: Range<Int>
  /// Records that hold it, and what that makes it worth; set when candidates are read.
  var count = 0
  var rarity = 0.0

  var value: Double { weight * rarity }
}

/// A stretch of the query that may be said in other ways.
struct QuerySpan: Hashable {
  var range: Range<Int>
  var alternatives: [Alternative] = []

  /// Another way to say it.
  struct Alternative: Hashable {
    /// As a reader would write it; for explanations.
    var text: String
    var why: Reason
    /// Share of the span's worth, 0…1.
    var weight: Double
    /// All of them must be there; empty for a topic.
    var tokens: [Token] = []
    /// A topic whose records are about the span, whatever their words.
    var topic: Int64?
    /// Whether its tokens are those of the plain spelling, which a text may hold beside the unified one.
    var isPlain = false

    struct Token: Hashable {
      var key: TokenKey
      var text: String
      var weight: Double

      /// One character, which any pair that begins with it matches.
      var isPrefix: Bool
    }
  }

  enum Reason: String, Hashable {
    case synonym, reading, variant, correction, or, topic, spelling
  }
}
