/// Bold that copying lost. Where it ended, the space before the explanation survives (`。` and an ASCII space), while ordinary sentences follow
/// each other without one. A page whose sentences are all spaced says nothing this way.
struct LostBold {
  /// Whether the page shows the pattern clearly.
  let isEvident: Bool

  init(_ paragraphs: [String]) {
    var first = 0
    var later = 0
    var laterSpaced = 0
    for text in paragraphs {
      var count = 0
      LostBold.forEachEnd(text) { _, isSpaced in
        if count == 0 { first += isSpaced ? 1 : 0 } else { later += 1 }
        if count > 0, isSpaced { laterSpaced += 1 }
        count += 1
        return true
      }
    }
    isEvident = first >= 3 && later >= 4 && laterSpaced * 10 <= later
  }

  /// Where the bold ended in a paragraph, if it shows: behind its first sentence, now and then its second.
  func headlineEnd(_ text: String) -> String.Index? {
    guard isEvident else { return nil }
    var found: (offset: Int, place: Int)?
    var count = 0
    LostBold.forEachEnd(text) { offset, isSpaced in
      count += 1
      if isSpaced, found == nil { found = (offset, count) }
      return count < 3
    }
    guard let found, found.place == 1 || found.place == 2 && count > 2 else { return nil }
    return text.utf8.index(text.startIndex, offsetBy: found.offset)
  }

  /// Ends of sentences that are followed by more text: where the next sentence (or the space before it) begins, in UTF-8. Stops on false.
  private static func forEachEnd(_ text: String, _ body: (_ offset: Int, _ isSpaced: Bool) -> Bool) {
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
        if closes(source, index) { continue }
        if !body(index, source[index] == 0x20) { return }
      }
    }
  }

  /// 」 』 ） )
  private static func closes(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    if source[index] == 0x29 { return true }
    guard index + 2 < source.count else { return false }
    if source[index] == 0xE3 && source[index + 1] == 0x80 { return source[index + 2] == 0x8D || source[index + 2] == 0x8F }
    return source[index] == 0xEF && source[index + 1] == 0xBC && source[index + 2] == 0x89
  }
}
