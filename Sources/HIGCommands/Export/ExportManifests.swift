import Guidelines
import Ingestion
import SystemInterface

/// The manifests of exports: which files this user's exports wrote where, with fingerprints of their content. Files that are
/// still unchanged may be overwritten or removed. Files that were edited since, and files that are in no manifest of this user,
/// are kept, regardless of a manifest found in the folder.
///
/// The state folder contains one manifest for each export path: the path, and then one line per file with its fingerprint and
/// relative path.
struct ExportManifests {
  /// Content fingerprints by path. A file has two after an interrupted export.
  typealias Fingerprints = [String: Set<String>]

  private let folder: String?
  private static let maxSize = 1 << 26
  /// Maximum number of manifests kept; the oldest one is deleted first.
  private static let maxManifests = 200

  init(_ environment: Environment) { folder = environment.stateFolder.map { $0 + "/exports.d" } }

  /// Returns the files of a manifest.
  ///
  /// - Parameters:
  ///   - exportPath: The existing folder or file that was exported to, in any spelling of its path.
  ///   - format: The format of the export; manifests of different formats in one folder are independent.
  /// - Returns: The fingerprints, or `nil` if there is no manifest.
  func files(at exportPath: String, format: String) -> Fingerprints? {
    guard let (path, head) = manifest(exportPath, format), let bytes = try? Files.read(path, limit: Self.maxSize) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(head) else { return nil }
    var files: Fingerprints = [:]
    for line in text.dropFirst(head.count).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { files[parts[1], default: []].insert(parts[0]) }
    }
    return files
  }

  /// Stores a manifest. Errors are ignored: the next export then keeps the files that it finds.
  func record(_ files: Fingerprints, at exportPath: String, format: String) {
    guard let folder, let (path, head) = manifest(exportPath, format), (try? Files.makeFolder(folder, mode: 0o700)) != nil else {
      return
    }
    let manifestPaths = (Files.names(in: folder) ?? []).map { folder + "/" + $0 }
    if manifestPaths.count >= Self.maxManifests, !manifestPaths.contains(path),
      let oldest = manifestPaths.min(by: { Files.modificationTime($0) < Files.modificationTime($1) })
    {
      unlink(oldest)
    }
    let lines = files.sorted { $0.key < $1.key }.flatMap { file in file.value.sorted().map { "\($0) \(file.key)\n" } }
    try? Files.writeAtomically(Array((head + lines.joined()).utf8), to: path, mode: 0o600)
  }

  /// Returns the path of a manifest and its first line, which verifies that the manifest belongs to the export path.
  private func manifest(_ exportPath: String, _ format: String) -> (path: String, head: String)? {
    guard let folder, let resolvedPath = ThisProcess.resolvedPath(exportPath) else { return nil }
    let header = "hig-export \(format) \(resolvedPath)\n"
    return (folder + "/" + FileReader.fingerprint(Array(header.utf8)), header)
  }
}

/// Manifests of exports to a single file.
extension ExportManifests {
  private static let single = "file"

  /// Renames a file to the first unused name if it is not what an export wrote last. Returns the new name, or `nil` if nothing
  /// was renamed.
  func backUpIfChanged(_ path: String, _ bytes: [UInt8]) throws(Failure) -> String? {
    if files(at: path, format: Self.single)?[Self.single] == [FileReader.fingerprint(bytes)] { return nil }
    var backupPath = path + "~"
    var number = 2
    while Files.exists(backupPath) {
      backupPath = path + "~\(number)"
      number += 1
    }
    if rename(path, backupPath) != 0 { throw .unwritable(path: backupPath, reason: errorText()) }
    return backupPath
  }

  func record(_ path: String, _ bytes: [UInt8]) {
    record([Self.single: [FileReader.fingerprint(bytes)]], at: path, format: Self.single)
  }
}
