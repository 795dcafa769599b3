import Guidelines
import SystemInterface

/// The file beside an index in which the next one is built. Whoever makes one holds the index's lock.
struct BuildFile {
  let target: String
  let path: String

  /// `original` is copied, nil begins empty. The next index has the mode of the one that it takes the place of and, where that may be, its owner; a symbolic link
  /// to it stays one.
  init(target link: String, copying original: String?) throws(Failure) {
    let target = ThisProcess.resolved(link) ?? link
    self.target = target
    BuildFile.removeLeftovers(of: target)
    path = "\(target).build-\(getpid())"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw BuildFile.unwritable(target) }
    defer { close(file) }
    var status = stat()
    if stat(target, &status) == 0 {
      // A group or owner that is not ours to give is left out; the mode never gives more than the old one did.
      _ = fchown(file, status.st_uid, status.st_gid)
      fchmod(file, status.st_mode & 0o777)
    }
    guard let original else { return }
    do throws(Failure) {
      try BuildFile.copy(original, to: file, target)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Puts the finished file in the place of the index, all or nothing, and on the disk.
  func replaceTarget() throws(Failure) {
    try BuildFile.sync(path, O_RDWR, target)
    guard rename(path, target) == 0 else { throw BuildFile.unwritable(target) }
    // A file system that cannot sync a folder has done what it can.
    try? BuildFile.sync(Files.parent(target), O_RDONLY | O_DIRECTORY, target)
  }

  func remove() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// What runs that were killed left behind. None of them can be alive: the lock is ours.
  private static func removeLeftovers(of target: String) {
    let folder = Files.parent(target)
    let prefix = Files.name(target) + ".build-"
    for name in Files.names(in: folder) ?? [] where name.hasPrefix(prefix) {
      // Named after a process, and what SQLite puts beside such a file.
      let rest = name.dropFirst(prefix.count).drop { "0"..."9" ~= $0 }
      if rest.startIndex > name.index(name.startIndex, offsetBy: prefix.count), ["", "-journal", "-wal", "-shm"].contains(rest) {
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
      let got = Descriptor(source).fill(&buffer)
      guard got >= 0 else { throw .unreadable(path: original, reason: errorText()) }
      if got == 0 { return }
      guard Descriptor(file).writeAll(buffer[..<got]) == 0 else { throw unwritable(target) }
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
