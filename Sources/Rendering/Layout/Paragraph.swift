/// Sets runs of text into lines.
package struct Paragraph {
  package var metrics: Metrics
  package init(_ metrics: Metrics) { self.metrics = metrics }

  /// `width` counts from the left edge, indents included. `hanging` is the indent of all lines but the first. A line whose first word
  /// would not fit beside its indent has less of it.
  package func lines(_ spans: [Span], width: Int, indent: Int = 0, hanging: Int? = nil) -> [Line] {
    let hanging = min(hanging ?? indent, max(0, width - 4))
    let indent = min(indent, max(0, width - 4))
    let text = spans.text
    if text.utf8.count <= width - indent, metrics.width(text) <= width - indent, !text.hasPrefix(" ") {
      return text.isEmpty ? [] : [Line(spans, indent: indent)]
    }
    let cuts = LineBreaker(metrics: metrics).lines(
      of: text, first: .init(width: width, indent: indent), rest: .init(width: width, indent: hanging))
    return cuts.enumerated().map { number, cut in
      Line(spans.slice(cut.bytes), indent: max(0, (number == 0 ? indent : hanging) - cut.excess))
    }
  }

  /// Runs of which each is a paragraph of its own, one after the other (the author's own line breaks).
  func lines(_ parts: [[Span]], width: Int, indent: Int, hanging: Int? = nil) -> [Line] {
    var lines: [Line] = []
    for (number, part) in parts.enumerated() {
      lines += self.lines(part, width: width, indent: number == 0 ? indent : hanging ?? indent, hanging: hanging)
    }
    return lines
  }
}
