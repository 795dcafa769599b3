import SystemInterface

/// The projects and packages in the folders around what is reviewed, to the top of what a version control keeps: listed before anything is read, for a process that then
/// gives up the right to look elsewhere.
package struct Surroundings: Sendable {
  struct Folder: Sendable {
    var packages: [String] = []
    var projects: [String] = []
    var isTop = false
  }

  private var folders: [String: Folder] = [:]

  package init() {}

  /// Around files and folders that were named.
  package init(of paths: [String]) {
    for path in paths {
      for folder in Self.folders(around: path) where folders[folder] == nil {
        guard let listed = Folder(folder) else { break }
        folders[folder] = listed
        if listed.isTop { break }
      }
    }
  }

  /// All that may be read.
  package var files: [String] { folders.values.flatMap { $0.packages + $0.projects } }

  /// What lies right in a folder; nil where it cannot be listed.
  subscript(folder: String) -> Folder? { folders[folder] ?? Folder(folder) }

  private static let highest = 12

  /// The folder that holds a path, and those above it; the last is "", or for an absolute path what stands for `/`.
  static func folders(around path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (0..<max(1, min(parts.count, highest))).map { parts.dropLast($0 + 1).joined(separator: "/") }
      .map { $0.isEmpty && path.hasPrefix("/") ? "/" : $0 }
  }
}

extension Surroundings.Folder {
  init?(_ folder: String) {
    guard let names = Files.names(in: folder.isEmpty ? "." : folder) else { return nil }
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    for name in names {
      if name == "Package.swift" { packages.append(prefix + name) }
      if name.hasSuffix(".xcodeproj") { projects.append(prefix + name + "/project.pbxproj") }
      if name == ".git" { isTop = true }
    }
    projects.sort()
  }
}
