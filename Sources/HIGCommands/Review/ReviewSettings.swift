import Guidelines
import Review
import SystemInterface

/// `.hig-review`, in the folder of the run or one above it: what is left out, a line each.
///
///     # generated
///     exclude Sources/Generated/**
///     disable three-dots Sources/CLI/**
struct ReviewSettings: Sendable {
  private var excluded: [Glob] = []
  private var disabled: [(rules: [ReviewRule], glob: Glob?)] = []
  /// Words that mean nothing, with their places.
  private(set) var problems: [(place: String, word: String)] = []

  static let name = ".hig-review"

  init() {}

  init(at path: String?) {
    if let path, let bytes = try? Files.read(path, limit: 1 << 20) { read(String(decoding: bytes, as: UTF8.self), Self.name) }
  }

  /// The file that holds for a folder.
  static func file(above folder: String) -> String? {
    var folder = folder
    for _ in 0..<32 {
      let path = folder + "/" + name
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
      let place = "\(path):\(number + 1)"
      switch (first, words.count) {
      case ("exclude", 2): excluded.append(Glob(words[1]))
      case ("disable", 2...3):
        let rules = ReviewRule.named(words[1])
        if rules.isEmpty { problems.append((place, words[1])) }
        disabled.append((rules, words.count > 2 ? Glob(words[2]) : nil))
      default: problems.append((place, first))
      }
    }
  }

  func isExcluded(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  func isDisabled(_ finding: ReviewFinding) -> Bool {
    disabled.contains { $0.rules.contains(finding.rule) && ($0.glob?.matches(finding.path) ?? true) }
  }

  /// `*` stands for any characters of a name, `**` for any names; a pattern holds for all below what it matches, and wherever a path ends so.
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

    /// One name, without going back further than to the last star.
    private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
      var (n, p, star, mark) = (0, 0, -1, 0)
      while n < name.count {
        if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
          (star, mark) = (p, n)
          p += 1
        } else if p < pattern.count, pattern[p] == name[n] || pattern[p] == UInt8(ascii: "?") {
          n += 1
          p += 1
        } else if star >= 0 {
          mark += 1
          (n, p) = (mark, star + 1)
        } else {
          return false
        }
      }
      return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
  }
}
