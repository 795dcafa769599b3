import Guidelines
import SystemInterface
import TextAnalysis

/// A file's bytes, within the size that a page may have.
package enum FileBytes {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// 32 MiB: no page that a person wrote is larger.
  static let limit = 32 << 20

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    if status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) > limit {
      throw .tooLarge(path: path, bytes: Int(status.st_size), limit: limit)
    }
    return try contents(of: descriptor, path: path, expected: Int(status.st_size))
  }

  static func readStandardInput() throws(Failure) -> [UInt8] {
    try contents(of: 0, path: "-", expected: 0)
  }

  /// Why the last call for a path failed.
  static func failure(_ path: String) -> Failure {
    errno == ENOENT ? .noSuchFile(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
  }

  /// The hash with the length: enough to see that a file is the same as before.
  package static func fingerprint(_ bytes: [UInt8]) -> String {
    String(FNV1a.hash(bytes: bytes), radix: 16) + "-" + String(bytes.count, radix: 16)
  }
}

/// Outside of `FileBytes`, whose own `read` would hide the system's.
private func contents(of descriptor: Int32, path: String, expected: Int) throws(Failure) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(expected, FileBytes.limit) + 1)
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return bytes }
    if count < 0 {
      if errno == EINTR { continue }
      throw FileBytes.failure(path)
    }
    bytes += buffer[..<count]
    // A pipe or a device has no size to ask for beforehand.
    if bytes.count > FileBytes.limit { throw .tooLarge(path: path, bytes: bytes.count, limit: FileBytes.limit) }
  }
}
