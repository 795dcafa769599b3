extension Array where Element: Equatable {
  /// Each element once, where it stands first. For short lists: each is compared with all before it.
  public func uniqued() -> [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
