/// Splitter of incoming bytes into lines. For a line that is too long, only the id of its request is kept.
package struct LineSplitter {
  package enum InputLine: Hashable, Sendable {
    /// A line without its terminator, `
    /// ` or `\r
    /// `.
    case line([UInt8])
    case tooLong(id: RequestID?)
  }

  /// Default maximum length of a line in bytes.
  package static let maxLineLength = 4 << 20

  private let maxLength: Int
  private var partialLine: [UInt8] = []
  /// Scanner of the current line if it is too long, else `nil`.
  private var scanner: IDScanner?

  package init(maxLength: Int = Self.maxLineLength) { self.maxLength = maxLength }

  /// Returns the lines that these bytes complete.
  package mutating func lines(_ bytes: ArraySlice<UInt8>) -> [InputLine] {
    var lines: [InputLine] = []
    var remaining = bytes
    while let end = remaining.firstIndex(of: UInt8(ascii: "\n")) {
      append(remaining[..<end])
      lines.append(finishLine())
      remaining = remaining[(end + 1)...]
    }
    append(remaining)
    return lines
  }

  /// Returns the last line if the input ended without a line terminator, as is common with pipes and files.
  package mutating func finalLine() -> InputLine? { partialLine.isEmpty && scanner == nil ? nil : finishLine() }

  private mutating func finishLine() -> InputLine {
    defer { (partialLine, scanner) = ([], nil) }
    if partialLine.last == UInt8(ascii: "\r") { partialLine.removeLast() }
    return scanner.map { .tooLong(id: $0.id) } ?? .line(partialLine)
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if scanner == nil, partialLine.count + bytes.count <= maxLength {
      partialLine += bytes
      return
    }
    var scanner = scanner ?? IDScanner()
    scanner.scan(partialLine[...])
    scanner.scan(bytes)
    (partialLine, self.scanner) = ([], scanner)
  }
}
