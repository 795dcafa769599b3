extension String {
  /// Whether a word of lower-case ASCII letters occurs, in either case. Cheap: asked of every paragraph of a page.
  func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { source in
      let count = word.utf8CodeUnitCount
      guard source.count >= count, count > 0 else { return false }
      let first = word.utf8Start[0]
      var index = 0
      while index + count <= source.count {
        if source[index] | 0x20 == first {
          var offset = 1
          while offset < count, source[index + offset] | 0x20 == word.utf8Start[offset] { offset += 1 }
          if offset == count { return true }
        }
        index += 1
      }
      return false
    }
  }
}
