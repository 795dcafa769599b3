/// A drawing of the Corpus: an SVG image that `Tools/figures` generated and that consists of shapes only. A file with scripts,
/// links, text, or any other element is rejected, so that no other image reaches a page or a terminal.
package struct Drawing: Hashable, Sendable {
  /// Description of the drawing in English, from the SVG `title`.
  package private(set) var title = ""
  package private(set) var width = 0
  package private(set) var height = 0
  /// The elements inside the root element, one per line.
  private(set) var shapes = ""

  /// Maximum size of a file, in bytes.
  package static let maxByteCount = 64_000

  /// Parses an SVG file. Returns `nil` if it is too large or contains anything but the allowed elements and attributes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maxByteCount else { return nil }
    var scanner = SVGScanner(bytes: bytes)
    var openElements: [String] = []
    while let tag = scanner.next() {
      switch tag {
      case .text(let text):
        if openElements.last == "title" { title += text } else if text.contains(where: { !$0.isWhitespace }) { return nil }
      case .end(let name):
        guard openElements.popLast() == name else { return nil }
        if name == "g" { shapes += "</g>\n" }
        if openElements.isEmpty {
          guard scanner.isAtEnd else { return nil }
          return
        }
      case .start(let name, let attributes, let isEmpty):
        guard Self.allows(name, in: openElements), attributes.allSatisfy({ Self.allows($0.name, $0.value) }) else { return nil }
        if name == "svg" {
          guard !isEmpty, let (width, height) = Self.size(attributes) else { return nil }
          (self.width, self.height) = (width, height)
        } else if name != "title" {
          shapes += "<\(name)" + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + (isEmpty ? "/>\n" : ">")
        }
        if !isEmpty { openElements.append(name) }
      }
    }
    return nil
  }

  private static func allows(_ name: String, in openElements: [String]) -> Bool {
    guard openElements.count < 8 else { return false }
    return switch name {
    case "svg": openElements.isEmpty
    case "title": openElements == ["svg"]
    case "g", "rect", "circle", "path": openElements.first == "svg" && openElements.dropFirst().allSatisfy { $0 == "g" }
    default: false
    }
  }

  private static func allows(_ name: String, _ value: String) -> Bool {
    switch name {
    case "xmlns": value == "http://www.w3.org/2000/svg"
    case "fill", "stroke":
      value == "none"
        || value.first == "#" && value.utf8.count == 7 && value.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    case "class", "role", "stroke-linecap", "stroke-linejoin":
      value.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-" || $0 == " ") }
    case "viewBox", "width", "height", "x", "y", "rx", "cx", "cy", "r", "d", "stroke-width", "fill-opacity", "transform":
      value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " .,-()".contains($0)) }
    default: false
    }
  }

  private static func size(_ attributes: [(name: String, value: String)]) -> (Int, Int)? {
    func number(_ name: String) -> Int? { attributes.first { $0.name == name }.flatMap { Int($0.value) } }
    guard let width = number("width"), let height = number("height"), 1...2000 ~= width, 1...2000 ~= height else { return nil }
    return attributes.contains { $0.name == "viewBox" && $0.value == "0 0 \(width) \(height)" } ? (width, height) : nil
  }
}

/// A scanner for tags and the text between them. It supports no other XML syntax.
private struct SVGScanner {
  enum SVGToken {
    case start(String, [(name: String, value: String)], isEmpty: Bool)
    case end(String)
    case text(String)
  }

  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Indicates whether only white space remains.
  var isAtEnd: Bool { bytes[position...].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } }

  /// Returns the next token, or `nil` at the end and at a syntax error.
  mutating func next() -> SVGToken? {
    guard position < bytes.count else { return nil }
    guard bytes[position] == UInt8(ascii: "<") else {
      let text = scan { $0 != UInt8(ascii: "<") }
      return text.contains("&") || text.contains(">") ? nil : .text(text)
    }
    position += 1
    if consume(UInt8(ascii: "/")) {
      let name = scanName()
      return consume(UInt8(ascii: ">")) ? .end(name) : nil
    }
    let name = scanName()
    var attributes: [(name: String, value: String)] = []
    while true {
      _ = scan { $0 == 0x20 || $0 == 0x0A }
      if consume(UInt8(ascii: "/")) { return consume(UInt8(ascii: ">")) ? .start(name, attributes, isEmpty: true) : nil }
      if consume(UInt8(ascii: ">")) { return .start(name, attributes, isEmpty: false) }
      let key = scanName()
      guard !key.isEmpty, consume(UInt8(ascii: "=")), consume(UInt8(ascii: "\"")) else { return nil }
      let value = scan { $0 != UInt8(ascii: "\"") }
      guard consume(UInt8(ascii: "\"")) else { return nil }
      attributes.append((key, value))
    }
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func scanName() -> String {
    scan { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 == UInt8(ascii: "-") }
  }

  private mutating func scan(while matches: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, matches(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
