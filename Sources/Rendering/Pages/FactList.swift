/// Names with their values, one a line, the values in line: `hig info`, `hig sources`.
package struct FactList {
  package var style: PageStyle
  package init(style: PageStyle) { self.style = style }

  package func lines(_ facts: [(name: String, value: String)], indent: Int = 0) -> [Line] {
    let widest = facts.map { style.metrics.width($0.name) }.max() ?? 0
    let hanging = style.width - indent - widest >= 24 ? indent + widest + 2 : indent + 2
    return facts.filter { !$0.value.isEmpty }.flatMap { fact in
      style.paragraph.lines(
        [Span(style.metrics.padded(fact.name, to: widest) + "  ", .faint), Span(fact.value)], width: style.width, indent: indent,
        hanging: hanging)
    }
  }
}
