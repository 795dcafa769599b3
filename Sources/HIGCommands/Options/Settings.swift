import Guidelines
import Languages
import Rendering
import SystemInterface

/// The user's settings from `$XDG_CONFIG_HOME/hig/config` or `~/.config/hig/config`. Options and environment variables take
/// precedence.
///
///     # one setting per line; '#' starts a comment
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
  /// Path of the file, or `nil` if there is none.
  private(set) var path: String?
  /// Valid settings, in the order of the file.
  private(set) var values: [Setting] = []
  /// Lines that were skipped, with reasons.
  private(set) var warnings: [SettingsWarning] = []

  struct Setting: Hashable, Sendable {
    var name: SettingName
    var text: String
  }

  struct SettingsWarning: Hashable, Sendable {
    /// Position as `path:line`, or `nil` if the failure concerns the whole file.
    var position: String?
    /// The failure, or `nil` if there is no setting of that name.
    var failure: Failure?
    var name: String

    func notice(in language: Language) -> UserMessage {
      let known = SettingName.allCases.map(\.rawValue).joined(separator: ", ")
      var notice =
        failure?.notice(in: language) ?? language.messages.phrase(.unknownSetting(name.truncatedForMessage, known: known))
      if let position { notice.text = "\(position): \(notice.text)" }
      return notice
    }
  }

  enum SettingName: String, CaseIterable {
    case language, platform, width, pager, color, hyperlinks
    case siteTitle = "site-title"
    case siteLogo = "site-logo"
    case siteAccent = "site-accent"
    case siteReport = "site-report"
  }

  subscript(name: SettingName) -> String? { values.last { $0.name == name }?.text }

  init() {}

  init(_ environment: Environment) {
    let home = environment["HOME"].map { $0 + "/.config" }
    guard let folder = environment["XDG_CONFIG_HOME"].flatMap({ $0.hasPrefix("/") ? $0 : nil }) ?? home else { return }
    let file = folder + "/hig/config"
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try Files.read(file, limit: Self.maxSize)
    } catch {
      // The file usually does not exist, which is not an error.
      if case .tooLarge = error { warnings.append(SettingsWarning(failure: error, name: "")) }
      return
    }
    path = file
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() where warnings.count < Self.maxWarnings {
      let text = line.prefix { $0 != "#" }
      if text.allSatisfy(\.isWhitespace) { continue }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { Self.trimmed($0) }
      let position = "\(file):\(number + 1)"
      guard let name = SettingName(rawValue: parts[0].lowercased()) else {
        warnings.append(SettingsWarning(position: position, name: parts[0]))
        continue
      }
      do throws(Failure) {
        let value = parts.count == 2 ? parts[1] : ""
        try Self.validate(name, value)
        values.append(Setting(name: name, text: value))
      } catch {
        warnings.append(SettingsWarning(position: position, failure: error, name: name.rawValue))
      }
    }
  }

  private static let maxSize = 1 << 16
  /// Maximum number of warnings. They are printed with every command, and more would hide its output.
  private static let maxWarnings = 8

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Validates a setting with the parser of the matching command-line option.
  private static func validate(_ name: SettingName, _ text: String) throws(Failure) {
    switch name {
    case .language: _ = try Options.pageLanguage.read([text], name.rawValue)
    case .platform: _ = try Options.platform.read([text], name.rawValue)
    case .width: _ = try Options.width.read([text], name.rawValue)
    case .color: _ = try Options.color.read([text], name.rawValue)
    case .hyperlinks: _ = try Options.hyperlinks.read([text], name.rawValue)
    case .siteAccent: if Accent(text) == nil { throw .unknownValue(option: name.rawValue, value: text, known: ["000000…ffffff"]) }
    case .siteReport:
      if SiteTheme(feedbackAddress: text).feedbackAddress == nil {
        throw .unknownValue(option: name.rawValue, value: text, known: ["https://…", "mailto:…"])
      }
    case .siteLogo:
      if !SiteTheme.logoExtensions.contains(where: { text.lowercased().hasSuffix("." + $0) }) {
        throw .unknownValue(option: name.rawValue, value: text, known: SiteTheme.logoExtensions.map { "*." + $0 })
      }
    // An empty command is valid: it turns the pager off.
    case .pager: break
    case .siteTitle: if text.isEmpty { throw .unknownValue(option: name.rawValue, value: "", known: []) }
    }
  }
}

extension Command {
  /// Returns the command with the platform of the settings if none was typed. Applies only to commands with formatted output.
  func applying(_ settings: Settings) -> Self {
    guard let platform = settings[.platform], !arguments.command.name.isEmpty || arguments.positionals.count > 0 else {
      return self
    }
    let options = arguments.command.options
    guard options.contains(Options.platform.specification), options.contains(Options.width.specification),
      !arguments.has(Options.platform)
    else { return self }
    var arguments = arguments
    arguments.options.append((Options.platform.name, platform))
    return Self(arguments: arguments)
  }
}
