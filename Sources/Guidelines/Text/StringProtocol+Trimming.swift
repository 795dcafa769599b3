extension StringProtocol {
  /// Returns the text without the trailing characters that satisfy the predicate.
  public func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }

  /// The text without white space at either end.
  public var trimmingWhitespace: SubSequence {
    self[startOfWords...].trimmingTrailingWhitespace
  }

  /// The text without white space at its start. Works on scalars: a combining mark after a space forms one character with it and
  /// is kept.
  public var trimmingLeadingWhitespace: SubSequence { self[startOfWords...] }

  public var trimmingTrailingWhitespace: SubSequence {
    let scalars = unicodeScalars
    var end = scalars.endIndex
    while end > scalars.startIndex, case let before = scalars.index(before: end), scalars[before].isSpace { end = before }
    return self[..<end]
  }

  private var startOfWords: Index { unicodeScalars.firstIndex { !$0.isSpace } ?? endIndex }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }
}
