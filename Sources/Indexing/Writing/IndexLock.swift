import Guidelines
import SystemInterface

/// The one right to write an index: an advisory lock on `path.lock`, gone with the process however that ends. Who held it removes the file.
final class IndexLock {
  private let path: String
  private let file: Int32

  init(indexPath: String) throws(Failure) {
    path = indexPath + ".lock"
    // Its last holder may remove the file between our opening and our locking it: others would then lock a file of their own under that name.
    while true {
      let file = try IndexLock.locked(path, indexPath)
      if FileIdentity(path) == FileIdentity(descriptor: file) {
        self.file = file
        return
      }
      close(file)
    }
  }

  private static func locked(_ path: String, _ indexPath: String) throws(Failure) -> Int32 {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable(path: indexPath, reason: errorText()) }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let reason = errno
      close(file)
      if reason == EWOULDBLOCK { throw .indexBusy(path: indexPath) }
      throw .unwritable(path: indexPath, reason: errorText(reason))
    }
    return file
  }

  deinit {
    unlink(path)
    close(file)
  }
}
