extension [UInt8] {
  /// The scalar of valid UTF-8 that begins at an offset; nil at the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < count else { return nil }
    if self[index] < 0x80 { return Unicode.Scalar(self[index]) }
    return String(decoding: self[index..<Swift.min(count, index + 4)], as: UTF8.self).unicodeScalars.first
  }

  /// The scalar that ends before an offset; nil at the beginning.
  func scalar(before index: Int) -> Unicode.Scalar? {
    guard index > 0 else { return nil }
    var start = index - 1
    while start > 0, self[start] & 0xC0 == 0x80, index - start < 4 { start -= 1 }
    return scalar(at: start)
  }
}

extension Unicode.Scalar {
  /// Brackets, quotation marks, dashes and other punctuation beyond ASCII, behind which a mark may open.
  var isOpening: Bool {
    guard value >= 0x80 else { return false }
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation, .otherPunctuation: return true
    default: return false
    }
  }

  /// The same, before which one may close.
  var isClosing: Bool {
    guard value >= 0x80 else { return false }
    switch properties.generalCategory {
    case .closePunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation, .otherPunctuation: return true
    default: return false
    }
  }
}
