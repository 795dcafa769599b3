import Guidelines
import Testing

@testable import Rendering

/// JSON lines of diagnostics, which scripts filter.
@Suite struct DiagnosticJSONTests {
  @Test(arguments: [
    (Diagnostic(.note, .encodingGuessed("EUC-JP")), #"0,"level":"note","finding":"encoding-guessed","facts":{"used":"EUC-JP"}"#),
    (
      Diagnostic(.note, line: 3, .headingLevelSkipped(from: 1, to: 3)),
      #"3,"level":"note","finding":"heading-level-skipped","facts":{"from":1,"to":3}"#
    ),
    (
      Diagnostic(.warning, line: 7, .pairedByAlignment(id: "a/1", counterpart: "b \"2\"", confidence: 0.75)),
      #"7,"level":"warning","finding":"paired-by-alignment","facts":{"id":"a/1","counterpart":"b \"2\"","confidence":0.75}"#
    ),
    (
      Diagnostic(.error, line: 9, .formatGuessed(.canonical)),
      #"9,"level":"error","finding":"format-guessed","facts":{"format":"canonical"}"#
    ),
    (Diagnostic(.warning, line: 1, .emptyPage), #"1,"level":"warning","finding":"empty-page","facts":{}"#),
  ])
  func diagnosticIsOneLine(diagnostic: Diagnostic, members: String) {
    #expect(DiagnosticJSON.line(path: "p.md", diagnostic) == #"{"path":"p.md","line":"# + members + "}")
  }
}
