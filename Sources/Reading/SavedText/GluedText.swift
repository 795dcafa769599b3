import Guidelines

enum GluedText {
  static func mend(_ lines: [TextLine]) -> (lines: [TextLine], diagnostics: [Diagnostic]) { (lines, []) }
}
