import TextAnalysis

/// How near each rule lies to a query by what their terms mean.
struct Directions {
  /// By a rule's number, 0…1; empty where the index has no vectors, or the query no term that they know.
  private(set) var likeness: [Float] = []
  /// How much the terms mean together, before the direction is brought to length 1: words that the rules are not about add little.
  private(set) var strength: Float = 0

  init<Store: SearchStore>(_ terms: [PlannedTerm], _ store: Store) throws(Store.Trouble) {
    let sum = try Directions.sum(terms, store)
    strength = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard let direction = Direction.normalized(sum) else { return }
    let rules = store.facts.count
    var likeness: [Float] = []
    try store.withDirections { likeness = Directions.likeness($0, direction, rules) }
    self.likeness = likeness
  }

  private static func likeness(_ bytes: UnsafeRawBufferPointer, _ direction: [Float], _ rules: Int) -> [Float] {
    let dimensions = direction.count
    guard bytes.count >= rules * dimensions else { return [] }
    return [Float](unsafeUninitializedCapacity: rules + 1) { room, count in
      room.initialize(repeating: 0)
      count = rules + 1
      let numbers = bytes.bindMemory(to: Int8.self)
      for rule in 0..<rules {
        var sum: Float = 0
        for dimension in 0..<dimensions { sum += direction[dimension] * Float(numbers[rule * dimensions + dimension]) }
        // One scale for both: 127 stands for 1.
        room[rule + 1] = max(0, sum / 127)
      }
    }
  }

  /// The sum of the vectors of what was typed, in whatever spelling; what was only guessed to be meant has no say, nor has a figure, which means
  /// nothing by itself.
  private static func sum<Store: SearchStore>(_ terms: [PlannedTerm], _ store: Store) throws(Store.Trouble) -> [Float] {
    var sum: [Float] = []
    for term in terms where term.origin != .synonym && term.origin != .correction && !Figures.stand(in: term.text) {
      let vector = try store.vector(of: term.text)
      if sum.isEmpty { sum = [Float](repeating: 0, count: vector.count) }
      guard vector.count == sum.count else { continue }
      for dimension in sum.indices { sum[dimension] += Float(vector[dimension]) }
    }
    return sum
  }
}

/// Vectors of length 1.
package enum Direction {
  package static func normalized(_ vector: [Float]) -> [Float]? {
    let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 1e-6 ? vector.map { $0 / length } : nil
  }

  /// As signed bytes, 127 for 1.
  package static func packed(_ direction: [Float]) -> [UInt8] {
    direction.map { UInt8(bitPattern: Int8(max(-127, min(127, ($0 * 127).rounded())))) }
  }
}
