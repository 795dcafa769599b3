/// Names with their values, one a line, the values in line: `hig info`, `hig sources`.
package struct FactList {
  package var style: PageStyle
  package init(style: PageStyle) { self.style = style }

  package func lines(_ facts: [(name: String, value: String)], indent: Int = 0) -> [Line] {
    style.facts(facts.map { ($0.name, [Span($0.value)]) }, .faint, indent: indent)
  }
}
