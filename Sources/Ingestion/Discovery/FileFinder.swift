import Foundation
import Guidelines

/// A file to read, with the path under which a source keeps it.
struct FoundFile: Hashable, Sendable {
  /// Where it lies.
  var location: String
  /// What a record calls it: the folder that was named with the way below it, or the file's own name.
  var path: String
  /// The folder that was named, if it was found inside one.
  var root: String?

  /// The file's name without its last extension.
  var stem: String {
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    return stem.isEmpty ? name : stem
  }
}

/// From named paths to files, in one order whatever the file system's.
enum FileFinder {
  /// No folder nests deeper than this in earnest; a loop of links would.
  private static let deepest = 64

  /// - Throws: `Failure.noSuchFile` or `.unreadable` for a path that was named.
  static func files(at path: String) throws(Failure) -> [FoundFile] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == ENOENT ? .noSuchFile(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      // Opening a pipe that nobody writes to would wait for ever; those that a shell makes (`<(…)`) lie in /dev.
      if status.st_mode & S_IFMT == S_IFIFO, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") {
        throw .unreadable(path: path, reason: "it is a pipe; '-' reads standard input")
      }
      guard access(path, R_OK) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
      return [FoundFile(location: path, path: (path as NSString).lastPathComponent)]
    }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let root = (absolute as NSString).lastPathComponent
    var found: [FoundFile] = []
    try visit(path, under: root.isEmpty ? "/" : root, root: root, depth: 0, into: &found)
    return found
  }

  private static func visit(_ folder: String, under name: String, root: String, depth: Int, into found: inout [FoundFile])
    throws(Failure)
  {
    guard depth < deepest else { return }
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadable(path: folder, reason: "the folder cannot be listed")
    }
    for entry in entries.sorted() where isWanted(entry) {
      let location = folder + "/" + entry
      var status = stat()
      guard lstat(location, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try visit(location, under: name + "/" + entry, root: root, depth: depth + 1, into: &found)
      case S_IFREG: found.append(FoundFile(location: location, path: name + "/" + entry, root: root))
      case S_IFLNK:
        // A link to a file is that file; a link to a folder may lead out, or round.
        if stat(location, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
          found.append(FoundFile(location: location, path: name + "/" + entry, root: root))
        }
      default: continue
      }
    }
  }

  /// Hidden files, READMEs and settings are no pages.
  private static func isWanted(_ name: String) -> Bool {
    if name.hasPrefix(".") { return false }
    let lower = name.lowercased()
    if lower.hasPrefix("readme") || lower.hasSuffix(".yaml") || lower.hasSuffix(".yml") || lower == "vectors.bin" { return false }
    return lower != "license" && !lower.hasPrefix("license.")
  }
}
