import SystemInterface

/// What a file is read as.
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

/// From named paths to files. What a link leads to is not read, unless it was named: nothing outside the named folders is.
struct FoundFiles {
  /// As messages show them: the named path and the way below it.
  private(set) var files: [(path: String, kind: FileKind)] = []
  /// What was not looked at, and why.
  private(set) var passedOver: [ReviewReport.PassedOver] = []
  private let isExcluded: (String) -> Bool

  /// Folders of others, of tools, and of tests: nobody meets what stands there.
  private static let foreign: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts", "vendor", "Vendor", "ThirdParty",
    "fastlane",
    "Tests", "UITests", "Preview Content", "Preview Assets", "TestPlans", "Mocks",
  ]
  private static let deepest = 40
  private static let most = 200_000

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
        passedOver.append(.init(path: path, reason: .unknownKind))
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    files = files.enumerated().filter { $0.offset == 0 || files[$0.offset - 1].path != $0.element.path }.map(\.element)
  }

  private mutating func visit(_ folder: String, _ depth: Int) {
    guard depth <= Self.deepest, files.count < Self.most, let names = Files.names(in: folder.isEmpty ? "." : folder) else {
      return passedOver.append(.init(path: folder, reason: .unreadable))
    }
    var folders: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
      var status = stat()
      if isExcluded(path) { continue }
      guard lstat(path, &status) == 0 else {
        // A name that is no UTF-8 is another file's, or another folder's, once it is a text.
        if FileKind(path: path) != nil || name.contains("\u{FFFD}") { passedOver.append(.init(path: path, reason: .unreadable)) }
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !Self.isForeign(name): folders.append(path)
      case S_IFREG:
        guard let kind = FileKind(path: path), kind != .swift || !Self.isTest(name) else { continue }
        files.append((path, kind))
      case S_IFLNK: if FileKind(path: path) != nil { passedOver.append(.init(path: path, reason: .link)) }
      default: continue
      }
    }
    for folder in folders.sorted() { visit(folder, depth + 1) }
  }

  private static func isForeign(_ name: String) -> Bool {
    foreign.contains(name) || name.hasSuffix("Tests") || name.hasSuffix(".xcframework") || name.hasSuffix(".framework")
      || name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".imageset") || name.hasSuffix(".appiconset")
  }

  private static func isTest(_ name: String) -> Bool {
    name.hasSuffix("Tests.swift") || name.hasSuffix("Test.swift") || name.hasSuffix("Mock.swift") || name.hasSuffix("Mocks.swift")
  }

  /// The largest file that is read.
  static let limit = 16 << 20

  /// A file's bytes; nil where it cannot be read, or is larger than any source.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
    let size = Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: size)
    let count = size == 0 ? 0 : Descriptor(descriptor).fill(&bytes)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }
}
