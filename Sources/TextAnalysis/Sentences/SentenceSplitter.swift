/// Where sentences end, in Japanese and English alike.
///
/// A full-width stop (。．！？) ends a sentence wherever it stands; an ASCII one (. ! ?) only before white space, a wide character or the end, and
/// not after an abbreviation or an initial. Closing brackets and quotes belong to the sentence that they close. Nothing ends inside brackets: the
/// 「保存しますか？」 of a button is part of its sentence.
package enum SentenceSplitter {
  /// The sentences of a text, in order, white space around them left out. Linear in the text's length.
  package static func sentences(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    visit(text) { range in
      found.append(range)
      return true
    }
    return found
  }

  /// The first sentence, or nil if the text is blank. Looks no further than its end.
  package static func first(of text: String) -> Range<String.Index>? {
    var first: Range<String.Index>?
    visit(text) { range in
      first = range
      return false
    }
    return first
  }

  private static func visit(_ text: String, _ body: (Range<String.Index>) -> Bool) {
    var text = text
    text.makeContiguousUTF8()
    let copy = text
    text.withUTF8 { source in
      var scanner = SentenceScanner(source)
      while let range = scanner.next() {
        let lower = copy.utf8.index(copy.startIndex, offsetBy: range.lowerBound)
        guard body(lower..<copy.utf8.index(lower, offsetBy: range.count)) else { return }
      }
    }
  }
}
