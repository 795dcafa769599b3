import Guidelines
import SystemInterface

/// What the first hundred bytes of an index say, read without opening a database: whether it is one, and of which version.
///
/// <https://www.sqlite.org/fileformat2.html#the_database_header>
enum IndexHeader {
  static func check(_ path: String) throws(Failure) {
    // A pipe is no index, and nobody may ever write to it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .noIndex(path: path) }
      throw .unreadable(path: path, reason: errorText())
    }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 100)
    var count = 0
    while count < header.count {
      let got = Descriptor(file).fill(&header, from: count)
      if got < 0 {
        if errno == EISDIR { throw .notAnIndex(path: path) }
        throw .unreadable(path: path, reason: errorText())
      }
      if got == 0 { break }
      count += got
    }
    guard count == header.count, header.starts(with: Array("SQLite format 3\0".utf8)),
      number(header, at: 68) == Schema.applicationID
    else { throw .notAnIndex(path: path) }
    let version = number(header, at: 60)
    guard version == Schema.userVersion else {
      throw .otherSchema(path: path, found: Int(version), expected: Int(Schema.userVersion))
    }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int32 {
    Int32(bitPattern: bytes[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }
}
