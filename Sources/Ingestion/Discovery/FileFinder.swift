import Guidelines
import Reading
import SystemInterface

/// A file to read, with the path under which a source keeps it.
struct FoundFile: Hashable, Sendable {
  /// Where it lies.
  var location: String
  /// What a record calls it: the folder that was named with the way below it, or the file's own name.
  var path: String
  /// The folder that was named, if it was found inside one.
  var root: String?

  /// The file's name without its last extension.
  var stem: String { FileName.stem(path) }
}

/// From named paths to files, in one order whatever the file system's.
enum FileFinder {
  /// No folder nests deeper than this in earnest; a loop of links would.
  private static let deepest = 64

  /// - Throws: `Failure.noSuchFile` or `.unreadable` for a path that was named.
  static func files(at path: String) throws(Failure) -> [FoundFile] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileBytes.failure(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      // Opening a pipe that nobody writes to would wait for ever; those that a shell makes (`<(…)`) lie in /dev.
      if status.st_mode & S_IFMT == S_IFIFO, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") {
        throw .unreadable(path: path, reason: "it is a pipe; '-' reads standard input")
      }
      guard access(path, R_OK) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
      return [FoundFile(location: path, path: path.split(separator: "/").last.map(String.init) ?? path)]
    }
    let root = name(of: path)
    var found: [FoundFile] = []
    try visit(path, under: root, root: root, depth: 0, into: &found)
    return found
  }

  /// A folder's own name, whether it is called `pages/`, `.` or `../pages`.
  private static func name(of folder: String) -> String {
    var parts: [Substring] = []
    for part in (folder.hasPrefix("/") ? folder : workingFolder() + "/" + folder).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.last.map(String.init) ?? "/"
  }

  private static func workingFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func visit(_ folder: String, under name: String, root: String, depth: Int, into found: inout [FoundFile])
    throws(Failure)
  {
    guard depth < deepest else { return }
    guard let entries = names(in: folder) else { throw .unreadable(path: folder, reason: "the folder cannot be listed") }
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

  /// What a folder holds, in no order; a name that is no UTF-8 comes out as one that no file has. nil where it cannot be listed.
  private static func names(in folder: String) -> [String]? {
    guard let entries = opendir(folder) else { return nil }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }

  /// Hidden files, READMEs and settings are no pages.
  private static func isWanted(_ name: String) -> Bool {
    if name.hasPrefix(".") { return false }
    let lower = name.lowercased()
    if lower.hasPrefix("readme") || lower.hasSuffix(".yaml") || lower.hasSuffix(".yml") || lower == "vectors.bin" { return false }
    return lower != "license" && !lower.hasPrefix("license.")
  }
}
