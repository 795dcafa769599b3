import Guidelines
import TextAnalysis

extension String {
  /// The first sentence, or the whole text if nothing ends in it.
  var firstSentence: String {
    SentenceSplitter.first(of: self).map { String(self[$0]) } ?? String(trimmingSpace)
  }
}

/// The opening of a paragraph as a possible headline.
struct Opening {
  /// Its text, without surrounding white space.
  var text: String
  /// Where it ends, in characters of the paragraph's plain text.
  var boundary: Int
  /// Whether the paragraph goes on after it.
  var hasMore: Bool

  /// The first sentence; or the first line, where that line is a command that lacks its full stop and the explanation follows on the next.
  init?(of inlines: [Inline], language: Language) {
    let text = inlines.plainText
    guard let sentence = SentenceSplitter.first(of: text) else { return nil }
    var boundary = text.distance(from: text.startIndex, to: sentence.upperBound)
    if let line = Self.firstLineLength(inlines), line < boundary {
      let first = String(text.prefix(line).trimmingSpace)
      let last = first.last ?? "、"
      if !"、,，".contains(last), Mood(of: first, language: language) == .strong { boundary = line }
    }
    self.text = String(text.prefix(boundary).trimmingSpace)
    self.boundary = boundary
    hasMore = !text.dropFirst(boundary).allSatisfy(\.isWhitespace)
  }

  private static func firstLineLength(_ inlines: [Inline]) -> Int? {
    var length = 0
    for inline in inlines {
      switch inline {
      case .softBreak, .hardBreak: return length
      default: length += inline.plainText.count
      }
    }
    return nil
  }
}

enum SentenceBoundary {
  /// Length of the text up to the end of its first sentence, in characters.
  static func first(in text: String) -> Int {
    guard let range = SentenceSplitter.first(of: text) else { return text.count }
    return text.distance(from: text.startIndex, to: range.upperBound)
  }
}
