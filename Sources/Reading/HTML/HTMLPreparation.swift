import Guidelines

/// Makes a page safe to hand to libxml2: scripts, styles and comments cut out, absurd tags cut down, nesting bounded.
///
/// libxml2 looks through all attributes of a tag for each new one (100,000 on one tag take it 18 s), and through all open elements for each end tag.
struct HTMLPreparation {
  /// A tag longer than this is rewritten with its first attributes only.
  private static let longestTag = 16 << 10
  private static let mostAttributes = 64
  private static let longestValue = 4096
  /// Elements that may be open at once; those that end by themselves (`p`, `li`) are not counted.
  private static let deepest = 200
  /// Tags read of one page; a long guideline has some ten thousand.
  private static let mostTags = 200_000

  private(set) var bytes: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let isXML: Bool
  private var entities = XMLEntities()
  private var copied = 0
  private var depth = 0
  private var skipped = 0
  private var isDeep = false
  private var hasOpenDeclaration = false
  /// Elements that are closed nowhere behind a place where that was looked for.
  private var unclosed: Set<String> = []

  init(_ source: [UInt8], isXML: Bool = false) {
    self.isXML = isXML
    bytes.reserveCapacity(source.count)
    source.withUnsafeBufferPointer { scan($0) }
    if isDeep { diagnostics.append(Diagnostic(.warning, .limitReached("\(Self.deepest) elements inside each other"))) }
  }

  private mutating func scan(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var tags = 0
    while index < source.count {
      if bytes.count + index - copied > PageLimits.mostMarkup {
        bytes += source[copied..<index]
        // No character in halves.
        while bytes.last.map({ $0 & 0xC0 == 0x80 }) == true { bytes.removeLast() }
        if bytes.last.map({ $0 >= 0xC0 }) == true { bytes.removeLast() }
        report("\(PageLimits.mostMarkup >> 20) MB of text and tags")
        return
      }
      if isXML, source[index] == 0x26 {
        bytes += source[copied..<index]
        let (text, end) = entities.expansion(source, at: index)
        bytes += text.utf8
        index = end
        copied = end
        continue
      }
      guard source[index] == 0x3C, index + 1 < source.count else {
        index += 1
        continue
      }
      let next = source[index + 1]
      if next == 0x21, index + 3 < source.count, source[index + 2] == 0x2D, source[index + 3] == 0x2D {
        index = cut(source, from: index, to: commentEnd(source, from: index + 4))
      } else if next.isASCIILetter || next == 0x2F {
        tags += 1
        if tags > Self.mostTags {
          bytes += source[copied..<index]
          report("\(Self.mostTags) tags")
          return
        }
        index = tag(source, at: index)
      } else if next == 0x21, source[index...].starts(with: Self.characterData) {
        index = characterData(source, from: index)
      } else if next == 0x21 || next == 0x3F {
        let end = declarationEnd(source, from: index + 2)
        if isXML { entities.declare(in: source[index..<end]) }
        let sign = isXML && end - index < 16 ? Self.signs[String(decoding: source[index..<end], as: UTF8.self)] : nil
        index = cut(source, from: index, to: end)
        if let sign { bytes += sign.utf8 }
      } else {
        // A lone `<` is text. libxml2 reads on from it each time.
        bytes += source[copied..<index]
        bytes += "&lt;".utf8
        index += 1
        copied = index
      }
    }
    if copied < source.count { bytes += source[copied...] }
  }

  /// What follows is left out.
  private mutating func report(_ limit: String) {
    let line = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    diagnostics.append(Diagnostic(.error, line: line, .limitReached(limit)))
  }

  private mutating func tag(_ source: UnsafeBufferPointer<UInt8>, at open: Int) -> Int {
    let isClosing = source[open + 1] == 0x2F
    let start = isClosing ? open + 2 : open + 1
    let name = Self.name(source, at: start)
    let end = Self.tagEnd(source, from: start)
    // In XML every element is closed, and those that hold nothing say so in their tag; so is one of another vocabulary ("ri:page").
    let length = name.utf8.count
    let isOwn = start + length < source.count && source[start + length] == UInt8(ascii: ":")
    let isOpen = isXML || isOwn ? source[end - 2] != 0x2F : !Self.selfClosing.contains(name)
    if isClosing {
      if isOpen {
        if skipped > 0 {
          skipped -= 1
          return cut(source, from: open, to: end)
        }
        depth = max(0, depth - 1)
      }
      return end
    }
    if !isXML, Self.opaque.contains(name) {
      if !unclosed.contains(name) {
        if let close = Self.closing(of: name, in: source, from: end) { return cut(source, from: open, to: close) }
        unclosed.insert(name)
      }
      // Never closed: without its tag, what follows is read as text.
      return cut(source, from: open, to: end)
    }
    if isXML, isOpen, Self.void.contains(name) {
      // HTML that passed through: nothing would ever close it.
      bytes += source[copied..<(end - 1)]
      bytes += "/>".utf8
      copied = end
      return end
    }
    if isOpen {
      if depth >= Self.deepest {
        isDeep = true
        skipped += 1
        return cut(source, from: open, to: end)
      }
      depth += 1
    }
    if end - open > Self.longestTag {
      bytes += source[copied..<open]
      bytes += Self.shortened(source, name: name, from: start, to: end)
      copied = end
      diagnostics.append(Diagnostic(.warning, .limitReached("a tag of \(end - open) bytes")))
    }
    return end
  }

  /// Leaves a stretch out. Its line ends stay, so that lines still count.
  private mutating func cut(_ source: UnsafeBufferPointer<UInt8>, from open: Int, to end: Int) -> Int {
    bytes += source[copied..<open]
    for byte in source[open..<end] where byte == 0x0A { bytes.append(byte) }
    copied = end
    return end
  }

  /// Instructions of Asciidoctor that a reader sees.
  private static let signs = ["<?asciidoc-br?>": "<br/>", "<?asciidoc-hr?>": "<hr/>"]

  private static let characterData = Array("<![CDATA[".utf8)

  /// Text that XML takes literally, as text that says so mark by mark.
  private mutating func characterData(_ source: UnsafeBufferPointer<UInt8>, from open: Int) -> Int {
    bytes += source[copied..<open]
    var index = open + Self.characterData.count
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
    copied = index
    return index
  }

  /// Elements whose content is no text for a reader.
  private static let opaque: Set<String> = ["script", "style", "template"]

  /// Elements that end by themselves or hold nothing.
  private static let selfClosing: Set<String> = [
    "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot", "option", "br", "hr", "img", "meta", "link", "input",
    "wbr", "source", "col",
    "area", "base", "embed", "param", "track", "rt", "rp", "html", "head", "body", "colgroup", "optgroup", "basefont", "frame",
    "isindex",
  ]

  private static let void: Set<String> = ["br", "hr", "img", "wbr"]

  // MARK: Scanning

  /// Just behind a declaration or instruction; a DTD's own declarations, between brackets, belong to it.
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
    // Never closed: only its opening goes, and no other is looked at.
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

  private static func name(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> String {
    var end = start
    while end < source.count, end - start < 15, source[end].isASCIILetter || source[end].isASCIIDigit { end += 1 }
    return String(unsafeUninitializedCapacity: end - start) { buffer in
      for offset in 0..<(end - start) { buffer[offset] = source[start + offset] | 0x20 }
      return end - start
    }
  }

  /// Just behind the `>` of the tag, quoted values skipped.
  private static func tagEnd(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == 0x3E { return index + 1 }
      // Only a quote behind `=` opens a value; others are slips.
      if byte == 0x22 || byte == 0x27,
        source[index - 1] == 0x3D || source[index - 1] == 0x20 && index >= 2 && source[index - 2] == 0x3D
      {
        var close = index + 1
        while close < source.count, source[close] != byte { close += 1 }
        // A value that is never closed ends with the tag.
        if close < source.count { index = close }
      }
      index += 1
    }
    return source.count
  }

  /// Just behind the closing tag of an opaque element; nil if it is never closed.
  private static func closing(of name: String, in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let wanted = Array(name.utf8)
    var index = start
    while index + wanted.count + 2 < source.count {
      if source[index] == 0x3C, source[index + 1] == 0x2F {
        var offset = 0
        while offset < wanted.count, source[index + 2 + offset] | 0x20 == wanted[offset] { offset += 1 }
        if offset == wanted.count { return tagEnd(source, from: index + 2) }
      }
      index += 1
    }
    return nil
  }

  /// The tag with as many attributes as anyone needs, long values left out.
  private static func shortened(_ source: UnsafeBufferPointer<UInt8>, name: String, from start: Int, to end: Int) -> [UInt8] {
    var out = Array("<\(name)".utf8)
    var index = start + name.utf8.count
    var kept = 0
    while index < end, kept < mostAttributes {
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
      if to - from <= longestValue, source[from] != 0x3E {
        out.append(0x20)
        out += source[from..<to]
        kept += 1
      }
    }
    out.append(0x3E)
    return out
  }
}
