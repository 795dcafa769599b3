extension String {
  /// Whether a word occurs, its ASCII letters (lower case here) in either case. Cheap: asked of every paragraph of a page.
  func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { source in
      let count = word.utf8CodeUnitCount
      guard source.count >= count, count > 0 else { return false }
      let first = word.utf8Start[0]
      var index = 0
      while index + count <= source.count {
        if lower(source[index]) == first {
          var offset = 1
          while offset < count, lower(source[index + offset]) == word.utf8Start[offset] { offset += 1 }
          if offset == count { return true }
        }
        index += 1
      }
      return false
    }
  }
}

private func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
