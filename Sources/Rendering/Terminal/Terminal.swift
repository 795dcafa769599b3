/// Properties of the output, and the only place that turns lines into bytes.
package struct Terminal: Hashable, Sendable {
  /// Maximum number of columns of a line.
  package var width: Int
  package var metrics: Metrics
  package var colors: Bool
  /// `true` to write OSC 8 hyperlinks; only for a terminal.
  package var hyperlinks: Bool

  /// Maximum width of text. Longer lines are hard to read on a terminal of any width.
  package static let maxTextWidth = 100
  package static let minWidth = 10

  package init(width: Int = 80, ambiguousWidth: Int = 1, colors: Bool = false, hyperlinks: Bool = false) {
    self.width = max(Terminal.minWidth, width)
    metrics = Metrics(ambiguousWidth: ambiguousWidth)
    self.colors = colors
    self.hyperlinks = hyperlinks
  }

  /// Returns the lines as text, each terminated by a line feed. The text is plain if colors and hyperlinks are disabled.
  package func render(_ lines: [StyledLine]) -> String {
    var out = ""
    for line in lines {
      // Trailing spaces are invisible, but would be copied.
      var spans = line.spans
      while let last = spans.last, last.text.allSatisfy({ $0 == " " }) { spans.removeLast() }
      if !spans.isEmpty {
        out += String(repeating: " ", count: line.indent)
        for (index, span) in spans.enumerated() {
          render(index == spans.count - 1 ? trimmed(span) : span, into: &out)
        }
      }
      out += "\n"
    }
    return out
  }

  private func trimmed(_ span: StyledSpan) -> StyledSpan {
    let length = span.text.utf8.reversed().drop { $0 == 0x20 }.count
    return length == span.text.utf8.count ? span : span.slice(0..<length)
  }

  private func render(_ span: StyledSpan, into out: inout String) {
    let address = hyperlinks ? span.link.flatMap(Terminal.safeAddress) : nil
    if let address { out += "\u{1B}]8;;\(address)\u{1B}\\" }
    let codes = colors ? Terminal.codes(span.style) : ""
    if codes.isEmpty {
      out += span.text
    } else {
      out += "\u{1B}[\(codes)m\(span.text)\u{1B}[0m"
    }
    if address != nil { out += "\u{1B}]8;;\u{1B}\\" }
  }

  private static func codes(_ style: TextStyle) -> String {
    var codes: [String] = []
    if style.contains(.bold) || style.contains(.heading) { codes.append("1") }
    if style.contains(.emphasis) { codes.append("3") }
    if style.contains(.faint) { codes.append("2") }
    if style.contains(.highlight) { codes.append("1;33") }
    if style.contains(.code) || style.contains(.platform) { codes.append("36") }
    return codes.joined(separator: ";")
  }

  /// Returns `address` if it is safe in an escape sequence (an HTTP(S) URL of printable ASCII), or `nil`.
  static func safeAddress(_ address: String) -> String? {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"), address.utf8.count <= 2000,
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return address
  }
}
