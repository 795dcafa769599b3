/// Reads one JSON text (RFC 8259) within bounds: whoever wrote it may be hostile. How long it may be is for whoever gathers it.
///
/// Line breaks and tabs within a string are taken as they are, for the cleaning of a page makes such of other separators.
///
///     try JSONParser.value(Array(#"["x"]"#.utf8), within: .init(depth: 64, values: 100))   // .array([.string("x")])
package struct JSONParser {
  /// Why a text was not read.
  package enum Refusal: Error, Hashable {
    /// It is no JSON from this byte on.
    case malformed(at: Int)
    case tooDeep
    case tooManyValues
  }

  package struct Bounds: Hashable, Sendable {
    /// Arrays and objects inside each other.
    package var depth: Int
    /// In all: each takes some fifty bytes of memory, whatever it took to write.
    package var values: Int

    package init(depth: Int, values: Int) { (self.depth, self.values) = (depth, values) }
  }

  private let bytes: [UInt8]
  private let bounds: Bounds
  private var position = 0
  private var depth = 0
  private var count = 0

  private init(_ bytes: [UInt8], _ bounds: Bounds) { (self.bytes, self.bounds) = (bytes, bounds) }

  package static func value(_ bytes: [UInt8], within bounds: Bounds) throws(Refusal) -> JSONValue {
    var parser = JSONParser(bytes, bounds)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.malformed }
    return value
  }

  private var malformed: Refusal { .malformed(at: position) }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  /// Whether the next byte is this one, which it then passes.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws(Refusal) -> JSONValue {
    count += 1
    guard count <= bounds.values else { throw .tooManyValues }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (parser) throws(Refusal) in .object(try parser.members()) }
    case UInt8(ascii: "["): return try nested { (parser) throws(Refusal) in .array(try parser.elements()) }
    case UInt8(ascii: "\""):
      let place = JSONValue.Place(position)
      return .string(try string(), at: place)
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(_ body: (inout JSONParser) throws(Refusal) -> JSONValue) throws(Refusal) -> JSONValue {
    depth += 1
    guard depth <= bounds.depth else { throw .tooDeep }
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func members() throws(Refusal) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw malformed }
      let place = JSONValue.Place(position)
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw malformed }
      members.append(JSONValue.Member(name: name, value: try value(), at: place))
      skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw malformed }
    }
  }

  private mutating func elements() throws(Refusal) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw malformed }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Refusal) -> JSONValue {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard take(byte) else { throw malformed }
    }
    return value
  }

  private mutating func number() throws(Refusal) -> JSONValue {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[position - whole] != UInt8(ascii: "0") else { throw malformed }
    let end = position
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      let count = digits()
      guard count > 0 else { throw malformed }
      isWhole = bytes[(position - count)..<position].allSatisfy { $0 == UInt8(ascii: "0") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw malformed }
      isWhole = false
    }
    if isWhole, let integer = Int(String(decoding: bytes[start..<end], as: UTF8.self)) { return .integer(integer) }
    let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
    // Beyond 53 bits a Double is no longer the number that was written.
    guard number.magnitude < 0x1p53, let integer = Int(exactly: number) else { return .number(number) }
    return .integer(integer)
  }

  /// How many digits there were.
  private mutating func digits() -> Int {
    let start = position
    while let byte = next, byte.isASCIIDigit { position += 1 }
    return position - start
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(Refusal) -> String {
    position += 1
    var decoded: [UInt8] = []
    var start = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        decoded += bytes[start..<position]
        position += 1
        guard let text = String(validating: decoded, as: UTF8.self) else { throw .malformed(at: start) }
        return text
      case UInt8(ascii: "\\"):
        decoded += bytes[start..<position]
        position += 1
        decoded += String(try escape()).utf8
        start = position
      case 0..<0x20 where byte != 0x0A && byte != 0x09: throw malformed
      default: position += 1
      }
    }
    throw malformed
  }

  private mutating func escape() throws(Refusal) -> Unicode.Scalar {
    guard let byte = next else { throw malformed }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw malformed
    }
  }

  /// Half a pair of surrogates alone, which is no character, becomes U+FFFD: people cut texts in the middle of an emoji.
  private mutating func codePoint() throws(Refusal) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let behind = position
    if unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) {
        return scalar
      }
    }
    position = behind
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(Refusal) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw malformed }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
