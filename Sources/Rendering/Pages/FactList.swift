/// Names with their values, one a line, the values in line: `hig info`, `hig sources`.
package struct FactList {
  package var style: PageStyle
  package init(style: PageStyle) { self.style = style }

  package func lines(_ facts: [(name: String, value: String)], indent: Int = 0) -> [Line] {
    let widths = facts.map { style.metrics.width($0.name) }
    // A long name that would leave the values no room does not push them all to the right: its own stands below it.
    let limit = style.width - indent - (widths.max() ?? 0) >= 26 ? .max : max(12, style.width / 2 - indent)
    let widest = widths.filter { $0 <= limit }.max() ?? 0
    let hanging = style.width - indent - widest >= 24 ? indent + widest + 2 : indent + 2
    return facts.filter { !$0.value.isEmpty }.flatMap { fact -> [Line] in
      if style.metrics.width(fact.name) > limit {
        return style.words(fact.name, .faint, indent: indent)
          + style.paragraph.lines([Span(fact.value)], width: style.width, indent: hanging)
      }
      return style.paragraph.lines(
        [Span(style.metrics.padded(fact.name, to: widest) + "  ", .faint), Span(fact.value)], width: style.width, indent: indent,
        hanging: hanging)
    }
  }
}
