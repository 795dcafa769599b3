/// A set of token keys, faster than `Set`, whose hashing took most of the time when counting the terms of a text.
///
/// Uses open addressing. The hash folds the product with a multiplier that is random in each process, so that no text can provoke
/// collisions.
package struct TokenKeySet: Sendable {
  /// Keys, or 0 for a free slot. No key is 0 because folding removes U+0000.
  private var slots: [UInt64] = []
  package private(set) var count = 0

  private static let (mask, factor) = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1)

  package init() {}

  /// Inserts a key and returns `true` if the set did not contain it.
  package mutating func insert(_ key: TokenKey) -> Bool {
    if count * 2 >= slots.count { grow() }
    return insertValue(key.value)
  }

  private mutating func insertValue(_ value: UInt64) -> Bool {
    let indexMask = slots.count - 1
    let (high, low) = (value ^ TokenKeySet.mask).multipliedFullWidth(by: TokenKeySet.factor)
    var slot = Int(truncatingIfNeeded: high ^ low) & indexMask
    while slots[slot] != 0 {
      if slots[slot] == value { return false }
      slot = (slot + 1) & indexMask
    }
    slots[slot] = value
    count += 1
    return true
  }

  private mutating func grow() {
    let oldSlots = slots
    slots = [UInt64](repeating: 0, count: max(64, oldSlots.count * 2))
    count = 0
    for value in oldSlots where value != 0 { _ = insertValue(value) }
  }
}
