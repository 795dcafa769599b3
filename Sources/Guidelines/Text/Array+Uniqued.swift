extension Array where Element: Equatable {
  /// Returns the elements without duplicates, in order of first occurrence. For short arrays: the time is quadratic.
  public func uniqued() -> [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
