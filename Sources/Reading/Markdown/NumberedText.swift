/// Text made from a file's, each line with the number of the line that it comes from: the text may have more lines than the file, or fewer.
struct NumberedText {
  private(set) var bytes: [UInt8] = []
  /// Of each line that is begun or ended, in the file, counted from 1.
  private(set) var numbers: [Int32] = []
  /// Where the last line begins.
  private(set) var lineStart = 0
  private var ends = 0

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The last line so far.
  var line: ArraySlice<UInt8> { bytes[lineStart...] }

  /// - Parameters:
  ///   - part: no line ends are in it.
  ///   - number: of the line in the file that it comes from.
  mutating func append(_ part: some Collection<UInt8>, from number: Int) {
    if part.isEmpty { return }
    begin(number)
    bytes += part
  }

  mutating func endLine(from number: Int) {
    begin(number)
    bytes.append(0x0A)
    ends += 1
    lineStart = bytes.count
  }

  /// Changes the last line so far, or what above it leaves the lines as many as they are.
  /// - Parameter number: of the line in the file, where it may not have begun.
  mutating func rewriteLine(from number: Int? = nil, _ change: (inout [UInt8]) -> Void) {
    if let number { begin(number) }
    change(&bytes)
  }

  private mutating func begin(_ number: Int) {
    if numbers.count == ends { numbers.append(Int32(clamping: number)) }
  }

  /// - Parameter line: of this text, counted from 1.
  func number(ofLine line: Int) -> Int { numbers.isEmpty ? 1 : Int(numbers[min(max(line, 1), numbers.count) - 1]) }
}
