/// Words by number, in the order in which they came. A plain table: Swift's own dictionary hashes each word at the cost of cutting it out.
struct WordTable {
  /// Number of the word that begins a chain of probes, plus one; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var keys: [TokenKey] = []
  /// Where each word ends in `letters`.
  private var ends: [Int] = []
  private var letters: [UInt32] = []

  var count: Int { keys.count }

  /// The word's number, and whether it is new.
  mutating func number(of word: UnsafeBufferPointer<UInt32>, key: TokenKey) -> (number: Int, isNew: Bool) {
    var slot = place(of: key)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if keys[number] == key, letters[range(number)].elementsEqual(word) { return (number, false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    keys.append(key)
    letters += word
    ends.append(letters.count)
    slots[slot] = UInt32(keys.count)
    if keys.count * 2 > slots.count { grow() }
    return (keys.count - 1, true)
  }

  subscript(number: Int) -> ArraySlice<UInt32> { letters[range(number)] }

  private func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

  private func place(of key: TokenKey) -> Int {
    Int(truncatingIfNeeded: (key.value &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for (number, key) in keys.enumerated() {
      var slot = place(of: key)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }
}
