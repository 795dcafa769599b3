/// Link reference definitions, `[label]: url "title"`, each on a line of its own. They are often at the end of a page, and must
/// not be lost if a page is read in chunks or in part.
struct LinkDefinitions {
  /// The definitions as Markdown, one per line and followed by a blank line, or empty if there are none.
  private(set) var bytes: [UInt8] = []
  /// Number of lines in `bytes`.
  private(set) var lineCount = 0

  /// Maximum length of a line in bytes.
  private static let maxLineBytes = 1024
  /// Maximum total size in bytes.
  private static let maxBytes = 64 << 10
  /// Maximum number of consecutive definitions; cmark takes quadratic time for more.
  private static let maxConsecutive = 100

  /// - Parameter start: Offset from which definitions are collected. If it is inside fenced code, none are.
  init(in text: [UInt8], from start: Int = 0) {
    text.withUnsafeBufferPointer { collect(in: $0, from: start) }
    if lineCount > 0 { append([]) }
  }

  private mutating func collect(in text: UnsafeBufferPointer<UInt8>, from start: Int) {
    var fence: CodeFence?
    // A definition cannot interrupt a paragraph.
    var canBegin = true
    var index = 0
    while index < text.count, bytes.count < LinkDefinitions.maxBytes {
      let end = text[index...].firstIndex(of: 0x0A) ?? text.count
      if index == start, fence != nil { return }
      let line = UnsafeBufferPointer(rebasing: text[index..<end])
      let isDefinition = !CodeFence.consume(line, &fence) && canBegin && LinkDefinitions.isDefinition(line)
      if isDefinition, index >= start { append(line) }
      canBegin = isDefinition || line.first == 0x23 || line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      index = end + 1
    }
  }

  private mutating func append(_ line: some Collection<UInt8>) {
    bytes += line
    bytes.append(0x0A)
    lineCount += 1
    if !line.isEmpty, lineCount % LinkDefinitions.maxConsecutive == 0 { append([]) }
  }

  /// Returns `true` if a line is `[label]: url`, but not a footnote.
  private static func isDefinition(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count >= 5, line.count <= maxLineBytes, line[0] == 0x5B, line[1] != 0x5E, line[1] != 0x5D,
      let close = line.firstIndex(of: 0x5D), close + 2 < line.count, line[close + 1] == 0x3A
    else { return false }
    return line[(close + 2)...].contains { $0 > 0x20 }
  }
}
