import Guidelines

/// The body of a Markdown file, prepared for cmark line by line. Dialects and site tags are rewritten as Markdown or removed,
/// and constructs for which cmark takes quadratic time are defused. `text` contains the original number of each line.
struct MarkdownPreparation {
  private(set) var text = NumberedText()
  private(set) var diagnostics: [Diagnostic] = []

  private let isCanonical: Bool
  private var emphasis = EmphasisPreparation()
  private var fence: CodeFence?
  private var dialects = DialectRewriter()
  private var sanitizer: MarkdownSanitizer

  /// - Parameter firstLine: Line number in the file of the first line of `source`.
  init(_ source: ArraySlice<UInt8>, firstLine: Int, isCanonical: Bool) {
    self.isCanonical = isCanonical
    sanitizer = MarkdownSanitizer(isCanonical: isCanonical)
    text = NumberedText(capacity: source.count + source.count / 16)
    source.withUnsafeBufferPointer { source in
      let tags = isCanonical ? [] : Self.siteTags(source)
      guard !tags.isEmpty else { return prepare(source) { firstLine + $0 } }
      let writer = TagWriter(source, tags, firstLine: firstLine)
      diagnostics += writer.diagnostics
      writer.text.bytes.withUnsafeBufferPointer { prepare($0) { writer.text.number(ofLine: $0 + 1) } }
    }
    diagnostics += dialects.diagnostics
    text.rewriteLine { sanitizer.finish(&$0, &diagnostics) }
  }

  /// Returns the tags of site generators in Markdown text.
  private static func siteTags(_ source: UnsafeBufferPointer<UInt8>) -> [SiteTag] {
    let isMDX = ModuleLine.isMDX(source)
    // All other site tags contain a brace or a percent sign.
    guard isMDX || source.contains(UInt8(ascii: "{")) || source.contains(UInt8(ascii: "%")) else { return [] }
    return TagScanner.tags(in: source, .markdown(isMDX: isMDX))
  }

  /// - Parameter number: Returns the line number in the file for a 0-based line of `source`.
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
        let heading = WrappedHeading.join(source, end - line.count, end)
      {
        // A heading that a converter has wrapped.
        diagnostics.append(Diagnostic(.note, line: number, .markupRepaired("heading over several lines")))
        heading.text.withUnsafeBufferPointer { append($0, number: number) }
        start = heading.end + 1
        count += heading.extraLines
      } else {
        append(line, number: number)
      }
      text.endLine(from: number)
    }
  }

  /// Appends a line after rewriting and sanitizing it.
  private mutating func append(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
    if fence != nil {
      _ = CodeFence.consume(line, &fence)
      return text.append(line, from: number)
    }
    if line.allSatisfy(\.isASCIIBlank) {
      emphasis.startParagraph()
      sanitizer.startParagraph()
      return
    }
    if !isCanonical, let marker = dialects.closingMarker(before: line) { appendAlone(marker.utf8, number: number) }
    if CodeFence.consume(line, &fence) { return text.append(line, from: number) }
    let rewritten = isCanonical ? nil : dialects.rewrite(line, number: number)
    if let rewritten, BlockMarker.isMarker(rewritten) { return appendAlone(rewritten, number: number) }
    let start = text.lineStart
    text.rewriteLine(from: number) { bytes in
      if let rewritten {
        rewritten.withUnsafeBufferPointer { emphasis.append($0, to: &bytes) }
      } else {
        emphasis.append(line, to: &bytes)
      }
      sanitizer.sanitize(&bytes, lineStart: start, number: number)
    }
  }

  /// Appends a marker on a line of its own. The preceding blank line ends a block of HTML.
  private mutating func appendAlone(_ marker: some Collection<UInt8>, number: Int) {
    text.endLine(from: number)
    text.append(marker, from: number)
    text.endLine(from: number)
  }
}

/// Returns the offset of the line end at or after `start`, or the size of the text.
func lineEnd(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
  var index = start
  while index < source.count, source[index] != 0x0A { index += 1 }
  return index
}

/// Joins a heading that a converter has wrapped: its brackets or bold delimiters are closed on one of the next two lines.
enum WrappedHeading {
  /// Returns the joined heading, the number of additional lines, and the offset of its end. Returns `nil` if the line is not a
  /// wrapped heading.
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
      let isEastAsian = (text.last ?? 0) >= 0x80 && (trimmed.first ?? 0) >= 0x80
      if !isEastAsian { text.append(0x20) }
      text += trimmed
      if isBalanced(text) { return (text, extra, lineEnd) }
      lineStart = lineEnd + 1
    }
    return nil
  }

  private static func isHeading(_ line: [UInt8]) -> Bool {
    let markerCount = line.prefix { $0 == 0x23 }.count
    return markerCount <= 6 && markerCount < line.count && line[markerCount] == 0x20
  }

  private static func isBalanced(_ line: [UInt8]) -> Bool {
    var squareBrackets = 0
    var roundBrackets = 0
    var strongDelimiters = 0
    var index = 0
    while index < line.count {
      switch line[index] {
      case 0x5C: index += 1
      case 0x5B: squareBrackets += 1
      case 0x5D:
        squareBrackets -= 1
        // Parentheses are counted only in the URL of a link.
        if index + 1 < line.count, line[index + 1] == 0x28 {
          roundBrackets += 1
          index += 1
        }
      case 0x28 where roundBrackets > 0: roundBrackets += 1
      case 0x29 where roundBrackets > 0: roundBrackets -= 1
      case 0x2A where index + 1 < line.count && line[index + 1] == 0x2A:
        strongDelimiters += 1
        index += 1
      default: break
      }
      index += 1
    }
    return squareBrackets == 0 && roundBrackets == 0 && strongDelimiters % 2 == 0
  }
}
