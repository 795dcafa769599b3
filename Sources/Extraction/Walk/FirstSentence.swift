import Guidelines
import Languages
import TextAnalysis

extension String {
  /// First sentence of the text, or the whole text if it contains no sentence.
  var firstSentence: String {
    SentenceSplitter.first(of: self).map { String(self[$0]) } ?? String(trimmingWhitespace)
  }
}

extension String {
  /// Returns the first `count` bytes, which must end at a character boundary.
  fileprivate func prefix(bytes count: Int) -> Substring {
    self[..<(utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)]
  }
}

/// First sentence of a paragraph as a possible headline.
struct FirstSentence {
  /// Text without white space at the ends.
  var text: String
  /// End in bytes of the paragraph's plain text.
  var boundary: Int
  /// Indicates whether the paragraph continues after it.
  var hasMore: Bool

  /// Creates a value from the first sentence, or from the first line if that is a command without a full stop whose explanation
  /// follows on the next line.
  init?(of inlines: [Inline], language: Language) {
    let text = inlines.plainText
    guard let sentence = SentenceSplitter.first(of: text) else { return nil }
    var boundary = text.utf8.distance(from: text.startIndex, to: sentence.upperBound)
    if let lineEnd = SourceLines(inlines).statementEnds(language: language).first, lineEnd < boundary { boundary = lineEnd }
    self.text = String(text.prefix(bytes: boundary).trimmingWhitespace)
    self.boundary = boundary
    hasMore = !text[text.prefix(bytes: boundary).endIndex...].isBlank
  }
}

enum SentenceBoundary {
  /// Returns the length in bytes of the text up to the end of its first sentence.
  static func first(in text: String) -> Int {
    guard let range = SentenceSplitter.first(of: text) else { return text.utf8.count }
    return text.utf8.distance(from: text.startIndex, to: range.upperBound)
  }
}
