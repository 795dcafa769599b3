import Testing

@testable import HIGCommands

/// Choice of the image protocol of a terminal.
@Suite struct TerminalImageTests {
  private static func kind(_ variables: [String: String], isForced: Bool = false) -> TerminalFigures.ImageFormat? {
    TerminalFigures.imageFormat(of: Environment(variables: variables, isTerminal: true), isForced: isForced)
  }

  @Test(
    "Terminals with a known image protocol show images",
    arguments: [
      (["TERM": "xterm-kitty"], TerminalFigures.ImageFormat.picture(.kitty)),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .picture(.kitty)),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .picture(.iTerm2)), (["TERM": "foot"], .sixel),
      (["TERM": "mlterm"], .sixel),
    ])
  func knownTerminalsShowImages(variables: [String: String], kind: TerminalFigures.ImageFormat) {
    #expect(Self.kind(variables) == kind)
    #expect(Self.kind(variables, isForced: true) == kind)
  }

  @Test(
    "Other terminals show images only if that is forced",
    arguments: [
      (["TERM": "xterm-256color"], TerminalFigures.ImageFormat.picture(.kitty)),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .sixel),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "kitty"], .picture(.kitty)),
    ])
  func otherTerminalsNeedForce(variables: [String: String], kind: TerminalFigures.ImageFormat) {
    #expect(Self.kind(variables) == nil)
    #expect(Self.kind(variables, isForced: true) == kind)
  }
}
