import Guidelines

/// A cell of a table with what stands in front of its separator: `2.3+a|` spans two columns and three rows and holds blocks.
struct AsciiDocCell {
  var lines: [MarkupLine]
  private(set) var columns = 1
  private(set) var rows = 1
  private(set) var copies = 1
  /// `a` holds blocks, `l` and `m` code; else text.
  private(set) var style: UInt8 = UInt8(ascii: "d")

  /// nil where the bytes say nothing of a cell.
  init?(_ specification: ArraySlice<UInt8>) {
    lines = []
    var rest = specification
    let numbers = rest.prefix { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
    if !numbers.isEmpty, let sign = rest[numbers.endIndex...].first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "*") {
      let parts = String(decoding: numbers, as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false).map {
        Int($0) ?? 1
      }
      if sign == UInt8(ascii: "*") { copies = min(64, max(1, parts[0])) } else { columns = min(64, max(1, parts[0])) }
      rows = min(1000, max(1, parts.count > 1 ? parts[1] : 1))
      rest = rest[(numbers.endIndex + 1)...]
    }
    rest = rest.drop { "<^>.".utf8.contains($0) }
    if let letter = rest.first, "adehlmsv".utf8.contains(letter) {
      style = letter
      rest = rest.dropFirst()
    }
    guard rest.isEmpty else { return nil }
  }

  /// The cells of a table's lines, in order.
  static func read(_ lines: ArraySlice<MarkupLine>, separator: UInt8) -> [AsciiDocCell] {
    var cells: [AsciiDocCell] = []
    for line in lines {
      var start = line.text.startIndex
      for index in line.text.indices where line.text[index] == separator && (index == start || line.text[index - 1] != 0x5C) {
        // What belongs to this separator stands right in front of it, behind white space.
        var specification = line.text[start..<index].suffix(16)
        if let space = specification.lastIndex(of: 0x20) { specification = specification[(space + 1)...] }
        let isAtStart = specification.startIndex == line.text.startIndex || line.text[specification.startIndex - 1] == 0x20
        let found = isAtStart || specification.isEmpty ? AsciiDocCell(specification) : nil
        let end = found == nil ? index : specification.startIndex
        append(line.text[start..<end], line, to: &cells)
        if let cell = found ?? AsciiDocCell([]) { cells.append(cell) }
        start = index + 1
      }
      append(line.text[start...], line, to: &cells)
    }
    return cells.flatMap { [AsciiDocCell](repeating: $0, count: $0.copies) }
  }

  private static func append(_ text: ArraySlice<UInt8>, _ line: MarkupLine, to cells: inout [AsciiDocCell]) {
    guard let last = cells.indices.last else { return }
    var part = MarkupLine(text, number: line.number)
    part.indent = 0
    if !part.isBlank || !cells[last].lines.isEmpty { cells[last].lines.append(part) }
  }
}

extension AsciiDocReader {
  mutating func table(_ range: Range<Int>, _ separator: UInt8, _ attributes: AsciiDocBlockAttributes, line: Int, _ depth: Int) {
    guard let first = range.first(where: { !lines[$0].isBlank }) else { return }
    let isValues = separator == UInt8(ascii: ",") || separator == UInt8(ascii: ":") || attributes.named["format"] == "csv"
    var cells: [AsciiDocCell] = []
    var columns = AsciiDocReader.columns(attributes.named["cols"])
    if isValues {
      let rows = DelimitedRows.read(
        lines.joined(range), delimiter: separator == UInt8(ascii: ":") ? separator : UInt8(ascii: ","))
      columns = max(columns, rows.map(\.count).max() ?? 1)
      for row in rows {
        for place in 0..<min(columns, 64) {
          guard var cell = AsciiDocCell([]) else { continue }
          if place < row.count { cell.lines = [MarkupLine].split(row[place], from: line).lines }
          cells.append(cell)
        }
      }
    } else {
      cells = AsciiDocCell.read(lines[range], separator: attributes.named["separator"]?.utf8.first ?? separator)
      if columns == 0 { columns = AsciiDocCell.read(lines[first...first], separator: separator).reduce(0) { $0 + $1.columns } }
    }
    // A first row in one line with a blank one below it is the header.
    let isImplied = first == range.lowerBound && first + 1 < range.upperBound && lines[first + 1].isBlank && !isValues
    var grid = SpanGrid()
    for cell in cells {
      while grid.rows.last.map({ $0.count >= min(64, max(1, columns)) }) ?? true { grid.startRow() }
      grid.append(inlines(cell, depth), columns: cell.columns, rows: cell.rows)
    }
    let hasHeader = attributes.options.contains("header") || isImplied && !attributes.options.contains("noheader")
    let caption = attributes.title.map { AsciiDocInlines.read(Array($0)) }
    if let table = grid.table(caption: caption, hasHeader: hasHeader && grid.rows.count > 1) {
      builder.append(Block(.table(table), line: line))
    }
  }

  /// How many columns `1,2,3*` states.
  private static func columns(_ stated: String?) -> Int {
    guard let stated else { return 0 }
    return stated.split { $0 == "," || $0 == ";" }.reduce(0) { sum, column in
      let star = column.firstIndex(of: "*")
      return min(64, sum + (star.flatMap { Int(String(column[..<$0]).trimmingSpace()) }.map { min(64, max(1, $0)) } ?? 1))
    }
  }

  private mutating func inlines(_ cell: AsciiDocCell, _ depth: Int) -> [Inline] {
    switch cell.style {
    case UInt8(ascii: "l"), UInt8(ascii: "m"): return cell.lines.verbatim(cell.lines.indices).map { [.code($0.text)] } ?? []
    case UInt8(ascii: "a"):
      let outer = (lines, builder)
      (lines, builder) = (cell.lines, PageBuilder())
      blocks(cell.lines.indices, depth: depth + 1)
      let inlines = Block(.quote(builder.finish())).leafInlines.mergingText()
      (lines, builder) = outer
      return inlines
    default:
      let paragraphs = cell.lines.split(whereSeparator: \.isBlank)
      return Array(
        paragraphs.map { AsciiDocInlines.read(Array($0.map(\.text).joined(separator: [0x0A]))) }.joined(separator: [.text(" ")])
      )
      .mergingText()
    }
  }
}
