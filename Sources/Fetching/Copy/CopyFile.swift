import CZlib
import Guidelines
import SystemInterface
import TextAnalysis

/// Files of the copy: whole or not there, for nobody else to read.
enum CopyFile {
  /// No page is larger, nor is a log.
  static let limit = 32 << 20

  static func hash(_ bytes: [UInt8]) -> String {
    String(FNV1a.hash(bytes: bytes), radix: 16) + "-" + String(bytes.count, radix: 16)
  }

  /// nil where there is none.
  static func read(_ path: String) throws(Failure) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: errorText())
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Descriptor(file).fill(&buffer)
      if count < 0 { throw .unreadable(path: path, reason: errorText()) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLarge(path: path, bytes: bytes.count, limit: limit) }
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try replacing(path) { temporary in
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { return errno }
      var error = Descriptor(file).writeAll(bytes)
      if error == 0, fsync(file) != 0, errno != EINVAL { error = errno }
      if close(file) != 0, error == 0 { error = errno }
      return error
    }
  }

  static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolder(parent(path))
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unwritable(path: path, reason: errorText()) }
    defer { close(file) }
    let error = Descriptor(file).writeAll(bytes)
    if error != 0 { throw .unwritable(path: path, reason: errorText(error)) }
  }

  /// As `gzip` writes it.
  static func writeCompressed(_ bytes: [UInt8], to path: String) throws(Failure) {
    try replacing(path) { temporary in
      guard let file = gzopen(temporary, "wbx9") else { return errno == 0 ? ENOMEM : errno }
      let written = bytes.withUnsafeBytes { bytes.isEmpty ? 0 : gzwrite(file, $0.baseAddress, UInt32(clamping: $0.count)) }
      let isClosed = gzclose(file) == Z_OK
      return Int(written) == bytes.count && isClosed ? 0 : EIO
    }
  }

  static func readCompressed(_ path: String) throws(Failure) -> [UInt8]? {
    guard access(path, F_OK) == 0 else { return nil }
    guard let file = gzopen(path, "rb") else { throw .unreadable(path: path, reason: errorText()) }
    defer { gzclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { gzread(file, $0.baseAddress, UInt32($0.count)) }
      if count < 0 { throw .unreadable(path: path, reason: "it is damaged") }
      if count == 0 { return bytes }
      bytes += buffer[..<Int(count)]
      if bytes.count > limit { throw .tooLarge(path: path, bytes: bytes.count, limit: limit) }
    }
  }

  private static func replacing(_ path: String, _ write: (_ temporary: String) -> Int32) throws(Failure) {
    try makeFolder(parent(path))
    let temporary = parent(path) + "/.hig-\(getpid())-part"
    unlink(temporary)
    var error = write(temporary)
    if error == 0, rename(temporary, path) != 0 { error = errno }
    guard error == 0 else {
      unlink(temporary)
      throw .unwritable(path: path, reason: errorText(error))
    }
  }

  static func parent(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  static func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || access(path, F_OK) == 0 || mkdir(path, 0o700) == 0 { return }
    if errno == ENOENT, parent(path) != path {
      try makeFolder(parent(path))
      if mkdir(path, 0o700) == 0 { return }
    }
    if errno != EEXIST { throw .unwritable(path: path, reason: errorText()) }
  }

  /// Held as long as it lives: two runs would ask twice as often, and write over each other.
  final class Lock {
    private let file: Int32

    init(_ folder: String) throws(Failure) {
      try CopyFile.makeFolder(folder)
      file = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw .unwritable(path: folder + "/lock", reason: errorText()) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        close(file)
        throw .indexBusy(path: folder)
      }
    }

    deinit { close(file) }
  }
}
