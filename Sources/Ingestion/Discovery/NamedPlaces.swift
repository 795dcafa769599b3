import SystemInterface

/// Where reading of named paths comes to: those paths, and, if links are followed, the files outside them that links in their folders lead to. Looked for before anything is
/// read, for a process that then gives up the right to read anything else. No file is opened.
package struct NamedPlaces {
  /// As the system knows them.
  package private(set) var paths: [[UInt8]]
  private var roots: [[UInt8]] = []

  /// - Parameters:
  ///   - paths: files, folders, `-`.
  ///   - follows: whether links that lead out of a named folder are followed.
  package init(_ paths: [String], follows: Bool) {
    self.paths = paths.filter { $0 != "-" }.map(NameBytes.given)
    guard follows else { return }
    let folders = self.paths
    roots = folders.compactMap { ThisProcess.resolvedBytes($0) }
    for folder in folders { visit(folder, 0) }
  }

  /// Whether something is there, or it is `-`.
  package static func has(_ path: String) -> Bool { path == "-" || NameBytes.given(path).withPath { access($0, F_OK) } == 0 }

  private mutating func visit(_ folder: [UInt8], _ depth: Int) {
    guard depth <= Discovery.deepest, let entries = folder.withPath({ opendir($0) }) else { return }
    defer { closedir(entries) }
    var folders: [[UInt8]] = []
    while let entry = readdir(entries) {
      let kind = Int(entry.pointee.d_type)
      if kind == Int(DT_REG) { continue }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [UInt8(ascii: ".")] || name == Array("..".utf8) || ForeignFolder(name) != nil { continue }
      let path = PathText.joined(folder, name)
      var status = stat()
      // Some file systems say nothing.
      guard path.withPath({ lstat($0, &status) }) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: folders.append(path)
      case S_IFLNK:
        // As `Discovery` does: a link to a file is that file, one to a folder may lead out, or round.
        if path.withPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG,
          let target = ThisProcess.resolvedBytes(path), !roots.contains(where: { PathText.isInside(target, $0) })
        {
          paths.append(target)
        }
      default: continue
      }
    }
    for folder in folders { visit(folder, depth + 1) }
  }
}
