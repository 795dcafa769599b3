import Guidelines
import Review
import SystemInterface

/// The file `.hig-review` in the current folder or one of its parents. It lists exclusions, one per line.
///
///     # generated
///     exclude Sources/Generated/**
///     disable three-dots Sources/CLI/**
struct ReviewSettings: Sendable {
  private var excluded: [Glob] = []
  private var disabled: [(rules: [ReviewRule], glob: Glob?)] = []
  /// Unknown words with their positions.
  private(set) var warnings: [(place: String, word: String)] = []

  static let fileName = ".hig-review"

  init() {}

  init(at path: String?) {
    if let path, let bytes = try? Files.read(path, limit: 1 << 20) { read(String(decoding: bytes, as: UTF8.self), Self.fileName) }
  }

  /// Returns the settings file that applies to a folder.
  static func settingsFile(above folder: String) -> String? {
    var folder = folder
    for _ in 0..<32 {
      let path = folder + "/" + fileName
      if Files.exists(path) { return path }
      if Files.exists(folder + "/.git") { return nil }
      folder += "/.."
    }
    return nil
  }

  private mutating func read(_ text: String, _ path: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { continue }
      let position = "\(path):\(number + 1)"
      switch (first, words.count) {
      case ("exclude", 2): excluded.append(Glob(words[1]))
      case ("disable", 2...3):
        let rules = ReviewRule.rules(named: words[1])
        if rules.isEmpty { warnings.append((position, words[1])) }
        disabled.append((rules, words.count > 2 ? Glob(words[2]) : nil))
      default: warnings.append((position, first))
      }
    }
  }

  func isExcluded(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  func isDisabled(_ finding: ReviewFinding) -> Bool {
    disabled.contains { $0.rules.contains(finding.rule) && ($0.glob?.matches(finding.path) ?? true) }
  }

  /// A path pattern: `*` matches any characters of a name, `**` any names. It matches at any depth, and includes everything
  /// below.
  struct Glob: Sendable {
    private let parts: [String]

    init(_ text: String) { parts = text.split(separator: "/").map(String.init) }

    func matches(_ path: String) -> Bool {
      let names = path.split(separator: "/").map(String.init)
      guard !parts.isEmpty, parts.count <= 32 else { return false }
      return names.indices.contains { matches(names[$0...], 0) }
    }

    private func matches(_ names: ArraySlice<String>, _ part: Int) -> Bool {
      guard part < parts.count else { return true }
      if parts[part] == "**" { return part == parts.count - 1 || names.indices.contains { matches(names[$0...], part + 1) } }
      guard let name = names.first, Self.matches(Array(name.utf8), Array(parts[part].utf8)) else { return false }
      return matches(names.dropFirst(), part + 1)
    }

    /// Matches a single name. Backtracks no further than the last `*`.
    private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
      var (nameIndex, patternIndex, lastStar, starEnd) = (0, 0, -1, 0)
      while nameIndex < name.count {
        if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
          (lastStar, starEnd) = (patternIndex, nameIndex)
          patternIndex += 1
        } else if patternIndex < pattern.count,
          pattern[patternIndex] == name[nameIndex] || pattern[patternIndex] == UInt8(ascii: "?")
        {
          nameIndex += 1
          patternIndex += 1
        } else if lastStar >= 0 {
          starEnd += 1
          (nameIndex, patternIndex) = (starEnd, lastStar + 1)
        } else {
          return false
        }
      }
      return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
  }
}
