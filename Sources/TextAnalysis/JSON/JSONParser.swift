/// A parser for one JSON text (RFC 8259) with limits on its structure, because the text may be hostile. Callers limit its length.
///
/// Line breaks and tabs within strings are accepted, because cleaning a page turns other separators into them.
///
///     try JSONParser.value(Array(#"["x"]"#.utf8), within: .init(maxDepth: 64, maxValues: 100))   // .array([.string("x")])
package struct JSONParser {
  /// The reason that a text was rejected.
  package enum ParseError: Error, Hashable {
    /// The text is not valid JSON from this byte offset on.
    case malformed(at: Int)
    case tooDeep
    case tooManyValues
  }

  package struct StructureLimits: Hashable, Sendable {
    /// Maximum nesting depth of arrays and objects.
    package var maxDepth: Int
    /// Maximum number of values in the text. Each takes about fifty bytes of memory, however short its text is.
    package var maxValues: Int

    package init(maxDepth: Int, maxValues: Int) { (self.maxDepth, self.maxValues) = (maxDepth, maxValues) }
  }

  private let bytes: [UInt8]
  private let limits: StructureLimits
  private var position = 0
  private var depth = 0
  private var count = 0

  private init(_ bytes: [UInt8], _ bounds: StructureLimits) { (self.bytes, self.limits) = (bytes, bounds) }

  package static func value(_ bytes: [UInt8], within bounds: StructureLimits) throws(ParseError) -> JSONValue {
    var parser = JSONParser(bytes, bounds)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.malformed }
    return value
  }

  private var malformed: ParseError { .malformed(at: position) }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  /// Advances past the next byte and returns `true` if it is `byte`.
  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws(ParseError) -> JSONValue {
    count += 1
    guard count <= limits.maxValues else { throw .tooManyValues }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nestedValue { (parser) throws(ParseError) in .object(try parser.members()) }
    case UInt8(ascii: "["): return try nestedValue { (parser) throws(ParseError) in .array(try parser.elements()) }
    case UInt8(ascii: "\""):
      let offset = JSONValue.Position(position)
      return .string(try string(), at: offset)
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try number()
    }
  }

  private mutating func nestedValue(_ body: (inout JSONParser) throws(ParseError) -> JSONValue) throws(ParseError) -> JSONValue {
    depth += 1
    guard depth <= limits.maxDepth else { throw .tooDeep }
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func members() throws(ParseError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    skipSpace()
    if consume(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw malformed }
      let offset = JSONValue.Position(position)
      let name = try string()
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw malformed }
      members.append(JSONValue.Member(name: name, value: try value(), at: offset))
      skipSpace()
      if consume(UInt8(ascii: "}")) { return members }
      guard consume(UInt8(ascii: ",")) else { throw malformed }
    }
  }

  private mutating func elements() throws(ParseError) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipSpace()
    if consume(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      skipSpace()
      if consume(UInt8(ascii: "]")) { return elements }
      guard consume(UInt8(ascii: ",")) else { throw malformed }
    }
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(ParseError) -> JSONValue {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard consume(byte) else { throw malformed }
    }
    return value
  }

  private mutating func number() throws(ParseError) -> JSONValue {
    let start = position
    _ = consume(UInt8(ascii: "-"))
    let integerDigitCount = skipDigits()
    guard integerDigitCount > 0, integerDigitCount == 1 || bytes[position - integerDigitCount] != UInt8(ascii: "0") else {
      throw malformed
    }
    let end = position
    var isInteger = true
    if consume(UInt8(ascii: ".")) {
      let count = skipDigits()
      guard count > 0 else { throw malformed }
      isInteger = bytes[(position - count)..<position].allSatisfy { $0 == UInt8(ascii: "0") }
    }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      guard skipDigits() > 0 else { throw malformed }
      isInteger = false
    }
    if isInteger, let integer = Int(String(decoding: bytes[start..<end], as: UTF8.self)) { return .integer(integer) }
    let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
    // Above 53 bits, a Double no longer represents every integer exactly.
    guard number.magnitude < 0x1p53, let integer = Int(exactly: number) else { return .number(number) }
    return .integer(integer)
  }

  /// Advances past digits and returns their number.
  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, byte.isASCIIDigit { position += 1 }
    return position - start
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(ParseError) -> String {
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

  private mutating func escape() throws(ParseError) -> Unicode.Scalar {
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

  /// Decodes the digits of a `\u` escape. An unpaired surrogate becomes U+FFFD, because texts may be cut in the middle of an
  /// emoji.
  private mutating func codePoint() throws(ParseError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let nextPosition = position
    if unit < 0xDC00, consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) {
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) {
        return scalar
      }
    }
    position = nextPosition
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(ParseError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw malformed }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
