import Guidelines

/// A list of all quantities: the argument to type, and the title.
package struct QuantityList {
  package var quantities: [Quantity]
  package var style: PageStyle

  package init(_ quantities: [Quantity], style: PageStyle) {
    self.quantities = quantities
    self.style = style
  }

  package func lines() -> [StyledLine] {
    let slugWidth = quantities.map { style.metrics.width($0.slug) }.max() ?? 0
    return quantities.flatMap { quantity in
      let gap = String(repeating: " ", count: slugWidth - style.metrics.width(quantity.slug) + 2)
      return style.paragraph.lines(
        [StyledSpan(quantity.slug, .bold), StyledSpan(gap + quantity.title(in: style.language))], width: style.width,
        hanging: min(slugWidth + 2, style.width / 2))
    }
  }
}
