import Testing

@testable import Indexing

/// Whatever form it keeps them in, an accumulator ranks records as adding them up and sorting them all would.
@Suite struct AccumulatorTests {
  private static let records = 1 << 18
  private static let values: [Float] = [3, 1.5, 0.5]

  /// What some lists give, in the form that `expected` entries call for.
  private func filled(_ lists: [[Int64]], _ headlines: [Int64], _ other: [Int64], expected: Int) -> Accumulator {
    var accumulator = Accumulator(capacity: Self.records, expected: expected, termValues: Self.values)
    if !other.isEmpty {
      accumulator.beginSpan([0])
      accumulator.add(.numbers(other), alternative: 0.75)
    }
    for (term, list) in lists.enumerated() { accumulator.add(.numbers(list), term: term, count: list.count) }
    accumulator.add(.numbers(headlines), headlineTerm: 0)
    accumulator.settle()
    return accumulator
  }

  private func list(_ count: Int, _ random: inout Seeded) -> [Int64] {
    Set((0..<count).map { _ in Int64(random.next() % UInt64(Self.records)) }).sorted()
  }

  @Test(arguments: [40, 900, 60_000])
  func formsRankAlike(count: Int) {
    var random = Seeded(UInt64(count))
    let lists = (0..<3).map { _ in list(count, &random) }
    let headlines = lists[0].filter { $0 % 3 == 0 }
    let other = list(count / 4, &random)
    let sparse = filled(lists, headlines, other, expected: 0)
    let dense = filled(lists, headlines, other, expected: .max)
    #expect(sparse.bestCoverage == dense.bestCoverage)
    for (limit, least) in [(10, Float(0)), (500, 1), (100_000, 2.5)] {
      #expect(
        sparse.ranked(atMost: limit, covering: least, where: nil).count
          == dense.ranked(atMost: limit, covering: least, where: nil).count)
      #expect(sparse.count(covering: least) == dense.count(covering: least))
      #expect(Set(sparse.records(covering: least, where: nil)) == Set(dense.records(covering: least, where: nil)))
    }
  }

  /// More of them than are kept while ranking, many of equal worth.
  @Test(arguments: [1, 7, 300, 5000])
  func theBestOfManyAreThoseOfAll(limit: Int) {
    var random = Seeded(5)
    let lists = (0..<3).map { _ in list(50_000, &random) }
    let headlines = lists[0].filter { $0 % 5 == 0 }
    let accumulator = filled(lists, headlines, [], expected: .max)
    var worth: [Int64: Float] = [:]
    for (list, value) in zip(lists, Self.values) { for id in list { worth[id, default: 0] += 0.75 * value } }
    for id in headlines { worth[id, default: 0] += 0.4 * Self.values[0] }
    func best(_ admitted: (Int64) -> Bool) -> [Int64] {
      Array(
        worth.keys.filter(admitted).sorted { (worth[$1] ?? 0, $0) < (worth[$0] ?? 0, $1) }.prefix(limit))
    }
    #expect(accumulator.ranked(atMost: limit, covering: 0, where: nil) == best { _ in true })
    #expect(accumulator.ranked(atMost: limit, covering: 0) { $0 % 2 == 0 } == best { $0 % 2 == 0 })
  }
}
