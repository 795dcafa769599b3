import Guidelines

/// Destination for inlines of Markdown: the open table cell, or otherwise the open block.
struct MarkdownSink {
  var builder = PageBuilder()
  /// The open table, or `nil`.
  var table: TableBuilder?

  mutating func text(_ text: String, line: Int) { write({ $0.appendText(text, line: line) }, cell: { $0.appendText(text) }) }

  mutating func code(_ code: String, line: Int) { write({ $0.appendCode(code, line: line) }, cell: { $0.appendCode(code) }) }

  mutating func image(alt: String, url: String, line: Int) {
    write({ $0.appendImage(alt: alt, url: url, line: line) }, cell: { $0.appendImage(alt: alt, url: url) })
  }

  mutating func footnoteReference(_ label: String, line: Int) {
    write({ $0.appendFootnoteReference(label, line: line) }, cell: { $0.appendFootnoteReference(label) })
  }

  mutating func addReading(_ reading: String) { write({ $0.addReading(reading) }, cell: { $0.addReading(reading) }) }

  mutating func softBreak() { write({ $0.appendSoftBreak() }, cell: { $0.appendSoftBreak() }) }

  mutating func hardBreak() { write({ $0.appendHardBreak() }, cell: { $0.appendHardBreak() }) }

  mutating func lineBreak() { write({ $0.appendLineBreak() }, cell: { $0.appendLineBreak() }) }

  mutating func open(_ run: InlineBuilder.Run) { write({ $0.openRun(run) }, cell: { $0.open(run) }) }

  mutating func close() { write({ $0.closeRun() }, cell: { $0.close() }) }

  /// Applies `cell` to the open table cell, or `block` to the builder if there is none.
  private mutating func write(_ block: (inout PageBuilder) -> Void, cell: (inout InlineBuilder) -> Void) {
    if table?.isInCell == true { table?.withCell(cell) } else { block(&builder) }
  }
}
