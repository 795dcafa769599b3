import CZlib
import Guidelines
import SystemInterface
import TextAnalysis

/// Atomic, owner-only file access for the private copy.
enum CopyFile {
  /// Maximum file size in bytes, above that of any page or log.
  static let maxFileSize = 32 << 20

  static func hash(_ bytes: [UInt8]) -> String {
    String(FNV1a.hash(bytes: bytes), radix: 16) + "-" + String(bytes.count, radix: 16)
  }

  /// Returns the content of a file, or `nil` if the file does not exist.
  static func read(_ path: String) throws(Failure) -> [UInt8]? {
    Files.exists(path) ? try Files.read(path, limit: maxFileSize) : nil
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolder(Files.parent(path))
    try Files.writeAtomically(bytes, to: path, mode: 0o600)
  }

  static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolder(Files.parent(path))
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unwritable(path: path, reason: errorText()) }
    defer { close(file) }
    let error = FileDescriptor(file).writeAll(bytes)
    if error != 0 { throw .unwritable(path: path, reason: errorText(error)) }
  }

  /// Writes bytes in gzip format.
  static func writeCompressed(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolder(Files.parent(path))
    try Files.replace(path) { temporary in
      guard let file = gzopen(temporary, "wbx9") else { return errno == 0 ? ENOMEM : errno }
      let written = bytes.withUnsafeBytes { bytes.isEmpty ? 0 : gzwrite(file, $0.baseAddress, UInt32(clamping: $0.count)) }
      let isClosed = gzclose(file) == Z_OK
      return Int(written) == bytes.count && isClosed ? 0 : EIO
    }
  }

  static func readCompressed(_ path: String) throws(Failure) -> [UInt8]? {
    guard Files.exists(path) else { return nil }
    guard let file = gzopen(path, "rb") else { throw .unreadable(path: path, reason: errorText()) }
    defer { gzclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { gzread(file, $0.baseAddress, UInt32($0.count)) }
      if count < 0 { throw .unreadable(path: path, reason: "it is damaged") }
      if count == 0 { return bytes }
      bytes += buffer[..<Int(count)]
      if bytes.count > maxFileSize { throw .tooLarge(path: path, bytes: bytes.count, limit: maxFileSize) }
    }
  }

  static func makeFolder(_ path: String) throws(Failure) { try Files.makeFolder(path, mode: 0o700) }

  /// An exclusive lock that is released on deinitialization. Two concurrent runs would double the request rate and overwrite
  /// each other's files.
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
