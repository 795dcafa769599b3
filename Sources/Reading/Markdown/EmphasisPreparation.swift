import CUnicode

/// Marks beside `**` that CommonMark's flanking rules misread next to Japanese text.
///
/// `**…する。**続き` is no bold by the rules: the closing marks stand between punctuation and a letter, so they count as opening ones. Real pages
/// rely on it all the same. A noncharacter placed between the punctuation and the marks counts as a letter, which makes them close (or open)
/// what the author meant; `TextCleaner` takes it out again. Works for what stands inside the bold too: links, code, emphasis.
struct EmphasisPreparation {
  /// Whether a bold run is open in this paragraph.
  private var isOpen = false
  private var isSingleOpen = false

  mutating func startParagraph() {
    isOpen = false
    isSingleOpen = false
  }

  /// Appends the line to `out` with the marks that it needs.
  mutating func append(_ line: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    guard line.contains(0x2A) else {
      out.append(contentsOf: line)
      return
    }
    var index = 0
    // A bullet is no emphasis.
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
        let end = codeEnd(line, index)
        out.append(contentsOf: line[index..<end])
        index = end
      } else if byte == 0x2A {
        var end = index
        while end < line.count, line[end] == 0x2A { end += 1 }
        appendRun(line, index..<end, to: &out)
        index = end
      } else {
        out.append(byte)
        index += 1
      }
    }
  }

  private mutating func appendRun(_ line: UnsafeBufferPointer<UInt8>, _ run: Range<Int>, to out: inout [UInt8]) {
    let before = Neighbour(scalarBefore(line, run.lowerBound))
    let after = Neighbour(scalarAfter(line, run.upperBound))
    let marks = line[run]
    guard run.count <= 3, !(before.isSpace && after.isSpace) else {
      out.append(contentsOf: marks)
      return
    }
    let closes = run.count == 1 ? isSingleOpen : isOpen
    if run.count == 1 { isSingleOpen.toggle() } else { isOpen.toggle() }
    if closes {
      if before.isSpace, !after.isSpace, run.count > 1 {
        // `**Bold. **Next`: the space slipped inside.
        var spaces = 0
        while out.last == 0x20 {
          out.removeLast()
          spaces += 1
        }
        if Neighbour(out.last.map { Unicode.Scalar($0) }).isPunctuation || out.last.map({ $0 >= 0x80 }) == true {
          out += TextCleaner.marker
        }
        out.append(contentsOf: marks)
        out.append(contentsOf: repeatElement(0x20, count: spaces))
        return
      }
      if before.isPunctuation, after.isWord, run.count > 1 || before.isEastAsian || after.isEastAsian {
        out += TextCleaner.marker
      }
      out.append(contentsOf: marks)
    } else {
      out.append(contentsOf: marks)
      if before.isWord, after.isPunctuation, before.isEastAsian || after.isEastAsian { out += TextCleaner.marker }
    }
  }

  /// One side of a run, as CommonMark sees it.
  private struct Neighbour {
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

  private func codeEnd(_ line: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
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
