/// What the output is written to, and the one place where lines become bytes.
package struct Terminal: Hashable, Sendable {
  /// Columns that a line may take.
  package var width: Int
  package var metrics: Metrics
  package var colors: Bool
  /// OSC 8 hyperlinks; on a terminal only.
  package var hyperlinks: Bool

  /// Lines longer than this are hard to read, however wide the terminal is.
  package static let widestMeasure = 100
  package static let narrowest = 10

  package init(width: Int = 80, ambiguousWidth: Int = 1, colors: Bool = false, hyperlinks: Bool = false) {
    self.width = max(Terminal.narrowest, width)
    metrics = Metrics(ambiguousWidth: ambiguousWidth)
    self.colors = colors
    self.hyperlinks = hyperlinks
  }

  /// The lines as text, each ended by a line feed. Without colours and hyperlinks the text is plain.
  package func render(_ lines: [Line]) -> String {
    var out = ""
    for line in lines {
      // Spaces at the end of a line would be shown by nobody and copied by everyone.
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

  private func trimmed(_ span: Span) -> Span {
    let kept = span.text.utf8.reversed().drop { $0 == 0x20 }.count
    return kept == span.text.utf8.count ? span : span.slice(0..<kept)
  }

  private func render(_ span: Span, into out: inout String) {
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

  private static func codes(_ style: Style) -> String {
    var codes: [String] = []
    if style.contains(.bold) || style.contains(.heading) { codes.append("1") }
    if style.contains(.emphasis) { codes.append("3") }
    if style.contains(.faint) { codes.append("2") }
    if style.contains(.mark) { codes.append("1;33") }
    if style.contains(.code) || style.contains(.platform) { codes.append("36") }
    return codes.joined(separator: ";")
  }

  /// An address that may stand in an escape sequence: http(s), printable ASCII only.
  static func safeAddress(_ address: String) -> String? {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"), address.utf8.count <= 2000,
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return address
  }
}
