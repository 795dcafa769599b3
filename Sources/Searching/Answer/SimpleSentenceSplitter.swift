import TextAnalysis

/// A simple sentence splitter for ranking and excerpts. Sentences end after 。．！？, after their ASCII forms before white space, and
/// at line breaks.
enum SimpleSentenceSplitter {
  /// Returns the ranges of the sentences, in order, without empty ones.
  static func ranges(_ scalars: [UInt32]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, c) in scalars.enumerated() where endsSentence(c, index, scalars) {
      if index + 1 > start { ranges.append(start..<index + 1) }
      start = index + 1
    }
    if start < scalars.count { ranges.append(start..<scalars.count) }
    return ranges
  }

  private static func endsSentence(_ c: UInt32, _ index: Int, _ scalars: [UInt32]) -> Bool {
    switch c {
    case 0x0A, 0x3002, 0xFF0E, 0xFF01, 0xFF1F: return true
    case 0x2E, 0x21, 0x3F:
      guard index + 1 < scalars.count else { return true }
      let next = scalars[index + 1]
      return next == 0x20 || next == 0x0A || (c != 0x2E && next >= 0x3000)
    default: return false
    }
  }
}
