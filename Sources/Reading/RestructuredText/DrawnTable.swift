/// A table drawn with characters, taken apart by the columns in which they stand; characters of East Asia take two.
struct DrawnTable {
  struct Cell {
    var lines: [MarkupLine]
    var columns = 1
    var rows = 1
  }

  private(set) var rows: [[Cell]] = []
  private(set) var headerRows = 0
  /// The line behind it.
  private(set) var end: Int

  /// More columns than this are a picture.
  private static let mostColumns = 64

  // MARK: `+---+---+`

  /// Cells are parted by `|` and rules; where one is missing, a cell spans.
  init?(grid source: ArraySlice<MarkupLine>) {
    let table = source.prefix { $0.text.first == UInt8(ascii: "+") || $0.text.first == UInt8(ascii: "|") }
    end = table.endIndex
    let margin = table.first?.indent ?? 0
    let lines = table.map { ColumnLine($0, margin: margin) }
    let edges = DrawnTable.edges(lines)
    guard edges.count >= 2, edges.count <= DrawnTable.mostColumns + 1 else { return nil }
    let columns = edges.count - 1
    func isRule(_ line: Int, _ column: Int) -> Bool {
      let bytes = (edges[column] + 1..<edges[column + 1]).map { lines[line].byte(at: $0) }
      return bytes.allSatisfy { $0 == UInt8(ascii: "-") } || bytes.allSatisfy { $0 == UInt8(ascii: "=") }
    }
    let rules = lines.indices.filter { line in (0..<columns).contains { isRule(line, $0) } }
    guard rules.count >= 2, rules.last == lines.count - 1 else { return nil }
    /// Columns that a cell above still covers.
    var covered = [Int](repeating: 0, count: columns)
    for (band, top) in rules.dropLast().enumerated() {
      if band > 0, lines[top].byte(at: edges[0] + 1) == UInt8(ascii: "=") { headerRows = band }
      var row: [Cell] = []
      var column = 0
      while column < columns {
        guard covered[column] == 0 else {
          covered[column] -= 1
          column += 1
          continue
        }
        var right = column + 1
        while right < columns, covered[right] == 0, !lines[min(top + 1, lines.count - 1)].isEdge(at: edges[right]) { right += 1 }
        var below = band + 1
        while below < rules.count - 1, !isRule(rules[below], column) { below += 1 }
        let content = lines[(top + 1)..<max(top + 1, rules[below])].map { $0.slice(edges[column] + 1, edges[right]) }
        row.append(Cell(lines: content, columns: right - column, rows: below - band))
        for index in column..<right { covered[index] = below - band - 1 }
        column = right
      }
      rows.append(row)
    }
  }

  /// The columns in which a rule meets another: one that reaches a side of the table, or spans from one such column to another. A cell may hold a table, too.
  private static func edges(_ lines: [ColumnLine]) -> [Int] {
    let rules = lines.flatMap(\.rules)
    let right = (lines.first?.count ?? 0) - 1
    var edges: Set<Int> = []
    for rule in rules where rule.first == 0 || rule.last == right { edges.formUnion(rule) }
    for rule in rules where edges.contains(rule[0]) && edges.contains(rule[rule.count - 1]) { edges.formUnion(rule) }
    return edges.sorted()
  }

  // MARK: `====  ====`

  /// A rule of `=` above, below, and behind the header; a line with an empty first column goes on with the row above it.
  init?(columns source: ArraySlice<MarkupLine>) {
    var rules: [Int] = []
    for index in source.indices {
      guard case .simpleTable = LineConstruct(source[index]) else { continue }
      rules.append(index)
      if rules.count == 3 || rules.count > 1 && (index + 1 == source.endIndex || source[index + 1].isBlank) { break }
    }
    guard rules.count > 1, let first = rules.first, let last = rules.last else { return nil }
    end = last + 1
    let margin = source[first].indent
    let starts = ColumnLine(source[first], margin: margin).runs
    guard starts.count <= DrawnTable.mostColumns else { return nil }
    var open: [ColumnLine] = []
    func close(_ columns: [Int]) {
      guard !open.isEmpty else { return }
      rows.append(
        columns.enumerated().map { index, start in
          let next = index + 1 < columns.count ? columns[index + 1] : Int.max
          return Cell(lines: open.map { $0.slice(start, next) }, columns: starts.count { $0 >= start && $0 < next })
        })
      open = []
    }
    for index in (first + 1)..<last {
      let line = ColumnLine(source[index], margin: margin)
      if index == rules[1] {
        close(starts)
        headerRows = rows.count
      } else if LineConstruct.isColumns(source[index].text, UInt8(ascii: "-")) {
        // The rule below a row says which columns its cells span.
        close(line.runs)
      } else {
        if !line.isBlank(starts[0], starts.count > 1 ? starts[1] : Int.max) { close(starts) }
        open.append(line)
      }
    }
    close(starts)
  }
}

/// A line by the columns in which its characters stand.
private struct ColumnLine {
  private let line: MarkupLine
  /// Columns of white space before the text.
  private let pad: Int
  /// Where the character of each column behind them begins in the text.
  private let offsets: [Int]

  init(_ line: MarkupLine, margin: Int) {
    self.line = line
    pad = max(0, line.indent - margin)
    var offsets: [Int] = []
    var offset = line.text.startIndex
    for scalar in line.string.unicodeScalars {
      offsets += repeatElement(offset, count: min(1, scalar.columns))
      offset += UTF8.width(scalar)
      if scalar.columns > 1 { offsets.append(offset) }
    }
    self.offsets = offsets
  }

  var count: Int { pad + offsets.count }

  private func offset(_ column: Int) -> Int {
    column < pad ? line.text.startIndex : column < count ? offsets[column - pad] : line.text.endIndex
  }

  func byte(at column: Int) -> UInt8 {
    column >= pad && column < count && offset(column) < line.text.endIndex ? line.text[offset(column)] : 0x20
  }

  func isEdge(at column: Int) -> Bool { byte(at: column) == UInt8(ascii: "|") || byte(at: column) == UInt8(ascii: "+") }

  func slice(_ start: Int, _ end: Int) -> MarkupLine {
    var part = MarkupLine(line.text[offset(start)..<max(offset(start), offset(end))], number: line.number)
    part.indent += max(0, pad - start)
    return part
  }

  func isBlank(_ start: Int, _ end: Int) -> Bool { slice(start, end).isBlank }

  /// The columns of the crossings of each rule of a grid: 0, 4, 8 of `+---+---+`.
  var rules: [[Int]] {
    var found: [[Int]] = []
    var crossings: [Int] = []
    var before: UInt8 = 0x20
    for column in 0..<count + 1 {
      let byte = column < count ? byte(at: column) : 0x20
      if byte == UInt8(ascii: "+") {
        if !crossings.isEmpty, before == byte { crossings = [] }
        crossings.append(column)
      } else if byte != UInt8(ascii: "-"), byte != UInt8(ascii: "=") {
        if crossings.count > 1, before == UInt8(ascii: "+") { found.append(crossings) }
        crossings = []
      }
      before = byte
    }
    return found
  }

  /// Where each run of a rule begins.
  var runs: [Int] {
    (0..<count).filter { byte(at: $0) > 0x20 && ($0 == 0 || byte(at: $0 - 1) <= 0x20) }
  }
}
