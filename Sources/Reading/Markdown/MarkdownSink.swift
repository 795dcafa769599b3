import Guidelines

/// Where inlines of Markdown go: to the open cell of a table, else to the open block.
struct MarkdownSink {
  var builder = PageBuilder()
  /// The table that is open.
  var table: TableBuilder?

  mutating func text(_ text: String, line: Int) { write({ $0.text(text, line: line) }, cell: { $0.text(text) }) }

  mutating func code(_ code: String, line: Int) { write({ $0.code(code, line: line) }, cell: { $0.code(code) }) }

  mutating func image(alt: String, url: String, line: Int) {
    write({ $0.image(alt: alt, url: url, line: line) }, cell: { $0.image(alt: alt, url: url) })
  }

  mutating func footnoteReference(_ label: String, line: Int) {
    write({ $0.footnoteReference(label, line: line) }, cell: { $0.footnoteReference(label) })
  }

  mutating func addReading(_ reading: String) { write({ $0.addReading(reading) }, cell: { $0.addReading(reading) }) }

  mutating func softBreak() { write({ $0.softBreak() }, cell: { $0.softBreak() }) }

  mutating func hardBreak() { write({ $0.hardBreak() }, cell: { $0.hardBreak() }) }

  mutating func lineBreak() { write({ $0.lineBreak() }, cell: { $0.lineBreak() }) }

  mutating func open(_ run: InlineBuilder.Run) { write({ $0.openRun(run) }, cell: { $0.open(run) }) }

  mutating func close() { write({ $0.closeRun() }, cell: { $0.close() }) }

  private mutating func write(_ block: (inout PageBuilder) -> Void, cell: (inout InlineBuilder) -> Void) {
    if table?.isInCell == true { table?.write(cell) } else { block(&builder) }
  }
}
