/// Splits Japanese and English text into sentences.
///
/// A full-width stop (。．！？) always ends a sentence. An ASCII stop (. ! ?) ends one only before white space, a wide character, or
/// the end of the text, and not after an abbreviation or an initial. Closing brackets and quotation marks belong to the sentence
/// that they close. Stops inside brackets do not end a sentence: a button title such as 「保存しますか？」 is part of the sentence around
/// it.
package enum SentenceSplitter {
  /// Returns the ranges of the sentences in order, without surrounding white space. Takes time linear in the length of the text.
  package static func sentences(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    forEachSentence(text) { range in
      ranges.append(range)
      return true
    }
    return ranges
  }

  /// Returns the range of the first sentence, or `nil` if the text is blank. Reads only up to its end.
  package static func first(of text: String) -> Range<String.Index>? {
    var first: Range<String.Index>?
    forEachSentence(text) { range in
      first = range
      return false
    }
    return first
  }

  private static func forEachSentence(_ text: String, _ body: (Range<String.Index>) -> Bool) {
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
