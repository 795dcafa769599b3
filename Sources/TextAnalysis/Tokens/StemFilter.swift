/// Which words can have one of some stems: stemming is most of the work in English text, and few words need it.
///
/// Porter's rules take letters off the end or put one other there, so a word begins with its stem but for the stem's last letter (`fly`,
/// `fli`).
package struct StemFilter: Hashable, Sendable {
  /// Stems without their last letters; nil: all words are wanted.
  private var beginnings: [[UInt32]]?
  /// A bit for each first letter of one.
  private var initials: UInt32 = 0

  package static let all = StemFilter()
  static let none = StemFilter(words: [])

  private init() {}

  /// Those of some words or stems, of which some are stems.
  package init(words: [[UInt32]]) {
    var beginnings: [[UInt32]] = []
    for word in words where word.count >= 2 {
      guard let initial = StemFilter.letter(word[0]) else { continue }
      initials |= 1 << initial
      beginnings.append(word.count > 2 ? word.dropLast() : word)
    }
    self.beginnings = beginnings
  }

  private static func letter(_ c: UInt32) -> UInt32? { c >= 0x61 && c <= 0x7A ? c - 0x61 : nil }

  func admits(_ word: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let beginnings else { return true }
    guard let first = word.first, let initial = StemFilter.letter(first), initials & (1 << initial) != 0 else { return false }
    return beginnings.contains { beginning in
      beginning.count <= word.count && beginning.indices.allSatisfy { word[$0] == beginning[$0] }
    }
  }
}
