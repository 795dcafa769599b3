import Guidelines
import Testing

/// Checks each sorted list of at most four of four values.
@Test("The partitioning index equals that of a linear search") func partitioningIndexEqualsLinearSearch() {
  func lists(from least: Int, atMost count: Int) -> [[Int]] {
    [[]] + (count == 0 ? [] : (least..<4).flatMap { value in lists(from: value, atMost: count - 1).map { [value] + $0 } })
  }
  let all = lists(from: 0, atMost: 4)
  #expect(all.count == 70)
  for list in all {
    for value in -1...4 {
      #expect(list.partitioningIndex { $0 >= value } == list.firstIndex { $0 >= value } ?? list.endIndex)
      // A slice keeps the indices of its base.
      let slice = list.dropFirst()
      #expect(slice.partitioningIndex { $0 >= value } == slice.firstIndex { $0 >= value } ?? slice.endIndex)
    }
  }
}
