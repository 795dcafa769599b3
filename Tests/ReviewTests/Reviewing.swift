import Guidelines

@testable import Review

/// Review of files in memory.
enum Reviewing {
  /// Returns the findings as `rule line`, in order.
  static func findings(_ sources: [(path: String, text: String)]) -> [String] {
    var (files, tables, project) = ([SwiftFile](), [StringTable](), ProjectPlatforms())
    for (path, text) in sources {
      let bytes = Array(text.utf8)
      switch FileKind(path: path) {
      case .swift: files.append(SwiftFile(path: path, bytes: bytes))
      case .strings: if let table = StringTable(strings: bytes, path: path) { tables.append(table) }
      case .stringCatalog: if let table = StringTable(catalog: bytes, path: path) { tables.append(table) }
      case .package: project.add(path, ProjectPlatforms.platforms(package: bytes))
      case .project: project.add(path, BuildSettings(bytes).platforms)
      case .propertyList, .interface, .colorSet, nil: break
      }
    }
    for index in files.indices {
      guard let platforms = project.platforms(of: files[index]) else { continue }
      (files[index].platforms, files[index].isPlatformKnown) = (platforms, true)
    }
    let app = ReviewedApp(files: files, tables: tables, project: project)
    var found: [String] = []
    for file in files {
      var checker = SwiftChecker(file, app)
      let lines = LineIndex(file.source.bytes)
      found += lines.withPositions(checker.run()).map { "\($0.rule.rawValue) \($0.start.line)" }
    }
    for (path, text) in sources {
      let bytes = Array(text.utf8)
      var checker = ResourceChecker(path: path, lines: LineIndex(bytes), platforms: project.platforms(path: path))
      switch FileKind(path: path) {
      case .strings: if let table = StringTable(strings: bytes, path: path) { checker.check(table) }
      case .stringCatalog: if let table = StringTable(catalog: bytes, path: path) { checker.check(table) }
      case .propertyList: if let list = try? PropertyList(bytes, path: path) { checker.check(list) }
      case .project: checker.check(BuildSettings(bytes))
      case .interface: if let tree = XMLTree(bytes) { checker.check(tree) }
      case .swift, .package, .colorSet, nil: continue
      }
      found += checker.lines.withPositions(checker.findings).map { "\($0.rule.rawValue) \($0.start.line)" }
    }
    return found
  }

  /// Returns the findings in one file of an iPhone app.
  static func findings(_ text: String) -> [String] { findings([("App/iOS/View.swift", text)]) }
}
