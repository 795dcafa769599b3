/// How a run of text looks. Colour adds and never carries: whatever a style says is also said by words or by its place.
package struct Style: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = Style(rawValue: 1)
  package static let emphasis = Style(rawValue: 2)
  /// Of less weight than what stands around it: ids, sources, hints.
  package static let faint = Style(rawValue: 4)
  package static let code = Style(rawValue: 8)
  /// What matched a search.
  package static let mark = Style(rawValue: 16)
  package static let heading = Style(rawValue: 32)
  /// A platform's name.
  package static let platform = Style(rawValue: 64)
}

/// A run of text in one style. What stands in `text` is safe to show: the initializer is the gate.
package struct Span: Hashable, Sendable {
  package private(set) var text: String
  package var style: Style
  /// Address that the run leads to.
  package var link: String?

  package init(_ text: some StringProtocol, _ style: Style = [], link: String? = nil) {
    self.text = Sanitizing.line(text)
    self.style = style
    self.link = link
  }

  /// A part of a run that has passed the gate.
  fileprivate init(passed text: String, like span: Span) {
    self.text = text
    style = span.style
    link = span.link
  }

  func slice(_ bytes: Range<Int>) -> Span {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound)
    return Span(passed: String(text[start..<end]), like: self)
  }
}

extension [Span] {
  package var text: String { count == 1 ? self[0].text : map(\.text).joined() }

  /// The part of the runs that lies at these UTF-8 offsets of their joined text.
  func slice(_ bytes: Range<Int>) -> [Span] {
    var result: [Span] = []
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
package struct Line: Hashable, Sendable {
  package var indent: Int
  package var spans: [Span]
  /// Of the record that begins here.
  package var id: String?

  package init(_ spans: [Span] = [], indent: Int = 0) {
    self.spans = spans
    self.indent = indent
  }

  package init(_ text: String, _ style: Style = [], indent: Int = 0) {
    self.init([Span(text, style)], indent: indent)
  }

  /// As much of the line as a terminal's width holds, with `…` behind it.
  package func cut(to terminal: Terminal) -> Line { cut(to: terminal.width, terminal.metrics) }

  func cut(to width: Int, _ metrics: Metrics) -> Line {
    let room = width - indent
    if metrics.width(spans.text) <= room { return self }
    let kept = metrics.truncated(spans.text, to: room)
    var line = self
    line.spans = spans.slice(0..<max(0, kept.utf8.count - "…".utf8.count)) + [Span("…")]
    return line
  }

  package static let blank = Line()
  package var isBlank: Bool { spans.allSatisfy { $0.text.allSatisfy { $0 == " " } } }
}
