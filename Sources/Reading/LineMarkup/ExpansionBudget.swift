import Guidelines

/// How much text may come from names that stand for other text. A page of nothing but references to one long value would fill the memory.
struct ExpansionBudget {
  private let most: Int
  private var left: Int
  private var isSpent = false

  /// No page says more by names than it says in words.
  init(bytes: Int) {
    most = max(100_000, bytes)
    left = most
  }

  /// Whether so many bytes may still be put in.
  mutating func take(_ count: Int) -> Bool {
    if count > left { isSpent = true }
    if !isSpent { left -= count }
    return !isSpent
  }

  var limit: Diagnostic? { isSpent ? Diagnostic(.error, .limitReached("\(most) bytes of text behind names")) : nil }
}
