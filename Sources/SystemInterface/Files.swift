import Guidelines

/// Operations on the file system that call the C library directly. Loading Foundation would take longer than a search.
package enum Files {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package enum Kind {
    case absent, file, folder
    /// A device, pipe, or socket, which is written to and never replaced.
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

  /// Writes into an existing file, device, or pipe. A pipe needs a reader within two seconds.
  package static func writeInPlace(_ bytes: [UInt8], to path: String) throws(Failure) {
    // Without `O_NONBLOCK`, opening a pipe without a reader would block forever.
    var file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    // Opening a socket fails with the same error, but no reader would change that.
    let isUnread = file < 0 && errno == ENXIO && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    for _ in 0..<20 where file < 0 && isUnread {
      usleep(100_000)
      file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard file >= 0 else { throw .unwritable(path: path, reason: isUnread ? "nobody reads from that pipe" : errorText()) }
    defer { close(file) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    let error = FileDescriptor(file).writeAll(bytes)
    if error != 0 { throw .unwritable(path: path, reason: errorText(error)) }
  }

  /// Returns the modification time of a file in seconds since 1970, or 0 if there is no file.
  package static func modificationTime(_ path: String) -> Int {
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

  /// Returns the folder that contains a path.
  package static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Creates a folder and the missing folders above it.
  package static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    let parent = parent(path)
    if parent != path, !isFolder(parent) { try makeFolder(parent, mode: mode) }
    if mkdir(path, mode) == 0 { return }
    // Save the error first, because the next check may set `errno`.
    let reason = errorText()
    if !isFolder(path) { throw .unwritable(path: path, reason: reason) }
  }

  package static func read(_ path: String, limit: Int = 1 << 26) throws(Failure) -> [UInt8] {
    // Opening a pipe without a writer must not block; it reads as empty.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { throw .noSuchFile(path: path) }
      throw .unreadable(path: path, reason: errorText())
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = FileDescriptor(file).fill(&buffer)
      if count < 0 { throw .unreadable(path: path, reason: errorText()) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLarge(path: path, bytes: bytes.count, limit: limit) }
    }
  }

  /// Writes a file completely or not at all: writes a temporary file in the same folder and renames it.
  /// - Parameter isDurable: Indicates whether the file must survive a power failure. If `false`, the data is not synced.
  package static func writeAtomically(_ bytes: [UInt8], to path: String, mode: mode_t = 0o666, isDurable: Bool = true)
    throws(Failure)
  {
    try replace(path) { temporary in
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      guard file >= 0 else { return errno }
      var error = FileDescriptor(file).writeAll(bytes)
      if isDurable, error == 0, fsync(file) != 0, errno != EINVAL { error = errno }
      if close(file) != 0, error == 0 { error = errno }
      return error
    }
  }

  /// Replaces a file atomically with one that `write` creates.
  /// - Parameter write: Creates the temporary file at the given path in the same folder. Returns the system's error number, or 0.
  package static func replace(_ path: String, _ write: (_ temporary: String) -> Int32) throws(Failure) {
    // The random name cannot be guessed, so nobody can create a link there first; and `write` must not open an existing file.
    let temporary = parent(path) + "/.hig-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))-part"
    var error = write(temporary)
    if error == 0, rename(temporary, path) != 0 { error = errno }
    if error != 0 {
      unlink(temporary)
      throw .unwritable(path: path, reason: errorText(error))
    }
  }

  /// Returns the names in a folder, or `nil` if it cannot be read.
  package static func names(in folder: String) -> [String]? {
    guard let entries = opendir(folder) else { return nil }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Removes temporary files that `writeAtomically` left in a folder when its process was killed. Their names contain the id of
  /// that process.
  package static func removeTemporaryFiles(in folder: String) {
    for name in names(in: folder) ?? [] {
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 4, parts[0] == ".hig", parts[3] == "part", let process = Int32(parts[1]), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }
}
