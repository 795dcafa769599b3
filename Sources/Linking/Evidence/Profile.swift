import Guidelines

/// What a record states, as weighted terms: the headline counts in full, the explanation in part.
///
/// Kept twice: all terms, for wordings in one language, and those that cross languages.
struct Profile: Sendable {
  var all: Vector
  var crossing: Vector

  /// How much a term of the explanation counts beside one of the headline.
  static let explanationWeight: Float = 0.45

  /// Terms by number, ascending, with their weights; `norm` is the Euclidean length.
  struct Vector: Sendable {
    var terms: [Int32] = []
    var weights: [Float] = []
    /// How many times the weight the term has in the headline's own vector: 1 if it stands there, else 0.
    var inHeadline: [Bool] = []
    var norm: Float = 0
    var headlineNorm: Float = 0

    mutating func append(_ term: Int32, _ weight: Float, inHeadline headline: Bool) {
      terms.append(term)
      weights.append(headline ? weight : weight * Profile.explanationWeight)
      inHeadline.append(headline)
      norm += weights[weights.count - 1] * weights[weights.count - 1]
      if headline { headlineNorm += weight * weight }
    }

    mutating func finish() {
      norm = norm.squareRoot()
      headlineNorm = headlineNorm.squareRoot()
    }

    /// Cosines of the two records and of their headlines alone.
    func cosines(_ other: Vector) -> (whole: Float, headline: Float) {
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

/// The terms of a record, before they are weighted.
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
