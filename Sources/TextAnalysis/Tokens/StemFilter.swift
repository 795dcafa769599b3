/// Which stems are wanted, by the first two letters: a stem begins as its word does.
package struct StemFilter: Hashable, Sendable {
  /// nil: all. Else a bit for each pair of letters.
  private var pairs: [UInt32]?

  package static let all = StemFilter(pairs: nil)
  static let none = StemFilter(words: [])

  private init(pairs: [UInt32]?) { self.pairs = pairs }

  /// Those that can be one of some words (or stems).
  package init(words: [[UInt32]]) {
    var pairs = [UInt32](repeating: 0, count: 26)
    for word in words where word.count >= 2 {
      guard let first = StemFilter.letter(word[0]), let second = StemFilter.letter(word[1]) else { continue }
      pairs[first] |= 1 << UInt32(second)
    }
    self.pairs = pairs
  }

  private static func letter(_ c: UInt32) -> Int? { c >= 0x61 && c <= 0x7A ? Int(c - 0x61) : nil }

  package func admits(_ word: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let pairs else { return true }
    guard word.count >= 2, let first = StemFilter.letter(word[0]), let second = StemFilter.letter(word[1])
    else { return false }
    return pairs[first] & (1 << UInt32(second)) != 0
  }
}
