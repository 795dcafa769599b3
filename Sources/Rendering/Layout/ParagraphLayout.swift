/// Lays out styled spans as lines.
package struct ParagraphLayout {
  package var metrics: Metrics
  package init(_ metrics: Metrics) { self.metrics = metrics }

  /// Returns the lines of one paragraph. A word that does not fit beside the indent reduces the indent of its line.
  /// - Parameters:
  ///   - width: Width of a line including its indent.
  ///   - hanging: Indent of all lines except the first; the same as `indent` by default.
  package func lines(_ spans: [StyledSpan], width: Int, indent: Int = 0, hanging: Int? = nil) -> [StyledLine] {
    let hanging = min(hanging ?? indent, max(0, width - 4))
    let indent = min(indent, max(0, width - 4))
    let text = spans.text
    if text.utf8.count <= width - indent, metrics.width(text) <= width - indent, !text.hasPrefix(" ") {
      return text.isEmpty ? [] : [StyledLine(spans, indent: indent)]
    }
    let ranges = LineBreaker(metrics: metrics).lines(
      of: text, first: .init(width: width, indent: indent), following: .init(width: width, indent: hanging))
    return ranges.enumerated().map { number, cut in
      StyledLine(spans.slice(cut.bytes), indent: max(0, (number == 0 ? indent : hanging) - cut.excess))
    }
  }

  /// Returns the lines of consecutive paragraphs, which are separated by the author's own line breaks.
  func lines(_ parts: [[StyledSpan]], width: Int, indent: Int, hanging: Int? = nil) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (number, part) in parts.enumerated() {
      lines += self.lines(part, width: width, indent: number == 0 ? indent : hanging ?? indent, hanging: hanging)
    }
    return lines
  }
}
