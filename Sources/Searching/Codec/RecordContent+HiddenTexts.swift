import Guidelines

extension RecordContent {
  /// Texts of a record that are not displayed inline: the readings of ruby and the alternative texts of images.
  package var hiddenTexts: [String] {
    var texts: [String] = []
    func visit(_ inline: Inline) {
      switch inline {
      case .image(let alternative, _): if !alternative.isEmpty { texts.append(alternative) }
      case .ruby(_, let reading): texts.append(reading)
      case .text, .code, .emphasis, .strong, .strikethrough, .subscript, .superscript, .link, .footnoteReference, .softBreak,
        .hardBreak:
        break
      }
    }
    headline.walk(visit)
    body.walkInlines(visit)
    return texts
  }
}
