import Guidelines
import Languages

/// Collects the inlines of one leaf block: collapses white space as a browser does, decides which line breaks read as spaces, and keeps
/// spaces out of the ends of bold and linked runs.
struct InlineBuilder {
  /// A run that holds other inlines.
  enum Run: Hashable {
    case emphasis
    case strong
    case strikethrough
    case `subscript`
    case superscript
    case link(url: String)
    case ruby(reading: String)
    /// Markup that means nothing to us, or is nested too deeply: its content joins what is around it.
    case transparent
  }

  private struct Frame {
    var run: Run
    var content: [Inline] = []
    /// Text not yet in `content`, so that a paragraph of a million words costs no million copies.
    var pending: [UInt8] = []

    mutating func settle() {
      guard !pending.isEmpty else { return }
      content.append(.text(String(decoding: pending, as: UTF8.self)))
      pending.removeAll()
    }

    mutating func append(_ inline: Inline) {
      settle()
      content.append(inline)
    }
  }

  private enum Gap { case none, space, line }

  private var frames: [Frame] = [Frame(run: .transparent)]
  private var gap = Gap.none
  /// Whether the white space before what comes next stands already outside of a run that was opened since.
  private var isSpaced = false
  /// At the start of the leaf, or of a line that the author broke.
  private var leading = true
  private var last: Unicode.Scalar?
  /// A break that was placed before a run opened, and waits for the run's first character.
  private var undecided: (depth: Int, index: Int)?

  /// Runs nested more deeply than this are read without their markup, so that no tree is too deep to walk.
  static let deepest = 16

  /// Whether nothing has been written.
  private(set) var isEmpty = true

  // MARK: Writing

  /// Adds text, white space collapsed; a run of white space that holds a line end is a soft break.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text($0) }
  }

  mutating func text(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte == 0x20 || byte == 0x09 {
        if gap == .none { gap = .space }
        index += 1
        continue
      }
      if byte == 0x0A {
        gap = .line
        index += 1
        continue
      }
      // An ideographic space at the start of a paragraph or line is an indent.
      if leading, byte == 0xE3, index + 2 < source.count, source[index + 1] == 0x80, source[index + 2] == 0x80 {
        index += 3
        continue
      }
      var end = index + 1
      while end < source.count, source[end] != 0x20, source[end] != 0x0A, source[end] != 0x09 { end += 1 }
      settleGap(before: scalar(source, index))
      frames[frames.count - 1].pending.append(contentsOf: source[index..<end])
      last = lastScalar(source, end)
      leading = false
      isEmpty = false
      index = end
    }
  }

  /// The line ended in the source.
  mutating func softBreak() { gap = .line }

  /// The author broke the line: behind a sentence that is how lines are written, elsewhere it is meant.
  mutating func lineBreak() {
    guard let last, !"。．.!?！？…、，,」）)".unicodeScalars.contains(last) else { return softBreak() }
    hardBreak()
  }

  mutating func hardBreak() {
    guard !leading else { return }
    gap = .none
    last = nil
    undecided = nil
    isSpaced = false
    leading = true
    frames[frames.count - 1].append(.hardBreak)
  }

  mutating func code(_ code: String) {
    guard !code.isEmpty else { return }
    // Inside a line a tab is a space.
    let code = code.replacing("\t", with: " ")
    atom(.code(code), first: code.unicodeScalars.first, last: code.unicodeScalars.last)
  }

  mutating func image(alt: String, url: String) {
    // A picture of a mark says what the mark says.
    if let sign = Mark.sign(ofPicture: alt) { return text(sign + " ") }
    atom(.image(alt: alt, url: url), first: nil, last: last)
  }

  mutating func footnoteReference(_ label: String) {
    // The mark belongs to the word before it.
    if gap == .space { gap = .none }
    atom(.footnoteReference(label), first: nil, last: last)
  }

  private mutating func atom(_ inline: Inline, first: Unicode.Scalar?, last: Unicode.Scalar?) {
    settleGap(before: first)
    frames[frames.count - 1].append(inline)
    self.last = last
    leading = false
    isEmpty = false
  }

  // MARK: Runs

  mutating func open(_ run: Run) {
    if !leading {
      switch gap {
      case .none: break
      case .space: if !isSpaced { frames[frames.count - 1].pending.append(0x20) }
      case .line:
        let top = frames.count - 1
        frames[top].append(.softBreak(space: !isSpaced))
        undecided = (top, frames[top].content.count - 1)
      }
      isSpaced = isSpaced || gap != .none
    }
    gap = .none
    let nestsItself = frames.contains { $0.run == run }
    frames.append(Frame(run: frames.count > InlineBuilder.deepest || nestsItself ? .transparent : run))
  }

  mutating func close() {
    guard frames.count > 1 else { return }
    var frame = frames.removeLast()
    if let waiting = undecided, waiting.depth >= frames.count { undecided = nil }
    let top = frames.count - 1
    // Of text that nothing says how to read, ruby makes nothing.
    if frame.run == .transparent || frame.run == .ruby(reading: "") {
      if frame.content.isEmpty {
        frames[top].pending += frame.pending
      } else {
        frame.settle()
        frames[top].settle()
        frames[top].content += frame.content
      }
      return
    }
    frame.settle()
    guard !frame.content.isEmpty else { return }
    switch frame.run {
    case .transparent: break
    case .strong:
      // Bold that a converter cut in two is one run.
      if gap == .none, frames[top].pending.isEmpty, case .strong(var whole)? = frames[top].content.last {
        // Taken out first: what is held in two places is copied at each piece.
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

  /// Adds to the reading of the innermost open ruby.
  mutating func addReading(_ reading: String) {
    for index in frames.indices.reversed() {
      if case .ruby(let before) = frames[index].run {
        frames[index].run = .ruby(reading: before + reading)
        return
      }
    }
  }

  /// How many runs are open.
  var depth: Int { frames.count - 1 }

  /// The runs that are open, outermost first.
  var openRuns: [Run] { frames.dropFirst().map(\.run) }

  /// Closes all runs and hands out what was written, without white space at its end.
  mutating func finish() -> [Inline] {
    while frames.count > 1 { close() }
    frames[0].settle()
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

  private mutating func settleGap(before scalar: Unicode.Scalar?) {
    if !leading {
      switch gap {
      case .space where !isSpaced: frames[frames.count - 1].pending.append(0x20)
      case .none, .space:
        if let place = undecided, place.depth < frames.count, !breakReadsAsSpace(between: last, and: scalar) {
          frames[place.depth].content[place.index] = .softBreak(space: false)
        }
      case .line:
        let space = !isSpaced && (scalar == nil || breakReadsAsSpace(between: last, and: scalar))
        frames[frames.count - 1].append(.softBreak(space: space))
      }
    }
    undecided = nil
    gap = .none
    isSpaced = false
  }

  private func scalar(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Unicode.Scalar? {
    let byte = source[index]
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard index + length <= source.count else { return nil }
    var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(source[index + offset] & 0x3F) }
    return Unicode.Scalar(value)
  }

  private func lastScalar(_ source: UnsafeBufferPointer<UInt8>, _ end: Int) -> Unicode.Scalar? {
    var start = end - 1
    while start > 0, source[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(source, start)
  }
}

extension [Inline] {
  /// Neighbouring pieces of text as one.
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
