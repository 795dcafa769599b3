/// A parsed JSON value, with the few ways of asking that reading DocC needs. Anything that is not there, or is of another kind, is empty.
///
/// Our own parser, because a page is untrusted: how deep and how much it reads is bounded.
enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  /// `at`: the offset of its first byte in the file.
  case string(String, at: UInt32)
  case array([JSONValue])
  /// Pairs in the order of the file.
  case object([Pair])

  struct Pair: Hashable {
    var key: String
    var value: JSONValue
  }

  /// nil where the bytes are no JSON, nest more than 256 deep, or hold more than 400,000 values.
  init?(_ bytes: [UInt8]) {
    let parsed = bytes.withUnsafeBufferPointer { source -> JSONValue? in
      var parser = JSONParser(source)
      return parser.document()
    }
    guard let parsed else { return nil }
    self = parsed
  }

  subscript(key: String) -> JSONValue {
    guard case .object(let pairs) = self else { return .null }
    return pairs.first { $0.key == key }?.value ?? .null
  }

  var exists: Bool { self != .null }

  var string: String? {
    guard case .string(let text, _) = self else { return nil }
    return text
  }

  /// Where a string stands in the file.
  var offset: Int? {
    guard case .string(_, let offset) = self else { return nil }
    return Int(offset)
  }

  var int: Int? {
    guard case .number(let number) = self, number.magnitude < 1e9 else { return nil }
    return Int(number)
  }

  var isFalse: Bool { self == .bool(false) }

  var array: [JSONValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  var isArray: Bool {
    guard case .array = self else { return false }
    return true
  }

  var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }

  var pairs: [(key: String, value: JSONValue)] {
    guard case .object(let pairs) = self else { return [] }
    return pairs.map { ($0.key, $0.value) }
  }
}

/// RFC 8259, by recursive descent of bounded depth.
private struct JSONParser {
  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0
  private var values = 0

  private static let deepest = 256
  private static let mostValues = 400_000

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  mutating func document() -> JSONValue? {
    guard let value = value() else { return nil }
    skipSpace()
    return index == source.count ? value : nil
  }

  private mutating func value() -> JSONValue? {
    skipSpace()
    values += 1
    guard index < source.count, values <= JSONParser.mostValues else { return nil }
    switch source[index] {
    case 0x7B: return nested { $0.object() }
    case 0x5B: return nested { $0.array() }
    case 0x22:
      let start = UInt32(clamping: index)
      return string().map { .string($0, at: start) }
    case 0x74: return word("true") ? .bool(true) : nil
    case 0x66: return word("false") ? .bool(false) : nil
    case 0x6E: return word("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func nested(_ body: (inout JSONParser) -> JSONValue?) -> JSONValue? {
    guard depth < JSONParser.deepest else { return nil }
    depth += 1
    index += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func object() -> JSONValue? {
    var pairs: [JSONValue.Pair] = []
    skipSpace()
    if take(0x7D) { return .object([]) }
    repeat {
      skipSpace()
      guard let key = string() else { return nil }
      skipSpace()
      guard take(0x3A), let value = value() else { return nil }
      pairs.append(JSONValue.Pair(key: key, value: value))
      skipSpace()
    } while take(0x2C)
    return take(0x7D) ? .object(pairs) : nil
  }

  private mutating func array() -> JSONValue? {
    var values: [JSONValue] = []
    skipSpace()
    if take(0x5D) { return .array([]) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
      skipSpace()
    } while take(0x2C)
    return take(0x5D) ? .array(values) : nil
  }

  private mutating func string() -> String? {
    guard take(0x22) else { return nil }
    let start = index
    while index < source.count, source[index] != 0x22, source[index] != 0x5C { index += 1 }
    guard index < source.count else { return nil }
    if source[index] == 0x22 {
      index += 1
      return TextCleaner.string(UnsafeBufferPointer(rebasing: source[start..<(index - 1)]))
    }
    var bytes = Array(source[start..<index])
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte == 0x22 { return bytes.withUnsafeBufferPointer { TextCleaner.string($0) } }
      guard byte == 0x5C else {
        bytes.append(byte)
        continue
      }
      guard index < source.count else { return nil }
      let escape = source[index]
      index += 1
      switch escape {
      case 0x6E: bytes.append(0x0A)
      case 0x74: bytes.append(0x09)
      case 0x72: bytes.append(0x0A)
      case 0x62, 0x66: break
      case 0x75:
        guard let scalar = escapedScalar() else { return nil }
        bytes += String(Character(scalar)).utf8
      case 0x22, 0x5C, 0x2F: bytes.append(escape)
      default: return nil
      }
    }
    return nil
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = hexUnit() else { return nil }
    if (0xD800...0xDBFF).contains(unit), index + 1 < source.count, source[index] == 0x5C, source[index + 1] == 0x75 {
      let second = index
      index += 2
      guard let low = hexUnit() else { return nil }
      guard (0xDC00...0xDFFF).contains(low) else {
        index = second
        return "\u{FFFD}"
      }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func hexUnit() -> UInt32? {
    guard index + 4 <= source.count else { return nil }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let byte = source[index]
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x37
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  private mutating func number() -> JSONValue? {
    let start = index
    while index < source.count, "+-.eE0123456789".utf8.contains(source[index]) { index += 1 }
    guard index > start, index - start < 64 else { return nil }
    return Double(String(decoding: source[start..<index], as: UTF8.self)).map { .number($0) }
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= source.count else { return false }
    for offset in 0..<count where source[index + offset] != word.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < source.count, source[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < source.count, source[index] == 0x20 || source[index] == 0x0A || source[index] == 0x09 || source[index] == 0x0D {
      index += 1
    }
  }
}
