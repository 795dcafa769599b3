import Foundation
import Guidelines

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
    return try read(descriptor: descriptor, path: path, expected: Int(status.st_size))
  }

  static func readStandardInput() throws(Failure) -> [UInt8] {
    try read(descriptor: 0, path: "-", expected: 0)
  }

  private static func read(descriptor: Int32, path: String, expected: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(expected, limit) + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      bytes += buffer[..<count]
      // A pipe or a device has no size to ask for beforehand.
      if bytes.count > limit { throw .tooLarge(path: path, bytes: bytes.count, limit: limit) }
    }
  }

  private static func failure(_ path: String) -> Failure {
    errno == ENOENT ? .noSuchFile(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
  }

  /// FNV-1a, 64 bits, with the length: enough to see that a file is the same as before.
  package static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(bytes.count, radix: 16)
  }
}
