import Testing

@testable import Indexing

@Suite struct PrefetchingMapTests {
  @Test(arguments: [0, 1, 3, 200]) func resultsKeepOrder(_ count: Int) {
    var squares = PrefetchingMap(Array(0..<count), depth: 4) { $0 * $0 }
    var found: [Int] = []
    while let square = squares.next() { found.append(square) }
    #expect(found == (0..<count).map { $0 * $0 })
    #expect(squares.next() == nil)
  }
}
