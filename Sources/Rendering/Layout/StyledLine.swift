/// Style of a span of text. Color is never the only indication: words or position express the same.
package struct TextStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = TextStyle(rawValue: 1)
  package static let emphasis = TextStyle(rawValue: 2)
  /// Less prominent than the surrounding text: ids, sources, hints.
  package static let faint = TextStyle(rawValue: 4)
  package static let code = TextStyle(rawValue: 8)
  /// A match of the search.
  package static let highlight = TextStyle(rawValue: 16)
  package static let heading = TextStyle(rawValue: 32)
  /// The name of a platform.
  package static let platform = TextStyle(rawValue: 64)
}

/// A run of text in one style. Its text is always sanitized by the initializer.
package struct StyledSpan: Hashable, Sendable {
  package private(set) var text: String
  package var style: TextStyle
  /// Target address of a link.
  package var link: String?

  package init(_ text: some StringProtocol, _ style: TextStyle = [], link: String? = nil) {
    self.text = Sanitizer.line(text)
    self.style = style
    self.link = link
  }

  /// Creates a part of a span whose text is sanitized already.
  fileprivate init(sanitized text: String, like span: StyledSpan) {
    self.text = text
    style = span.style
    link = span.link
  }

  func slice(_ bytes: Range<Int>) -> StyledSpan {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound)
    return StyledSpan(sanitized: String(text[start..<end]), like: self)
  }
}

extension [StyledSpan] {
  package var text: String { count == 1 ? self[0].text : map(\.text).joined() }

  /// Returns the part of the spans in a range of UTF-8 offsets of their joined text.
  func slice(_ bytes: Range<Int>) -> [StyledSpan] {
    var result: [StyledSpan] = []
    var offset = 0
    for span in self {
      let length = span.text.utf8.count
      let part =
        Swift.max(
          bytes.lowerBound, offset)..<Swift.max(Swift.max(bytes.lowerBound, offset), Swift.min(bytes.upperBound, offset + length))
      if !part.isEmpty { result.append(span.slice(part.lowerBound - offset..<part.upperBound - offset)) }
      offset += length
      if offset >= bytes.upperBound { break }
    }
    return result
  }
}

/// One line of output.
package struct StyledLine: Hashable, Sendable {
  package var indent: Int
  package var spans: [StyledSpan]
  /// Id of the record that starts on this line.
  package var recordID: String?

  package init(_ spans: [StyledSpan] = [], indent: Int = 0) {
    self.spans = spans
    self.indent = indent
  }

  package init(_ text: String, _ style: TextStyle = [], indent: Int = 0) {
    self.init([StyledSpan(text, style)], indent: indent)
  }

  /// Returns the line, truncated with `…` if it is wider than the terminal.
  package func truncated(to terminal: Terminal) -> StyledLine { truncated(to: terminal.width, terminal.metrics) }

  func truncated(to width: Int, _ metrics: Metrics) -> StyledLine {
    let availableWidth = width - indent
    if metrics.width(spans.text) <= availableWidth { return self }
    let prefix = metrics.truncated(spans.text, to: availableWidth)
    var line = self
    line.spans = spans.slice(0..<max(0, prefix.utf8.count - "…".utf8.count)) + [StyledSpan("…")]
    return line
  }

  package static let blank = StyledLine()
  package var isBlank: Bool { spans.allSatisfy { $0.text.allSatisfy { $0 == " " } } }
}
