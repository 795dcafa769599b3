/// A set of keys, for counting the terms of a text: the standard library's hashing was most of that work.
///
/// Open addressing; the hash is a multiplication folded over, with a multiplier of each process's own, so that no text can be made to collide.
package struct TokenKeySet: Sendable {
  /// 0 for a free one: no key is 0, for folding leaves no U+0000.
  private var slots: [UInt64] = []
  package private(set) var count = 0

  private static let (mask, factor) = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1)

  package init() {}

  /// Whether it was not in it before.
  package mutating func insert(_ key: TokenKey) -> Bool {
    if count * 2 >= slots.count { grow() }
    return place(key.value)
  }

  private mutating func place(_ value: UInt64) -> Bool {
    let last = slots.count - 1
    let (high, low) = (value ^ TokenKeySet.mask).multipliedFullWidth(by: TokenKeySet.factor)
    var slot = Int(truncatingIfNeeded: high ^ low) & last
    while slots[slot] != 0 {
      if slots[slot] == value { return false }
      slot = (slot + 1) & last
    }
    slots[slot] = value
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: max(64, old.count * 2))
    count = 0
    for value in old where value != 0 { _ = place(value) }
  }
}
