import Guidelines

/// The line that opens fenced code: ``` or ~~~, at least three.
struct CodeFence {
  private let mark: UInt8
  private let length: Int

  /// nil where a line opens no code: an info string of backticks is a word of code.
  init?(opening line: some Collection<UInt8>) {
    guard let line = Self.marks(line), let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return nil
    }
    mark = first
    length = line.prefix { $0 == first }.count
    guard length >= 3, first == UInt8(ascii: "~") || !line.dropFirst(length).contains(first) else { return nil }
  }

  func isClosed(by line: some Collection<UInt8>) -> Bool {
    guard let line = Self.marks(line) else { return false }
    let count = line.prefix { $0 == mark }.count
    return count >= length && line.dropFirst(count).allSatisfy(\.isASCIIBlank)
  }

  /// For a text line by line: whether a line is of fenced code, which is open before it or not.
  static func takes(_ line: some Collection<UInt8>, _ open: inout CodeFence?) -> Bool {
    guard let fence = open else {
      open = CodeFence(opening: line)
      return open != nil
    }
    if fence.isClosed(by: line) { open = nil }
    return true
  }

  /// What stands behind a line's indentation; four spaces make it code of another kind.
  private static func marks<Line: Collection<UInt8>>(_ line: Line) -> Line.SubSequence? {
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    return indent < 4 ? line.dropFirst(indent) : nil
  }
}
