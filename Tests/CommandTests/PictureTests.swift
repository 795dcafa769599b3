import Testing

@testable import HIGCommands

/// By which protocol a terminal is sent a drawing.
@Suite struct PictureTests {
  private static func kind(_ variables: [String: String], isForced: Bool = false) -> TerminalFigures.ImageFormat? {
    TerminalFigures.imageFormat(of: Environment(variables: variables, isTerminal: true), isForced: isForced)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalFigures.ImageFormat.picture(.kitty)),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .picture(.kitty)),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .picture(.iTerm2)), (["TERM": "foot"], .sixel),
    (["TERM": "mlterm"], .sixel),
  ])
  func whatATerminalIsKnownToShow(variables: [String: String], kind: TerminalFigures.ImageFormat) {
    #expect(Self.kind(variables) == kind)
    #expect(Self.kind(variables, isForced: true) == kind)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], TerminalFigures.ImageFormat.picture(.kitty)),
    (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .sixel),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "kitty"], .picture(.kitty)),
  ])
  func anyOtherIsSentNothingUnlessAsked(variables: [String: String], kind: TerminalFigures.ImageFormat) {
    #expect(Self.kind(variables) == nil)
    #expect(Self.kind(variables, isForced: true) == kind)
  }
}
