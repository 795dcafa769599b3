/// Recovers bold text that was lost in copying. The space that separated it from the explanation is still there (`。` followed
/// by an ASCII space), whereas other sentences follow each other without a space. A page on which all sentences are separated
/// by spaces provides no evidence.
struct BoldRecovery {
  /// Indicates whether the page shows this pattern clearly.
  let isEvident: Bool

  init(_ paragraphs: [String]) {
    var spacedFirstEnds = 0
    var laterEnds = 0
    var spacedLaterEnds = 0
    for text in paragraphs {
      var count = 0
      BoldRecovery.forEachSentenceEnd(text) { _, isSpaced in
        if count == 0 { spacedFirstEnds += isSpaced ? 1 : 0 } else { laterEnds += 1 }
        if count > 0, isSpaced { spacedLaterEnds += 1 }
        count += 1
        return true
      }
    }
    isEvident = spacedFirstEnds >= 3 && laterEnds >= 4 && spacedLaterEnds * 10 <= laterEnds
  }

  /// Returns the end of the bold text in a paragraph, which is the end of its first or occasionally second sentence. Returns
  /// `nil` if there is no evidence for bold text.
  func headlineEnd(_ text: String) -> String.Index? {
    guard isEvident else { return nil }
    var boldEnd: (offset: Int, place: Int)?
    var count = 0
    BoldRecovery.forEachSentenceEnd(text) { offset, isSpaced in
      count += 1
      if isSpaced, boldEnd == nil { boldEnd = (offset, count) }
      return count < 3
    }
    guard let boldEnd, boldEnd.place == 1 || boldEnd.place == 2 && count > 2 else { return nil }
    return text.utf8.index(text.startIndex, offsetBy: boldEnd.offset)
  }

  /// Calls `body` with the end of each sentence that is followed by more text, as an offset in UTF-8 and an indication whether
  /// a space follows. Stops when `body` returns `false`.
  private static func forEachSentenceEnd(_ text: String, _ body: (_ offset: Int, _ isSpaced: Bool) -> Bool) {
    var text = text
    text.withUTF8 { source in
      var index = 0
      while index + 3 < source.count {
        // 。 is E3 80 82; ！ and ？ are EF BC 81 and EF BC 9F.
        let isStop =
          source[index] == 0xE3 && source[index + 1] == 0x80 && source[index + 2] == 0x82
          || source[index] == 0xEF && source[index + 1] == 0xBC && (source[index + 2] == 0x81 || source[index + 2] == 0x9F)
        guard isStop else {
          index += 1
          continue
        }
        index += 3
        if isClosingBracket(source, index) { continue }
        if !body(index, source[index] == 0x20) { return }
      }
    }
  }

  /// Returns `true` if a closing bracket (」 』 ） or ")") is at `index`.
  private static func isClosingBracket(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    if source[index] == 0x29 { return true }
    guard index + 2 < source.count else { return false }
    if source[index] == 0xE3 && source[index + 1] == 0x80 { return source[index + 2] == 0x8D || source[index + 2] == 0x8F }
    return source[index] == 0xEF && source[index + 1] == 0xBC && source[index + 2] == 0x89
  }
}
