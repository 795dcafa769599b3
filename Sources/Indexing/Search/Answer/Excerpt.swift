import Guidelines
import Languages
import TextAnalysis

/// What of a record answers: a short explanation whole; of a longer one the sentence nearest to the question and, where a figure is asked for, those
/// that hold one.
enum Excerpt {
  /// Columns that a sentence may take; Japanese characters take two.
  static let width = 160
  /// An explanation that takes no more is shown whole.
  private static let short = 200
  /// Columns of several sentences together.
  private static let most = 300

  /// Of the explanation; of the headline, whose marks are known, where nothing of the explanation matched.
  /// - Parameter prefersFigure: whether sentences that hold a figure are to be shown beside the one that matches most.
  static func make(
    _ record: Wording, headline marks: [Range<Int>], _ matched: Marks, prefersFigure: Bool
  ) -> (String, [Range<Int>]) {
    let body = record.body.original
    let found = matched.ranges(record.body)
    let sentences = sentences(of: body, found, besides: record.headline.original, prefersFigure: prefersFigure)
    let isShort = !found.isEmpty && sentences.reduce(0) { $0 + columns(body[$1.range]) } <= short
    let chosen = isShort ? Array(sentences.indices) : chosen(sentences, body, prefersFigure: prefersFigure)
    if chosen.isEmpty {
      let line = record.headline.original
      return cut(line, 0..<line.count, marks)
    }
    var line = (text: "", marks: [Range<Int>]())
    for (place, index) in chosen.enumerated() {
      let sentence = sentences[index]
      let (text, marks) = cut(
        body, sentence.range, found, around: sentence.hasFigure ? figure(in: sentence.range, of: body) : nil)
      if place > 0 {
        line.text += isItem(sentences[chosen[place - 1]].range, body) ? " · " : record.language.rules.typography.space
      }
      let shift = line.text.unicodeScalars.count
      line = (line.text + text, line.marks + marks.map { $0.lowerBound + shift..<$0.upperBound + shift })
    }
    if let last = chosen.last, isItem(sentences[last].range, body), last + 1 < sentences.count,
      isItem(sentences[last + 1].range, body)
    {
      line.text += " …"
    }
    return line
  }

  private struct Sentence {
    var range: Range<Int>
    /// Characters of different marked text.
    var value: Int
    /// Whether it holds a figure, where one is asked for.
    var hasFigure: Bool
  }

  /// All but what the headline says.
  private static func sentences(
    of text: [UInt32], _ marks: [Range<Int>], besides headline: [UInt32], prefersFigure: Bool
  ) -> [Sentence] {
    var sentences: [Sentence] = []
    var next = 0
    for range in Sentences.ranges(text) {
      var seen: [ArraySlice<UInt32>] = []
      var value = 0
      while next < marks.count, marks[next].lowerBound < range.upperBound {
        let words = text[marks[next]]
        if !seen.contains(words) {
          seen.append(words)
          value += marks[next].count
        }
        next += 1
      }
      let bare = text[trimmed(range, text)]
      if bare.isEmpty || headline.starts(with: bare) { continue }
      sentences.append(Sentence(range: range, value: value, hasFigure: prefersFigure && Figures.stand(in: bare)))
    }
    return sentences
  }

  /// Of a long explanation: the sentence that matches most, the first of equals; where a figure is asked for, those that hold one, the best first; behind a
  /// sentence that opens a list its items; as far as there is room.
  private static func chosen(_ sentences: [Sentence], _ text: [UInt32], prefersFigure: Bool) -> [Int] {
    func isBetter(_ a: Int, _ b: Int) -> Bool { (sentences[b].value, a) < (sentences[a].value, b) }
    let figures = sentences.indices.filter { sentences[$0].hasFigure }.sorted(by: isBetter)
    guard let best = sentences.indices.min(by: isBetter), sentences[best].value > 0 || !figures.isEmpty else { return [] }
    var chosen: [Int] = []
    var room = most
    func take(_ index: Int) -> Bool {
      let size = min(width, columns(text[sentences[index].range]))
      guard chosen.isEmpty || size <= room else { return false }
      if !chosen.contains(index) {
        chosen.append(index)
        room -= size
      }
      return true
    }
    if let figure = figures.first { _ = take(figure) }
    if sentences[best].value > 0 { _ = take(best) }
    for figure in figures.dropFirst() { _ = take(figure) }
    for index in chosen where !isItem(sentences[index].range, text) {
      for item in sentences.indices[(index + 1)...].prefix(while: { isItem(sentences[$0].range, text) }) where !take(item) {
        break
      }
    }
    return chosen.sorted()
  }

  /// A line that ends as no sentence does.
  private static func isItem(_ range: Range<Int>, _ text: [UInt32]) -> Bool {
    guard let last = text[trimmed(range, text)].last else { return false }
    return ![0x2E, 0x21, 0x3F, 0x3A, 0x3002, 0xFF0E, 0xFF01, 0xFF1F, 0xFF1A].contains(last)
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
