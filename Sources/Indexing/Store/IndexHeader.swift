import Guidelines
import SystemInterface

/// The header of an index file, which is read without opening a database: it shows whether the file is an index and of which
/// version.
///
/// <https://www.sqlite.org/fileformat2.html#the_database_header>
enum IndexHeader {
  static func check(_ path: String) throws(Failure) {
    // Opening a pipe must not block; it is then rejected because it is not an index.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .noIndex(path: path) }
      throw .unreadable(path: path, reason: errorText())
    }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 100)
    var count = 0
    while count < header.count {
      let readCount = FileDescriptor(file).fill(&header, from: count)
      if readCount < 0 {
        if errno == EISDIR { throw .notAnIndex(path: path) }
        throw .unreadable(path: path, reason: errorText())
      }
      if readCount == 0 { break }
      count += readCount
    }
    guard count == header.count, header.starts(with: Array("SQLite format 3\0".utf8)),
      number(header, at: 68) == Schema.applicationID
    else { throw .notAnIndex(path: path) }
    let version = number(header, at: 60)
    guard version == Schema.userVersion else {
      throw .incompatibleSchema(path: path, found: Int(version), expected: Int(Schema.userVersion))
    }
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int32 {
    Int32(bitPattern: bytes[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }
}
