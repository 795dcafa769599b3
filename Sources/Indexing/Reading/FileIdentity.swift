import SystemInterface

/// Which file lies at a path: another one as soon as it is replaced or written to.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  package let size: Int64
  /// When it was last written to.
  package let seconds, nanoseconds: Int

  /// nil where there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of an open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }

  /// All of it as a word, equal only for the same file.
  package var text: String { "\(device):\(number):\(size):\(seconds):\(nanoseconds)" }
}
