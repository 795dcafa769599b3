import Guidelines

/// The few questions that are asked of the file system, straight to libc: Foundation would cost a lookup more than the lookup.
package enum Files {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package enum Kind {
    case absent, file, folder
    /// A device or a pipe: written to as it is, never replaced.
    case special
  }

  package static func kind(_ path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .absent }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  /// Into what is there: a file, a device, or a pipe, which somebody must read from within two seconds.
  package static func writeInPlace(_ bytes: [UInt8], to path: String) throws(Failure) {
    // Opened as it is elsewhere, a pipe that nobody reads from would be waited for without end.
    var file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    // A socket answers the same, and no reader would change that.
    let isUnread = file < 0 && errno == ENXIO && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    for _ in 0..<20 where file < 0 && isUnread {
      usleep(100_000)
      file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard file >= 0 else { throw .unwritable(path: path, reason: isUnread ? "nobody reads from that pipe" : errorText()) }
    defer { close(file) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    let error = Descriptor(file).writeAll(bytes)
    if error != 0 { throw .unwritable(path: path, reason: errorText(error)) }
  }

  /// When a file was last written, in seconds of the system's clock; 0 where there is none.
  package static func modified(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if canImport(Darwin)
      return status.st_mtimespec.tv_sec
    #else
      return status.st_mtim.tv_sec
    #endif
  }

  package static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The folder that holds a path.
  package static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    let parent = parent(path)
    if parent != path, !isFolder(parent) { try makeFolder(parent, mode: mode) }
    if mkdir(path, mode) == 0 { return }
    // Looking at what is there may fail in its own way.
    let reason = errorText()
    if !isFolder(path) { throw .unwritable(path: path, reason: reason) }
  }

  package static func read(_ path: String, limit: Int = 1 << 26) throws(Failure) -> [UInt8] {
    // A pipe that nobody writes to is empty; waiting for it would have no end.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { throw .noSuchFile(path: path) }
      throw .unreadable(path: path, reason: errorText())
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Descriptor(file).fill(&buffer)
      if count < 0 { throw .unreadable(path: path, reason: errorText()) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLarge(path: path, bytes: bytes.count, limit: limit) }
    }
  }

  /// Writes a file whole or not at all: beside it, synced, then renamed over it.
  /// - Parameter lasts: whether it must outlive a loss of power; what need not is not waited for.
  package static func writeAtomically(_ bytes: [UInt8], to path: String, mode: mode_t = 0o666, lasts: Bool = true) throws(Failure)
  {
    try replace(path) { temporary in
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      guard file >= 0 else { return errno }
      var error = Descriptor(file).writeAll(bytes)
      if lasts, error == 0, fsync(file) != 0, errno != EINVAL { error = errno }
      if close(file) != 0, error == 0 { error = errno }
      return error
    }
  }

  /// The same for what is written in another way.
  /// - Parameter write: makes the file of that path, which is in the same folder; gives the system's error, 0 for none.
  package static func replace(_ path: String, _ write: (_ temporary: String) -> Int32) throws(Failure) {
    // Nobody can put a link there first: the name cannot be guessed, and what stands there already is not opened.
    let temporary = parent(path) + "/.hig-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))-part"
    var error = write(temporary)
    if error == 0, rename(temporary, path) != 0 { error = errno }
    if error != 0 {
      unlink(temporary)
      throw .unwritable(path: path, reason: errorText(error))
    }
  }

  /// What lies in a folder; nil where that cannot be read.
  package static func names(in folder: String) -> [String]? {
    guard let entries = opendir(folder) else { return nil }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Takes away what `writeAtomically` had begun in a folder when its process was killed: the name says which process that was.
  package static func removeParts(in folder: String) {
    for name in names(in: folder) ?? [] {
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 4, parts[0] == ".hig", parts[3] == "part", let process = Int32(parts[1]), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }
}
