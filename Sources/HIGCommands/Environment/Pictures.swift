import Guidelines
import Rendering
import SystemInterface

/// The drawing of a topic above its page, in a terminal that shows pictures, through `rsvg-convert` or `chafa`. Only drawings of the Corpus are ever decoded.
struct Pictures {
  let session: Session
  /// `--figures`; nil for where the terminal is known to.
  let isWanted: Bool?

  /// Columns that a drawing takes at most.
  private static let widest = 48

  /// What to print above a page of some lines; nil for none.
  func picture(above page: TopicPage, lines: Int, width: Int, hasPager: Bool) -> String? {
    let environment = session.environment
    guard isWanted != false, environment.isTerminal, environment["TERM"] != "dumb",
      let kind = Self.kind(of: environment, isForced: isWanted == true)
    else {
      return nil
    }
    let file = page.topic.slug + ".svg"
    guard page.source.source == corpusSourceName, page.records.contains(where: { $0.body.figures.contains { $0.file == file } }),
      let bytes = session.drawings.bytes(file), let drawing = Drawing(bytes)
    else { return nil }
    let columns = min(Self.widest, max(16, width))
    // A cell is about twice as high as it is wide.
    let rows = (columns * drawing.height / drawing.width + 1) / 2 + 1
    // What goes through a pager would come out as characters.
    if hasPager, lines + rows >= environment.rows ?? 24 { return nil }
    return text(bytes, kind, columns, rows)
  }

  enum Kind: Equatable {
    case picture(TerminalPicture)
    case sixel
  }

  /// What the terminal is known to show; or, forced, what it most likely does.
  static func kind(of environment: Environment, isForced: Bool) -> Kind? {
    let (term, program) = (environment["TERM"] ?? "", (environment["TERM_PROGRAM"] ?? "").lowercased())
    // Between a terminal and its multiplexer pictures get lost.
    if !["screen", "tmux"].contains(where: term.hasPrefix) {
      if ["xterm-kitty", "xterm-ghostty"].contains(term) || ["kitty", "ghostty"].contains(program) { return .picture(.kitty) }
      if ["iterm.app", "wezterm", "mintty", "vscode"].contains(program) { return .picture(.iTerm2) }
      if ["foot", "mlterm", "contour", "yaft"].contains(where: term.hasPrefix) || term.contains("sixel") { return .sixel }
    }
    // xterm shows sixels only when it is told to (`-ti vt340`), and does not say so.
    guard isForced else { return nil }
    return environment["XTERM_VERSION"] != nil ? .sixel : .picture(.kitty)
  }

  private func text(_ bytes: [UInt8], _ kind: Kind, _ columns: Int, _ rows: Int) -> String? {
    switch kind {
    case .picture(let protocolKind):
      guard let png = run("rsvg-convert", ["--width", "960", "--format", "png"], bytes) else { return nil }
      return protocolKind.text(png: png, columns: columns)
    case .sixel:
      // Where a terminal does not say how large its cells are, chafa takes them as square and as half as wide as high at once.
      let size =
        session.environment.hasPixels
        ? ["--size", "\(columns)x\(rows)"] : ["--size", "\(columns)x\(columns)", "--font-ratio", "1"]
      return run("chafa", ["--format", "sixels"] + size + ["-"], bytes).map {
        String(decoding: $0, as: UTF8.self) + "\n"
      }
    }
  }

  private func run(_ name: String, _ arguments: [String], _ input: [UInt8]) -> [UInt8]? {
    guard let program = BoundedProgram(named: name, on: session.environment.programs) else { return nil }
    var bounds = BoundedProgram.Bounds()
    (bounds.seconds, bounds.output) = (5, 4 << 20)
    guard case .finished(let output) = program.run(arguments, input: input, bounds: bounds), !output.isEmpty else { return nil }
    return output
  }
}
