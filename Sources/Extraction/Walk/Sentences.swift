import Guidelines
import Languages
import TextAnalysis

extension String {
  /// The first sentence, or the whole text if nothing ends in it.
  var firstSentence: String {
    SentenceSplitter.first(of: self).map { String(self[$0]) } ?? String(trimmingSpace)
  }
}

extension String {
  /// The first so many bytes, which end where a character does.
  fileprivate func prefix(bytes count: Int) -> Substring {
    self[..<(utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)]
  }
}

/// The opening of a paragraph as a possible headline.
struct Opening {
  /// Its text, without surrounding white space.
  var text: String
  /// Where it ends, in bytes of the paragraph's plain text.
  var boundary: Int
  /// Whether the paragraph goes on after it.
  var hasMore: Bool

  /// The first sentence; or the first line, where that line is a command that lacks its full stop and the explanation follows on the next.
  init?(of inlines: [Inline], language: Language) {
    let text = inlines.plainText
    guard let sentence = SentenceSplitter.first(of: text) else { return nil }
    var boundary = text.utf8.distance(from: text.startIndex, to: sentence.upperBound)
    if let line = Lines(inlines).ends(language: language).first, line < boundary { boundary = line }
    self.text = String(text.prefix(bytes: boundary).trimmingSpace)
    self.boundary = boundary
    hasMore = !text[text.prefix(bytes: boundary).endIndex...].isBlank
  }
}

enum SentenceBoundary {
  /// Length of the text up to the end of its first sentence, in bytes.
  static func first(in text: String) -> Int {
    guard let range = SentenceSplitter.first(of: text) else { return text.utf8.count }
    return text.utf8.distance(from: text.startIndex, to: range.upperBound)
  }
}
