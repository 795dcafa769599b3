import Guidelines

/// Text as roff source that groff and mandoc format in the same way. All escaping for roff is done here.
///
/// groff breaks Japanese lines only with ja.tmac, and not fully by kinsoku rules; mandoc never breaks them, not even at `\:`.
/// Paragraphs with wide characters are therefore broken here with `.br`, for a page of 60 columns; others are left to the
/// formatter.
struct RoffText {
  /// Columns of a line in a section (indented by 7 columns) on a page of 60.
  static let lineWidth = 50
  private let metrics = Metrics()

  /// Returns the source lines of a paragraph that is indented by `indent` columns inside the section's margin.
  func lines(_ spans: [StyledSpan], indent: Int = 0) -> [String] {
    let text = spans.text
    // A word longer than the line, such as an address, is split here, since the formatter would let it overflow.
    let hasLongWord = text.split(separator: " ").contains { $0.utf8.count > RoffText.lineWidth - indent }
    if metrics.width(text) == text.unicodeScalars.count, !hasLongWord { return text.isEmpty ? [] : [line(spans)] }
    let brokenLines = ParagraphLayout(metrics).lines(spans, width: max(20, RoffText.lineWidth - indent))
    return Array(brokenLines.map { [line($0.spans)] }.joined(separator: [".br"]))
  }

  /// Returns one source line of filled text.
  func line(_ spans: [StyledSpan]) -> String {
    var out = ""
    var font = "R"
    for span in spans {
      let isItalic = !span.style.isDisjoint(with: [.emphasis, .code])
      let newFont = span.style.contains(.bold) ? "B" : isItalic ? "I" : "R"
      if newFont != font {
        out += "\\f" + newFont
        font = newFont
      }
      for scalar in span.text.unicodeScalars { out += Self.escaped(scalar) }
    }
    if font != "R" { out += "\\fR" }
    return Self.escapingRequest(out)
  }

  /// Returns one source line of preformatted text with its spaces preserved.
  func unfilled(_ line: StyledLine) -> String {
    var out = String(repeating: "\\ ", count: line.indent)
    var spans = line.spans
    while let last = spans.last, last.text.allSatisfy({ $0 == " " }) { spans.removeLast() }
    for span in spans {
      let isBold = span.style.contains(.bold)
      if isBold { out += "\\fB" }
      for scalar in span.text.unicodeScalars { out += scalar == " " ? "\\ " : Self.escaped(scalar) }
      if isBold { out += "\\fR" }
    }
    return Self.escapingRequest(out)
  }

  /// Returns text as the quoted argument of a macro.
  static func argument(_ text: String) -> String {
    "\"" + Sanitizer.line(text).unicodeScalars.map { $0 == "\"" ? "\\(dq" : escaped($0) }.joined() + "\""
  }

  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    default: String(scalar)
    }
  }

  /// Escapes a leading `.` or `'`, which would start a request.
  private static func escapingRequest(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}

/// Roff escaping for text outside of records.
package enum Roff {
  package static func argument(_ text: String) -> String { RoffText.argument(text) }
  package static func line(_ text: String) -> String { RoffText().line([StyledSpan(text)]) }
}
