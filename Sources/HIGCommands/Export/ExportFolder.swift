import Guidelines
import Ingestion
import SystemInterface

/// A folder that an export writes into. All files are gathered first; nothing is written unless all can be, each whole or not at all. What this user's exports
/// wrote there is known (`WrittenFiles`), so that the next one takes away what it no longer writes. Nothing else in the folder is touched, and nothing outside is
/// ever reached.
final class ExportFolder {
  let root: String
  /// Files that there are to write.
  var count: Int { gathered.count }
  private let format: String
  private let session: Session
  private let written: WrittenFiles
  /// What earlier exports wrote: only that is ours to write over and to take away.
  private var earlier: WrittenFiles.Fingerprints = [:]
  private(set) var gathered: [(path: String, bytes: [UInt8])] = []
  private var taken: Set<String> = []
  /// By what they were asked for as, in the folder that they lie in.
  private var folders: [String: String] = [:]
  /// Folders that were found to be real ones.
  private var checked: Set<String> = []

  init(_ root: String, format: String, _ session: Session) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    self.format = format
    self.session = session
    written = WrittenFiles(session.environment)
  }

  /// Where it is entered: the folder itself where nothing was written to `entrance`, as where all pages are in another language.
  func place(of entrance: String) -> String {
    let isThere = !entrance.isEmpty && gathered.contains { $0.path.hasPrefix(entrance) }
    return root + (isThere ? "/" + entrance : "")
  }

  /// Takes a file for a path of safe components; gives the path that it gets, which differs where a file system that ignores case would
  /// see the same name twice.
  @discardableResult
  func write(_ text: String, to path: String) throws(Failure) -> String { try write(Array(text.utf8), to: path) }

  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(Failure) -> String {
    guard Self.isInside(path) else { throw .unwritable(path: path, reason: "outside the folder") }
    let path = free(path)
    gathered.append((path, bytes))
    return path
  }

  /// Writes what was gathered, takes away what an earlier export wrote and this one did not, and notes what is there now.
  func finish() throws(Failure) {
    try Files.makeFolder(root)
    Files.removeParts(in: root)
    if let known = written.files(at: root, format: format) { earlier = known } else { sayOfForeignList() }
    for file in gathered { try check(file.path, file.bytes) }
    let now = Dictionary(gathered.map { ($0.path, Set([FileBytes.fingerprint($0.bytes)])) }, uniquingKeysWith: { $0.union($1) })
    // The list comes first: whatever interrupts the rest, no file is left that the next export would not know for its own.
    written.note(now.merging(earlier) { $0.union($1) }, at: root, format: format)
    for file in gathered {
      try openFolders(file.path)
      let full = root + "/" + file.path
      if !((try? Files.read(full)).map { $0 == file.bytes } ?? false) { try Files.writeAtomically(file.bytes, to: full) }
    }
    for path in earlier.keys.filter({ now[$0] == nil }).sorted() where Self.isInside(path) && foldersAreReal(path) && isOurs(path)
    {
      unlink(root + "/" + path)
      var folder = Files.parent(path)
      while folder != ".", folder != "/", !folder.isEmpty, rmdir(root + "/" + folder) == 0 { folder = Files.parent(folder) }
    }
    written.note(now, at: root, format: format)
  }

  /// Up to release 1.0.0 the list lay in the folder itself. Whoever sends a folder can send such a list too, so it decides nothing.
  private func sayOfForeignList() {
    let list = root + "/.hig-export-" + format
    if isThere(list) { session.tell(.foreignList(path: list)) }
  }

  /// Whether a file is still what an earlier export wrote.
  private func isOurs(_ path: String) -> Bool {
    guard let bytes = try? Files.read(root + "/" + path) else { return false }
    return earlier[path]?.contains(FileBytes.fingerprint(bytes)) ?? false
  }

  /// Whether a file may be written: no folder on the way is a link or a file, and what stands there is ours.
  private func check(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      var status = stat()
      if lstat(folder, &status) != 0 { break }
      if status.st_mode & S_IFMT != S_IFDIR { throw .unwritable(path: folder, reason: "not a folder") }
    }
    let full = root + "/" + path
    if isOurs(path) || !isThere(full) { return }
    // Somebody else's file. The same content is as good as written.
    guard let found = try? Files.read(full), found == bytes else {
      throw .unwritable(path: full, reason: "the file exists and is not an export")
    }
  }

  /// A folder and a file alike get a name that differs from all others there in more than case.
  private func free(_ path: String) -> String {
    let parts = path.split(separator: "/")
    var place = ""
    for part in parts.dropLast() {
      let asked = place + part
      let given = folders[asked] ?? unused(part, in: place)
      folders[asked] = given
      place = given + "/"
    }
    return unused(parts.last ?? "", in: place)
  }

  private func unused(_ name: Substring, in place: String) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    var path = place + name
    var number = 2
    while !taken.insert(path.lowercased()).inserted {
      path = place + name[..<dot] + "~\(number)" + name[dot...]
      number += 1
    }
    return path
  }

  // MARK: Staying inside

  private static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." } && !path.utf8.contains(0)
  }

  private func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes the folders above a path. A symbolic link among them would lead out.
  private func openFolders(_ path: String) throws(Failure) {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      if checked.contains(folder) { continue }
      var status = stat()
      if lstat(folder, &status) != 0 {
        guard mkdir(folder, 0o777) == 0 else { throw .unwritable(path: folder, reason: errorText()) }
      } else if status.st_mode & S_IFMT != S_IFDIR {
        throw .unwritable(path: folder, reason: "not a folder")
      } else {
        Files.removeParts(in: folder)
      }
      checked.insert(folder)
    }
  }

  private func foldersAreReal(_ path: String) -> Bool {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    }
    return true
  }
}
