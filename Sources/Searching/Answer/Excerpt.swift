import Guidelines
import Languages
import TextAnalysis

/// The best matching sentence of a record, shortened to one or two lines.
enum Excerpt {
  /// Maximum width of an excerpt in columns. Japanese characters take two.
  static let maxWidth = 160

  /// Returns the excerpt of a wording and its highlighted ranges. It is taken from the explanation, or from the headline if
  /// nothing in the explanation matches.
  ///
  /// - Parameters:
  ///   - wording: The wording.
  ///   - headlineRanges: The highlighted ranges of the headline.
  ///   - highlighter: The highlighter for the query.
  ///   - prefersFigure: If `true`, a sentence that contains a number is preferred.
  static func make(
    _ wording: Wording, headline headlineRanges: [Range<Int>], _ highlighter: Highlighter, prefersNumber: Bool
  ) -> (String, [Range<Int>]) {
    let body = wording.body.original
    let bodyRanges = highlighter.ranges(wording.body)
    guard !bodyRanges.isEmpty || (prefersNumber && Numbers.occur(in: body[...])) else {
      let line = wording.headline.original
      return cut(line, 0..<line.count, headlineRanges)
    }
    let sentences = bestSentences(body, bodyRanges, prefersNumber: prefersNumber)
    var excerpt = (text: "", marks: [Range<Int>]())
    for sentence in sentences {
      let (text, marks) = cut(body, sentence, bodyRanges, around: prefersNumber ? firstDigit(in: sentence, of: body) : nil)
      if !excerpt.text.isEmpty { excerpt.text += wording.language.profile.typography.sentenceSeparator }
      let shift = excerpt.text.unicodeScalars.count
      excerpt = (excerpt.text + text, excerpt.marks + marks.map { $0.lowerBound + shift..<$0.upperBound + shift })
    }
    return excerpt
  }

  /// Bonus for a sentence with a number, in characters of highlighted text.
  private static let numberBonus = 6

  /// Returns the sentence with the most distinct highlighted text, or the first of equals. If a number is preferred, the best
  /// other sentence with a number is included.
  private static func bestSentences(_ text: [UInt32], _ ranges: [Range<Int>], prefersNumber: Bool) -> [Range<Int>] {
    var scored: [(range: Range<Int>, value: Int, hasFigure: Bool)] = []
    var next = 0
    for sentence in SimpleSentenceSplitter.ranges(text) {
      var countedTexts: [ArraySlice<UInt32>] = []
      var score = 0
      while next < ranges.count, ranges[next].lowerBound < sentence.upperBound {
        let words = text[ranges[next]]
        if !countedTexts.contains(words) {
          countedTexts.append(words)
          score += ranges[next].count
        }
        next += 1
      }
      let hasNumber = prefersNumber && Numbers.occur(in: text[sentence])
      scored.append((sentence, score + (hasNumber ? numberBonus : 0), hasNumber))
    }
    guard let best = scored.indices.max(by: { (scored[$0].value, $1) < (scored[$1].value, $0) }) else { return [0..<text.count] }
    let numberSentence = scored.indices.filter { $0 != best && scored[$0].hasFigure }.max {
      (scored[$0].value, $1) < (scored[$1].value, $0)
    }
    return [best, numberSentence].compactMap { $0 }.sorted().map { scored[$0].range }
  }

  /// Returns the range of the first digit in a sentence.
  private static func firstDigit(in sentence: Range<Int>, of text: [UInt32]) -> Range<Int>? {
    guard let start = sentence.first(where: { (0x30...0x39).contains(text[$0]) }) else { return nil }
    return start..<start + 1
  }

  /// Returns a sentence as one line of at most `maxWidth` columns around its first highlighted range, cut after a comma or space
  /// if one is near.
  private static func cut(
    _ text: [UInt32], _ sentence: Range<Int>, _ ranges: [Range<Int>], around place: Range<Int>? = nil
  ) -> (String, [Range<Int>]) {
    var range = trimmed(sentence, text)
    let focus = place ?? ranges.first { $0.upperBound > range.lowerBound && $0.lowerBound < range.upperBound }
    var (isCutAtStart, isCutAtEnd) = (false, false)
    if columns(text[range]) > maxWidth {
      var start = range.lowerBound
      if let focus, columns(text[range.lowerBound..<min(focus.upperBound, range.upperBound)]) > maxWidth * 3 / 4 {
        start = max(range.lowerBound, focus.lowerBound)
        var remainingWidth = maxWidth / 3
        while start > range.lowerBound, remainingWidth > 0 {
          start -= 1
          remainingWidth -= columns(text[start])
        }
        start = boundary(text, start..<max(start, min(focus.lowerBound, range.upperBound)), first: true) ?? start
        isCutAtStart = start > range.lowerBound
      }
      var end = start
      var remainingWidth = maxWidth - 4
      while end < range.upperBound, remainingWidth >= columns(text[end]) {
        remainingWidth -= columns(text[end])
        end += 1
      }
      if end < range.upperBound {
        end = boundary(text, max(start, end - 24)..<end, first: false) ?? end
        isCutAtEnd = true
      }
      range = start..<end
    }
    return line(text, range, ranges, isCutAtStart, isCutAtEnd)
  }

  private static func line(
    _ text: [UInt32], _ range: Range<Int>, _ ranges: [Range<Int>], _ isCutAtStart: Bool, _ isCutAtEnd: Bool
  ) -> (String, [Range<Int>]) {
    let line = String(scalarValues: text[range].map { isBreak($0) ? 0x20 : $0 }[...])
    let shift = (isCutAtStart ? 1 : 0) - range.lowerBound
    let visible = ranges.compactMap { mark -> Range<Int>? in
      let part = mark.clamped(to: range)
      return part.isEmpty ? nil : part.lowerBound + shift..<part.upperBound + shift
    }
    return ((isCutAtStart ? "…" : "") + line + (isCutAtEnd ? "…" : ""), visible)
  }

  /// Returns the index after the first or last comma or space in a range, or `nil` if there is none.
  private static func boundary(_ text: [UInt32], _ range: Range<Int>, first: Bool) -> Int? {
    let index = first ? range.first { isPhraseEnd(text[$0]) } : range.last { isPhraseEnd(text[$0]) }
    return index.map { $0 + 1 }
  }

  private static func isPhraseEnd(_ c: UInt32) -> Bool {
    c == 0x20 || c == 0x3001 || c == 0xFF0C || c == 0x3002 || c == 0x0A || c == 0x30FB || c == 0x300D
  }

  private static func isBreak(_ c: UInt32) -> Bool {
    c == 0x0A || c == 0x0D || c == 0x09 || c == 0x85 || c == 0x2028 || c == 0x2029
  }

  private static func trimmed(_ range: Range<Int>, _ text: [UInt32]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBreak(text[start]) || text[start] == 0x20 || text[start] == 0x3000 { start += 1 }
    while end > start, isBreak(text[end - 1]) || text[end - 1] == 0x20 || text[end - 1] == 0x3000 { end -= 1 }
    return start..<end
  }

  private static func columns(_ text: ArraySlice<UInt32>) -> Int { text.reduce(0) { $0 + columns($1) } }

  /// Returns the approximate display width of a scalar: two columns from Hangul Jamo on, except half-width forms. Rendering uses
  /// exact tables.
  private static func columns(_ c: UInt32) -> Int {
    c < 0x1100 || (c >= 0xFF61 && c <= 0xFFDC) || (c >= 0x2000 && c <= 0x206F) ? 1 : 2
  }
}
