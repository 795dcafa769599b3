/// Cuts bytes, as they come in, into lines. Of a line that is too long no more is held than the id of its request.
package struct LineSplitter {
  package enum Line: Hashable, Sendable {
    /// Without its end, `\n` or `\r\n`.
    case line([UInt8])
    case tooLong(id: RequestID?)
  }

  /// In bytes.
  package static let longest = 4 << 20

  private let longest: Int
  private var begun: [UInt8] = []
  /// Of a line that is too long.
  private var scanner: IDScanner?

  package init(longest: Int = Self.longest) { self.longest = longest }

  /// The lines that these bytes end.
  package mutating func lines(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      hold(rest[..<end])
      lines.append(ended())
      rest = rest[(end + 1)...]
    }
    hold(rest)
    return lines
  }

  /// What the end of input ends: a request from a pipe or a file may lack its line's end.
  package mutating func last() -> Line? { begun.isEmpty && scanner == nil ? nil : ended() }

  private mutating func ended() -> Line {
    defer { (begun, scanner) = ([], nil) }
    if begun.last == UInt8(ascii: "\r") { begun.removeLast() }
    return scanner.map { .tooLong(id: $0.id) } ?? .line(begun)
  }

  private mutating func hold(_ bytes: ArraySlice<UInt8>) {
    if scanner == nil, begun.count + bytes.count <= longest {
      begun += bytes
      return
    }
    var scanner = scanner ?? IDScanner()
    scanner.pass(begun[...])
    scanner.pass(bytes)
    (begun, self.scanner) = ([], scanner)
  }
}
