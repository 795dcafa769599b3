extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies the predicate, found by binary search, or `endIndex` if there is none.
  /// Every element after the first match must satisfy the predicate too.
  ///
  ///     [2, 3, 5, 8].partitioningIndex { $0 >= 4 }   // 2
  @inlinable public func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
