import Guidelines

/// The opening fence of a code block: at least three backticks or tildes.
struct CodeFence {
  private let fenceCharacter: UInt8
  private let length: Int

  /// Parses a line. Returns `nil` if it opens no code block; a line with further backticks is inline code.
  init?(opening line: some Collection<UInt8>) {
    guard let line = Self.contentAfterIndent(line), let first = line.first,
      first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
    else {
      return nil
    }
    fenceCharacter = first
    length = line.prefix { $0 == first }.count
    guard length >= 3, first == UInt8(ascii: "~") || !line.dropFirst(length).contains(first) else { return nil }
  }

  /// Returns `true` if a line is the closing fence.
  func isClosed(by line: some Collection<UInt8>) -> Bool {
    guard let line = Self.contentAfterIndent(line) else { return false }
    let count = line.prefix { $0 == fenceCharacter }.count
    return count >= length && line.dropFirst(count).allSatisfy(\.isASCIIBlank)
  }

  /// Processes the next line of a text. Returns `true` if it belongs to a fenced code block.
  /// - Parameter open: The fence that is open before and after the line, or `nil`.
  static func consume(_ line: some Collection<UInt8>, _ openFence: inout CodeFence?) -> Bool {
    guard let fence = openFence else {
      openFence = CodeFence(opening: line)
      return openFence != nil
    }
    if fence.isClosed(by: line) { openFence = nil }
    return true
  }

  /// Returns the line without its indentation, or `nil` if it is indented by four or more spaces and thus an indented code
  /// block.
  private static func contentAfterIndent<Line: Collection<UInt8>>(_ line: Line) -> Line.SubSequence? {
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    return indent < 4 ? line.dropFirst(indent) : nil
  }
}
