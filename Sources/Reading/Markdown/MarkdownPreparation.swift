import Guidelines

/// The body of a Markdown file made ready for cmark, line for line: what people and their tools write beyond Markdown is turned into it or
/// taken out, and what would cost cmark quadratic time is defused. `lines` says where each line comes from.
struct MarkdownPreparation {
  private(set) var text = NumberedText()
  private(set) var diagnostics: [Diagnostic] = []

  private let isCanonical: Bool
  private var emphasis = EmphasisPreparation()
  private var fence: CodeFence?
  private var extensions = ExtensionLines()
  private var guardian: MarkdownGuard

  /// - Parameter firstLine: of the body, in its file.
  init(_ source: ArraySlice<UInt8>, firstLine: Int, isCanonical: Bool) {
    self.isCanonical = isCanonical
    guardian = MarkdownGuard(isCanonical: isCanonical)
    text = NumberedText(capacity: source.count + source.count / 16)
    source.withUnsafeBufferPointer { source in
      let tags = isCanonical ? [] : Self.tags(source)
      guard !tags.isEmpty else { return prepare(source) { firstLine + $0 } }
      let writer = TagWriter(source, tags, firstLine: firstLine)
      diagnostics += writer.diagnostics
      writer.text.bytes.withUnsafeBufferPointer { prepare($0) { writer.text.number(ofLine: $0 + 1) } }
    }
    diagnostics += extensions.diagnostics
    text.rewriteLine { guardian.finish(&$0, &diagnostics) }
  }

  private static func tags(_ source: UnsafeBufferPointer<UInt8>) -> [SiteTag] {
    let isMDX = ModuleLine.isMDX(source)
    // Every other tag has a brace or a percent sign.
    guard isMDX || source.contains(UInt8(ascii: "{")) || source.contains(UInt8(ascii: "%")) else { return [] }
    return TagScanner.tags(in: source, .markdown(isMDX: isMDX))
  }

  /// - Parameter number: of a line, counted from 0, in the file.
  private mutating func prepare(_ source: UnsafeBufferPointer<UInt8>, _ number: (Int) -> Int) {
    var count = 0
    var start = 0
    while start < source.count {
      let end = lineEnd(source, start)
      let line = UnsafeBufferPointer(rebasing: source[start..<end])
      let number = number(count)
      start = end + 1
      count += 1
      if fence == nil, !isCanonical, line.first == UInt8(ascii: "#"),
        let joined = WrappedHeading.join(source, end - line.count, end)
      {
        // A heading cut in two by a converter's line width.
        diagnostics.append(Diagnostic(.note, line: number, .markupMended("heading over several lines")))
        joined.text.withUnsafeBufferPointer { append($0, number: number) }
        start = joined.end + 1
        count += joined.extraLines
      } else {
        append(line, number: number)
      }
      text.endLine(from: number)
    }
  }

  private mutating func append(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
    if fence != nil {
      _ = CodeFence.takes(line, &fence)
      return text.append(line, from: number)
    }
    if line.allSatisfy(\.isASCIIBlank) {
      emphasis.startParagraph()
      guardian.startParagraph()
      return
    }
    if !isCanonical, let mark = extensions.closing(before: line) { appendAlone(mark.utf8, number: number) }
    if CodeFence.takes(line, &fence) { return text.append(line, from: number) }
    let rewritten = isCanonical ? nil : extensions.rewrite(line, number: number)
    if let rewritten, BlockMark.opens(rewritten) { return appendAlone(rewritten, number: number) }
    let start = text.lineStart
    text.rewriteLine(from: number) { bytes in
      if let rewritten {
        rewritten.withUnsafeBufferPointer { emphasis.append($0, to: &bytes) }
      } else {
        emphasis.append(line, to: &bytes)
      }
      guardian.check(&bytes, lineStart: start, number: number)
    }
  }

  /// HTML above goes on up to a blank line.
  private mutating func appendAlone(_ mark: some Collection<UInt8>, number: Int) {
    text.endLine(from: number)
    text.append(mark, from: number)
    text.endLine(from: number)
  }
}

func lineEnd(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
  var index = start
  while index < source.count, source[index] != 0x0A { index += 1 }
  return index
}

/// A heading that a converter wrapped: its brackets or bold marks do not close on the line, and do on one of the next two.
enum WrappedHeading {
  static func join(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> (text: [UInt8], extraLines: Int, end: Int)?
  {
    var text = Array(source[start..<end])
    guard isHeading(text), !isBalanced(text) else { return nil }
    var lineStart = end + 1
    for extra in 1...2 {
      guard lineStart < source.count else { return nil }
      let lineEnd = lineEnd(source, lineStart)
      let line = source[lineStart..<lineEnd]
      guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), line.first != 0x23, line.count < 400 else { return nil }
      let trimmed = line.drop { $0 == 0x20 }
      let wide = (text.last ?? 0) >= 0x80 && (trimmed.first ?? 0) >= 0x80
      if !wide { text.append(0x20) }
      text += trimmed
      if isBalanced(text) { return (text, extra, lineEnd) }
      lineStart = lineEnd + 1
    }
    return nil
  }

  private static func isHeading(_ line: [UInt8]) -> Bool {
    let marks = line.prefix { $0 == 0x23 }.count
    return marks <= 6 && marks < line.count && line[marks] == 0x20
  }

  private static func isBalanced(_ line: [UInt8]) -> Bool {
    var square = 0
    var round = 0
    var stars = 0
    var index = 0
    while index < line.count {
      switch line[index] {
      case 0x5C: index += 1
      case 0x5B: square += 1
      case 0x5D:
        square -= 1
        // Only a link's address counts among round brackets.
        if index + 1 < line.count, line[index + 1] == 0x28 {
          round += 1
          index += 1
        }
      case 0x28 where round > 0: round += 1
      case 0x29 where round > 0: round -= 1
      case 0x2A where index + 1 < line.count && line[index + 1] == 0x2A:
        stars += 1
        index += 1
      default: break
      }
      index += 1
    }
    return square == 0 && round == 0 && stars % 2 == 0
  }
}
