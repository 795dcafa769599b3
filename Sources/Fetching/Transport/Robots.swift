/// What a site's robots.txt allows us (RFC 9309).
struct Robots: Hashable, Sendable {
  private struct Rule: Hashable, Sendable {
    var pattern: [UInt8]
    var allows: Bool
  }

  private var rules: [Rule] = []
  /// Seconds between requests that it asks for.
  private(set) var delay: Int?

  static let everything = Robots()

  private init(rules: [Rule] = []) { self.rules = rules }

  private static let largest = 512 << 10

  /// The groups that name us, else those for all.
  init(_ bytes: [UInt8], agent: String = "hig") {
    var groups: [(agents: [String], robots: Robots)] = []
    var isOpen = false
    for line in String(decoding: bytes.withoutMark.prefix(Self.largest), as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let key = parts[0].filter { !$0.isWhitespace }.lowercased()
      let value = String(parts[1].filter { !$0.isWhitespace })
      switch key {
      case "user-agent":
        if !isOpen { groups.append(([], Robots())) }
        isOpen = true
        // A version behind the name says nothing.
        groups[groups.count - 1].agents.append(String(value.lowercased().prefix { $0 != "/" }))
      case "allow", "disallow":
        isOpen = false
        guard !groups.isEmpty, !value.isEmpty else { continue }
        groups[groups.count - 1].robots.rules.append(Rule(pattern: Self.plain(value), allows: key == "allow"))
      case "crawl-delay":
        isOpen = false
        if !groups.isEmpty, let seconds = Double(value), seconds > 0, seconds < 1000 {
          groups[groups.count - 1].robots.delay = Int(seconds.rounded(.up))
        }
      default: continue
      }
    }
    let own = groups.filter { $0.agents.contains(agent) }
    for group in own.isEmpty ? groups.filter({ $0.agents.contains("*") }) : own {
      rules += group.robots.rules
      delay = [delay, group.robots.delay].compactMap(\.self).max()
    }
  }

  /// With letters, digits and their like written as such: `%61` is `a`.
  private static func plain(_ text: String) -> [UInt8] {
    var (plain, rest): ([UInt8], Substring.UTF8View) = ([], text[...].utf8)
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let code = UInt8(String(Substring(digits)), radix: 16),
        PagePath.isPlain(code),
        code != UInt8(ascii: "/")
      {
        plain.append(code)
        rest = rest.dropFirst(2)
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// By the longest pattern that fits; of two equally long ones by the one that allows.
  func allows(_ path: String) -> Bool {
    let path = Self.plain(path)
    let fitting = rules.filter { Self.fits($0.pattern, path) }
    guard let longest = fitting.map(\.pattern.count).max() else { return true }
    return fitting.contains { $0.pattern.count == longest && $0.allows }
  }

  /// Whether a path begins as a pattern says: `*` stands for anything, `$` behind all for the end. No step goes back further than the last `*`.
  private static func fits(_ pattern: [UInt8], _ path: [UInt8]) -> Bool {
    let isWhole = pattern.last == UInt8(ascii: "$")
    let pattern = isWhole ? pattern.dropLast() : pattern[...]
    var (place, at) = (0, pattern.startIndex)
    var star: (at: Int, place: Int)?
    while true {
      if at == pattern.endIndex, !isWhole || place == path.count { return true }
      if at < pattern.endIndex, pattern[at] == UInt8(ascii: "*") {
        star = (at + 1, place)
        at += 1
      } else if at < pattern.endIndex, place < path.count, pattern[at] == path[place] {
        (at, place) = (at + 1, place + 1)
      } else if let last = star, last.place < path.count {
        star = (last.at, last.place + 1)
        (at, place) = (last.at, last.place + 1)
      } else {
        return false
      }
    }
  }
}
