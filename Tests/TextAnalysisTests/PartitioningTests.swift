import Guidelines
import Testing

/// Against the search from the front, over each sorted list of at most four of four values.
@Test func theFirstBehindIsFound() {
  func lists(from least: Int, atMost count: Int) -> [[Int]] {
    [[]] + (count == 0 ? [] : (least..<4).flatMap { value in lists(from: value, atMost: count - 1).map { [value] + $0 } })
  }
  let all = lists(from: 0, atMost: 4)
  #expect(all.count == 70)
  for list in all {
    for value in -1...4 {
      #expect(list.partitioningIndex { $0 >= value } == list.firstIndex { $0 >= value } ?? list.endIndex)
      // A slice keeps the indices of what it is a part of.
      let slice = list.dropFirst()
      #expect(slice.partitioningIndex { $0 >= value } == slice.firstIndex { $0 >= value } ?? slice.endIndex)
    }
  }
}
