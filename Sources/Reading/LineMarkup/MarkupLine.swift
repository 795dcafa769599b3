import CUnicode
import Guidelines

/// One line of a markup whose blocks are told by how lines begin and how far they are indented.
struct MarkupLine {
  /// 1-based, in the file.
  var number: Int
  /// Columns before the text; a tab goes to the next multiple of eight (docutils' `tab_width`).
  var indent: Int
  /// Without white space at either end. A slice of the file's bytes: readers take markers off its front.
  var text: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>, number: Int) {
    self.number = number
    indent = 0
    var start = bytes.startIndex
    while start < bytes.endIndex, bytes[start] == 0x20 || bytes[start] == 0x09 {
      indent += bytes[start] == 0x09 ? 8 - indent % 8 : 1
      start += 1
    }
    var end = bytes.endIndex
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    text = bytes[start..<end]
  }

  var isBlank: Bool { text.isEmpty }
  var string: String { String(decoding: text, as: UTF8.self) }

  func holds(_ part: String) -> Bool { string.contains(text: part) }

  func opens(with prefix: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    return text.starts(with: bytes)
  }

  /// The byte that the line repeats and how often, where it holds nothing else: an underline, a rule, a delimiter.
  var repeated: (byte: UInt8, count: Int)? {
    guard let first = text.first, text.allSatisfy({ $0 == first }) else { return nil }
    return (first, text.count)
  }

  /// Takes a marker off the front, and the white space behind it.
  mutating func drop(_ count: Int) {
    let rest = text.dropFirst(count)
    let space = rest.prefix { $0 == 0x20 || $0 == 0x09 }.count
    indent += count + space
    text = rest.dropFirst(space)
  }
}

extension [MarkupLine] {
  /// The lines of a text that begins on some line of the file, so many as are read; a long guideline has some thousand.
  static func split(_ bytes: [UInt8], from number: Int = 1) -> (lines: [MarkupLine], limit: Diagnostic?) {
    var bytes = bytes
    TextCleaner.replaceNoBreakSpaces(&bytes)
    var lines: [MarkupLine] = []
    var start = 0
    while start <= bytes.count {
      guard lines.count < mostTextLines else {
        return (lines, Diagnostic(.error, line: mostTextLines, .limitReached("\(mostTextLines) lines")))
      }
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      lines.append(MarkupLine(bytes[start..<end], number: number + lines.count))
      start = end + 1
    }
    return (lines, nil)
  }

  /// The first line in the range that holds anything, or its end.
  func skipBlanks(_ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end, self[index].isBlank { index += 1 }
    return index
  }

  /// Where the lines end that are indented more deeply than a margin, blank ones among them.
  func region(from index: Int, to end: Int, deeperThan margin: Int) -> Int {
    var index = index
    while index < end, self[index].isBlank || self[index].indent > margin { index += 1 }
    return index
  }

  /// The smallest indentation in a range; nil where all is blank.
  func margin(_ range: Range<Int>) -> Int? {
    self[range].lazy.filter { !$0.isBlank }.map(\.indent).min()
  }

  /// The lines as they stand, from a margin on, without blank ones at either end: what is shown as it was typed.
  func verbatim(_ range: Range<Int>) -> (text: String, line: Int)? {
    guard let margin = margin(range), let first = range.first(where: { !self[$0].isBlank }) else { return nil }
    var out: [UInt8] = []
    for line in self[first..<range.upperBound] {
      if !line.isBlank { out += repeatElement(0x20, count: Swift.min(line.indent - margin, 4096)) }
      out += line.text
      out.append(0x0A)
    }
    return (String(decoding: out, as: UTF8.self).trimmingLineEnds(), self[first].number)
  }

  /// The lines' text, line ends between: a paragraph as it was typed.
  func joined(_ range: Range<Int>) -> [UInt8] {
    [UInt8](self[range].map(\.text).joined(separator: [0x0A]))
  }
}

extension Unicode.Scalar {
  /// Columns that it takes in a grid of characters.
  var columns: Int {
    if value < 0x300 { return 1 }
    let width = Int(hig_layout_width(value))
    return width == Int(HIG_WIDTH_AMBIGUOUS) ? 1 : width
  }
}
