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
      hyperlinks: environment.isTerminal && environment["TERM"] != "dumb" && words.typed(Options.color).last != "never")
    return PageStyle(terminal, language: environment.language)
  }

  /// For pages that take no options, such as help.
  static func style(_ environment: Environment) -> PageStyle {
    let terminal = Terminal(width: width(nil, environment, sides: 1), colors: colors(nil, environment))
    return PageStyle(terminal, language: environment.language)
  }

  /// `--width`, `HIG_WIDTH` and `MANWIDTH` are meant as they are; of a terminal's columns two stay free, and no more than a readable measure
  /// is taken.
  private static func width(_ option: Int?, _ environment: Environment, sides: Int) -> Int {
    if let option { return option }
    for name in ["HIG_WIDTH", "MANWIDTH"] {
      if let width = environment[name].flatMap({ Int($0) }), width >= Terminal.narrowest { return min(width, widths.upperBound) }
    }
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? environment.columns ?? 80
    return min(max(Terminal.narrowest, columns - 2), Terminal.widestMeasure * sides)
  }

  /// `--color`, then `NO_COLOR`, `CLICOLOR_FORCE`, then whether there is a terminal that knows colours.
  private static func colors(_ option: Bool?, _ environment: Environment) -> Bool {
    if let option { return option }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    return environment.isTerminal && environment["TERM"] != nil && environment["TERM"] != "dumb"
  }
}
