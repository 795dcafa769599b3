import CUnicode

/// Corrects `**` delimiters that CommonMark's flanking rules misinterpret next to Japanese text.
///
/// By these rules, `**…する。**続き` is not bold: the closing delimiter is between punctuation and a letter, so it counts as an
/// opening one. Real pages rely on it nevertheless. A noncharacter inserted between the punctuation and the delimiter counts as
/// a letter, so that the delimiter closes (or opens) what the author meant; `TextCleaner` removes it again. This also works if
/// the bold text ends with a link, code, or emphasis.
struct EmphasisPreparation {
  /// Indicates whether a `**` delimiter is open in the paragraph.
  private var isStrongOpen = false
  /// Indicates whether a `*` delimiter is open in the paragraph.
  private var isEmphasisOpen = false

  mutating func startParagraph() {
    isStrongOpen = false
    isEmphasisOpen = false
  }

  /// Appends a line to `out`, and inserts noncharacters where necessary.
  mutating func append(_ line: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    guard line.contains(0x2A) else {
      out.append(contentsOf: line)
      return
    }
    var index = 0
    // The asterisk of a list item is not a delimiter.
    while index < line.count, line[index] == 0x20 || line[index] == 0x09 || line[index] == 0x3E { index += 1 }
    if index + 1 < line.count, line[index] == 0x2A, line[index + 1] == 0x20 { index += 1 }
    out.append(contentsOf: line[..<index])
    while index < line.count {
      let byte = line[index]
      if byte == 0x5C, index + 1 < line.count {
        out.append(byte)
        out.append(line[index + 1])
        index += 2
      } else if byte == 0x60 {
        let end = codeSpanEnd(line, index)
        out.append(contentsOf: line[index..<end])
        index = end
      } else if byte == 0x2A {
        var end = index
        while end < line.count, line[end] == 0x2A { end += 1 }
        appendDelimiterRun(line, index..<end, to: &out)
        index = end
      } else {
        out.append(byte)
        index += 1
      }
    }
  }

  /// Appends a delimiter run, with a noncharacter next to it if necessary.
  private mutating func appendDelimiterRun(_ line: UnsafeBufferPointer<UInt8>, _ run: Range<Int>, to out: inout [UInt8]) {
    let before = Neighbor(scalarBefore(line, run.lowerBound))
    let after = Neighbor(scalarAfter(line, run.upperBound))
    let delimiters = line[run]
    guard run.count <= 3, !(before.isSpace && after.isSpace) else {
      out.append(contentsOf: delimiters)
      return
    }
    let isClosing = run.count == 1 ? isEmphasisOpen : isStrongOpen
    if run.count == 1 { isEmphasisOpen.toggle() } else { isStrongOpen.toggle() }
    if isClosing {
      if before.isSpace, !after.isSpace, run.count > 1 {
        // In `**Bold. **Next` the space should follow the delimiter.
        var spaces = 0
        while out.last == 0x20 {
          out.removeLast()
          spaces += 1
        }
        if Neighbor(out.last.map { Unicode.Scalar($0) }).isPunctuation || out.last.map({ $0 >= 0x80 }) == true {
          out += TextCleaner.flankingMarker
        }
        out.append(contentsOf: delimiters)
        out.append(contentsOf: repeatElement(0x20, count: spaces))
        return
      }
      if before.isPunctuation, after.isWord, run.count > 1 || before.isEastAsian || after.isEastAsian {
        out += TextCleaner.flankingMarker
      }
      out.append(contentsOf: delimiters)
    } else {
      out.append(contentsOf: delimiters)
      if before.isWord, after.isPunctuation, before.isEastAsian || after.isEastAsian { out += TextCleaner.flankingMarker }
    }
  }

  /// A character next to a delimiter run, classified as in CommonMark.
  private struct Neighbor {
    var isSpace = true
    var isPunctuation = false
    var isEastAsian = false
    var isWord: Bool { !isSpace && !isPunctuation }

    init(_ scalar: Unicode.Scalar?) {
      guard let scalar else { return }
      isSpace = scalar.properties.isWhitespace
      isEastAsian = scalar.value >= 0x2E80
      guard !isSpace else { return }
      isPunctuation =
        scalar.isASCII ? !scalar.properties.isAlphabetic && !(0x30...0x39).contains(scalar.value) : isUnicodePunctuation(scalar)
    }

    private func isUnicodePunctuation(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation:
        true
      default: false
      }
    }
  }

  /// Returns the end of a code span, or the end of its backticks if it is not closed on the line.
  private func codeSpanEnd(_ line: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < line.count, line[end] == 0x60 { end += 1 }
    let length = end - start
    var index = end
    while index < line.count {
      guard line[index] == 0x60 else {
        index += 1
        continue
      }
      var close = index
      while close < line.count, line[close] == 0x60 { close += 1 }
      if close - index == length { return close }
      index = close
    }
    return end
  }

  private func scalarBefore(_ line: UnsafeBufferPointer<UInt8>, _ end: Int) -> Unicode.Scalar? {
    guard end > 0 else { return nil }
    var start = end - 1
    while start > 0, line[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: line[start..<end], as: UTF8.self).unicodeScalars.first
  }

  private func scalarAfter(_ line: UnsafeBufferPointer<UInt8>, _ start: Int) -> Unicode.Scalar? {
    guard start < line.count else { return nil }
    return String(decoding: line[start..<min(start + 4, line.count)], as: UTF8.self).unicodeScalars.first
  }
}
