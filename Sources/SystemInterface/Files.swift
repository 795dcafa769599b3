import Guidelines
import SystemInterface

/// The few questions that commands ask of the file system, straight to libc: Foundation would cost a lookup more than the lookup.
enum Files {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  enum Kind {
    case absent, file, folder
    /// A device or a pipe: written to as it is, never replaced.
    case special
  }

  static func kind(_ path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .absent }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  static func writeInPlace(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unwritable(path: path, reason: errorText()) }
    defer { close(file) }
    let error = Descriptor(file).writeAll(bytes)
    if error != 0 { throw .unwritable(path: path, reason: errorText(error)) }
  }

  /// When a file was last written, in seconds of the system's clock; 0 where there is none.
  static func modified(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if canImport(Darwin)
      return status.st_mtimespec.tv_sec
    #else
      return status.st_mtim.tv_sec
    #endif
  }

  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The folder that holds a path.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Failure) {
    if path.isEmpty || isFolder(path) { return }
    let parent = parent(path)
    if parent != path, !isFolder(parent) { try makeFolder(parent, mode: mode) }
    if mkdir(path, mode) == 0 { return }
    // Looking at what is there may fail in its own way.
    let reason = errorText()
    if !isFolder(path) { throw .unwritable(path: path, reason: reason) }
  }

  static func read(_ path: String, limit: Int = 1 << 26) throws(Failure) -> [UInt8] {
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
  static func writeAtomically(_ bytes: [UInt8], to path: String, mode: mode_t = 0o666, lasts: Bool = true) throws(Failure) {
    // Nobody can put a link there first: the name cannot be guessed, and what stands there already is not opened.
    let temporary = parent(path) + "/.hig-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))-part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw .unwritable(path: path, reason: errorText()) }
    let error = Descriptor(file).writeAll(bytes)
    var failure = error == 0 ? nil : errorText(error)
    if lasts, failure == nil, fsync(file) != 0, errno != EINVAL { failure = errorText() }
    if close(file) != 0, failure == nil { failure = errorText() }
    if failure == nil, rename(temporary, path) != 0 { failure = errorText() }
    if let failure {
      unlink(temporary)
      throw .unwritable(path: path, reason: failure)
    }
  }

  /// What lies in a folder; empty where that cannot be read.
  static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Takes away what `writeAtomically` had begun in a folder when its process was killed: the name says which process that was.
  static func removeParts(in folder: String) {
    for name in names(in: folder) {
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 4, parts[0] == ".hig", parts[3] == "part", let process = Int32(parts[1]), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }
}
