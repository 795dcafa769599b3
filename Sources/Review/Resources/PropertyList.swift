/// The texts of a property list's outermost dictionary, with the lines of their keys.
struct PropertyList: Sendable {
  struct Entry: Sendable {
    let key: String
    /// 1-based.
    let line: Int
    let value: String
  }

  enum Failure: Error { case binary, malformed }

  let entries: [Entry]

  let path: String

  init(_ bytes: [UInt8], path: String) throws(Failure) {
    self.path = path
    if bytes.starts(with: "bplist".utf8) { throw .binary }
    // A document type is left out: it may name files. Line ends stay, so that lines are those of the file.
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
    var rest = bytes
    for index in start...end where rest[index] != 0x0A { rest[index] = 0x20 }
    return rest
  }
}
