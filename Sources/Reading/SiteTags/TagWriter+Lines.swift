/// Output of a tag: lines of Markdown or HTML, each with the prefix of the enclosing list or block quote.
extension TagWriter {
  /// The markers of lists and block quotes that the last line consists of, or `nil` if it contains other text.
  var containerMarkers: ArraySlice<UInt8>? {
    var remaining = text.lastLine
    guard remaining.count <= 48 else { return nil }
    while let first = remaining.first {
      let digits = remaining.prefix(9).prefix(while: \.isASCIIDigit).count
      let marker = remaining.dropFirst(digits).prefix(2)
      if first.isASCIIBlank || first == UInt8(ascii: ">") {
        remaining = remaining.dropFirst()
      } else if marker.count == 2, marker.last == UInt8(ascii: " "), (digits > 0 ? ".)" : "-*+").utf8.contains(marker.first ?? 0)
      {
        remaining = remaining.dropFirst(digits + 2)
      } else {
        return nil
      }
    }
    return text.lastLine
  }

  /// The prefix of further lines in the same list item or block quote.
  var continuationPrefix: [UInt8] {
    containerMarkers.map { $0.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") } } ?? openTags
      .last?.linePrefix
      ?? []
  }

  /// Starts a new line with the given prefix.
  mutating func startLine(_ margin: [UInt8]) {
    text.endLine(from: lineNumber)
    text.append(margin, from: lineNumber)
  }

  /// Ends the paragraph with a blank line, unless the last line consists of a list marker, after which a paragraph begins
  /// anyway.
  mutating func breakParagraph() {
    if isInHTML { return }
    let margin = continuationPrefix
    if containerMarkers == nil { startLine(margin) }
    if containerMarkers.map({ $0.elementsEqual(margin) }) == true { startLine(margin) }
  }

  /// Writes HTML as a separate block.
  mutating func writeBlock(_ html: String) {
    breakParagraph()
    text.append(Array(html.utf8), from: lineNumber)
    breakParagraph()
  }

  /// Writes a marker, or the equivalent HTML tag in HTML.
  mutating func writeMarker(_ mark: BlockMarker) { writeBlock(isInHTML ? mark.html : mark.markdown) }

  /// Writes text as a paragraph of HTML.
  mutating func writeParagraph(_ words: String, of tag: SiteTag, isStrong: Bool = false) {
    let words = tag.notation == .jsx ? MarkupTag.escapedHTML(words) : words
    writeBlock(isStrong ? "<p><b>\(words)</b></p>" : "<p>\(words)</p>")
  }

  /// Returns an `img` element with a description. Descriptions are not written as paragraphs, because they are not shown as
  /// text.
  func imageElement(_ description: String, address: String? = nil) -> String {
    "<img alt=\"\(description.filter { $0 != "\"" })\" src=\"\((address ?? "").filter { !"<>\"".contains($0) })\">"
  }
}
