import Guidelines
import Rendering

/// The style of the output, from options, settings, and the environment.
enum TerminalStyleOptions {
  /// Permitted widths in columns.
  static let widthRange = Terminal.minWidth...1000

  static func style(_ arguments: CommandArguments, _ environment: Environment, columns columnCount: Int = 1) throws(Failure)
    -> PageStyle
  {
    let ambiguous = try arguments[Options.ambiguousWidth] ?? 1
    let terminal = Terminal(
      width: width(try arguments[Options.width], environment, sides: columnCount), ambiguousWidth: ambiguous,
      colors: usesColor(try arguments[Options.color], environment),
      hyperlinks: try arguments[Options.hyperlinks] ?? supportsHyperlinks(environment))
    return PageStyle(terminal, language: environment.language)
  }

  /// Returns the style for output without options, such as help.
  static func style(_ environment: Environment) -> PageStyle {
    let terminal = Terminal(width: width(nil, environment, sides: 1), colors: usesColor(nil, environment))
    return PageStyle(terminal, language: environment.language)
  }

  /// Indicates whether the output is a terminal that is known to support OSC 8 hyperlinks. Other terminals may print the escape
  /// sequence as text.
  private static func supportsHyperlinks(_ environment: Environment) -> Bool {
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

  /// Returns the width in columns. `--width`, `HIG_WIDTH`, `MANWIDTH`, and the setting are used as they are; from the
  /// terminal's width, two columns are subtracted, and the result is limited to a readable line length.
  private static func width(_ option: Int?, _ environment: Environment, sides: Int) -> Int {
    if let option { return option }
    for name in ["HIG_WIDTH", "MANWIDTH"] {
      if let width = environment[name].flatMap({ Int($0) }), width >= Terminal.minWidth {
        return min(width, widthRange.upperBound)
      }
    }
    if let width = environment.settings[.width].flatMap({ Int($0) }) { return width }
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? environment.columns ?? 80
    return min(max(Terminal.minWidth, columns - 2), Terminal.maxTextWidth * sides)
  }

  /// Indicates whether to use color, from `--color`, `NO_COLOR`, `CLICOLOR_FORCE`, the setting, or the terminal's capability,
  /// in this order.
  private static func usesColor(_ option: Bool?, _ environment: Environment) -> Bool {
    if let option { return option }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    if let setting = environment.settings[.color], let isWanted = try? Options.color.read([setting], "") { return isWanted }
    return environment.isTerminal && environment["TERM"] != nil && environment["TERM"] != "dumb"
  }
}
