import Guidelines
import SystemInterface

/// The exclusive right to write an index: an advisory lock on `path.lock`, which the system releases when the process ends. The
/// holder removes the file.
final class IndexLock {
  private let path: String
  private let file: Int32

  init(indexPath: String) throws(Failure) {
    path = indexPath + ".lock"
    // The previous holder may remove the file after this process has opened it and before it is locked. Another process would
    // then lock a new file of that name.
    while true {
      let file = try IndexLock.openAndLock(path, indexPath)
      if FileIdentity(path) == FileIdentity(descriptor: file) {
        self.file = file
        return
      }
      close(file)
    }
  }

  private static func openAndLock(_ path: String, _ indexPath: String) throws(Failure) -> Int32 {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable(path: indexPath, reason: errorText()) }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let lockError = errno
      close(file)
      if lockError == EWOULDBLOCK { throw .indexBusy(path: indexPath) }
      throw .unwritable(path: indexPath, reason: errorText(lockError))
    }
    return file
  }

  deinit {
    unlink(path)
    close(file)
  }
}
