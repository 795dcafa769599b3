/// What a tag becomes: lines of Markdown or of HTML, each below the marks of the list or quote around it.
extension TagWriter {
  /// The marks of lists and quotes that the last line begins with; nil where something else stands on it.
  var marks: ArraySlice<UInt8>? {
    var rest = text.line
    guard rest.count <= 48 else { return nil }
    while let first = rest.first {
      let digits = rest.prefix(9).prefix(while: \.isASCIIDigit).count
      let mark = rest.dropFirst(digits).prefix(2)
      if first.isASCIIBlank || first == UInt8(ascii: ">") {
        rest = rest.dropFirst()
      } else if mark.count == 2, mark.last == UInt8(ascii: " "), (digits > 0 ? ".)" : "-*+").utf8.contains(mark.first ?? 0) {
        rest = rest.dropFirst(digits + 2)
      } else {
        return nil
      }
    }
    return text.line
  }

  /// What begins the lines that follow in the same list or quote.
  var margin: [UInt8] {
    marks.map { $0.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") } } ?? open.last?.margin
      ?? []
  }

  mutating func startLine(_ margin: [UInt8]) {
    text.endLine(from: number)
    text.append(margin, from: number)
  }

  /// What was written ends; what follows stands below a blank line. Behind a list's mark a paragraph begins anyway.
  mutating func breakParagraph() {
    if isInHTML { return }
    let margin = margin
    if marks == nil { startLine(margin) }
    if marks.map({ $0.elementsEqual(margin) }) == true { startLine(margin) }
  }

  /// Writes HTML as a block of its own.
  mutating func write(_ html: String) {
    breakParagraph()
    text.append(Array(html.utf8), from: number)
    breakParagraph()
  }

  mutating func write(_ mark: BlockMark) { write(isInHTML ? mark.html : mark.line) }

  mutating func paragraph(_ words: String, of tag: SiteTag, isStrong: Bool = false) {
    let words = tag.notation == .jsx ? MarkupTag.escaped(words) : words
    write(isStrong ? "<p><b>\(words)</b></p>" : "<p>\(words)</p>")
  }

  /// The words of a picture: no paragraph, for they say what is to be seen.
  func image(_ words: String, address: String? = nil) -> String {
    "<img alt=\"\(words.filter { $0 != "\"" })\" src=\"\((address ?? "").filter { !"<>\"".contains($0) })\">"
  }
}
