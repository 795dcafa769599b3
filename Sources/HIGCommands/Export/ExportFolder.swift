import Guidelines
import Ingestion
import SystemInterface

/// A folder that an export writes to. All files are collected first, and written only if all of them can be; each is replaced
/// atomically. Manifests (`ExportManifests`) list what this user's exports wrote, so that the next export removes files that it
/// no longer writes. Other files in the folder and files outside of it are never touched.
final class ExportFolder {
  let root: String
  /// Number of files to write.
  var count: Int { pendingFiles.count }
  private let format: String
  private let session: Session
  private let manifests: ExportManifests
  /// Files that earlier exports wrote; only these may be overwritten or removed.
  private var previousFiles: ExportManifests.Fingerprints = [:]
  private(set) var pendingFiles: [(path: String, bytes: [UInt8])] = []
  private var usedPaths: Set<String> = []
  /// Names of folders in this export, by requested path.
  private var folderPaths: [String: String] = [:]
  /// Folders that were verified not to be symbolic links.
  private var verifiedFolders: Set<String> = []

  init(_ root: String, format: String, _ session: Session) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    self.format = format
    self.session = session
    manifests = ExportManifests(session.environment)
  }

  /// Returns the path of the start page or, if nothing was written there (for example because all pages are in another
  /// language), the folder itself.
  func path(of entrance: String) -> String {
    let isWritten = !entrance.isEmpty && pendingFiles.contains { $0.path.hasPrefix(entrance) }
    return root + (isWritten ? "/" + entrance : "")
  }

  /// Adds a file at a path of safe components. Returns the path that it is written to, which differs if the name would collide
  /// with another one on a file system that ignores case.
  @discardableResult
  func add(_ text: String, to path: String) throws(Failure) -> String { try add(Array(text.utf8), to: path) }

  @discardableResult
  func add(_ bytes: [UInt8], to path: String) throws(Failure) -> String {
    guard Self.isInside(path) else { throw .unwritable(path: path, reason: "outside the folder") }
    let path = uniquePath(path)
    pendingFiles.append((path, bytes))
    return path
  }

  /// Writes the collected files, removes files of an earlier export that this one does not write, and stores the manifest.
  func finish() throws(Failure) {
    try Files.makeFolder(root)
    Files.removeTemporaryFiles(in: root)
    if let recorded = manifests.files(at: root, format: format) { previousFiles = recorded } else { reportForeignManifest() }
    for file in pendingFiles { try checkWritable(file.path, file.bytes) }
    let currentFiles = Dictionary(
      pendingFiles.map { ($0.path, Set([FileReader.fingerprint($0.bytes)])) }, uniquingKeysWith: { $0.union($1) })
    // The manifest is written first: if the export is interrupted, the next one still recognizes all files as its own.
    manifests.record(currentFiles.merging(previousFiles) { $0.union($1) }, at: root, format: format)
    for file in pendingFiles {
      try createFolders(file.path)
      let fullPath = root + "/" + file.path
      if !((try? Files.read(fullPath)).map { $0 == file.bytes } ?? false) { try Files.writeAtomically(file.bytes, to: fullPath) }
    }
    for path in previousFiles.keys.filter({ currentFiles[$0] == nil }).sorted()
    where Self.isInside(path) && hasRealFolders(path) && isUnchanged(path) {
      unlink(root + "/" + path)
      var folder = Files.parent(path)
      while folder != ".", folder != "/", !folder.isEmpty, rmdir(root + "/" + folder) == 0 { folder = Files.parent(folder) }
    }
    manifests.record(currentFiles, at: root, format: format)
  }

  /// Reports a manifest in the folder itself, where releases up to 1.0.0 wrote it. It is ignored, because a folder from
  /// somebody else could contain one.
  private func reportForeignManifest() {
    let list = root + "/.hig-export-" + format
    if exists(list) { session.printInfo(.untrustedManifest(path: list)) }
  }

  /// Indicates whether a file still has the content that an earlier export wrote.
  private func isUnchanged(_ path: String) -> Bool {
    guard let bytes = try? Files.read(root + "/" + path) else { return false }
    return previousFiles[path]?.contains(FileReader.fingerprint(bytes)) ?? false
  }

  /// Throws if a file may not be written: if a folder in its path is a symbolic link or a file, or if the file exists and was
  /// not written by an export.
  private func checkWritable(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      var status = stat()
      if lstat(folder, &status) != 0 { break }
      if status.st_mode & S_IFMT != S_IFDIR { throw .unwritable(path: folder, reason: "not a folder") }
    }
    let fullPath = root + "/" + path
    if isUnchanged(path) || !exists(fullPath) { return }
    // A file that has the same content already may be kept.
    guard let existing = try? Files.read(fullPath), existing == bytes else {
      throw .unwritable(path: fullPath, reason: "the file exists and is not an export")
    }
  }

  /// Returns a path whose components differ from all others in more than case.
  private func uniquePath(_ path: String) -> String {
    let parts = path.split(separator: "/")
    var parent = ""
    for part in parts.dropLast() {
      let requested = parent + part
      let assigned = folderPaths[requested] ?? uniqueName(part, in: parent)
      folderPaths[requested] = assigned
      parent = assigned + "/"
    }
    return uniqueName(parts.last ?? "", in: parent)
  }

  private func uniqueName(_ name: Substring, in parent: String) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    var path = parent + name
    var number = 2
    while !usedPaths.insert(path.lowercased()).inserted {
      path = parent + name[..<dot] + "~\(number)" + name[dot...]
      number += 1
    }
    return path
  }

  // MARK: Path safety

  private static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." } && !path.utf8.contains(0)
  }

  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Creates the folders of a path. Throws if one of them is a symbolic link, which would lead out of the export.
  private func createFolders(_ path: String) throws(Failure) {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      if verifiedFolders.contains(folder) { continue }
      var status = stat()
      if lstat(folder, &status) != 0 {
        guard mkdir(folder, 0o777) == 0 else { throw .unwritable(path: folder, reason: errorText()) }
      } else if status.st_mode & S_IFMT != S_IFDIR {
        throw .unwritable(path: folder, reason: "not a folder")
      } else {
        Files.removeTemporaryFiles(in: folder)
      }
      verifiedFolders.insert(folder)
    }
  }

  private func hasRealFolders(_ path: String) -> Bool {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    }
    return true
  }
}
