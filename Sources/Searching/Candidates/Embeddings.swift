import TextAnalysis

/// Similarity of each rule to a query, computed from the embeddings of rules and terms.
struct Embeddings {
  /// Cosine similarity by rule number, 0…1. Empty if the index has no embeddings, or none for the terms of the query.
  private(set) var similarities: [Float] = []
  /// Length of the sum of the term embeddings before it is normalized. Words that are unrelated to the rules add little to it.
  private(set) var magnitude: Float = 0

  init<Store: SearchStore>(_ terms: [PlannedTerm], _ store: Store) throws(Store.Failure) {
    let sum = try Embeddings.sum(terms, store)
    magnitude = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard let embedding = Embedding.normalized(sum) else { return }
    let ruleCount = store.ruleMetadata.count
    var similarities: [Float] = []
    try store.withRuleEmbeddings { similarities = Embeddings.similarities($0, embedding, ruleCount) }
    self.similarities = similarities
  }

  private static func similarities(_ bytes: UnsafeRawBufferPointer, _ embedding: [Float], _ ruleCount: Int) -> [Float] {
    let dimensions = embedding.count
    guard bytes.count >= ruleCount * dimensions else { return [] }
    return [Float](unsafeUninitializedCapacity: ruleCount + 1) { buffer, count in
      buffer.initialize(repeating: 0)
      count = ruleCount + 1
      let numbers = bytes.bindMemory(to: Int8.self)
      for rule in 0..<ruleCount {
        var sum: Float = 0
        for dimension in 0..<dimensions { sum += embedding[dimension] * Float(numbers[rule * dimensions + dimension]) }
        // Components of the stored embeddings are scaled by 127.
        buffer[rule + 1] = max(0, sum / 127)
      }
    }
  }

  /// Returns the sum of the embeddings of the typed terms in all spellings. Synonyms and corrections are left out because they
  /// were not typed, and numbers because they have no meaning of their own.
  private static func sum<Store: SearchStore>(_ terms: [PlannedTerm], _ store: Store) throws(Store.Failure) -> [Float] {
    var sum: [Float] = []
    for term in terms where term.origin != .synonym && term.origin != .correction && !Numbers.occur(in: term.text) {
      let vector = try store.embedding(of: term.text)
      if sum.isEmpty { sum = [Float](repeating: 0, count: vector.count) }
      guard vector.count == sum.count else { continue }
      for dimension in sum.indices { sum[dimension] += Float(vector[dimension]) }
    }
    return sum
  }
}

/// Operations on unit vectors.
package enum Embedding {
  package static func normalized(_ vector: [Float]) -> [Float]? {
    let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 1e-6 ? vector.map { $0 / length } : nil
  }

  /// Returns the components as signed bytes; 127 represents 1.
  package static func packed(_ embedding: [Float]) -> [UInt8] {
    embedding.map { UInt8(bitPattern: Int8(max(-127, min(127, ($0 * 127).rounded())))) }
  }
}
