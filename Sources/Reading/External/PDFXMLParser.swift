/// Text in one style.
struct PDFRun: Hashable {
  var text: String
  var isBold = false
  var isItalic = false
  /// URL outside of the document.
  var link: String?

  func hasSameStyle(as other: PDFRun) -> Bool { isBold == other.isBold && isItalic == other.isItalic && link == other.link }
}

/// Text drawn at one position of a page, in pixels from its upper-left corner.
struct PDFPiece: Hashable {
  var page: Int
  var top: Int
  var left: Int
  var width: Int
  var height: Int
  /// Font size.
  var size: Int
  var runs: [PDFRun]

  var right: Int { left + width }
  var midY: Int { top + height / 2 }
}

/// Parses the output of `pdftohtml -xml`. It has one element per line, in the order in which the document draws the text:
/// `<page number=…>`, `<fontspec id=… size=…/>`, and `<text top=… left=… width=… height=… font=…>text <b>in bold</b></text>`.
struct PDFXMLParser {
  private(set) var pieces: [PDFPiece] = []
  private(set) var pageCount = 0
  /// Font sizes by font id.
  private var fontSizes: [Int: Int] = [:]

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A) {
      let element = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let end = element.firstIndex(of: 0x3E) else { continue }
      let tag = element[..<end]
      if tag.starts(with: "<text ".utf8) {
        appendPiece(tag, content: element[element.index(after: end)...])
      } else if tag.starts(with: "<fontspec ".utf8) {
        if let id = Self.number("id", in: tag) { fontSizes[id] = Self.number("size", in: tag) }
      } else if tag.starts(with: "<page ".utf8) {
        pageCount += 1
      }
    }
  }

  private mutating func appendPiece(_ tag: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
    guard let top = Self.number("top", in: tag), let left = Self.number("left", in: tag),
      let width = Self.number("width", in: tag), let height = Self.number("height", in: tag)
    else { return }
    let runs = Self.runs(content)
    guard runs.contains(where: { $0.text.unicodeScalars.contains { !$0.isSpace } }) else { return }
    let size = Self.number("font", in: tag).flatMap { fontSizes[$0] } ?? height
    pieces.append(
      PDFPiece(page: pageCount, top: top, left: left, width: width, height: height, size: max(1, size), runs: runs))
  }

  /// Returns the integer value of an attribute. Seven characters are enough, because no page is larger than a million pixels.
  private static func number(_ name: String, in tag: ArraySlice<UInt8>) -> Int? {
    guard let start = tag.firstRange(of: Array(" \(name)=\"".utf8))?.upperBound else { return nil }
    let digits = tag[start...].prefix { $0 == 0x2D || $0 >= 0x30 && $0 <= 0x39 }.prefix(7)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func runs(_ content: ArraySlice<UInt8>) -> [PDFRun] {
    var runs: [PDFRun] = []
    var style = PDFRun(text: "")
    var remaining = content
    while let first = remaining.first {
      if first == 0x3C, let end = remaining.firstIndex(of: 0x3E) {
        apply(remaining[remaining.startIndex...end], to: &style)
        remaining = remaining[(end + 1)...]
      } else {
        let end = remaining.dropFirst().firstIndex(of: 0x3C) ?? remaining.endIndex
        style.text = text(remaining[..<end])
        runs.append(style)
        remaining = remaining[end...]
      }
    }
    return runs
  }

  private static func apply(_ tag: ArraySlice<UInt8>, to style: inout PDFRun) {
    switch String(decoding: tag.prefix(4), as: UTF8.self) {
    case "<b>": style.isBold = true
    case "</b>": style.isBold = false
    case "<i>": style.isItalic = true
    case "</i>": style.isItalic = false
    case "</a>": style.link = nil
    case "<a h":
      let address = tag.drop { $0 != 0x22 }.dropFirst().prefix { $0 != 0x22 }
      // Other URLs are links within the document.
      style.link = address.starts(with: "http".utf8) ? text(address) : nil
    case let other: _ = other
    }
  }

  /// Resolves character references, and cleans the text.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x26) else { return TextCleaner.cleaned(String(decoding: bytes, as: UTF8.self)) }
    var text = String.UnicodeScalarView()
    var remaining = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let first = remaining.popFirst() {
      guard first == "&", let end = remaining.prefix(10).firstIndex(of: ";") else {
        text.append(first)
        continue
      }
      let name = String(remaining[..<end])
      guard let scalar = Self.namedEntities[name] ?? Self.numericEntity(name) else {
        text.append(first)
        continue
      }
      text.append(scalar)
      remaining = remaining[remaining.index(after: end)...]
    }
    return TextCleaner.cleaned(String(text))
  }

  private static let namedEntities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func numericEntity(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
  }
}
