import Guidelines

/// A table in columns set apart by two spaces; where they do not fit, cells wrap; where even that gets too narrow to read, each row
/// becomes a small record of `header: cell` lines.
///
/// No box-drawing: those characters are of ambiguous width and would not line up everywhere.
struct TableLayout {
  let metrics: Metrics
  /// Between two cells.
  let separator: String
  private let inlines = InlineLayout()
  private var gap: Int { separator.utf8.count }
  /// Columns narrower than this are no longer read but spelt.
  private let narrowestColumn = 8

  /// - Parameter separator: ASCII. Where it is not blank, no line is drawn under the header.
  init(_ metrics: Metrics, separator: String = "  ") {
    self.metrics = metrics
    self.separator = separator
  }

  func lines(_ table: Table, width: Int, indent: Int) -> [Line] {
    let indent = min(indent, max(0, width - 12))
    var lines: [Line] = []
    if let caption = table.caption, !caption.plainText.isEmpty {
      lines += Paragraph(metrics).lines(inlines.parts(caption, .bold), width: width, indent: indent)
    }
    let hasHeader = table.header.contains { !$0.plainText.allSatisfy(\.isWhitespace) }
    let header = table.header.map { inlines.spans($0, .bold) }
    let rows = table.rows.map { $0.map { inlines.spans($0) } }
    let columns = max(header.count, rows.map(\.count).max() ?? 0)
    guard columns > 0 else { return lines }
    let (natural, fitting) = widths([header] + rows, into: width - indent)
    guard let widths = fitting else {
      return lines + records(header, rows, hasHeader: hasHeader, width: width, indent: indent)
    }
    let right = (0..<columns).map { column in isNumeric(rows.map { column < $0.count ? $0[column].text : "" }) }
    if hasHeader {
      lines += row(header, widths, right, indent: indent)
      if separator.allSatisfy(\.isWhitespace) {
        lines.append(
          Line([Span(widths.map { String(repeating: "-", count: $0) }.joined(separator: separator), .faint)], indent: indent))
      }
    }
    let wraps = zip(natural, widths).contains { $0 > $1 }
    for (number, cells) in rows.enumerated() {
      if wraps, number > 0, separator.allSatisfy(\.isWhitespace) { lines.append(.blank) }
      lines += row(cells, widths, right, indent: indent)
    }
    return lines
  }

  /// Whether its columns stand side by side in so much room, no cell taller than so many lines.
  func fits(_ table: Table, into room: Int, tallest: Int) -> Bool {
    let cells = ([table.header] + table.rows).map { $0.map { inlines.spans($0) } }
    let (natural, widths) = widths(cells, into: room)
    guard let widths else { return false }
    return zip(natural, widths).allSatisfy { $0 <= $1 * tallest }
  }

  /// Of the columns: what they would like, and what they get; nil where they cannot be set side by side.
  private func widths(_ rows: [[[Span]]], into room: Int) -> (natural: [Int], fitting: [Int]?) {
    let columns = rows.map(\.count).max() ?? 0
    let natural = (0..<columns).map { column in rows.map { column < $0.count ? metrics.width($0[column].text) : 0 }.max() ?? 0 }
    let stretches = { (column: Int) in rows.map { column < $0.count ? widestStretch($0[column]) : 0 }.max() ?? 0 }
    return (natural, fit(natural, stretches, into: room - gap * (columns - 1)))
  }

  /// Columns of the widest part of a cell that no line may break.
  private func widestStretch(_ cell: [Span]) -> Int { LineBreaker(metrics: metrics).widestStretch(of: cell.text) }

  /// Widths of the columns, or nil where they cannot be set side by side without cutting a word. Wide columns give first.
  private func fit(_ natural: [Int], _ stretches: (Int) -> Int, into room: Int) -> [Int]? {
    if natural.reduce(0, +) <= room { return natural }
    guard natural.map({ min($0, narrowestColumn) }).reduce(0, +) <= room else { return nil }
    let least = natural.indices.map { min(natural[$0], max(narrowestColumn, stretches($0))) }
    guard natural.count > 1, least.reduce(0, +) <= room else { return nil }
    // The widest common limit under which everything fits.
    var low = narrowestColumn
    var high = max(room, narrowestColumn)
    while low < high {
      let limit = (low + high + 1) / 2
      if zip(natural, least).reduce(0, { $0 + max($1.1, min($1.0, limit)) }) <= room { low = limit } else { high = limit - 1 }
    }
    var widths = zip(natural, least).map { max($1, min($0, low)) }
    var left = room - widths.reduce(0, +)
    for column in widths.indices where left > 0 && widths[column] < natural[column] {
      let more = min(left, natural[column] - widths[column], 1)
      widths[column] += more
      left -= more
    }
    // Many lines of a few columns are worse than a record a row.
    let tallest = zip(natural, widths).map { ($0 + $1 - 1) / max(1, $1) }.max() ?? 1
    return tallest > 6 && low < 2 * narrowestColumn ? nil : widths
  }

  private func row(_ cells: [[Span]], _ widths: [Int], _ right: [Bool], indent: Int) -> [Line] {
    let wrapped = widths.indices.map { column in
      column < cells.count ? Paragraph(metrics).lines(cells[column], width: widths[column]) : []
    }
    let height = max(1, wrapped.map(\.count).max() ?? 1)
    return (0..<height).map { level in
      var spans: [Span] = []
      for column in widths.indices {
        let line = level < wrapped[column].count ? wrapped[column][level] : .blank
        let filling = max(0, widths[column] - line.indent - metrics.width(line.spans.text))
        if right[column], filling > 0 { spans.append(Span(String(repeating: " ", count: filling))) }
        if line.indent > 0 { spans.append(Span(String(repeating: " ", count: line.indent))) }
        spans += line.spans
        let isLast = column == widths.count - 1
        let after = right[column] || isLast && !separator.allSatisfy(\.isWhitespace) ? 0 : filling
        if after > 0 { spans.append(Span(String(repeating: " ", count: after))) }
        if !isLast { spans.append(Span(separator, .faint)) }
      }
      return Line(spans, indent: indent)
    }
  }

  private func records(_ header: [[Span]], _ rows: [[[Span]]], hasHeader: Bool, width: Int, indent: Int) -> [Line] {
    var lines: [Line] = []
    for (number, cells) in rows.enumerated() {
      if number > 0 { lines.append(.blank) }
      for (column, cell) in cells.enumerated() where !cell.text.isEmpty {
        let name = hasHeader && column < header.count && !header[column].text.isEmpty ? header[column] + [Span(": ", .bold)] : []
        // The first cell names the row; the others hang below it.
        let under = column == 0 || width - indent < 16 ? indent : indent + 2
        lines += Paragraph(metrics).lines(
          name + cell, width: width, indent: under, hanging: width - under < 16 ? under : under + 2)
      }
    }
    return lines
  }

  private func isNumeric(_ cells: [String]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    return filled.count > 1
      && filled.allSatisfy { cell in
        // A sign, then figures: a date or a range is no number.
        let figures = cell.drop { "+-−±".contains($0) }
        return figures.utf8.contains(where: \.isASCIIDigit)
          && figures.unicodeScalars.allSatisfy { (0x30...0x39).contains($0.value) || ".,%".unicodeScalars.contains($0) }
      }
  }
}
