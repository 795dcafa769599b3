import Guidelines

/// Tables that directives hold: drawn, written as a list of lists, or as values parted by commas.
extension RestructuredTextReader {
  mutating func drawnTable(_ directive: Directive, _ depth: Int) {
    let (caption, body) = title(directive)
    let start = lines.skipBlanks(body.content.lowerBound, body.content.upperBound)
    if start == body.content.upperBound || drawnTable(start..<body.content.upperBound, caption: caption, depth) == nil {
      content(body, depth)
    }
  }

  mutating func listTable(_ directive: Directive, _ depth: Int) {
    let (caption, body) = title(directive)
    let start = lines.skipBlanks(body.content.lowerBound, body.content.upperBound)
    guard start < body.content.upperBound, let marker = ListMarker(lines[start].text) else { return content(body, depth) }
    var grid = SpanGrid()
    for row in items(like: marker, start..<body.content.upperBound, margin: body.margin) {
      guard let first = row.lines.first(where: { !lines[$0].isBlank }), let inner = ListMarker(lines[first].text) else {
        continue
      }
      grid.startRow()
      for item in items(like: inner, first..<row.lines.upperBound, margin: row.margin) {
        grid.append(cell(Array(lines[item.lines]), depth), columns: 1, rows: 1)
      }
    }
    append(grid, caption, headerRows: directive.options["header-rows"].flatMap { Int($0) } ?? 0, directive.range)
  }

  mutating func valuesTable(_ directive: Directive, _ depth: Int) {
    let (caption, body) = title(directive)
    let mark = directive.options["delim"].flatMap { ["tab": "\t", "space": " "][$0] ?? $0 }?.utf8.first ?? UInt8(ascii: ",")
    let header = directive.options["header"].map { DelimitedRows.read($0.utf8, delimiter: mark) } ?? []
    var grid = SpanGrid()
    for row in header + DelimitedRows.read(lines.joined(body.content), delimiter: mark) {
      grid.startRow()
      for value in row { grid.append(cell([MarkupLine].split(value).lines, depth), columns: 1, rows: 1) }
    }
    append(grid, caption, headerRows: header.count + (directive.options["header-rows"].flatMap { Int($0) } ?? 0), directive.range)
  }

  /// A table drawn at the beginning of the range → where it ends; nil where it is none after all.
  mutating func drawnTable(_ part: Range<Int>, caption: [Inline]?, _ depth: Int) -> Int? {
    let drawn =
      switch LineConstruct(lines[part.lowerBound]) {
      case .gridTable: DrawnTable(grid: lines[part])
      case .simpleTable: DrawnTable(columns: lines[part])
      case .item, .field, .option, .doctest, .lineBlock, .explicit, .anonymousTarget, .adornment, .text: DrawnTable?.none
      }
    guard let drawn else { return nil }
    var grid = SpanGrid()
    for row in drawn.rows {
      grid.startRow()
      for place in row { grid.append(cell(place.lines, depth), columns: place.columns, rows: place.rows) }
    }
    append(grid, caption, headerRows: drawn.headerRows, part)
    return drawn.end
  }

  private mutating func append(_ grid: SpanGrid, _ caption: [Inline]?, headerRows: Int, _ range: Range<Int>) {
    guard let table = grid.table(caption: caption, hasHeader: headerRows > 0) else { return }
    builder.append(Block(.table(table), line: lines[range.lowerBound].number))
  }

  /// What a cell's lines hold, one after the other.
  private mutating func cell(_ content: [MarkupLine], _ depth: Int) -> [Inline] {
    guard let margin = content.margin(content.indices) else { return [] }
    let outer = (lines, builder)
    (lines, builder) = (content, PageBuilder())
    blocks(content.indices, margin: margin, depth: depth + 1)
    let inlines = Block(.quote(builder.finish())).leafInlines.mergingText()
    (lines, builder) = outer
    return inlines
  }
}
