import Guidelines
import SystemInterface
import TextAnalysis

/// A file's bytes, within the size that a page may have.
package enum FileBytes {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// 32 MiB: no page that a person wrote is larger.
  static let limit = 32 << 20
  /// Of a file, as much as tells whether it is a page.
  static let head = 8192

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    try read(FoundFile(location: path, name: Array(path.utf8), identity: [], path: path)) ?? []
  }

  /// - Parameter isWanted: whether a file that begins so is to be read; no more is read of the others.
  /// - Returns: nil where it is not wanted.
  static func read(_ file: FoundFile, isWanted: (_ head: [UInt8]) -> Bool = { _ in true }) throws(Failure) -> [UInt8]? {
    if file == .standardInput { return try contents(of: 0, path: "-", expected: 0, isWanted) }
    // A pipe that nobody writes to would be waited for without end; those that a shell makes (`<(…)`) lie in /dev and have a writer.
    let waits = file.location.hasPrefix("/dev/") || file.location.hasPrefix("/proc/")
    let descriptor =
      file.isOpenedInPlace
      ? ThisProcess.openWithoutLinks(file.identity)
      : file.name.withPath { open($0, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK)) }
    guard descriptor >= 0 else { throw failure(file.location) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(file.location) }
    // A pipe or a device has no size to ask for beforehand.
    let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    return try contents(of: descriptor, path: file.location, expected: size, isWanted)
  }

  private static func contents(
    of descriptor: Int32, path: String, expected: Int, _ isWanted: ([UInt8]) -> Bool
  ) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: head)
    var isAsked = false
    while true {
      let count = Descriptor(descriptor).fill(&buffer)
      if count < 0 { throw failure(path) }
      bytes += buffer[..<count]
      if !isAsked, count == 0 || bytes.count >= head {
        guard isWanted(Array(bytes.prefix(head))) else { return nil }
        if expected > limit { throw .tooLarge(path: path, bytes: expected, limit: limit) }
        isAsked = true
        bytes.reserveCapacity(expected + 1)
        if expected >= head { buffer = [UInt8](repeating: 0, count: 1 << 16) }
      }
      if count == 0 { return bytes }
      if bytes.count > limit { throw .tooLarge(path: path, bytes: bytes.count, limit: limit) }
    }
  }

  /// Why the last call for a path failed.
  static func failure(_ path: String) -> Failure {
    errno == ENOENT ? .noSuchFile(path: path) : .unreadable(path: path, reason: errorText())
  }

  /// The hash with the length: enough to see that a file is the same as before.
  package static func fingerprint(_ bytes: [UInt8]) -> String {
    String(FNV1a.hash(bytes: bytes), radix: 16) + "-" + String(bytes.count, radix: 16)
  }
}
