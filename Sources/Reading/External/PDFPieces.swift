/// Words of one style.
struct PDFRun: Hashable {
  var text: String
  var isBold = false
  var isItalic = false
  /// An address outside of the document.
  var link: String?

  func hasStyle(of other: PDFRun) -> Bool { isBold == other.isBold && isItalic == other.isItalic && link == other.link }
}

/// What was drawn at one place of a page, in pixels from its upper left corner.
struct PDFPiece: Hashable {
  var page: Int
  var top: Int
  var left: Int
  var width: Int
  var height: Int
  /// Of its letters.
  var size: Int
  var runs: [PDFRun]

  var right: Int { left + width }
  var middle: Int { top + height / 2 }
}

/// Takes apart what `pdftohtml -xml` writes: an element a line, `<page number=…>`, `<fontspec id=… size=…/>` and
/// `<text top=… left=… width=… height=… font=…>words <b>in bold</b></text>`, in the order in which the document draws them.
struct PDFPieces {
  private(set) var pieces: [PDFPiece] = []
  private(set) var pages = 0
  private var sizes: [Int: Int] = [:]

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A) {
      let element = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let end = element.firstIndex(of: 0x3E) else { continue }
      let tag = element[..<end]
      if tag.starts(with: "<text ".utf8) {
        read(tag, content: element[element.index(after: end)...])
      } else if tag.starts(with: "<fontspec ".utf8) {
        if let id = Self.number("id", in: tag) { sizes[id] = Self.number("size", in: tag) }
      } else if tag.starts(with: "<page ".utf8) {
        pages += 1
      }
    }
  }

  private mutating func read(_ tag: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
    guard let top = Self.number("top", in: tag), let left = Self.number("left", in: tag),
      let width = Self.number("width", in: tag), let height = Self.number("height", in: tag)
    else { return }
    let runs = Self.runs(content)
    guard runs.contains(where: { $0.text.unicodeScalars.contains { !$0.isSpace } }) else { return }
    let size = Self.number("font", in: tag).flatMap { sizes[$0] } ?? height
    pieces.append(
      PDFPiece(page: pages, top: top, left: left, width: width, height: height, size: max(1, size), runs: runs))
  }

  /// A whole number; no page is larger than a million pixels.
  private static func number(_ name: String, in tag: ArraySlice<UInt8>) -> Int? {
    guard let start = tag.firstRange(of: Array(" \(name)=\"".utf8))?.upperBound else { return nil }
    let digits = tag[start...].prefix { $0 == 0x2D || $0 >= 0x30 && $0 <= 0x39 }.prefix(7)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func runs(_ content: ArraySlice<UInt8>) -> [PDFRun] {
    var runs: [PDFRun] = []
    var style = PDFRun(text: "")
    var rest = content
    while let first = rest.first {
      if first == 0x3C, let end = rest.firstIndex(of: 0x3E) {
        apply(rest[rest.startIndex...end], to: &style)
        rest = rest[(end + 1)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: 0x3C) ?? rest.endIndex
        style.text = text(rest[..<end])
        runs.append(style)
        rest = rest[end...]
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
      // Others lead to places in the document itself.
      style.link = address.starts(with: "http".utf8) ? text(address) : nil
    case let other: _ = other
    }
  }

  /// Character references resolved; line ends of the document's own made spaces.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x26) else { return TextCleaner.string(String(decoding: bytes, as: UTF8.self)) }
    var text = String.UnicodeScalarView()
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let first = rest.popFirst() {
      guard first == "&", let end = rest.prefix(10).firstIndex(of: ";") else {
        text.append(first)
        continue
      }
      let name = String(rest[..<end])
      guard let scalar = Self.named[name] ?? Self.numbered(name) else {
        text.append(first)
        continue
      }
      text.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return TextCleaner.string(String(text))
  }

  private static let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
  }
}
