import Guidelines
import Languages
import TextAnalysis

/// The sentence of a record that answers, cut to a line or two.
enum Excerpt {
  /// Columns that an excerpt may take; Japanese characters take two.
  static let width = 160

  /// Of the explanation; of the headline, whose marks are known, where nothing of the explanation matched.
  /// - Parameter prefersFigure: whether a sentence that holds a figure is to be shown before one that matches a little more.
  static func make(
    _ record: Wording, headline marks: [Range<Int>], _ matched: Marks, prefersFigure: Bool
  ) -> (String, [Range<Int>]) {
    let body = record.body.original
    let found = matched.ranges(record.body)
    guard !found.isEmpty || (prefersFigure && Figures.stand(in: body[...])) else {
      let line = record.headline.original
      return cut(line, 0..<line.count, marks)
    }
    let sentences = bestSentences(body, found, prefersFigure: prefersFigure)
    var line = (text: "", marks: [Range<Int>]())
    for sentence in sentences {
      let (text, marks) = cut(body, sentence, found, around: prefersFigure ? figure(in: sentence, of: body) : nil)
      if !line.text.isEmpty { line.text += record.language.rules.typography.space }
      let shift = line.text.unicodeScalars.count
      line = (line.text + text, line.marks + marks.map { $0.lowerBound + shift..<$0.upperBound + shift })
    }
    return line
  }

  /// In characters of marked text.
  private static let figureWorth = 6

  /// The sentence with most different marked text, the first of equals; where a figure is asked for, beside it the best other one that holds one.
  private static func bestSentences(_ text: [UInt32], _ marks: [Range<Int>], prefersFigure: Bool) -> [Range<Int>] {
    var scored: [(range: Range<Int>, value: Int, hasFigure: Bool)] = []
    var next = 0
    for sentence in Sentences.ranges(text) {
      var seen: [ArraySlice<UInt32>] = []
      var value = 0
      while next < marks.count, marks[next].lowerBound < sentence.upperBound {
        let words = text[marks[next]]
        if !seen.contains(words) {
          seen.append(words)
          value += marks[next].count
        }
        next += 1
      }
      let hasFigure = prefersFigure && Figures.stand(in: text[sentence])
      scored.append((sentence, value + (hasFigure ? figureWorth : 0), hasFigure))
    }
    guard let best = scored.indices.max(by: { (scored[$0].value, $1) < (scored[$1].value, $0) }) else { return [0..<text.count] }
    let other = scored.indices.filter { $0 != best && scored[$0].hasFigure }.max {
      (scored[$0].value, $1) < (scored[$1].value, $0)
    }
    return [best, other].compactMap { $0 }.sorted().map { scored[$0].range }
  }

  /// The first digits of a sentence.
  private static func figure(in sentence: Range<Int>, of text: [UInt32]) -> Range<Int>? {
    guard let start = sentence.first(where: { (0x30...0x39).contains(text[$0]) }) else { return nil }
    return start..<start + 1
  }

  /// A range as one line no wider than `width`, around its first marks, cut after a comma or a space where one is near.
  private static func cut(
    _ text: [UInt32], _ sentence: Range<Int>, _ marks: [Range<Int>], around place: Range<Int>? = nil
  ) -> (String, [Range<Int>]) {
    var range = trimmed(sentence, text)
    let wanted = place ?? marks.first { $0.upperBound > range.lowerBound && $0.lowerBound < range.upperBound }
    var (opens, closes) = (false, false)
    if columns(text[range]) > width {
      var start = range.lowerBound
      if let wanted, columns(text[range.lowerBound..<min(wanted.upperBound, range.upperBound)]) > width * 3 / 4 {
        start = max(range.lowerBound, wanted.lowerBound)
        var room = width / 3
        while start > range.lowerBound, room > 0 {
          start -= 1
          room -= columns(text[start])
        }
        start = boundary(text, start..<max(start, min(wanted.lowerBound, range.upperBound)), first: true) ?? start
        opens = start > range.lowerBound
      }
      var end = start
      var room = width - 4
      while end < range.upperBound, room >= columns(text[end]) {
        room -= columns(text[end])
        end += 1
      }
      if end < range.upperBound {
        end = boundary(text, max(start, end - 24)..<end, first: false) ?? end
        closes = true
      }
      range = start..<end
    }
    return line(text, range, marks, opens, closes)
  }

  private static func line(
    _ text: [UInt32], _ range: Range<Int>, _ marks: [Range<Int>], _ opens: Bool, _ closes: Bool
  ) -> (String, [Range<Int>]) {
    let line = String(scalarValues: text[range].map { isBreak($0) ? 0x20 : $0 }[...])
    let shift = (opens ? 1 : 0) - range.lowerBound
    let shown = marks.compactMap { mark -> Range<Int>? in
      let part = mark.clamped(to: range)
      return part.isEmpty ? nil : part.lowerBound + shift..<part.upperBound + shift
    }
    return ((opens ? "…" : "") + line + (closes ? "…" : ""), shown)
  }

  /// Just after the first or last comma or space of a range.
  private static func boundary(_ text: [UInt32], _ range: Range<Int>, first: Bool) -> Int? {
    let found = first ? range.first { isPhraseEnd(text[$0]) } : range.last { isPhraseEnd(text[$0]) }
    return found.map { $0 + 1 }
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

  /// Display width by class: wide from Hangul Jamo on, but for half-width forms; exact tables belong to the renderer.
  private static func columns(_ c: UInt32) -> Int {
    c < 0x1100 || (c >= 0xFF61 && c <= 0xFFDC) || (c >= 0x2000 && c <= 0x206F) ? 1 : 2
  }
}
