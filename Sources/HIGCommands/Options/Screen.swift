import Guidelines
import Rendering

/// How the output is to look, from options and environment.
enum Screen {
  /// In columns.
  static let widths = Terminal.narrowest...1000

  static func style(_ words: CommandWords, _ environment: Environment, columns sides: Int = 1) throws(Failure) -> PageStyle {
    let ambiguous = try words[Options.ambiguousWidth] ?? 1
    let terminal = Terminal(
      width: width(try words[Options.width], environment, sides: sides), ambiguousWidth: ambiguous,
      colors: colors(try words[Options.color], environment),
      hyperlinks: try words[Options.hyperlinks] ?? showsLinks(environment))
    return PageStyle(terminal, language: environment.language)
  }

  /// For pages that take no options, such as help.
  static func style(_ environment: Environment) -> PageStyle {
    let terminal = Terminal(width: width(nil, environment, sides: 1), colors: colors(nil, environment))
    return PageStyle(terminal, language: environment.language)
  }

  /// Whether the output is a terminal that is known to show OSC 8: to others the sequence may be a mess.
  private static func showsLinks(_ environment: Environment) -> Bool {
    if let setting = environment.settings[.hyperlinks], let isWanted = try? Options.hyperlinks.read([setting], "") {
      return isWanted
    }
    guard environment.isTerminal, let term = environment["TERM"], term != "dumb" else { return false }
    if let vte = environment["VTE_VERSION"].flatMap({ Int($0) }) { return vte >= 5000 }
    if environment["KONSOLE_VERSION"] != nil || environment["WT_SESSION"] != nil { return true }
    if let program = environment["TERM_PROGRAM"] { return linkingPrograms.contains(program.lowercased()) }
    return linkingTerms.contains { term.hasPrefix($0) }
  }

  private static let linkingPrograms = ["iterm.app", "wezterm", "vscode", "ghostty", "kitty", "tabby", "hyper", "rio"]
  private static let linkingTerms = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour"]

  /// `--width`, `HIG_WIDTH`, `MANWIDTH` and the settings are meant as they are; of a terminal's columns two stay free, and no more than a readable measure
  /// is taken.
  private static func width(_ option: Int?, _ environment: Environment, sides: Int) -> Int {
    if let option { return option }
    for name in ["HIG_WIDTH", "MANWIDTH"] {
      if let width = environment[name].flatMap({ Int($0) }), width >= Terminal.narrowest { return min(width, widths.upperBound) }
    }
    if let width = environment.settings[.width].flatMap({ Int($0) }) { return width }
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? environment.columns ?? 80
    return min(max(Terminal.narrowest, columns - 2), Terminal.widestMeasure * sides)
  }

  /// `--color`, then `NO_COLOR`, `CLICOLOR_FORCE`, then whether there is a terminal that knows colours.
  private static func colors(_ option: Bool?, _ environment: Environment) -> Bool {
    if let option { return option }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    if let setting = environment.settings[.color], let isWanted = try? Options.color.read([setting], "") { return isWanted }
    return environment.isTerminal && environment["TERM"] != nil && environment["TERM"] != "dumb"
  }
}
