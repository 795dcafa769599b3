import Guidelines

/// Platforms of files, determined from the directories that contain them.
struct ProjectPlatforms: Sendable {
  /// Platforms of the projects and packages directly in a directory, by its path.
  private var platformsByDirectory: [String: PlatformSet] = [:]

  mutating func add(_ path: String, _ platforms: PlatformSet) {
    guard !platforms.isEmpty else { return }
    var folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if folder.last?.hasSuffix(".xcodeproj") ?? false { folder = folder.dropLast() }
    platformsByDirectory[folder.joined(separator: "/"), default: []].formUnion(platforms)
  }

  /// Returns the platforms of a package manifest, as in `platforms: [.iOS(.v17), .macOS(.v14)]`.
  static func platforms(package bytes: [UInt8]) -> PlatformSet {
    let source = SwiftSource(path: "", bytes: bytes)
    guard let label = source.tokens.indices.first(where: { source.name($0) == "platforms" && source.opens($0 + 2, "[") }) else {
      return []
    }
    var found: PlatformSet = []
    for index in source.contents(of: label + 2) where source.isName(index) {
      guard let platform = Platform(name: source.text(index)) else { continue }
      found.formUnion(platform == .iOS ? [.iOS, .iPadOS] : [platform])
    }
    return found
  }

  /// Reads the projects and packages in the directories above a file if the reviewed files contain none.
  mutating func readProjects(around path: String, _ surroundings: ProjectContext) {
    guard platformsByDirectory.isEmpty else { return }
    for folder in ProjectContext.directories(around: path) {
      guard let directory = surroundings[folder] else { return }
      for path in directory.packages { if let bytes = FileDiscovery.read(path) { add(path, Self.platforms(package: bytes)) } }
      for path in directory.projects { if let bytes = FileDiscovery.read(path) { add(path, BuildSettings(bytes).platforms) } }
      if !platformsByDirectory.isEmpty || directory.isRepositoryRoot { return }
    }
  }

  /// Returns the platforms of a file: from the name of the innermost directory that names a platform, else from imports, else
  /// from the project or package. Returns `nil` if none of them tells.
  func platforms(of file: SwiftFile) -> PlatformSet? { platforms(path: file.path) { Self.importedPlatforms(file.source) } }

  func platforms(path: String, imports: () -> PlatformSet? = { nil }) -> PlatformSet? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let around = stride(from: parts.count - 1, through: 0, by: -1).lazy.compactMap {
      platformsByDirectory[parts[..<$0].joined(separator: "/")]
    }
    .first
    if let named = parts.dropLast().reversed().lazy.compactMap({ Self.platforms(namedIn: $0) }).first {
      // The name of the directory decides before the project: a project can build several apps.
      return named
    }
    return imports() ?? around
  }

  /// Returns the platforms that a directory name contains, as in `Mac`, `MyApp-watchOS`, `WatchApp`, or `TodayWidgetTV`.
  private static func platforms(namedIn folder: String) -> PlatformSet? {
    var words: [String] = []
    let characters = Array(folder)
    var start = 0
    for index in characters.indices.dropFirst() {
      let (last, this) = (characters[index - 1], characters[index])
      let begins =
        this.isUppercase && last.isLowercase
        && !["i", "mac", "tv", "watch", "vision"].contains(String(characters[start..<index]))
      let endsAbbreviation =
        this.isUppercase && last.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
      guard begins || endsAbbreviation || !this.isLetter || !last.isLetter else { continue }
      words.append(String(characters[start..<index]))
      start = index
    }
    words.append(String(characters[start...]))
    for word in words {
      switch word.lowercased() {
      case "mac", "macos", "osx": return [.macOS]
      case "ios", "iphone", "ipad", "iphoneos": return [.iOS, .iPadOS]
      case "watch", "watchos", "watchkit": return [.watchOS]
      case "tvos", "appletv": return [.tvOS]
      case "visionos", "xros": return [.visionOS]
      default: continue
      }
    }
    return nil
  }

  private static func importedPlatforms(_ source: SwiftSource) -> PlatformSet? {
    for (index, token) in source.tokens.prefix(600).enumerated() where token.isFirstOnLine && token.name == "import" {
      // A conditional import does not restrict the file.
      let isConditional =
        source.conditionalDirectives.filter { $0.token <= index }.reduce(0) {
          $0 + ($1.kind == .begin ? 1 : $1.kind == .end ? -1 : 0)
        } > 0
      if isConditional { continue }
      switch source.name(index + 1) {
      case "AppKit", "Cocoa": return [.macOS]
      case "WatchKit", "ClockKit": return [.watchOS]
      case "UIKit", "CarPlay": return .uiKit
      default: continue
      }
    }
    return nil
  }
}
