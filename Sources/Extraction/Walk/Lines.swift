import Guidelines
import Languages

/// The lines that a paragraph has in its source: wrapped at a width, or one statement each.
struct Lines {
  /// A line's end in bytes of the paragraph's plain text, its text, and whether the author asked for the break.
  private struct Line {
    var end: Int
    var text: String
    /// Bytes of the break behind it.
    var gap = 0
  }

  private let lines: [Line]

  init(_ inlines: [Inline]) {
    var lines: [Line] = []
    var text = ""
    var length = 0
    for inline in inlines {
      let plain = inline.plainText
      if inline.isBreak {
        lines.append(Line(end: length, text: text, gap: plain.utf8.count))
        text = ""
      } else {
        text += plain
      }
      length += plain.utf8.count
    }
    self.lines = lines + [Line(end: length, text: text)]
  }

  /// Where lines behind the first begin, in bytes of the plain text.
  var starts: [Int] { lines.dropLast().map { $0.end + $0.gap } }

  /// Where lines end that are statements of their own, in bytes of the plain text: commands that lack their full stop, and what stands above one in lines
  /// too short to be wrapped. In wrapped text only those that announce their explanation.
  func ends(language: Language) -> [Int] {
    guard lines.count > 1 else { return [] }
    let isNarrow = widths.allSatisfy { $0 < Self.leastWidth }
    let isWrapped = isWrapped(language)
    return lines.indices.dropLast().filter { index in
      let line = lines[index].text.trimmingSpace
      guard let last = line.last, isWrapped ? last.isOne(of: ":：") : !last.isOne(of: "、,，"),
        let next = lines[index + 1].text.first(where: { !$0.isWhitespace }),
        !next.isLowercase
      else { return false }
      if Mood(of: String(line), language: language) == .strong { return true }
      // 「地は白」 above 「文字は黒にする」; 「地は」 goes on.
      return isNarrow && !last.isOne(of: "をはがにのとでもへや")
        && Mood(of: String(lines[index + 1].text.trimmingSpace), language: language) == .strong
    }.map { lines[$0].end }
  }

  /// Where lines end before one that opens with a mark or a label, or that are a label themselves ("Good: …" above "Bad: …").
  var labelled: [Int] {
    guard lines.count > 1 else { return [] }
    let corrections = Role.corrections(lines.map(\.text))
    let opens = zip(lines, corrections).map { line, correction in
      if correction != nil { return true }
      let text = String(line.text.prefix(160).trimmingSpace)
      return Role.opening(of: text) != nil || Role(label: text)?.isAdvice == true
    }
    return lines.indices.dropLast().filter { opens[$0 + 1] || Role(label: String(lines[$0].text.prefix(160)))?.isAdvice == true }
      .map { lines[$0].end }
  }

  /// Whether some of them show a thing as it was and as it is to be.
  var correct: Bool { Role.corrections(lines.map(\.text)).contains { $0 != nil } }

  /// Whether each line within a sentence is as full as the longest allows: the next line's first word had no room. Who wraps by hand leaves more room, but
  /// breaks some sentence where nobody would end one.
  private func isWrapped(_ language: Language) -> Bool {
    let widths = widths
    guard let width = widths.max(), width >= Self.leastWidth else { return false }
    let open = lines.indices.dropLast().filter { !Self.endsSentence(lines[$0].text) }
    let isFull = open.allSatisfy { index in
      let word = lines[index + 1].text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      // Text without spaces breaks anywhere; what must not begin a line takes a character or two with it.
      let next = word.contains { !$0.isASCII } ? 6 : word.count + 1
      return widths[index] + next > width
    }
    return isFull
      || open.allSatisfy { widths[$0] * 10 >= width * 7 }
        && open.contains { Mood(of: String(lines[$0].text.trimmingSpace), language: language) == .none }
  }

  /// In columns.
  private var widths: [Int] { lines.map { $0.text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } } }

  /// Nobody wraps at fewer columns.
  private static let leastWidth = 40

  private static func endsSentence(_ line: String) -> Bool {
    line.trimmingSpace.trimmingSuffix { $0.isOne(of: "」』）)\"”*_") }.last?.isOne(of: "。．.!！?？:：") ?? true
  }
}
