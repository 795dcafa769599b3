/// Definitions of links, `[label]: address "title"`, each on a line of its own: people put them at a page's end, and a page that is read in pieces,
/// or in part, must not lose the addresses of what is read.
struct LinkDefinitions {
  /// As Markdown: one a line, a blank line at the end; empty if there are none.
  private(set) var bytes: [UInt8] = []
  /// Lines that `bytes` take.
  private(set) var lines = 0

  private static let longest = 1024
  private static let mostBytes = 64 << 10
  /// Definitions in a row; more of them cost cmark's parser their square.
  private static let mostInRow = 100

  /// - Parameter start: where the text begins whose definitions are sought. None are found where it begins inside fenced code.
  init(in text: [UInt8], from start: Int = 0) {
    text.withUnsafeBufferPointer { find(in: $0, from: start) }
    if lines > 0 { append([]) }
  }

  private mutating func find(in text: UnsafeBufferPointer<UInt8>, from start: Int) {
    var fence: CodeFence?
    // A definition cannot interrupt a paragraph.
    var mayBegin = true
    var index = 0
    while index < text.count, bytes.count < LinkDefinitions.mostBytes {
      let end = text[index...].firstIndex(of: 0x0A) ?? text.count
      if index == start, fence != nil { return }
      let line = UnsafeBufferPointer(rebasing: text[index..<end])
      let isDefinition = !CodeFence.takes(line, &fence) && mayBegin && LinkDefinitions.isDefinition(line)
      if isDefinition, index >= start { append(line) }
      mayBegin = isDefinition || line.first == 0x23 || line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      index = end + 1
    }
  }

  private mutating func append(_ line: some Collection<UInt8>) {
    bytes += line
    bytes.append(0x0A)
    lines += 1
    if !line.isEmpty, lines % LinkDefinitions.mostInRow == 0 { append([]) }
  }

  /// Whether a line is `[label]: address`, and no footnote.
  private static func isDefinition(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count >= 5, line.count <= longest, line[0] == 0x5B, line[1] != 0x5E, line[1] != 0x5D,
      let close = line.firstIndex(of: 0x5D), close + 2 < line.count, line[close + 1] == 0x3A
    else { return false }
    return line[(close + 2)...].contains { $0 > 0x20 }
  }
}
