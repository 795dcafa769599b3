import SystemInterface

/// The paths that an ingest will read: the named paths and, if links are followed, the files outside them that symbolic links in
/// their folders refer to. They are collected, without opening a file, before the process enters a sandbox that allows only
/// these.
package struct InputPaths {
  /// The paths as bytes.
  package private(set) var paths: [[UInt8]]
  private var roots: [[UInt8]] = []

  /// Collects the paths.
  /// - Parameters:
  ///   - paths: Files, folders, or `-` for standard input.
  ///   - follows: Indicates whether links that lead out of a named folder are followed.
  package init(_ paths: [String], follows: Bool) {
    self.paths = paths.filter { $0 != "-" }.map(FileNameCoding.argumentBytes)
    guard follows else { return }
    let folders = self.paths
    roots = folders.compactMap { ThisProcess.resolvedPath($0) }
    for folder in folders { visit(folder, 0) }
  }

  /// Indicates whether a path exists or is `-`.
  package static func exists(_ path: String) -> Bool {
    path == "-" || FileNameCoding.argumentBytes(path).withPath { access($0, F_OK) } == 0
  }

  private mutating func visit(_ folder: [UInt8], _ depth: Int) {
    guard depth <= Discovery.maxDepth, let entries = folder.withPath({ opendir($0) }) else { return }
    defer { closedir(entries) }
    var folders: [[UInt8]] = []
    while let entry = readdir(entries) {
      let kind = Int(entry.pointee.d_type)
      if kind == Int(DT_REG) { continue }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [UInt8(ascii: ".")] || name == Array("..".utf8) || ExcludedFolder(name) != nil { continue }
      let path = BytePath.joined(folder, name)
      var status = stat()
      // Some file systems do not report the type of an entry.
      guard path.withPath({ lstat($0, &status) }) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: folders.append(path)
      case S_IFLNK:
        // Same as in `Discovery`: a link to a file is read as that file; a link to a folder is not followed, because it may be a
        // cycle.
        if path.withPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG,
          let target = ThisProcess.resolvedPath(path), !roots.contains(where: { BytePath.isInside(target, $0) })
        {
          paths.append(target)
        }
      default: continue
      }
    }
    for folder in folders { visit(folder, depth + 1) }
  }
}
