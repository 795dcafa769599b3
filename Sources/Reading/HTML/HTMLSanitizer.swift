import Guidelines

/// Makes a page safe for libxml2: removes scripts, styles, and comments, shortens oversized tags, and limits the nesting.
///
/// libxml2 compares each new attribute of a tag with all earlier ones (a tag with 100,000 attributes takes 18 s), and searches
/// all open elements for each end tag.
struct HTMLSanitizer {
  /// Maximum size of a tag in bytes; a longer tag is rewritten with its first attributes only.
  private static let maxTagBytes = 16 << 10
  private static let maxAttributes = 64
  private static let maxValueBytes = 4096
  /// Maximum number of open elements, not counting those that end implicitly (`p`, `li`).
  private static let maxDepth = 200
  /// Maximum number of tags in a page. A long guideline has about ten thousand.
  private static let maxTags = 200_000

  private(set) var bytes: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let isXML: Bool
  private var entities = XMLEntities()
  private var copiedEnd = 0
  private var depth = 0
  private var skippedDepth = 0
  private var exceedsDepth = false
  private var hasOpenDeclaration = false
  /// Elements for which no end tag follows, so that the search is not repeated.
  private var unclosedElements: Set<String> = []

  init(_ source: [UInt8], isXML: Bool = false) {
    self.isXML = isXML
    bytes.reserveCapacity(source.count)
    source.withUnsafeBufferPointer { scan($0) }
    if exceedsDepth { diagnostics.append(Diagnostic(.warning, .limitReached("\(Self.maxDepth) elements inside each other"))) }
  }

  private mutating func scan(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var tags = 0
    while index < source.count {
      if bytes.count + index - copiedEnd > PageLimits.maxMarkupBytes {
        bytes += source[copiedEnd..<index]
        // Do not end in the middle of a UTF-8 sequence.
        while bytes.last.map({ $0 & 0xC0 == 0x80 }) == true { bytes.removeLast() }
        if bytes.last.map({ $0 >= 0xC0 }) == true { bytes.removeLast() }
        reportLimit("\(PageLimits.maxMarkupBytes >> 20) MB of text and tags")
        return
      }
      if isXML, source[index] == 0x26 {
        bytes += source[copiedEnd..<index]
        let (text, end) = entities.expansion(source, at: index)
        bytes += text.utf8
        index = end
        copiedEnd = end
        continue
      }
      guard source[index] == 0x3C, index + 1 < source.count else {
        index += 1
        continue
      }
      let next = source[index + 1]
      if next == 0x21, index + 3 < source.count, source[index + 2] == 0x2D, source[index + 3] == 0x2D {
        index = removeRange(source, from: index, to: commentEnd(source, from: index + 4))
      } else if next.isASCIILetter || next == 0x2F {
        tags += 1
        if tags > Self.maxTags {
          bytes += source[copiedEnd..<index]
          reportLimit("\(Self.maxTags) tags")
          return
        }
        index = copyTag(source, at: index)
      } else if next == 0x21, source[index...].starts(with: Self.cdataOpening) {
        index = escapeCharacterData(source, from: index)
      } else if next == 0x21 || next == 0x3F {
        let end = declarationEnd(source, from: index + 2)
        if isXML { entities.declare(in: source[index..<end]) }
        let sign =
          isXML && end - index < 16 ? Self.visibleInstructions[String(decoding: source[index..<end], as: UTF8.self)] : nil
        index = removeRange(source, from: index, to: end)
        if let sign { bytes += sign.utf8 }
      } else {
        // A lone `<` is text, but libxml2 would scan ahead from each one.
        bytes += source[copiedEnd..<index]
        bytes += "&lt;".utf8
        index += 1
        copiedEnd = index
      }
    }
    if copiedEnd < source.count { bytes += source[copiedEnd...] }
  }

  /// Reports that the rest of the page is left out.
  private mutating func reportLimit(_ limit: String) {
    let line = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    diagnostics.append(Diagnostic(.error, line: line, .limitReached(limit)))
  }

  private mutating func copyTag(_ source: UnsafeBufferPointer<UInt8>, at open: Int) -> Int {
    let isClosing = source[open + 1] == 0x2F
    let start = isClosing ? open + 2 : open + 1
    let name = Self.tagName(source, at: start)
    let end = Self.tagEnd(source, from: start)
    // In XML, an element without content ends in its start tag; the same is true for elements of another vocabulary, such as
    // "ri:page".
    let length = name.utf8.count
    let isNamespaced = start + length < source.count && source[start + length] == UInt8(ascii: ":")
    let opensElement = isXML || isNamespaced ? source[end - 2] != 0x2F : !Self.elementsWithoutEndTag.contains(name)
    if isClosing {
      if opensElement {
        if skippedDepth > 0 {
          skippedDepth -= 1
          return removeRange(source, from: open, to: end)
        }
        depth = max(0, depth - 1)
      }
      return end
    }
    if !isXML, Self.elementsWithoutText.contains(name) {
      if !unclosedElements.contains(name) {
        if let close = Self.endOfElement(name, in: source, from: end) { return removeRange(source, from: open, to: close) }
        unclosedElements.insert(name)
      }
      // Without an end tag, remove only the start tag and read the rest as text.
      return removeRange(source, from: open, to: end)
    }
    if isXML, opensElement, Self.voidElements.contains(name) {
      // An HTML void element in XML has no end tag.
      bytes += source[copiedEnd..<(end - 1)]
      bytes += "/>".utf8
      copiedEnd = end
      return end
    }
    if opensElement {
      if depth >= Self.maxDepth {
        exceedsDepth = true
        skippedDepth += 1
        return removeRange(source, from: open, to: end)
      }
      depth += 1
    }
    if end - open > Self.maxTagBytes {
      bytes += source[copiedEnd..<open]
      bytes += Self.shortenedTag(source, name: name, from: start, to: end)
      copiedEnd = end
      diagnostics.append(Diagnostic(.warning, .limitReached("a tag of \(end - open) bytes")))
    }
    return end
  }

  /// Removes a range, keeping its line ends so that line numbers stay correct.
  private mutating func removeRange(_ source: UnsafeBufferPointer<UInt8>, from open: Int, to end: Int) -> Int {
    bytes += source[copiedEnd..<open]
    for byte in source[open..<end] where byte == 0x0A { bytes.append(byte) }
    copiedEnd = end
    return end
  }

  /// Processing instructions of Asciidoctor with a visible effect.
  private static let visibleInstructions = ["<?asciidoc-br?>": "<br/>", "<?asciidoc-hr?>": "<hr/>"]

  private static let cdataOpening = Array("<![CDATA[".utf8)

  /// Escapes the text of a CDATA section.
  private mutating func escapeCharacterData(_ source: UnsafeBufferPointer<UInt8>, from open: Int) -> Int {
    bytes += source[copiedEnd..<open]
    var index = open + Self.cdataOpening.count
    while index < source.count {
      if source[index] == 0x5D, source[index...].starts(with: [0x5D, 0x5D, 0x3E]) {
        index += 3
        break
      }
      switch source[index] {
      case 0x3C: bytes += "&lt;".utf8
      case 0x26: bytes += "&amp;".utf8
      default: bytes.append(source[index])
      }
      index += 1
    }
    copiedEnd = index
    return index
  }

  /// Elements whose content is not text for readers.
  private static let elementsWithoutText: Set<String> = ["script", "style", "template"]

  /// Elements that end implicitly or are void.
  private static let elementsWithoutEndTag: Set<String> = [
    "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "option", "br", "hr", "img", "meta", "link", "input",
    "wbr", "source", "col",
    "area", "base", "embed", "param", "track", "rt", "rp", "html", "head", "body", "colgroup", "optgroup", "basefont", "frame",
    "isindex",
  ]

  private static let voidElements: Set<String> = ["br", "hr", "img", "wbr"]

  // MARK: Scanning

  /// Returns the offset after a declaration or processing instruction, including an internal DTD subset in brackets.
  private mutating func declarationEnd(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard !hasOpenDeclaration else { return start }
    var index = start
    var isBracketed = false
    while index < source.count {
      if source[index] == 0x5B { isBracketed = true }
      if source[index] == 0x5D { isBracketed = false }
      if source[index] == 0x3E, !isBracketed { return index + 1 }
      index += 1
    }
    // Without an end, only the opening is removed and no other declaration is searched.
    hasOpenDeclaration = true
    return start
  }

  private func commentEnd(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 2 < source.count {
      if source[index] == 0x2D, source[index + 1] == 0x2D, source[index + 2] == 0x3E { return index + 3 }
      index += 1
    }
    return source.count
  }

  private static func tagName(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> String {
    var end = start
    while end < source.count, end - start < 15, source[end].isASCIILetter || source[end].isASCIIDigit { end += 1 }
    return String(unsafeUninitializedCapacity: end - start) { buffer in
      for offset in 0..<(end - start) { buffer[offset] = source[start + offset] | 0x20 }
      return end - start
    }
  }

  /// Returns the offset after the `>` of a tag, skipping quoted values.
  private static func tagEnd(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == 0x3E { return index + 1 }
      // Only a quotation mark after `=` opens a value; others are mistakes.
      if byte == 0x22 || byte == 0x27,
        source[index - 1] == 0x3D || source[index - 1] == 0x20 && index >= 2 && source[index - 2] == 0x3D
      {
        var close = index + 1
        while close < source.count, source[close] != byte { close += 1 }
        // A value without a closing quotation mark ends with the tag.
        if close < source.count { index = close }
      }
      index += 1
    }
    return source.count
  }

  /// Returns the offset after the end tag of an element whose content is removed, or `nil` if there is no end tag.
  private static func endOfElement(_ name: String, in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let nameBytes = Array(name.utf8)
    var index = start
    while index + nameBytes.count + 2 < source.count {
      if source[index] == 0x3C, source[index + 1] == 0x2F {
        var offset = 0
        while offset < nameBytes.count, source[index + 2 + offset] | 0x20 == nameBytes[offset] { offset += 1 }
        if offset == nameBytes.count { return tagEnd(source, from: index + 2) }
      }
      index += 1
    }
    return nil
  }

  /// Returns a tag with its first attributes, leaving out long values.
  private static func shortenedTag(_ source: UnsafeBufferPointer<UInt8>, name: String, from start: Int, to end: Int) -> [UInt8] {
    var out = Array("<\(name)".utf8)
    var index = start + name.utf8.count
    var kept = 0
    while index < end, kept < maxAttributes {
      while index < end, source[index] == 0x20 || source[index] == 0x0A || source[index] == 0x09 { index += 1 }
      let from = index
      while index < end, source[index] != 0x3D, source[index] != 0x20, source[index] != 0x3E, source[index] != 0x0A { index += 1 }
      if index < end, source[index] == 0x3D {
        index += 1
        if index < end, source[index] == 0x22 || source[index] == 0x27 {
          let quote = source[index]
          index += 1
          while index < end, source[index] != quote { index += 1 }
          index += 1
        } else {
          while index < end, source[index] != 0x20, source[index] != 0x3E { index += 1 }
        }
      }
      if index <= from { break }
      let to = min(index, end)
      if to - from <= maxValueBytes, source[from] != 0x3E {
        out.append(0x20)
        out += source[from..<to]
        kept += 1
      }
    }
    out.append(0x3E)
    return out
  }
}
