/// Text derived from a file, with the original line number of each line. It may have more or fewer lines than the file.
struct NumberedText {
  private(set) var bytes: [UInt8] = []
  /// Line numbers in the file, 1-based, of all lines that were begun.
  private(set) var lineNumbers: [Int32] = []
  /// Offset at which the last line begins.
  private(set) var lineStart = 0
  /// Number of line ends.
  private var endedLines = 0

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The last line so far.
  var lastLine: ArraySlice<UInt8> { bytes[lineStart...] }

  /// Appends text to the last line.
  /// - Parameters:
  ///   - part: Text without line ends.
  ///   - number: Line number in the file.
  mutating func append(_ part: some Collection<UInt8>, from number: Int) {
    if part.isEmpty { return }
    beginLine(number)
    bytes += part
  }

  /// Ends the last line.
  /// - Parameter number: Line number in the file, for a line without text.
  mutating func endLine(from number: Int) {
    beginLine(number)
    bytes.append(0x0A)
    endedLines += 1
    lineStart = bytes.count
  }

  /// Changes the last line, or earlier lines without changing their number.
  /// - Parameter number: Line number in the file, or `nil` if the last line need not be begun.
  mutating func rewriteLine(from number: Int? = nil, _ change: (inout [UInt8]) -> Void) {
    if let number { beginLine(number) }
    change(&bytes)
  }

  private mutating func beginLine(_ number: Int) {
    if lineNumbers.count == endedLines { lineNumbers.append(Int32(clamping: number)) }
  }

  /// Returns the line number in the file for a 1-based line of this text.
  func number(ofLine line: Int) -> Int { lineNumbers.isEmpty ? 1 : Int(lineNumbers[min(max(line, 1), lineNumbers.count) - 1]) }
}
