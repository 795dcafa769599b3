import Guidelines

/// Contents of a record as weighted terms. Terms of the headline count in full, terms of the explanation in part.
///
/// There are two vectors: one with all terms, for records in the same language, and one with the language-independent terms.
struct RecordProfile: Sendable {
  var allTerms: TermVector
  var sharedTerms: TermVector

  /// Weight of a term in the explanation relative to one in the headline.
  static let explanationWeight: Float = 0.45

  /// Sparse vector of term weights, ordered by term number; `norm` is its Euclidean length.
  struct TermVector: Sendable {
    var terms: [Int32] = []
    var weights: [Float] = []
    /// Indicates, for each term, whether it occurs in the headline.
    var inHeadline: [Bool] = []
    var norm: Float = 0
    var headlineNorm: Float = 0

    mutating func append(_ term: Int32, _ weight: Float, inHeadline isHeadline: Bool) {
      terms.append(term)
      weights.append(isHeadline ? weight : weight * RecordProfile.explanationWeight)
      inHeadline.append(isHeadline)
      norm += weights[weights.count - 1] * weights[weights.count - 1]
      if isHeadline { headlineNorm += weight * weight }
    }

    mutating func finishNorms() {
      norm = norm.squareRoot()
      headlineNorm = headlineNorm.squareRoot()
    }

    /// Returns the cosine similarity of two records and that of their headlines alone.
    func cosines(_ other: TermVector) -> (whole: Float, headline: Float) {
      var whole: Float = 0
      var headline: Float = 0
      var i = 0
      var j = 0
      while i < terms.count, j < other.terms.count {
        if terms[i] < other.terms[j] {
          i += 1
        } else if terms[i] > other.terms[j] {
          j += 1
        } else {
          let product = weights[i] * other.weights[j]
          whole += product
          if inHeadline[i], other.inHeadline[j] { headline += product }
          i += 1
          j += 1
        }
      }
      return (
        norm > 0 && other.norm > 0 ? whole / (norm * other.norm) : 0,
        headlineNorm > 0 && other.headlineNorm > 0 ? headline / (headlineNorm * other.headlineNorm) : 0
      )
    }
  }
}

/// Terms of a record, not yet weighted.
struct RecordTerms {
  var headline: Set<EvidenceTerm>
  var explanation: Set<EvidenceTerm>

  init(_ record: Record, lexicon: ConceptLexicon) {
    headline = RecordTerms.terms(record.headline.plainText, lexicon)
    let body = record.body.plainText
    explanation = body.isEmpty ? [] : RecordTerms.terms(body, lexicon)
    explanation.formUnion(record.linkTargets)
    explanation.subtract(headline)
  }

  private static func terms(_ text: String, _ lexicon: ConceptLexicon) -> Set<EvidenceTerm> {
    let line = SymbolLine(text)
    var terms = line.terms
    for concept in lexicon.concepts(in: line) { terms.insert(EvidenceTerm(.concept, UInt64(concept))) }
    return terms
  }
}
