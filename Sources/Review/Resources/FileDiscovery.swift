import SystemInterface

/// The kind of a file, which determines how it is read.
enum FileKind: Hashable, Sendable {
  case swift, strings, stringCatalog, propertyList, project, interface, colorSet, package

  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").last ?? "" {
    case "swift": self = name == "Package.swift" ? .package : .swift
    case "strings": self = .strings
    case "xcstrings": self = .stringCatalog
    case "plist": self = .propertyList
    case "pbxproj", "xcconfig": self = .project
    case "xib", "storyboard": self = .interface
    case "json" where path.hasSuffix(".colorset/Contents.json"): self = .colorSet
    default: return nil
    }
  }
}

/// Finds the files to review below the named paths. Symbolic links are followed only if they are named, so that nothing outside
/// the named directories is read.
struct FileDiscovery {
  /// Paths as messages show them: the named path followed by the relative path.
  private(set) var files: [(path: String, kind: FileKind)] = []
  /// Files that were skipped, with the reason.
  private(set) var skippedFiles: [ReviewReport.SkippedFile] = []
  private let isExcluded: (String) -> Bool

  /// Directories of dependencies, tools, and tests, whose content users never see.
  private static let excludedDirectories: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts", "vendor", "Vendor", "ThirdParty",
    "fastlane",
    "Tests", "UITests", "Preview Content", "Preview Assets", "TestPlans", "Mocks",
  ]
  private static let maxDepth = 40
  private static let maxFiles = 200_000

  init(_ paths: [String], isExcluded: @escaping (String) -> Bool) {
    self.isExcluded = isExcluded
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      var trimmed = Substring(path)
      while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
      if status.st_mode & S_IFMT == S_IFDIR {
        visit(trimmed == "." ? "" : String(trimmed), 0)
      } else if let kind = FileKind(path: path) {
        files.append((path, kind))
      } else {
        skippedFiles.append(.init(path: path, reason: .unknownKind))
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    files = files.enumerated().filter { $0.offset == 0 || files[$0.offset - 1].path != $0.element.path }.map(\.element)
  }

  private mutating func visit(_ folder: String, _ depth: Int) {
    guard depth <= Self.maxDepth, files.count < Self.maxFiles, let names = Files.names(in: folder.isEmpty ? "." : folder) else {
      return skippedFiles.append(.init(path: folder, reason: .unreadable))
    }
    var folders: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
      var status = stat()
      if isExcluded(path) { continue }
      guard lstat(path, &status) == 0 else {
        // A name that is not UTF-8 would name a different file once it is converted to text.
        if FileKind(path: path) != nil || name.contains("\u{FFFD}") {
          skippedFiles.append(.init(path: path, reason: .unreadable))
        }
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !Self.isExcludedDirectory(name): folders.append(path)
      case S_IFREG:
        guard let kind = FileKind(path: path), kind != .swift || !Self.isTestFile(name) else { continue }
        files.append((path, kind))
      case S_IFLNK: if FileKind(path: path) != nil { skippedFiles.append(.init(path: path, reason: .link)) }
      default: continue
      }
    }
    for folder in folders.sorted() { visit(folder, depth + 1) }
  }

  private static func isExcludedDirectory(_ name: String) -> Bool {
    excludedDirectories.contains(name) || name.hasSuffix("Tests") || name.hasSuffix(".xcframework")
      || name.hasSuffix(".framework")
      || name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".imageset") || name.hasSuffix(".appiconset")
  }

  private static func isTestFile(_ name: String) -> Bool {
    name.hasSuffix("Tests.swift") || name.hasSuffix("Test.swift") || name.hasSuffix("Mock.swift") || name.hasSuffix("Mocks.swift")
  }

  /// Maximum size of a file in bytes.
  static let maxFileBytes = 16 << 20

  /// Returns the content of a file, or `nil` if it cannot be read or exceeds the size limit.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= maxFileBytes else { return nil }
    let size = Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: size)
    let count = size == 0 ? 0 : FileDescriptor(descriptor).fill(&bytes)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }
}
