import Guidelines
import Searching
import TextAnalysis

/// Embeddings of terms. Terms that occur in the same rules, or in the questions that people ask for these rules, have similar
/// vectors, in any language. The embedding of a text is the sum of its terms' embeddings, so a query can find a rule with which
/// it shares no term.
///
/// The embeddings are trained on the Corpus and its questions only, by `hig-bench-search train`: StarSpace-like bag-of-terms
/// embeddings with a contrastive loss (Wu et al., StarSpace, AAAI 2018; van den Oord et al., InfoNCE, 2018). `Corpus/vectors.bin`
/// contains "higv", the numbers of dimensions and terms as 32-bit little-endian integers, and then for each term its UTF-8 length
/// (8 bits), its text, and a signed byte per dimension.
package struct TermEmbeddings: Hashable, Sendable {
  package let dimensions: Int
  private var terms: [String] = []
  /// Index of each term in `terms`.
  private var indices: [TokenKey: Int] = [:]
  private var components: [Int8] = []

  package static let fileSignature = Array("higv".utf8)

  package init(dimensions: Int) { self.dimensions = dimensions }

  package var count: Int { terms.count }

  package mutating func add(_ term: String, _ vector: [Int8]) {
    let key = TokenKey(term: term.scalarValues)
    guard vector.count == dimensions, indices[key] == nil else { return }
    indices[key] = terms.count
    terms.append(term)
    components += vector
  }

  /// The terms with their vectors, ordered by term.
  package var all: [(term: String, vector: ArraySlice<Int8>)] {
    terms.enumerated().sorted { $0.element < $1.element }.map { ($1, components[$0 * dimensions..<($0 + 1) * dimensions]) }
  }

  // MARK: File format

  /// Parses the content of `Corpus/vectors.bin`. Fails with `nil` if the format is invalid.
  package init?(_ bytes: [UInt8]) {
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << ($1 * 8) } }
    guard bytes.count >= 12, bytes.starts(with: TermEmbeddings.fileSignature) else { return nil }
    dimensions = number(4)
    let count = number(8)
    guard (1...1024).contains(dimensions), count <= bytes.count / (dimensions + 1) else { return nil }
    var offset = 12
    components.reserveCapacity(count * dimensions)
    indices.reserveCapacity(count)
    for _ in 0..<count {
      guard offset < bytes.count, offset + 1 + Int(bytes[offset]) + dimensions <= bytes.count else { return nil }
      let end = offset + 1 + Int(bytes[offset])
      let term = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
      add(term, bytes[end..<end + dimensions].map { Int8(bitPattern: $0) })
      offset = end + dimensions
    }
  }

  package var bytes: [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    let all = all.filter { (1...255).contains($0.term.utf8.count) }
    var bytes = TermEmbeddings.fileSignature + number(dimensions) + number(all.count)
    for (term, vector) in all {
      bytes.append(UInt8(term.utf8.count))
      bytes += term.utf8
      bytes += vector.map { UInt8(bitPattern: $0) }
    }
    return bytes
  }

  /// Adds the vector of a term to `sum` if the term is known.
  fileprivate func add(_ key: TokenKey, to sum: inout [Int32]) {
    guard let index = indices[key] else { return }
    components[index * dimensions..<(index + 1) * dimensions].withUnsafeBufferPointer { vector in
      for dimension in 0..<dimensions { sum[dimension] &+= Int32(vector[dimension]) }
    }
  }
}

/// The sum of the normalized embeddings of several texts.
struct EmbeddingSum {
  private let vectors: TermEmbeddings
  private var sum: [Float]

  init(_ vectors: TermEmbeddings) {
    self.vectors = vectors
    sum = [Float](repeating: 0, count: vectors.dimensions)
  }

  /// Adds the embedding of a text, whose terms are each counted once.
  mutating func add(_ terms: [TokenKey]) {
    var countedTerms = TokenKeySet()
    var textSum = [Int32](repeating: 0, count: vectors.dimensions)
    for term in terms where countedTerms.insert(term) { vectors.add(term, to: &textSum) }
    guard let direction = Embedding.normalized(textSum.map { Float($0) }) else { return }
    for dimension in sum.indices { sum[dimension] += direction[dimension] }
  }

  /// The normalized sum as it is stored; zeros if no text had a known term.
  var packed: [UInt8] { Embedding.normalized(sum).map(Embedding.packed) ?? [UInt8](repeating: 0, count: sum.count) }
}
