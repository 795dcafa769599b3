import Guidelines

/// Platforms on which a piece of source can run; all six if nothing restricts them.
typealias PlatformSet = Set<Platform>

extension PlatformSet {
  static let all = PlatformSet(Platform.allCases)
  /// Platforms that have UIKit.
  static let uiKit: PlatformSet = [.iOS, .iPadOS, .tvOS, .visionOS]
}

/// Platforms of the tokens of a file according to conditional compilation.
struct ConditionalRegions {
  private struct Region {
    let tokens: Range<Int>
    let platforms: PlatformSet
    let isDebug: Bool
  }
  private var regions: [Region] = []

  init(_ source: SwiftSource) {
    /// The open `#if` directives: start of the current branch, its platforms, and the platforms that no earlier branch matches.
    var open: [(start: Int, platforms: PlatformSet, rest: PlatformSet, isDebug: Bool)] = []
    for directive in source.conditionalDirectives.prefix(4000) {
      let text = directive.condition.map { String(decoding: source.bytes[$0], as: UTF8.self) }
      if directive.kind != .begin, let last = open.popLast() {
        regions.append(
          Region(tokens: last.start..<max(last.start, directive.token), platforms: last.platforms, isDebug: last.isDebug))
        guard directive.kind == .otherwise else { continue }
        let condition = text.map { Condition($0) }
        let platforms = condition.map { $0.platforms.intersection(last.rest) } ?? last.rest
        let remaining = condition.map { $0.isExact ? last.rest.subtracting($0.platforms) : last.rest } ?? []
        open.append((directive.token, platforms, remaining, condition?.isDebug ?? false))
      } else if directive.kind == .begin, open.count < 64 {
        let condition = Condition(text ?? "")
        let remaining = condition.isExact ? PlatformSet.all.subtracting(condition.platforms) : .all
        open.append((directive.token, condition.platforms, remaining, condition.isDebug))
      }
    }
  }

  private func enclosing(_ token: Int) -> some Sequence<Region> { regions.lazy.filter { $0.tokens.contains(token) } }

  func platforms(at token: Int, _ file: PlatformSet) -> PlatformSet {
    enclosing(token).reduce(file) { $0.intersection($1.platforms) }
  }

  func isDebug(at token: Int) -> Bool { enclosing(token).contains(where: \.isDebug) }

  /// A condition such as `os(iOS) && !targetEnvironment(macCatalyst)`, evaluated from left to right. Terms that do not name a
  /// platform hold for all platforms.
  private struct Condition {
    var platforms = PlatformSet.all
    /// Indicates whether the condition consists of platforms only, so that the other branch applies to all others.
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
        case "canImport(UIKit)": set = .uiKit.union([.watchOS])
        case "targetEnvironment(macCatalyst)": set = [.iOS, .iPadOS]
        default:
          set = .all
          isExact = false
          if name == "DEBUG" { isDebug = !word.hasPrefix("!") }
        }
        if word.hasPrefix("!"), set != .all {
          set = name.hasPrefix("targetEnvironment") ? .all : PlatformSet.all.subtracting(set)
        }
        platforms = isFirst ? set : isOr ? platforms.union(set) : platforms.intersection(set)
        isFirst = false
      }
    }
  }
}
