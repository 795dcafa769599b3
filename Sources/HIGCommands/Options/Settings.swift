import Guidelines
import Languages
import Rendering
import SystemInterface

/// What a user wants always: `$XDG_CONFIG_HOME/hig/config`, else `~/.config/hig/config`. The environment's own variables and options win.
///
///     # a line each; '#' begins a comment
///     language = ja
///     platform = ios, watchos
///     width = 72
///     pager = less -S
///     color = never
///     hyperlinks = always
///     site-title = Acme Design
///     site-logo = /home/ann/acme.svg
///     site-accent = 0a7d5a
///     site-report = mailto:design@acme.example
struct Settings: Hashable, Sendable {
  /// Of the file, where there is one.
  private(set) var path: String?
  /// In the order of the file; each is good.
  private(set) var values: [Value] = []
  /// What was passed over, and why.
  private(set) var problems: [Problem] = []

  struct Value: Hashable, Sendable {
    var name: Name
    var text: String
  }

  struct Problem: Hashable, Sendable {
    /// `path:line`; nil where the file as a whole is the problem, which its failure names.
    var place: String?
    /// nil where there is no such setting.
    var failure: Failure?
    var name: String

    func notice(in language: Language) -> Notice {
      let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
      var notice = failure?.notice(in: language) ?? language.interface.phrase(.unknownSetting(name.short, known: known))
      if let place { notice.text = "\(place): \(notice.text)" }
      return notice
    }
  }

  enum Name: String, CaseIterable {
    case language, platform, width, pager, color, hyperlinks
    case siteTitle = "site-title"
    case siteLogo = "site-logo"
    case siteAccent = "site-accent"
    case siteReport = "site-report"
  }

  subscript(name: Name) -> String? { values.last { $0.name == name }?.text }

  init() {}

  init(_ environment: Environment) {
    let home = environment["HOME"].map { $0 + "/.config" }
    guard let folder = environment["XDG_CONFIG_HOME"].flatMap({ $0.hasPrefix("/") ? $0 : nil }) ?? home else { return }
    let file = folder + "/hig/config"
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try Files.read(file, limit: Self.mostBytes)
    } catch {
      // Nearly always there is none: nothing is read and nothing is said.
      if case .tooLarge = error { problems.append(Problem(failure: error, name: "")) }
      return
    }
    path = file
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() where problems.count < Self.mostProblems {
      let text = line.prefix { $0 != "#" }
      if text.allSatisfy(\.isWhitespace) { continue }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { Self.trimmed($0) }
      let place = "\(file):\(number + 1)"
      guard let name = Name(rawValue: parts[0].lowercased()) else {
        problems.append(Problem(place: place, name: parts[0]))
        continue
      }
      do throws(Failure) {
        let value = parts.count == 2 ? parts[1] : ""
        try Self.check(name, value)
        values.append(Value(name: name, text: value))
      } catch {
        problems.append(Problem(place: place, failure: error, name: name.rawValue))
      }
    }
  }

  private static let mostBytes = 1 << 16
  /// Said with every command; more would hide the answer.
  private static let mostProblems = 8

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// As the option of that name would.
  private static func check(_ name: Name, _ text: String) throws(Failure) {
    switch name {
    case .language: _ = try Options.pageLanguage.read([text], name.rawValue)
    case .platform: _ = try Options.platform.read([text], name.rawValue)
    case .width: _ = try Options.width.read([text], name.rawValue)
    case .color: _ = try Options.color.read([text], name.rawValue)
    case .hyperlinks: _ = try Options.hyperlinks.read([text], name.rawValue)
    case .siteAccent: if Accent(text) == nil { throw .unknownValue(option: name.rawValue, value: text, known: ["000000…ffffff"]) }
    case .siteReport:
      if SiteLook(report: text).report == nil {
        throw .unknownValue(option: name.rawValue, value: text, known: ["https://…", "mailto:…"])
      }
    case .siteLogo:
      if !SiteLook.logoKinds.contains(where: { text.lowercased().hasSuffix("." + $0) }) {
        throw .unknownValue(option: name.rawValue, value: text, known: SiteLook.logoKinds.map { "*." + $0 })
      }
    // None is a pager too.
    case .pager: break
    case .siteTitle: if text.isEmpty { throw .unknownValue(option: name.rawValue, value: "", known: []) }
    }
  }
}

extension Command {
  /// With the platform that the settings name, where none was typed: for what is shown to people, and nothing else.
  func with(_ settings: Settings) -> Self {
    guard let platform = settings[.platform], !words.command.name.isEmpty || words.texts.count > 0 else { return self }
    let known = words.command.options
    guard known.contains(Options.platform.specification), known.contains(Options.width.specification),
      !words.has(Options.platform)
    else { return self }
    var words = words
    words.options.append((Options.platform.name, platform))
    return Self(words: words)
  }
}
