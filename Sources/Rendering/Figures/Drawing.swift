/// A drawing of the Corpus: SVG of shapes alone, as `Tools/figures` writes it. Nothing in it runs, leads elsewhere, or is text; whatever else stands in a file makes it
/// none, so that no other picture ever reaches a page or a terminal.
package struct Drawing: Hashable, Sendable {
  /// What the shapes are of, in English, for whoever opens the file.
  package private(set) var title = ""
  package private(set) var width = 0
  package private(set) var height = 0
  /// The elements within the outermost, a line each.
  private(set) var shapes = ""

  /// Larger ones aren't read.
  package static let largest = 64_000

  /// nil for what isn't one.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.largest else { return nil }
    var scanner = Scanner(bytes: bytes)
    var open: [String] = []
    while let tag = scanner.next() {
      switch tag {
      case .text(let text):
        if open.last == "title" { title += text } else if text.contains(where: { !$0.isWhitespace }) { return nil }
      case .end(let name):
        guard open.popLast() == name else { return nil }
        if name == "g" { shapes += "</g>\n" }
        if open.isEmpty {
          guard scanner.isAtEnd else { return nil }
          return
        }
      case .start(let name, let attributes, let isEmpty):
        guard Self.allows(name, in: open), attributes.allSatisfy({ Self.allows($0.name, $0.value) }) else { return nil }
        if name == "svg" {
          guard !isEmpty, let (width, height) = Self.size(attributes) else { return nil }
          (self.width, self.height) = (width, height)
        } else if name != "title" {
          shapes += "<\(name)" + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + (isEmpty ? "/>\n" : ">")
        }
        if !isEmpty { open.append(name) }
      }
    }
    return nil
  }

  private static func allows(_ name: String, in open: [String]) -> Bool {
    guard open.count < 8 else { return false }
    return switch name {
    case "svg": open.isEmpty
    case "title": open == ["svg"]
    case "g", "rect", "circle", "path": open.first == "svg" && open.dropFirst().allSatisfy { $0 == "g" }
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

/// Tags and what stands between them; nothing else of XML.
private struct Scanner {
  enum Piece {
    case start(String, [(name: String, value: String)], isEmpty: Bool)
    case end(String)
    case text(String)
  }

  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool { bytes[place...].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } }

  /// nil at the end, and where there is no piece.
  mutating func next() -> Piece? {
    guard place < bytes.count else { return nil }
    guard bytes[place] == UInt8(ascii: "<") else {
      let text = take { $0 != UInt8(ascii: "<") }
      return text.contains("&") || text.contains(">") ? nil : .text(text)
    }
    place += 1
    if skip(UInt8(ascii: "/")) {
      let name = word()
      return skip(UInt8(ascii: ">")) ? .end(name) : nil
    }
    let name = word()
    var attributes: [(name: String, value: String)] = []
    while true {
      _ = take { $0 == 0x20 || $0 == 0x0A }
      if skip(UInt8(ascii: "/")) { return skip(UInt8(ascii: ">")) ? .start(name, attributes, isEmpty: true) : nil }
      if skip(UInt8(ascii: ">")) { return .start(name, attributes, isEmpty: false) }
      let key = word()
      guard !key.isEmpty, skip(UInt8(ascii: "=")), skip(UInt8(ascii: "\"")) else { return nil }
      let value = take { $0 != UInt8(ascii: "\"") }
      guard skip(UInt8(ascii: "\"")) else { return nil }
      attributes.append((key, value))
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func word() -> String {
    take { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 == UInt8(ascii: "-") }
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, isWanted(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
