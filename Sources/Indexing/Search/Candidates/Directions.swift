import TextAnalysis

/// How near each rule lies to a query by what their terms mean.
struct Directions {
  /// By a rule's number, 0…1; empty where the index has no vectors, or the query no term that they know.
  private(set) var likeness: [Float] = []
  /// How much the terms mean together, before the direction is brought to length 1: words that the rules are not about add little.
  private(set) var strength: Float = 0

  init(_ terms: [PlannedTerm], _ rules: Int, _ database: Database) throws {
    let sum = try Directions.sum(terms, database)
    strength = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard let direction = Direction.normalized(sum) else { return }
    likeness =
      try Columns.directions.read(database) { bytes in
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
      } ?? []
  }

  /// The sum of the vectors of what was typed, in whatever spelling; what was only guessed to be meant has no say, nor has a figure, which means
  /// nothing by itself.
  private static func sum(_ terms: [PlannedTerm], _ database: Database) throws -> [Float] {
    var sum: [Float] = []
    let rows = try Statement(database, "SELECT vector FROM vectors WHERE term = ?")
    for term in terms where term.origin != .synonym && term.origin != .correction && !Figures.stand(in: term.text) {
      try rows.restart([.text(term.text)])
      guard try rows.next() else { continue }
      rows.withBytes(0) { bytes in
        if sum.isEmpty { sum = [Float](repeating: 0, count: bytes.count) }
        guard bytes.count == sum.count else { return }
        for dimension in sum.indices { sum[dimension] += Float(Int8(bitPattern: bytes[dimension])) }
      }
    }
    return sum
  }
}
