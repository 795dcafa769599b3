import Guidelines
import Languages

/// Source lines of a paragraph, which are either wrapped text or one statement each.
struct SourceLines {
  /// Line with its end in bytes of the paragraph's plain text, and its text.
  private struct SourceLine {
    var end: Int
    var text: String
    /// Length in bytes of the line break after it.
    var breakLength = 0
  }

  private let lines: [SourceLine]

  init(_ inlines: [Inline]) {
    var lines: [SourceLine] = []
    var text = ""
    var length = 0
    for inline in inlines {
      let plain = inline.plainText
      if inline.isBreak {
        lines.append(SourceLine(end: length, text: text, breakLength: plain.utf8.count))
        text = ""
      } else {
        text += plain
      }
      length += plain.utf8.count
    }
    self.lines = lines + [SourceLine(end: length, text: text)]
  }

  /// Offsets of all lines but the first, in bytes of the plain text.
  var starts: [Int] { lines.dropLast().map { $0.end + $0.breakLength } }

  /// Returns the ends of lines that are statements of their own, in bytes of the plain text. These are commands without a full
  /// stop and, if all lines are too short to be wrapped text, lines above a command. In wrapped text, only lines that announce
  /// their explanation count.
  func statementEnds(language: Language) -> [Int] {
    guard lines.count > 1 else { return [] }
    let isNarrow = widths.allSatisfy { $0 < Self.minWidth }
    let isWrapped = isWrapped(language)
    return lines.indices.dropLast().filter { index in
      let line = lines[index].text.trimmingWhitespace
      guard let last = line.last, isWrapped ? last.isOne(of: ":：") : !last.isOne(of: "、,，"),
        let next = lines[index + 1].text.first(where: { !$0.isWhitespace }),
        !next.isLowercase
      else { return false }
      if Modality(of: String(line), language: language) == .directive { return true }
      // Of lines above a command such as 「文字は黒にする」, 「地は白」 is a statement, but 「地は」 continues on the next line.
      return isNarrow && !last.isOne(of: "をはがにのとでもへや")
        && Modality(of: String(lines[index + 1].text.trimmingWhitespace), language: language) == .directive
    }.map { lines[$0].end }
  }

  /// Ends of lines that are a label, or that precede a line that begins with a mark or label ("Good: …" above "Bad: …"), in bytes
  /// of the plain text.
  var labeledLineEnds: [Int] {
    guard lines.count > 1 else { return [] }
    let corrections = LabelMeaning.corrections(lines.map(\.text))
    let startsLabeled = zip(lines, corrections).map { line, correction in
      if correction != nil { return true }
      let text = String(line.text.prefix(160).trimmingWhitespace)
      return LabelMeaning.opening(of: text) != nil || LabelMeaning(label: text)?.isAboutAdvice == true
    }
    return lines.indices.dropLast().filter {
      startsLabeled[$0 + 1] || LabelMeaning(label: String(lines[$0].text.prefix(160)))?.isAboutAdvice == true
    }
    .map { lines[$0].end }
  }

  /// Indicates whether some lines show a correction as states before and after.
  var containsCorrections: Bool { LabelMeaning.corrections(lines.map(\.text)).contains { $0 != nil } }

  /// Returns `true` if the paragraph is wrapped at a width: every line within a sentence is so full that the first word of the
  /// next line did not fit. Lines wrapped by hand may be shorter, but some break is at a position where no statement can end.
  private func isWrapped(_ language: Language) -> Bool {
    let widths = widths
    guard let width = widths.max(), width >= Self.minWidth else { return false }
    let unfinishedLines = lines.indices.dropLast().filter { !Self.endsSentence(lines[$0].text) }
    let isFull = unfinishedLines.allSatisfy { index in
      let word = lines[index + 1].text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      // Text without spaces may be broken anywhere, but a character that must not begin a line takes preceding ones with it.
      let requiredWidth = word.contains { !$0.isASCII } ? 6 : word.count + 1
      return widths[index] + requiredWidth > width
    }
    return isFull
      || unfinishedLines.allSatisfy { widths[$0] * 10 >= width * 7 }
        && unfinishedLines.contains {
          Modality(of: String(lines[$0].text.trimmingWhitespace), language: language) == .descriptive
        }
  }

  /// Widths of the lines in columns.
  private var widths: [Int] { lines.map { $0.text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } } }

  /// Minimum width at which text is assumed to be wrapped.
  private static let minWidth = 40

  private static func endsSentence(_ line: String) -> Bool {
    line.trimmingWhitespace.trimmingSuffix { $0.isOne(of: "」』）)\"”*_") }.last?.isOne(of: "。．.!！?？:：") ?? true
  }
}
