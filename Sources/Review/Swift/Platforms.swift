import Guidelines

/// Where a piece of source may run, as far as it says. All six where it says nothing.
typealias PlatformSet = Set<Platform>

extension PlatformSet {
  static let every = PlatformSet(Platform.allCases)
  /// Those that UIKit is there for.
  static let touch: PlatformSet = [.iOS, .iPadOS, .tvOS, .visionOS]
}

/// What conditional compilation says of the tokens of a file.
struct Regions {
  private struct Region {
    let tokens: Range<Int>
    let platforms: PlatformSet
    let isDebug: Bool
  }
  private var regions: [Region] = []

  init(_ source: SwiftSource) {
    /// Of an open `#if`: where its branch began, its platforms, and those that no branch has taken yet.
    var open: [(start: Int, platforms: PlatformSet, rest: PlatformSet, isDebug: Bool)] = []
    for directive in source.directives.prefix(4000) {
      let text = directive.condition.map { String(decoding: source.bytes[$0], as: UTF8.self) }
      if directive.kind != .begin, let last = open.popLast() {
        regions.append(
          Region(tokens: last.start..<max(last.start, directive.token), platforms: last.platforms, isDebug: last.isDebug))
        guard directive.kind == .otherwise else { continue }
        let condition = text.map { Condition($0) }
        let platforms = condition.map { $0.platforms.intersection(last.rest) } ?? last.rest
        let rest = condition.map { $0.isExact ? last.rest.subtracting($0.platforms) : last.rest } ?? []
        open.append((directive.token, platforms, rest, condition?.isDebug ?? false))
      } else if directive.kind == .begin, open.count < 64 {
        let condition = Condition(text ?? "")
        let rest = condition.isExact ? PlatformSet.every.subtracting(condition.platforms) : .every
        open.append((directive.token, condition.platforms, rest, condition.isDebug))
      }
    }
  }

  private func around(_ token: Int) -> some Sequence<Region> { regions.lazy.filter { $0.tokens.contains(token) } }

  func platforms(at token: Int, _ file: PlatformSet) -> PlatformSet {
    around(token).reduce(file) { $0.intersection($1.platforms) }
  }

  func isDebug(at token: Int) -> Bool { around(token).contains(where: \.isDebug) }

  /// `os(iOS) && !targetEnvironment(macCatalyst)`: read from left to right; what is no platform holds for all.
  private struct Condition {
    var platforms = PlatformSet.every
    /// Whether it says nothing else, so that the other branch has all others.
    var isExact = true
    var isDebug = false

    init(_ text: String) {
      var isOr = false
      var isFirst = true
      for word in text.prefix(400).split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        if word == "||" || word == "&&" {
          isOr = word == "||"
          continue
        }
        if word.hasPrefix("//") { break }
        var name = word.drop { $0 == "!" || $0 == "(" }
        while name.hasSuffix("))") { name = name.dropLast() }
        var set: PlatformSet
        switch name {
        case "os(iOS)": set = [.iOS, .iPadOS]
        case "os(macOS)", "os(OSX)", "canImport(AppKit)", "canImport(Cocoa)": set = [.macOS]
        case "os(watchOS)", "canImport(WatchKit)": set = [.watchOS]
        case "os(tvOS)": set = [.tvOS]
        case "os(visionOS)", "os(xrOS)": set = [.visionOS]
        case "canImport(UIKit)": set = .touch.union([.watchOS])
        case "targetEnvironment(macCatalyst)": set = [.iOS, .iPadOS]
        default:
          set = .every
          isExact = false
          if name == "DEBUG" { isDebug = !word.hasPrefix("!") }
        }
        if word.hasPrefix("!"), set != .every {
          set = name.hasPrefix("targetEnvironment") ? .every : PlatformSet.every.subtracting(set)
        }
        platforms = isFirst ? set : isOr ? platforms.union(set) : platforms.intersection(set)
        isFirst = false
      }
    }
  }
}
