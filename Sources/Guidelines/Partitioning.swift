extension RandomAccessCollection where Index == Int {
  /// Where the first element stands that the predicate holds for, by binary search; the end where there is none. The predicate must hold for every
  /// element behind the first that it holds for.
  ///
  ///     [2, 3, 5, 8].partitioningIndex { $0 >= 4 }   // 2
  @inlinable public func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
