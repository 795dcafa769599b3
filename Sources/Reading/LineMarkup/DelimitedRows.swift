/// Rows of values parted by a delimiter, as `csv-table` and `,===` have them: a value in quotes may hold the delimiter, line ends, and a
/// quote written twice (RFC 4180).
enum DelimitedRows {
  static func read(_ text: some Sequence<UInt8>, delimiter: UInt8 = UInt8(ascii: ",")) -> [[[UInt8]]] {
    var rows: [[[UInt8]]] = []
    var row: [[UInt8]] = []
    var value: [UInt8] = []
    var isQuoted = false
    var wasQuoted = false
    func endValue() {
      row.append(value)
      (value, wasQuoted) = ([], false)
    }
    func endRow() {
      if row.isEmpty, value.isEmpty { return }
      endValue()
      rows.append(row)
      row = []
    }
    for byte in text {
      if isQuoted {
        if byte == UInt8(ascii: "\"") { (isQuoted, wasQuoted) = (false, true) } else { value.append(byte) }
      } else if byte == UInt8(ascii: "\""), value.isEmpty || wasQuoted {
        // A quote right behind a quoted value is one of its own.
        if wasQuoted { value.append(byte) }
        isQuoted = true
      } else if byte == delimiter {
        endValue()
      } else if byte == 0x0A {
        endRow()
      } else if byte > 0x20 || !value.isEmpty {
        value.append(byte)
      }
    }
    endRow()
    return rows
  }
}
