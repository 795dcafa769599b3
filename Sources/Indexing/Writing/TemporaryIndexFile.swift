import Guidelines
import SystemInterface

/// A temporary file next to an index in which the next version is built. Its creator holds the index's lock.
struct TemporaryIndexFile {
  let target: String
  let path: String

  /// Creates the file as a copy of `original`, or empty if that is `nil`. It gets the mode and, if possible, the owner of the
  /// index that it will replace. If `link` is a symbolic link, its target is replaced.
  init(target link: String, copying original: String?) throws(Failure) {
    let target = ThisProcess.resolvedPath(link) ?? link
    self.target = target
    TemporaryIndexFile.removeLeftovers(of: target)
    path = "\(target).build-\(getpid())"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw TemporaryIndexFile.unwritable(target) }
    defer { close(file) }
    var status = stat()
    if stat(target, &status) == 0 {
      // Changing to a group or owner that is not ours may fail; the mode never allows more than before.
      _ = fchown(file, status.st_uid, status.st_gid)
      fchmod(file, status.st_mode & 0o777)
    }
    guard let original else { return }
    do throws(Failure) {
      try TemporaryIndexFile.copy(original, to: file, target)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Syncs the finished file and atomically replaces the index with it.
  func replaceTarget() throws(Failure) {
    try TemporaryIndexFile.sync(path, O_RDWR, target)
    guard rename(path, target) == 0 else { throw TemporaryIndexFile.unwritable(target) }
    // Ignored, because some file systems cannot sync a folder.
    try? TemporaryIndexFile.sync(Files.parent(target), O_RDONLY | O_DIRECTORY, target)
  }

  func remove() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Removes files that killed runs left behind. None of these runs is alive, because this process holds the lock.
  private static func removeLeftovers(of target: String) {
    let folder = Files.parent(target)
    let prefix = Files.name(target) + ".build-"
    for name in Files.names(in: folder) ?? [] where name.hasPrefix(prefix) {
      // The name ends in a process id, optionally followed by the suffix of an SQLite file.
      let suffix = name.dropFirst(prefix.count).drop { "0"..."9" ~= $0 }
      if suffix.startIndex > name.index(name.startIndex, offsetBy: prefix.count),
        ["", "-journal", "-wal", "-shm"].contains(suffix)
      {
        unlink(folder + "/" + name)
      }
    }
  }

  private static func copy(_ original: String, to file: Int32, _ target: String) throws(Failure) {
    let source = open(original, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard source >= 0 else { throw .unreadable(path: original, reason: errorText()) }
    defer { close(source) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let readCount = FileDescriptor(source).fill(&buffer)
      guard readCount >= 0 else { throw .unreadable(path: original, reason: errorText()) }
      if readCount == 0 { return }
      guard FileDescriptor(file).writeAll(buffer[..<readCount]) == 0 else { throw unwritable(target) }
    }
  }

  private static func sync(_ path: String, _ flags: Int32, _ target: String) throws(Failure) {
    let file = open(path, flags | O_CLOEXEC)
    guard file >= 0 else { throw unwritable(target) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw unwritable(target) }
  }

  private static func unwritable(_ path: String) -> Failure {
    .unwritable(path: path, reason: errorText())
  }
}
