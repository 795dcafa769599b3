import Guidelines
import Searching
import TextAnalysis

/// What terms mean, as directions: words that stand in the same rules and in the questions that people ask for them lie near each other, in whatever
/// language. A text's direction is the sum of its terms', so that a question finds a rule with which it shares no word.
///
/// The vectors are learned from the Corpus and its questions alone, by `hig-bench-search train`: starspace-like bag-of-terms embeddings under a
/// contrastive loss (Wu et al., StarSpace, AAAI 2018; van den Oord et al., InfoNCE, 2018). `Corpus/vectors.bin` holds them: "higv", the number of dimensions
/// and of terms as 32-bit little endian, then for each term its UTF-8 length (8 bits), its text, and a signed byte a dimension.
package struct TermVectors: Hashable, Sendable {
  package let dimensions: Int
  private var terms: [String] = []
  /// Which of them each is.
  private var places: [TokenKey: Int] = [:]
  private var numbers: [Int8] = []

  package static let mark = Array("higv".utf8)

  package init(dimensions: Int) { self.dimensions = dimensions }

  package var count: Int { terms.count }

  package mutating func add(_ term: String, _ vector: [Int8]) {
    let key = TokenKey(term: term.scalarValues)
    guard vector.count == dimensions, places[key] == nil else { return }
    places[key] = terms.count
    terms.append(term)
    numbers += vector
  }

  /// By term, in the order of the terms.
  package var all: [(term: String, vector: ArraySlice<Int8>)] {
    terms.enumerated().sorted { $0.element < $1.element }.map { ($1, numbers[$0 * dimensions..<($0 + 1) * dimensions]) }
  }

  // MARK: The file

  /// nil where the bytes are no such file.
  package init?(_ bytes: [UInt8]) {
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << ($1 * 8) } }
    guard bytes.count >= 12, bytes.starts(with: TermVectors.mark) else { return nil }
    dimensions = number(4)
    let count = number(8)
    guard (1...1024).contains(dimensions), count <= bytes.count / (dimensions + 1) else { return nil }
    var at = 12
    numbers.reserveCapacity(count * dimensions)
    places.reserveCapacity(count)
    for _ in 0..<count {
      guard at < bytes.count, at + 1 + Int(bytes[at]) + dimensions <= bytes.count else { return nil }
      let end = at + 1 + Int(bytes[at])
      let term = String(decoding: bytes[at + 1..<end], as: UTF8.self)
      add(term, bytes[end..<end + dimensions].map { Int8(bitPattern: $0) })
      at = end + dimensions
    }
  }

  package var bytes: [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    let all = all.filter { (1...255).contains($0.term.utf8.count) }
    var bytes = TermVectors.mark + number(dimensions) + number(all.count)
    for (term, vector) in all {
      bytes.append(UInt8(term.utf8.count))
      bytes += term.utf8
      bytes += vector.map { UInt8(bitPattern: $0) }
    }
    return bytes
  }

  /// Adds the numbers of a term, if it is known.
  fileprivate func add(_ key: TokenKey, to sum: inout [Int32]) {
    guard let place = places[key] else { return }
    numbers[place * dimensions..<(place + 1) * dimensions].withUnsafeBufferPointer { vector in
      for dimension in 0..<dimensions { sum[dimension] &+= Int32(vector[dimension]) }
    }
  }
}

/// The mean of the directions of several texts.
struct DirectionSum {
  private let vectors: TermVectors
  private var sum: [Float]

  init(_ vectors: TermVectors) {
    self.vectors = vectors
    sum = [Float](repeating: 0, count: vectors.dimensions)
  }

  /// Adds a text by its terms, each counted once.
  mutating func add(_ terms: [TokenKey]) {
    var seen = TokenKeySet()
    var numbers = [Int32](repeating: 0, count: vectors.dimensions)
    for term in terms where seen.insert(term) { vectors.add(term, to: &numbers) }
    guard let direction = Direction.normalized(numbers.map { Float($0) }) else { return }
    for dimension in sum.indices { sum[dimension] += direction[dimension] }
  }

  /// As it is stored; zeros where no text had a known term.
  var packed: [UInt8] { Direction.normalized(sum).map(Direction.packed) ?? [UInt8](repeating: 0, count: sum.count) }
}
