import Guidelines

/// The quantities that there are: what to type, and what it is.
package struct QuantityList {
  package var quantities: [Quantity]
  package var style: PageStyle

  package init(_ quantities: [Quantity], style: PageStyle) {
    self.quantities = quantities
    self.style = style
  }

  package func lines() -> [Line] {
    let widest = quantities.map { style.metrics.width($0.slug) }.max() ?? 0
    return quantities.flatMap { quantity in
      let gap = String(repeating: " ", count: widest - style.metrics.width(quantity.slug) + 2)
      return style.paragraph.lines(
        [Span(quantity.slug, .bold), Span(gap + quantity.title(in: style.language))], width: style.width,
        hanging: min(widest + 2, style.width / 2))
    }
  }
}
