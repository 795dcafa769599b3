import Guidelines
import SystemInterface

/// The one right to write an index: an advisory lock on `path.lock`, gone with the process however that ends. The file stays: removing
/// it would let a third writer lock a name that a second one still waits at.
final class IndexLock {
  private let file: Int32

  init(indexPath: String) throws(Failure) {
    let path = indexPath + ".lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable(path: indexPath, reason: errorText()) }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let reason = errno
      close(file)
      if reason == EWOULDBLOCK { throw .indexBusy(path: indexPath) }
      throw .unwritable(path: indexPath, reason: errorText(reason))
    }
  }

  deinit { close(file) }
}
