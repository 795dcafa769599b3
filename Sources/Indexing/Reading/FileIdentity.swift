import SystemInterface

/// The identity of a file, which changes when the file at a path is replaced or written.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let inode: UInt64
  package let size: Int64
  /// Modification time.
  package let modificationSeconds, nanoseconds: Int

  /// Creates the identity of the file at a path. Fails with `nil` if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the identity of an open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (modificationSeconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }

  /// All values as text. Texts are equal only for the same file in the same state.
  package var text: String { "\(device):\(inode):\(size):\(modificationSeconds):\(nanoseconds)" }
}
