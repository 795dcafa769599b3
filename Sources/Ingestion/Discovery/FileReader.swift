import Guidelines
import SystemInterface
import TextAnalysis

/// Reads files up to the maximum size of a page.
package enum FileReader {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Maximum size in bytes: 32 MiB, far above any page that a person wrote.
  static let maxSize = 32 << 20
  /// Number of bytes that suffice to recognize a page.
  static let headLength = 8192

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    try read(DiscoveredFile(location: path, name: Array(path.utf8), identity: [], path: path)) ?? []
  }

  /// Reads a file.
  /// - Parameter isWanted: Indicates from the first bytes whether the whole file is read.
  /// - Returns: The content, or `nil` if the file is not wanted.
  static func read(_ file: DiscoveredFile, isWanted: (_ head: [UInt8]) -> Bool = { _ in true }) throws(Failure) -> [UInt8]? {
    if file == .standardInput { return try contents(of: 0, path: "-", expected: 0, isWanted) }
    // Without `O_NONBLOCK`, opening a pipe without a writer would block forever. Pipes that a shell creates (`<(…)`) are in /dev
    // and have a writer.
    let isShellPipe = file.location.hasPrefix("/dev/") || file.location.hasPrefix("/proc/")
    let descriptor =
      file.isOpenedInPlace
      ? ThisProcess.openWithoutLinks(file.identity)
      : file.name.withPath { open($0, O_RDONLY | O_CLOEXEC | (isShellPipe ? 0 : O_NONBLOCK)) }
    guard descriptor >= 0 else { throw lastFailure(file.location) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure(file.location) }
    // The size of a pipe or device is not known in advance.
    let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    return try contents(of: descriptor, path: file.location, expected: size, isWanted)
  }

  private static func contents(
    of descriptor: Int32, path: String, expected: Int, _ isWanted: ([UInt8]) -> Bool
  ) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: headLength)
    var isDecided = false
    while true {
      let count = FileDescriptor(descriptor).fill(&buffer)
      if count < 0 { throw lastFailure(path) }
      bytes += buffer[..<count]
      if !isDecided, count == 0 || bytes.count >= headLength {
        guard isWanted(Array(bytes.prefix(headLength))) else { return nil }
        if expected > maxSize { throw .tooLarge(path: path, bytes: expected, limit: maxSize) }
        isDecided = true
        bytes.reserveCapacity(expected + 1)
        if expected >= headLength { buffer = [UInt8](repeating: 0, count: 1 << 16) }
      }
      if count == 0 { return bytes }
      if bytes.count > maxSize { throw .tooLarge(path: path, bytes: bytes.count, limit: maxSize) }
    }
  }

  /// Returns the error of the last system call for a path.
  static func lastFailure(_ path: String) -> Failure {
    errno == ENOENT ? .noSuchFile(path: path) : .unreadable(path: path, reason: errorText())
  }

  /// Returns a hash of the content together with its length, which detects changes of a file.
  package static func fingerprint(_ bytes: [UInt8]) -> String {
    String(FNV1a.hash(bytes: bytes), radix: 16) + "-" + String(bytes.count, radix: 16)
  }
}
