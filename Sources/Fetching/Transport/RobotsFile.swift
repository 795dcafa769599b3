/// The rules of a site's robots.txt for this program (RFC 9309).
struct RobotsFile: Hashable, Sendable {
  private struct PathRule: Hashable, Sendable {
    var pattern: [UInt8]
    var allows: Bool
  }

  private var rules: [PathRule] = []
  /// Seconds between requests that the site asks for (`Crawl-delay`).
  private(set) var crawlDelay: Int?

  static let unrestricted = RobotsFile()

  private init(rules: [PathRule] = []) { self.rules = rules }

  private static let maxSize = 512 << 10

  /// Parses the groups that name `agent` or, if there are none, the groups for all agents.
  init(_ bytes: [UInt8], agent: String = "hig") {
    var groups: [(agents: [String], robots: RobotsFile)] = []
    var isInGroupHead = false
    for line in String(decoding: bytes.withoutByteOrderMark.prefix(Self.maxSize), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    {
      let parts = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let key = parts[0].filter { !$0.isWhitespace }.lowercased()
      let value = String(parts[1].filter { !$0.isWhitespace })
      switch key {
      case "user-agent":
        if !isInGroupHead { groups.append(([], RobotsFile())) }
        isInGroupHead = true
        // The version after the name is ignored.
        groups[groups.count - 1].agents.append(String(value.lowercased().prefix { $0 != "/" }))
      case "allow", "disallow":
        isInGroupHead = false
        guard !groups.isEmpty, !value.isEmpty else { continue }
        groups[groups.count - 1].robots.rules.append(PathRule(pattern: Self.percentDecoded(value), allows: key == "allow"))
      case "crawl-delay":
        isInGroupHead = false
        if !groups.isEmpty, let seconds = Double(value), seconds > 0, seconds < 1000 {
          groups[groups.count - 1].robots.crawlDelay = Int(seconds.rounded(.up))
        }
      default: continue
      }
    }
    let namedGroups = groups.filter { $0.agents.contains(agent) }
    for group in namedGroups.isEmpty ? groups.filter({ $0.agents.contains("*") }) : namedGroups {
      rules += group.robots.rules
      crawlDelay = [crawlDelay, group.robots.crawlDelay].compactMap(\.self).max()
    }
  }

  /// Decodes percent escapes of unreserved characters: `%61` becomes `a`.
  private static func percentDecoded(_ text: String) -> [UInt8] {
    var (decoded, remaining): ([UInt8], Substring.UTF8View) = ([], text[...].utf8)
    while let byte = remaining.popFirst() {
      let digits = remaining.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let code = UInt8(String(Substring(digits)), radix: 16),
        PagePath.isAllowed(code),
        code != UInt8(ascii: "/")
      {
        decoded.append(code)
        remaining = remaining.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  /// Returns `true` if a path may be requested. The longest matching pattern decides; if two have the same length, the one that
  /// allows wins.
  func allows(_ path: String) -> Bool {
    let path = Self.percentDecoded(path)
    let matching = rules.filter { Self.matches($0.pattern, path) }
    guard let maxLength = matching.map(\.pattern.count).max() else { return true }
    return matching.contains { $0.pattern.count == maxLength && $0.allows }
  }

  /// Returns `true` if a path starts with a pattern, in which `*` matches any characters and a final `$` matches the end of the
  /// path. Backtracks no further than the last `*`.
  private static func matches(_ pattern: [UInt8], _ path: [UInt8]) -> Bool {
    let isAnchored = pattern.last == UInt8(ascii: "$")
    let pattern = isAnchored ? pattern.dropLast() : pattern[...]
    var (pathIndex, patternIndex) = (0, pattern.startIndex)
    var lastStar: (at: Int, place: Int)?
    while true {
      if patternIndex == pattern.endIndex, !isAnchored || pathIndex == path.count { return true }
      if patternIndex < pattern.endIndex, pattern[patternIndex] == UInt8(ascii: "*") {
        lastStar = (patternIndex + 1, pathIndex)
        patternIndex += 1
      } else if patternIndex < pattern.endIndex, pathIndex < path.count, pattern[patternIndex] == path[pathIndex] {
        (patternIndex, pathIndex) = (patternIndex + 1, pathIndex + 1)
      } else if let backtrack = lastStar, backtrack.place < path.count {
        lastStar = (backtrack.at, backtrack.place + 1)
        (patternIndex, pathIndex) = (backtrack.at, backtrack.place + 1)
      } else {
        return false
      }
    }
  }
}
