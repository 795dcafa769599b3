/// The strings in the outermost dictionary of a property list, with the lines of their keys.
struct PropertyList: Sendable {
  struct Entry: Sendable {
    let key: String
    /// Line number, 1-based.
    let line: Int
    let value: String
  }

  enum ParseError: Error { case binary, malformed }

  let entries: [Entry]

  let path: String

  init(_ bytes: [UInt8], path: String) throws(ParseError) {
    self.path = path
    if bytes.starts(with: "bplist".utf8) { throw .binary }
    // Remove the document type declaration, which can refer to files. Its line ends are kept so that line numbers stay correct.
    guard let tree = XMLTree(Self.withoutDocumentType(bytes)) else { throw .malformed }
    guard let root = (0..<tree.count).first(where: { tree.name($0) == "dict" }) else {
      entries = []
      return
    }
    var entries: [Entry] = []
    let children = tree.children(root)
    for (key, value) in zip(children, children.dropFirst()) where tree.name(key) == "key" && tree.name(value) == "string" {
      entries.append(Entry(key: tree.text(key), line: tree.line(key), value: tree.text(value)))
    }
    self.entries = entries
  }

  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    let head = bytes.prefix(4096)
    let opening = Array("<!DOCTYPE".utf8)
    guard let start = head.indices.first(where: { bytes[$0...].starts(with: opening) }),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    var blanked = bytes
    for index in start...end where blanked[index] != 0x0A { blanked[index] = 0x20 }
    return blanked
  }
}
