import Guidelines

/// Text as roff source that groff and mandoc set alike: the only place where roff is escaped.
///
/// groff breaks Japanese lines only with ja.tmac, and not quite by kinsoku; mandoc never breaks them, not even at `\:`. So paragraphs that hold wide
/// characters are set here, one `.br` a line, narrow enough for a page of 60 columns; the others are left to the formatter.
struct RoffText {
  /// Columns of a set line at the margin of a section (7 columns in) on a page of 60.
  static let measure = 50
  private let metrics = Metrics()

  /// Source lines of one paragraph that stands `indent` columns inside the section's margin.
  func lines(_ spans: [Span], indent: Int = 0) -> [String] {
    let text = spans.text
    // An address longer than the line would stick out: it is cut here.
    let hasLongWord = text.split(separator: " ").contains { $0.utf8.count > RoffText.measure - indent }
    if metrics.width(text) == text.unicodeScalars.count, !hasLongWord { return text.isEmpty ? [] : [line(spans)] }
    let set = Paragraph(metrics).lines(spans, width: max(20, RoffText.measure - indent))
    return Array(set.map { [line($0.spans)] }.joined(separator: [".br"]))
  }

  /// One source line of filled text.
  func line(_ spans: [Span]) -> String {
    var out = ""
    var font = "R"
    for span in spans {
      let isItalic = !span.style.isDisjoint(with: [.emphasis, .code])
      let wanted = span.style.contains(.bold) ? "B" : isItalic ? "I" : "R"
      if wanted != font {
        out += "\\f" + wanted
        font = wanted
      }
      for scalar in span.text.unicodeScalars { out += Self.escaped(scalar) }
    }
    if font != "R" { out += "\\fR" }
    return Self.guarded(out)
  }

  /// One line that is to stay as it is: its spaces count.
  func fixed(_ line: Line) -> String {
    var out = String(repeating: "\\ ", count: line.indent)
    var spans = line.spans
    while let last = spans.last, last.text.allSatisfy({ $0 == " " }) { spans.removeLast() }
    for span in spans {
      let isBold = span.style.contains(.bold)
      if isBold { out += "\\fB" }
      for scalar in span.text.unicodeScalars { out += scalar == " " ? "\\ " : Self.escaped(scalar) }
      if isBold { out += "\\fR" }
    }
    return Self.guarded(out)
  }

  /// A macro's argument.
  static func argument(_ text: String) -> String {
    "\"" + Sanitizing.line(text).unicodeScalars.map { $0 == "\"" ? "\\(dq" : escaped($0) }.joined() + "\""
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

  /// A line that begins with `.` or `'` would be a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}

/// Roff for texts that are no records.
package enum Roff {
  package static func argument(_ text: String) -> String { RoffText.argument(text) }
  package static func line(_ text: String) -> String { RoffText().line([Span(text)]) }
}
