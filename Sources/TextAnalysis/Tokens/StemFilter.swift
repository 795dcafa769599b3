/// A filter that quickly rejects words that cannot have one of the given stems. Stemming is most of the work in English text, and
/// few words need it.
///
/// Porter's rules remove letters from the end of a word or replace one there, so a word starts with its stem except for the
/// stem's last letter (`fly`, `fli`).
package struct StemFilter: Hashable, Sendable {
  /// Stems without their last letters, or `nil` to admit every word.
  private var prefixes: [[UInt32]]?
  /// Bit mask of the first letters of the stems.
  private var firstLetterMask: UInt32 = 0

  package static let all = StemFilter()
  static let none = StemFilter(words: [])

  private init() {}

  /// Creates a filter for the stems among the given words.
  package init(words: [[UInt32]]) {
    var prefixes: [[UInt32]] = []
    for word in words where word.count >= 2 {
      guard let initial = StemFilter.letterIndex(word[0]) else { continue }
      firstLetterMask |= 1 << initial
      prefixes.append(word.count > 2 ? word.dropLast() : word)
    }
    self.prefixes = prefixes
  }

  private static func letterIndex(_ c: UInt32) -> UInt32? { c >= 0x61 && c <= 0x7A ? c - 0x61 : nil }

  func admits(_ word: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let prefixes else { return true }
    guard let first = word.first, let initial = StemFilter.letterIndex(first), firstLetterMask & (1 << initial) != 0 else {
      return false
    }
    return prefixes.contains { prefix in
      prefix.count <= word.count && prefix.indices.allSatisfy { word[$0] == prefix[$0] }
    }
  }
}
