import Guidelines

extension RecordContent {
  /// Text that a reader does not see in line: how ruby is read, what images show.
  package var hiddenTexts: [String] {
    var found: [String] = []
    func visit(_ inline: Inline) {
      switch inline {
      case .image(let alternative, _): if !alternative.isEmpty { found.append(alternative) }
      case .ruby(_, let reading): found.append(reading)
      case .text, .code, .emphasis, .strong, .strikethrough, .subscript, .superscript, .link, .footnoteReference, .softBreak,
        .hardBreak:
        break
      }
    }
    headline.walk(visit)
    body.walkInlines(visit)
    return found
  }
}
