import Guidelines

/// Lays out a table as columns separated by two spaces. Cells wrap if the table is too wide. If the columns would get too narrow,
/// each row becomes a list of `header: cell` lines.
///
/// Box-drawing characters are not used, because their width is ambiguous.
struct TableLayout {
  let metrics: Metrics
  /// Text between two cells.
  let separator: String
  private let inlines = InlineLayout()
  private var gap: Int { separator.utf8.count }
  /// Minimum width of a column for readable text.
  private let minColumnWidth = 8

  /// - Parameter separator: ASCII text between cells. If it is not blank, no line is printed below the header.
  init(_ metrics: Metrics, separator: String = "  ") {
    self.metrics = metrics
    self.separator = separator
  }

  func lines(_ table: Table, width: Int, indent: Int) -> [StyledLine] {
    let indent = min(indent, max(0, width - 12))
    var lines: [StyledLine] = []
    if let caption = table.caption, !caption.plainText.isEmpty {
      lines += ParagraphLayout(metrics).lines(inlines.parts(caption, .bold), width: width, indent: indent)
    }
    let hasHeader = table.header.contains { !$0.plainText.allSatisfy(\.isWhitespace) }
    let header = table.header.map { inlines.spans($0, .bold) }
    let rows = table.rows.map { $0.map { inlines.spans($0) } }
    let columns = max(header.count, rows.map(\.count).max() ?? 0)
    guard columns > 0 else { return lines }
    let naturalWidths = (0..<columns).map { column in
      ([header] + rows).map { column < $0.count ? metrics.width($0[column].text) : 0 }.max() ?? 0
    }
    let unbreakableWidth = { (column: Int) in
      ([header] + rows).map { column < $0.count ? maxUnbreakableWidth($0[column]) : 0 }.max() ?? 0
    }
    guard let widths = fittedWidths(naturalWidths, unbreakableWidth, into: width - indent - gap * (columns - 1)) else {
      return lines + keyValueLines(header, rows, hasHeader: hasHeader, width: width, indent: indent)
    }
    let isRightAligned = (0..<columns).map { column in isNumeric(rows.map { column < $0.count ? $0[column].text : "" }) }
    if hasHeader {
      lines += row(header, widths, isRightAligned, indent: indent)
      if separator.allSatisfy(\.isWhitespace) {
        lines.append(
          StyledLine(
            [StyledSpan(widths.map { String(repeating: "-", count: $0) }.joined(separator: separator), .faint)], indent: indent))
      }
    }
    let wraps = zip(naturalWidths, widths).contains { $0 > $1 }
    for (number, cells) in rows.enumerated() {
      if wraps, number > 0, separator.allSatisfy(\.isWhitespace) { lines.append(.blank) }
      lines += row(cells, widths, isRightAligned, indent: indent)
    }
    return lines
  }

  /// Returns the maximum width of the parts of a cell that contain no break opportunity, in columns.
  private func maxUnbreakableWidth(_ cell: [StyledSpan]) -> Int {
    LineBreaker(metrics: metrics).maxUnbreakableWidth(of: cell.text)
  }

  /// Returns the widths of the columns, or `nil` if they do not fit side by side without splitting a word. Wide columns are
  /// reduced first.
  private func fittedWidths(_ naturalWidths: [Int], _ unbreakableWidth: (Int) -> Int, into availableWidth: Int) -> [Int]? {
    if naturalWidths.reduce(0, +) <= availableWidth { return naturalWidths }
    guard naturalWidths.map({ min($0, minColumnWidth) }).reduce(0, +) <= availableWidth else { return nil }
    let minWidths = naturalWidths.indices.map { min(naturalWidths[$0], max(minColumnWidth, unbreakableWidth($0))) }
    guard naturalWidths.count > 1, minWidths.reduce(0, +) <= availableWidth else { return nil }
    // Binary search for the maximum column width with which the table fits.
    var low = minColumnWidth
    var high = max(availableWidth, minColumnWidth)
    while low < high {
      let limit = (low + high + 1) / 2
      if zip(naturalWidths, minWidths).reduce(0, { $0 + max($1.1, min($1.0, limit)) }) <= availableWidth {
        low = limit
      } else {
        high = limit - 1
      }
    }
    var widths = zip(naturalWidths, minWidths).map { max($1, min($0, low)) }
    var remaining = availableWidth - widths.reduce(0, +)
    for column in widths.indices where remaining > 0 && widths[column] < naturalWidths[column] {
      let extra = min(remaining, naturalWidths[column] - widths[column], 1)
      widths[column] += extra
      remaining -= extra
    }
    // Tall rows of narrow columns are harder to read than one list for each row.
    let maxHeight = zip(naturalWidths, widths).map { ($0 + $1 - 1) / max(1, $1) }.max() ?? 1
    return maxHeight > 6 && low < 2 * minColumnWidth ? nil : widths
  }

  private func row(_ cells: [[StyledSpan]], _ widths: [Int], _ isRightAligned: [Bool], indent: Int) -> [StyledLine] {
    let wrapped = widths.indices.map { column in
      column < cells.count ? ParagraphLayout(metrics).lines(cells[column], width: widths[column]) : []
    }
    let height = max(1, wrapped.map(\.count).max() ?? 1)
    return (0..<height).map { level in
      var spans: [StyledSpan] = []
      for column in widths.indices {
        let line = level < wrapped[column].count ? wrapped[column][level] : .blank
        let padding = max(0, widths[column] - line.indent - metrics.width(line.spans.text))
        if isRightAligned[column], padding > 0 { spans.append(StyledSpan(String(repeating: " ", count: padding))) }
        if line.indent > 0 { spans.append(StyledSpan(String(repeating: " ", count: line.indent))) }
        spans += line.spans
        let isLast = column == widths.count - 1
        let after = isRightAligned[column] || isLast && !separator.allSatisfy(\.isWhitespace) ? 0 : padding
        if after > 0 { spans.append(StyledSpan(String(repeating: " ", count: after))) }
        if !isLast { spans.append(StyledSpan(separator, .faint)) }
      }
      return StyledLine(spans, indent: indent)
    }
  }

  private func keyValueLines(_ header: [[StyledSpan]], _ rows: [[[StyledSpan]]], hasHeader: Bool, width: Int, indent: Int)
    -> [StyledLine]
  {
    var lines: [StyledLine] = []
    for (number, cells) in rows.enumerated() {
      if number > 0 { lines.append(.blank) }
      for (column, cell) in cells.enumerated() where !cell.text.isEmpty {
        let name =
          hasHeader && column < header.count && !header[column].text.isEmpty ? header[column] + [StyledSpan(": ", .bold)] : []
        // The first cell names the row; the others are indented below it.
        let cellIndent = column == 0 || width - indent < 16 ? indent : indent + 2
        lines += ParagraphLayout(metrics).lines(
          name + cell, width: width, indent: cellIndent, hanging: width - cellIndent < 16 ? cellIndent : cellIndent + 2)
      }
    }
    return lines
  }

  private func isNumeric(_ cells: [String]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    return filled.count > 1
      && filled.allSatisfy { cell in
        // Only a number with an optional sign counts, not a date or range.
        let digits = cell.drop { "+-−±".contains($0) }
        return digits.utf8.contains(where: \.isASCIIDigit)
          && digits.unicodeScalars.allSatisfy { (0x30...0x39).contains($0.value) || ".,%".unicodeScalars.contains($0) }
      }
  }
}
