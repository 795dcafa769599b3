import Guidelines
import Rendering

/// How the output is to look, from options and surroundings.
enum Screen {
  static func style(_ options: ScreenOptions, _ surroundings: Surroundings, columns sides: Int = 1) throws(Failure) -> PageStyle {
    let ambiguous = try Values.count(options.ambiguousWidth, option: "--ambiguous-width", in: 1...2) ?? 1
    let terminal = Terminal(
      width: try width(options.width, surroundings, sides: sides), ambiguousWidth: ambiguous,
      colors: try colors(options.color, surroundings),
      hyperlinks: surroundings.isTerminal && surroundings["TERM"] != "dumb" && options.color != "never")
    return PageStyle(terminal, language: surroundings.language)
  }

  /// For pages that take no options, such as help.
  static func style(_ surroundings: Surroundings) throws(Failure) -> PageStyle {
    let terminal = Terminal(width: try width(nil, surroundings, sides: 1), colors: try colors(nil, surroundings))
    return PageStyle(terminal, language: surroundings.language)
  }

  /// `--width`, `HIG_WIDTH` and `MANWIDTH` are meant as they are; of a terminal's columns two stay free, and no more than a readable measure
  /// is taken.
  private static func width(_ option: String?, _ surroundings: Surroundings, sides: Int) throws(Failure) -> Int {
    if let width = try Values.count(option, option: "--width", in: Terminal.narrowest...1000) { return width }
    for name in ["HIG_WIDTH", "MANWIDTH"] {
      if let width = surroundings[name].flatMap({ Int($0) }), width >= Terminal.narrowest { return min(width, 1000) }
    }
    let columns = surroundings["COLUMNS"].flatMap { Int($0) } ?? surroundings.columns ?? 80
    return min(max(Terminal.narrowest, columns - 2), Terminal.widestMeasure * sides)
  }

  /// `--color`, then `NO_COLOR`, `CLICOLOR_FORCE`, then whether there is a terminal that knows colours.
  private static func colors(_ option: String?, _ surroundings: Surroundings) throws(Failure) -> Bool {
    switch option?.lowercased() {
    case "always", "yes", "force": return true
    case "never", "no", "none": return false
    case "auto", nil: break
    case let value?: throw .unknownValue(option: "--color", value: value, known: ["auto", "always", "never"])
    }
    if surroundings["NO_COLOR"] != nil { return false }
    if let force = surroundings["CLICOLOR_FORCE"], force != "0" { return true }
    return surroundings.isTerminal && surroundings["TERM"] != nil && surroundings["TERM"] != "dumb"
  }
}
