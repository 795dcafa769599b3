extension StringProtocol {
  /// Without the trailing characters that satisfy the predicate.
  public func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }

  /// Without white space at either end.
  public var trimmingSpace: SubSequence {
    drop(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace)
  }
}
