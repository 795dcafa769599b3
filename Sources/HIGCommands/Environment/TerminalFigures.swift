import Guidelines
import Rendering
import SystemInterface

/// Draws the figure of a topic above its page on terminals that can show images, using `rsvg-convert` or `chafa`. Only figures
/// of the Corpus are decoded.
struct TerminalFigures {
  let session: Session
  /// The value of `--figures`; `nil` shows figures on terminals that are known to support them.
  let isWanted: Bool?

  /// Maximum width of a figure in columns.
  private static let maxWidth = 48

  /// Returns the text to print above a page with the given number of lines, or `nil` if no figure is shown.
  func figure(above page: TopicPage, lines: Int, width: Int, hasPager: Bool) -> String? {
    let environment = session.environment
    guard isWanted != false, environment.isTerminal, environment["TERM"] != "dumb",
      let format = Self.imageFormat(of: environment, isForced: isWanted == true)
    else {
      return nil
    }
    let file = page.topic.slug + ".svg"
    guard page.source.source == corpusSourceName, page.records.contains(where: { $0.body.figures.contains { $0.file == file } }),
      let bytes = session.figureFiles.bytes(file), let drawing = Drawing(bytes)
    else { return nil }
    let columns = min(Self.maxWidth, max(16, width))
    // A character cell is about twice as high as it is wide.
    let rows = (columns * drawing.height / drawing.width + 1) / 2 + 1
    // A pager would print the image data as characters.
    if hasPager, lines + rows >= environment.rows ?? 24 { return nil }
    return text(bytes, format, columns, rows)
  }

  enum ImageFormat: Equatable {
    case picture(TerminalImageProtocol)
    case sixel
  }

  /// Returns the image format that the terminal is known to support or, if forced, the most likely one.
  static func imageFormat(of environment: Environment, isForced: Bool) -> ImageFormat? {
    let (term, program) = (environment["TERM"] ?? "", (environment["TERM_PROGRAM"] ?? "").lowercased())
    // Terminal multiplexers drop images.
    if !["screen", "tmux"].contains(where: term.hasPrefix) {
      if ["xterm-kitty", "xterm-ghostty"].contains(term) || ["kitty", "ghostty"].contains(program) { return .picture(.kitty) }
      if ["iterm.app", "wezterm", "mintty", "vscode"].contains(program) { return .picture(.iTerm2) }
      if ["foot", "mlterm", "contour", "yaft"].contains(where: term.hasPrefix) || term.contains("sixel") { return .sixel }
    }
    // xterm shows sixels only if started with an option such as `-ti vt340`, and does not report that.
    guard isForced else { return nil }
    return environment["XTERM_VERSION"] != nil ? .sixel : .picture(.kitty)
  }

  private func text(_ bytes: [UInt8], _ kind: ImageFormat, _ columns: Int, _ rows: Int) -> String? {
    switch kind {
    case .picture(let imageProtocol):
      guard let png = run("rsvg-convert", ["--width", "960", "--format", "png"], bytes) else { return nil }
      return imageProtocol.escapeSequence(png: png, columns: columns)
    case .sixel:
      // If the terminal does not report its cell size, chafa assumes inconsistent cell proportions.
      let size =
        session.environment.hasPixels
        ? ["--size", "\(columns)x\(rows)"] : ["--size", "\(columns)x\(columns)", "--font-ratio", "1"]
      return run("chafa", ["--format", "sixels"] + size + ["-"], bytes).map {
        String(decoding: $0, as: UTF8.self) + "\n"
      }
    }
  }

  private func run(_ name: String, _ arguments: [String], _ input: [UInt8]) -> [UInt8]? {
    guard let program = BoundedProgram(named: name, on: session.environment.searchPath) else { return nil }
    var bounds = BoundedProgram.Limits()
    (bounds.maxSeconds, bounds.maxOutputBytes) = (5, 4 << 20)
    guard case .finished(let output) = program.run(arguments, input: input, limits: bounds), !output.isEmpty else { return nil }
    return output
  }
}
