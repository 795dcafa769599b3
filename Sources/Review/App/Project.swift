import Guidelines

/// Where files run, from the folders around them.
struct Project: Sendable {
  /// By folder: what the projects and packages right in it are built for.
  private var built: [String: PlatformSet] = [:]

  mutating func add(_ path: String, _ platforms: PlatformSet) {
    guard !platforms.isEmpty else { return }
    var folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if folder.last?.hasSuffix(".xcodeproj") ?? false { folder = folder.dropLast() }
    built[folder.joined(separator: "/"), default: []].formUnion(platforms)
  }

  /// `platforms: [.iOS(.v17), .macOS(.v14)]` of a package.
  static func platforms(package bytes: [UInt8]) -> PlatformSet {
    let source = SwiftSource(path: "", bytes: bytes)
    guard let label = source.tokens.indices.first(where: { source.name($0) == "platforms" && source.opens($0 + 2, "[") }) else {
      return []
    }
    var found: PlatformSet = []
    for index in source.inside(label + 2) where source.isName(index) {
      guard let platform = Platform(name: source.text(index)) else { continue }
      found.formUnion(platform == .iOS ? [.iOS, .iPadOS] : [platform])
    }
    return found
  }

  /// Reads the projects and packages in the folders above a file, where nothing else says what it is built for.
  mutating func look(around path: String, _ surroundings: Surroundings) {
    guard built.isEmpty else { return }
    for folder in Surroundings.folders(around: path) {
      guard let found = surroundings[folder] else { return }
      for path in found.packages { if let bytes = FoundFiles.read(path) { add(path, Self.platforms(package: bytes)) } }
      for path in found.projects { if let bytes = FoundFiles.read(path) { add(path, BuildSettings(bytes).platforms) } }
      if !built.isEmpty || found.isTop { return }
    }
  }

  /// Folders first, from the innermost; then imports; then the project or package around the file. nil where nothing is said.
  func platforms(of file: SwiftFile) -> PlatformSet? { platforms(path: file.path) { Self.imported(file.source) } }

  func platforms(path: String, imports: () -> PlatformSet? = { nil }) -> PlatformSet? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let around = stride(from: parts.count - 1, through: 0, by: -1).lazy.compactMap { built[parts[..<$0].joined(separator: "/")] }
      .first
    if let named = parts.dropLast().reversed().lazy.compactMap({ Self.named($0) }).first {
      // A folder called `Mac` in an app for the phone may hold anything; one that the project builds for says what it is.
      return named
    }
    return imports() ?? around
  }

  /// `Mac`, `MyApp-watchOS`, `WatchApp`, `TodayWidgetTV`.
  private static func named(_ folder: String) -> PlatformSet? {
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

  private static func imported(_ source: SwiftSource) -> PlatformSet? {
    for (index, token) in source.tokens.prefix(600).enumerated() where token.isFirstOnLine && token.name == "import" {
      // Within a condition an import says nothing of the file.
      let isConditional =
        source.directives.filter { $0.token <= index }.reduce(0) { $0 + ($1.kind == .begin ? 1 : $1.kind == .end ? -1 : 0) } > 0
      if isConditional { continue }
      switch source.name(index + 1) {
      case "AppKit", "Cocoa": return [.macOS]
      case "WatchKit", "ClockKit": return [.watchOS]
      case "UIKit", "CarPlay": return .touch
      default: continue
      }
    }
    return nil
  }
}
