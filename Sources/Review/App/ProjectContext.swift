import SystemInterface

/// The projects and packages in the directories that contain the reviewed files, up to the root of the repository. They are
/// listed before any file is read, because the process then enters a sandbox without access to other directories.
package struct ProjectContext: Sendable {
  struct Directory: Sendable {
    var packages: [String] = []
    var projects: [String] = []
    var isRepositoryRoot = false
  }

  private var directories: [String: Directory] = [:]

  package init() {}

  /// Lists the directories that contain the named files and directories.
  package init(of paths: [String]) {
    for path in paths {
      for folder in Self.directories(around: path) where directories[folder] == nil {
        guard let listed = Directory(folder) else { break }
        directories[folder] = listed
        if listed.isRepositoryRoot { break }
      }
    }
  }

  /// All files that the review may read.
  package var files: [String] { directories.values.flatMap { $0.packages + $0.projects } }

  /// Returns the projects and packages directly in a directory, or `nil` if the directory cannot be listed.
  subscript(folder: String) -> Directory? { directories[folder] ?? Directory(folder) }

  private static let maxAncestors = 12

  /// Returns the directory that contains a path, followed by its ancestors. The last is "", or "/" for an absolute path.
  static func directories(around path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (0..<max(1, min(parts.count, maxAncestors))).map { parts.dropLast($0 + 1).joined(separator: "/") }
      .map { $0.isEmpty && path.hasPrefix("/") ? "/" : $0 }
  }
}

extension ProjectContext.Directory {
  init?(_ folder: String) {
    guard let names = Files.names(in: folder.isEmpty ? "." : folder) else { return nil }
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    for name in names {
      if name == "Package.swift" { packages.append(prefix + name) }
      if name.hasSuffix(".xcodeproj") { projects.append(prefix + name + "/project.pbxproj") }
      if name == ".git" { isRepositoryRoot = true }
    }
    projects.sort()
  }
}
