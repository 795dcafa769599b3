import Guidelines
import Languages

/// Collects the inlines of one leaf block. Collapses white space as a browser does, decides which line breaks read as spaces, and
/// moves spaces at the ends of bold and linked runs outside of them.
struct InlineBuilder {
  /// A run that contains other inlines.
  enum Run: Hashable {
    case emphasis
    case strong
    case strikethrough
    case `subscript`
    case superscript
    case link(url: String)
    case ruby(reading: String)
    /// Markup without meaning for a page, or nested too deeply; its content joins its parent.
    case transparent
  }

  private struct OpenRun {
    var run: Run
    var content: [Inline] = []
    /// Text not yet in `content`. Buffering it keeps appending to a long paragraph linear.
    var pending: [UInt8] = []

    mutating func flushText() {
      guard !pending.isEmpty else { return }
      content.append(.text(String(decoding: pending, as: UTF8.self)))
      pending.removeAll()
    }

    mutating func append(_ inline: Inline) {
      flushText()
      content.append(inline)
    }
  }

  private enum PendingWhitespace { case none, space, line }

  private var frames: [OpenRun] = [OpenRun(run: .transparent)]
  private var pendingWhitespace = PendingWhitespace.none
  /// Indicates whether the white space before the next inline is already written outside a run that was opened after it.
  private var hasSpaceBeforeRun = false
  /// Indicates whether nothing was written since the start of the leaf or since the last hard break.
  private var isAtLineStart = true
  private var last: Unicode.Scalar?
  /// Position of a soft break that was written before a run opened. The first character of the run decides whether it reads as a
  /// space.
  private var pendingBreak: (depth: Int, index: Int)?

  /// Maximum nesting depth of runs. Deeper runs lose their markup so that the tree can be walked recursively.
  static let maxDepth = 16

  /// Indicates whether nothing has been written.
  private(set) var isEmpty = true

  // MARK: Writing

  /// Appends text and collapses its white space. White space that contains a line end becomes a soft break.
  mutating func appendText(_ text: String) {
    var text = text
    text.withUTF8 { self.appendText($0) }
  }

  mutating func appendText(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte == 0x20 || byte == 0x09 {
        if pendingWhitespace == .none { pendingWhitespace = .space }
        index += 1
        continue
      }
      if byte == 0x0A {
        pendingWhitespace = .line
        index += 1
        continue
      }
      // An ideographic space at the start of a paragraph or line is an indent.
      if isAtLineStart, byte == 0xE3, index + 2 < source.count, source[index + 1] == 0x80, source[index + 2] == 0x80 {
        index += 3
        continue
      }
      var end = index + 1
      while end < source.count, source[end] != 0x20, source[end] != 0x0A, source[end] != 0x09 { end += 1 }
      flushWhitespace(before: scalar(in: source, at: index))
      frames[frames.count - 1].pending.append(contentsOf: source[index..<end])
      last = scalar(in: source, endingAt: end)
      isAtLineStart = false
      isEmpty = false
      index = end
    }
  }

  /// Records the end of a source line.
  mutating func appendSoftBreak() { pendingWhitespace = .line }

  /// Records a line break written by the author. After the end of a sentence it is only the layout of the source; elsewhere it is
  /// a hard break.
  mutating func appendLineBreak() {
    guard let last, !"。．.!?！？…、，,」）)".unicodeScalars.contains(last) else { return appendSoftBreak() }
    appendHardBreak()
  }

  mutating func appendHardBreak() {
    guard !isAtLineStart else { return }
    pendingWhitespace = .none
    last = nil
    pendingBreak = nil
    hasSpaceBeforeRun = false
    isAtLineStart = true
    frames[frames.count - 1].append(.hardBreak)
  }

  mutating func appendCode(_ code: String) {
    guard !code.isEmpty else { return }
    // A tab inside a line reads as a space.
    let code = code.replacing("\t", with: " ")
    appendAtom(.code(code), first: code.unicodeScalars.first, last: code.unicodeScalars.last)
  }

  mutating func appendImage(alt: String, url: String) {
    // An image of a mark is replaced by the mark.
    if let sign = StrengthMark.symbol(forAltText: alt) { return appendText(sign + " ") }
    appendAtom(.image(alt: alt, url: url), first: nil, last: last)
  }

  mutating func appendFootnoteReference(_ label: String) {
    // A footnote reference belongs to the word before it.
    if pendingWhitespace == .space { pendingWhitespace = .none }
    appendAtom(.footnoteReference(label), first: nil, last: last)
  }

  private mutating func appendAtom(_ inline: Inline, first: Unicode.Scalar?, last: Unicode.Scalar?) {
    flushWhitespace(before: first)
    frames[frames.count - 1].append(inline)
    self.last = last
    isAtLineStart = false
    isEmpty = false
  }

  // MARK: Runs

  mutating func open(_ run: Run) {
    if !isAtLineStart {
      switch pendingWhitespace {
      case .none: break
      case .space: if !hasSpaceBeforeRun { frames[frames.count - 1].pending.append(0x20) }
      case .line:
        let top = frames.count - 1
        frames[top].append(.softBreak(space: !hasSpaceBeforeRun))
        pendingBreak = (top, frames[top].content.count - 1)
      }
      hasSpaceBeforeRun = hasSpaceBeforeRun || pendingWhitespace != .none
    }
    pendingWhitespace = .none
    let nestsItself = frames.contains { $0.run == run }
    frames.append(OpenRun(run: frames.count > InlineBuilder.maxDepth || nestsItself ? .transparent : run))
  }

  mutating func close() {
    guard frames.count > 1 else { return }
    var frame = frames.removeLast()
    if let pending = pendingBreak, pending.depth >= frames.count { pendingBreak = nil }
    let top = frames.count - 1
    // A ruby run without a reading has no effect.
    if frame.run == .transparent || frame.run == .ruby(reading: "") {
      if frame.content.isEmpty {
        frames[top].pending += frame.pending
      } else {
        frame.flushText()
        frames[top].flushText()
        frames[top].content += frame.content
      }
      return
    }
    frame.flushText()
    guard !frame.content.isEmpty else { return }
    switch frame.run {
    case .transparent: break
    case .strong:
      // Adjacent bold runs were split by a converter and are merged.
      if pendingWhitespace == .none, frames[top].pending.isEmpty, case .strong(var whole)? = frames[top].content.last {
        // Remove the run first: a second reference would copy the array at each merge.
        frames[top].content.removeLast()
        whole += frame.content
        frames[top].content.append(.strong(whole))
      } else {
        frames[top].append(.strong(frame.content))
      }
    case .emphasis: frames[top].append(.emphasis(frame.content))
    case .strikethrough: frames[top].append(.strikethrough(frame.content))
    case .subscript: frames[top].append(.subscript(frame.content))
    case .superscript: frames[top].append(.superscript(frame.content))
    case .link(let url): frames[top].append(.link(frame.content, url: url))
    case .ruby(let reading): frames[top].append(.ruby(frame.content, reading: reading))
    }
  }

  /// Appends to the reading of the innermost open ruby run.
  mutating func addReading(_ reading: String) {
    for index in frames.indices.reversed() {
      if case .ruby(let before) = frames[index].run {
        frames[index].run = .ruby(reading: before + reading)
        return
      }
    }
  }

  /// Number of open runs.
  var depth: Int { frames.count - 1 }

  /// The open runs, outermost first.
  var openRuns: [Run] { frames.dropFirst().map(\.run) }

  /// Closes all runs and returns the inlines without trailing white space.
  mutating func finish() -> [Inline] {
    while frames.count > 1 { close() }
    frames[0].flushText()
    var content = frames[0].content
    while let end = content.last {
      switch end {
      case .softBreak, .hardBreak: content.removeLast()
      case .text(let text):
        let trimmed = text.trimmingTrailingSpace()
        if trimmed.utf8.count == text.utf8.count { return content.mergingText() }
        content.removeLast()
        if !trimmed.isEmpty { content.append(.text(trimmed)) }
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference:
        return content.mergingText()
      }
    }
    return content.mergingText()
  }

  // MARK: White space

  private mutating func flushWhitespace(before scalar: Unicode.Scalar?) {
    if !isAtLineStart {
      switch pendingWhitespace {
      case .space where !hasSpaceBeforeRun: frames[frames.count - 1].pending.append(0x20)
      case .none, .space:
        if let position = pendingBreak, position.depth < frames.count, !breakReadsAsSpace(between: last, and: scalar) {
          frames[position.depth].content[position.index] = .softBreak(space: false)
        }
      case .line:
        let space = !hasSpaceBeforeRun && (scalar == nil || breakReadsAsSpace(between: last, and: scalar))
        frames[frames.count - 1].append(.softBreak(space: space))
      }
    }
    pendingBreak = nil
    pendingWhitespace = .none
    hasSpaceBeforeRun = false
  }

  private func scalar(in source: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
    let byte = source[index]
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard index + length <= source.count else { return nil }
    var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(source[index + offset] & 0x3F) }
    return Unicode.Scalar(value)
  }

  private func scalar(in source: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Unicode.Scalar? {
    var start = end - 1
    while start > 0, source[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(in: source, at: start)
  }
}

extension [Inline] {
  /// Returns the inlines with adjacent text merged.
  func mergingText() -> [Inline] {
    var merged: [Inline] = []
    merged.reserveCapacity(count)
    var run: [String] = []
    for inline in self {
      if case .text(let text) = inline {
        run.append(text)
        continue
      }
      if !run.isEmpty { merged.append(.text(run.joined())) }
      run.removeAll(keepingCapacity: true)
      merged.append(inline)
    }
    if !run.isEmpty { merged.append(.text(run.joined())) }
    return merged
  }
}
