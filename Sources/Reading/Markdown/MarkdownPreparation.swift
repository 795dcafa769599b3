import Guidelines

/// The body of a Markdown file made ready for cmark, line for line: what people and their tools write beyond Markdown is turned into it or
/// taken out, and what would cost cmark quadratic time is defused. `lines` says where each line comes from.
struct MarkdownPreparation {
  private(set) var bytes: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var lines = LineMap()

  private let firstLine: Int
  private let isCanonical: Bool
  private var emphasis = EmphasisPreparation()
  private var fence: (byte: UInt8, length: Int)?
  private var extensions = ExtensionLines()
  private var guardian = MarkdownGuard()

  init(_ source: ArraySlice<UInt8>, firstLine: Int, isCanonical: Bool) {
    self.firstLine = firstLine
    self.isCanonical = isCanonical
    bytes.reserveCapacity(source.count + source.count / 16)
    source.withUnsafeBufferPointer { source in
      let tokens = isCanonical ? [] : Self.components(source)
      guard !tokens.isEmpty else { return prepare(source) }
      let writer = ComponentWriter(source, tokens, firstLine: firstLine)
      diagnostics += writer.diagnostics
      writer.bytes.withUnsafeBufferPointer { prepare($0) }
    }
    diagnostics += extensions.diagnostics
    guardian.finish(&bytes, &diagnostics)
  }

  private static func components(_ source: UnsafeBufferPointer<UInt8>) -> [ComponentToken] {
    let isMDX = ModuleLine.isMDX(source)
    // Every other tag has a brace or a percent sign.
    guard isMDX || source.contains(0x7B) || source.contains(0x25) else { return [] }
    return ComponentScanner.tokens(in: source, .markdown(isMDX: isMDX))
  }

  private mutating func prepare(_ source: UnsafeBufferPointer<UInt8>) {
    var number = firstLine
    var start = 0
    var swallowed = 0
    while start < source.count {
      let end = lineEnd(source, start)
      let line = UnsafeBufferPointer(rebasing: source[start..<end])
      if swallowed > 0 {
        swallowed -= 1
        endLine()
      } else if fence == nil, !isCanonical, line.first == 0x23, let joined = WrappedHeading.join(source, start, end) {
        // A heading cut in two by a converter's line width.
        swallowed = joined.extraLines
        diagnostics.append(Diagnostic(.note, line: number, .markupMended("heading over several lines")))
        joined.text.withUnsafeBufferPointer { append($0, number: number) }
        endLine()
      } else {
        let parts = line.split(separator: LineMap.extraLineEnd, omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
          append(UnsafeBufferPointer(rebasing: part), number: number)
          endLine(isExtra: index + 1 < parts.count)
        }
      }
      start = end + 1
      number += 1
    }
  }

  private mutating func endLine(isExtra: Bool = false) {
    bytes.append(0x0A)
    lines.endLine(isExtra: isExtra)
  }

  private mutating func append(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
    let indent = line.prefix { $0 == 0x20 }.count
    if let open = fence {
      if indent < 4, run(line, indent, open.byte) >= open.length,
        line[(indent + run(line, indent, open.byte))...].allSatisfy({ $0 == 0x20 })
      {
        fence = nil
      }
      bytes.append(contentsOf: line)
      return
    }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      emphasis.startParagraph()
      guardian.startParagraph()
      return
    }
    if !isCanonical, let mark = extensions.closing(before: line) {
      endLine(isExtra: true)
      bytes += mark.utf8
      endLine(isExtra: true)
    }
    if indent < 4, let length = fenceStart(line, indent) {
      fence = (line[indent], length)
      bytes.append(contentsOf: line)
      return
    }
    var start = bytes.count
    if !isCanonical, let rewritten = extensions.rewrite(line, number: number) {
      if BlockMark.opens(rewritten) {
        // HTML above goes on up to a blank line.
        endLine(isExtra: true)
        start = bytes.count
      }
      rewritten.withUnsafeBufferPointer { emphasis.append($0, to: &bytes) }
    } else {
      emphasis.append(line, to: &bytes)
    }
    guardian.check(&bytes, lineStart: start, number: number)
  }

  private func fenceStart(_ line: UnsafeBufferPointer<UInt8>, _ indent: Int) -> Int? {
    guard indent < line.count, line[indent] == 0x60 || line[indent] == 0x7E else { return nil }
    let length = run(line, indent, line[indent])
    guard length >= 3 else { return nil }
    // An info string of backticks is an inline code span.
    if line[indent] == 0x60, line[(indent + length)...].contains(0x60) { return nil }
    return length
  }

  private func run(_ line: UnsafeBufferPointer<UInt8>, _ start: Int, _ byte: UInt8) -> Int {
    var end = start
    while end < line.count, line[end] == byte { end += 1 }
    return end - start
  }
}

func lineEnd(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
  var index = start
  while index < source.count, source[index] != 0x0A { index += 1 }
  return index
}

/// A heading that a converter wrapped: its brackets or bold marks do not close on the line, and do on one of the next two.
enum WrappedHeading {
  static func join(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> (text: [UInt8], extraLines: Int)? {
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
      if isBalanced(text) { return (text, extra) }
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
