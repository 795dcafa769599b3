/// The tokens that a record has shown already. A plain table of numbers: Swift's own set hashes each key at the cost of cutting the token.
struct TokenSet {
  private var slots: [UInt64] = [UInt64](repeating: TokenSet.free, count: 256)
  private var count = 0
  /// No key: words have the top bit set, but never all of them.
  private static let free = UInt64.max

  /// Whether the key was not there.
  mutating func insert(_ key: TokenKey) -> Bool {
    if count * 2 >= slots.count { grow() }
    let slot = place(of: key.value)
    guard slots[slot] == TokenSet.free else { return false }
    slots[slot] = key.value
    count += 1
    return true
  }

  /// Keeps its size: the next record is about as long.
  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = TokenSet.free }
    count = 0
  }

  private func place(of value: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot] != TokenSet.free, slots[slot] != value { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: TokenSet.free, count: old.count * 4)
    for value in old where value != TokenSet.free { slots[place(of: value)] = value }
  }
}
