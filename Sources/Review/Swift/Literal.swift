/// Finds the ends of literals and decodes their text.
enum Literal {
  private static let quote = UInt8(ascii: "\"")
  /// Maximum number of bytes to scan for the end of a literal of one line, because every position of a line can start one.
  private static let maxLineScan = 1000

  /// Returns the index after a string literal that starts at `start` with a number of `#`. A literal of one line ends with its
  /// line at the latest.
  static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, hashes: Int) -> Int {
    /// The constructs around a position: literals, and interpolations with their number of open parentheses.
    enum NestingLevel {
      case literal(hashes: Int, isMultiline: Bool)
      case code(parentheses: Int)
    }
    func peek(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func closes(_ index: Int, _ hashes: Int) -> Bool {
      var count = 0
      while count < hashes, peek(index + count) == UInt8(ascii: "#") { count += 1 }
      return count == hashes
    }
    var levels: [NestingLevel] = []
    var position = start
    func openLiteral(_ hashes: Int) -> NestingLevel {
      let first = position + hashes
      position = first + 1
      guard peek(first + 1) == quote, peek(first + 2) == quote else { return .literal(hashes: hashes, isMultiline: false) }
      // `#"""#` is a single quotation mark: with `#`, a literal that closes on the same line has one line.
      var index = first + 1
      while hashes > 0, index < min(bytes.count, first + maxLineScan), bytes[index] != 0x0A, bytes[index] != 0x0D {
        if bytes[index] == quote, closes(index + 1, hashes) { return .literal(hashes: hashes, isMultiline: false) }
        index += 1
      }
      position = first + 3
      return .literal(hashes: hashes, isMultiline: true)
    }
    levels.append(openLiteral(hashes))
    while position < bytes.count, let level = levels.last {
      let byte = bytes[position]
      switch level {
      case .literal(let hashes, let isMultiline):
        if byte == UInt8(ascii: "\\"), closes(position + 1, hashes) {
          position += 1 + hashes
          if peek(position) == UInt8(ascii: "(") { levels.append(.code(parentheses: 0)) }
          if peek(position) != 0x0A { position += 1 }
        } else if byte == quote, isMultiline ? peek(position + 1) == quote && peek(position + 2) == quote : true,
          closes(position + (isMultiline ? 3 : 1), hashes)
        {
          position += (isMultiline ? 3 : 1) + hashes
          levels.removeLast()
        } else if byte == 0x0A, !isMultiline {
          // An unclosed literal also ends all enclosing literals of one line.
          levels.removeLast()
          while let outer = levels.last {
            if case .literal(_, true) = outer { break }
            levels.removeLast()
          }
        } else {
          position += 1
        }
      case .code(let parentheses):
        switch byte {
        case UInt8(ascii: "("):
          levels[levels.count - 1] = .code(parentheses: parentheses + 1)
          position += 1
        case UInt8(ascii: ")"):
          if parentheses == 0 { levels.removeLast() } else { levels[levels.count - 1] = .code(parentheses: parentheses - 1) }
          position += 1
        case quote: levels.append(openLiteral(0))
        case UInt8(ascii: "#"):
          var count = 1
          while peek(position + count) == UInt8(ascii: "#") { count += 1 }
          if peek(position + count) == quote { levels.append(openLiteral(count)) } else { position += count }
        default: position += 1
        }
      }
    }
    return min(position, bytes.count)
  }

  /// Returns the index after `/…/`, or `nil` if the literal does not end on its line.
  static func endOfRegex(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var position = start + 1
    var isInClass = false
    while position < min(bytes.count, start + maxLineScan), bytes[position] != 0x0A, bytes[position] != 0x0D {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        return position > start + 1 && bytes[position - 1] != 0x20 ? position + 1 : nil
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Returns the index after `#/…/#`. The literal has several lines if its first line is empty; an unclosed one extends to the
  /// end of the source.
  static func endOfExtendedRegex(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, hashes: Int) -> Int? {
    var position = start + hashes + 1
    let isMultiline =
      position < bytes.count && bytes[position...].first { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A || $0 == 0x0D } ?? false
    while position < bytes.count {
      let byte = bytes[position]
      if !isMultiline, byte == 0x0A || position > start + maxLineScan { return nil }
      if byte == UInt8(ascii: "\\") {
        position += 2
      } else if byte == UInt8(ascii: "/"), position + hashes < bytes.count,
        bytes[(position + 1)...(position + hashes)].allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        return position + 1 + hashes
      } else {
        position += 1
      }
    }
    return isMultiline ? bytes.count : nil
  }

  /// Returns the text of a literal with each interpolation replaced by U+FFFC.
  static func text(_ literal: some Collection<UInt8>) -> String {
    var bytes = Array(literal)
    var hashes = 0
    while hashes < bytes.count, bytes[hashes] == UInt8(ascii: "#") { hashes += 1 }
    let isMultiline =
      bytes.count >= 2 * hashes + 6 && bytes[hashes..<(hashes + 3)].allSatisfy { $0 == quote }
      && !(hashes > 0 && !bytes.contains(0x0A))
    let delimiterLength = (isMultiline ? 3 : 1) + hashes
    guard bytes.count >= 2 * delimiterLength else { return "" }
    bytes = Array(bytes[delimiterLength..<(bytes.count - delimiterLength)])
    if isMultiline { bytes = unindented(bytes) }
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), bytes[(index + 1)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }),
        index + 1 + hashes < bytes.count
      else {
        text.append(bytes[index])
        index += 1
        continue
      }
      index += 1 + hashes
      switch bytes[index] {
      case UInt8(ascii: "("):
        text += Array("\u{FFFC}".utf8)
        index = endOfInterpolation(bytes, index)
        continue
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"), 0x0A: break
      case UInt8(ascii: "u"):
        let digits = bytes[(index + 1)...].dropFirst().prefix { $0 != UInt8(ascii: "}") }.prefix(8)
        if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value) {
          text += Array(String(Character(scalar)).utf8)
        }
        index += 1 + digits.count + 1
      default: text.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the index after the parenthesis that closes an interpolation, skipping strings within it.
  private static func endOfInterpolation(_ bytes: [UInt8], _ open: Int) -> Int {
    var (depth, index) = (0, open)
    return bytes.withUnsafeBufferPointer { buffer in
      while index < buffer.count {
        switch buffer[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
          depth -= 1
          if depth == 0 { return index + 1 }
        case quote:
          index = endOfString(buffer, index, hashes: 0)
          continue
        default: break
        }
        index += 1
      }
      return index
    }
  }

  /// Returns the lines of a multiline literal without the indentation of the last line, and without the first and last line
  /// breaks.
  private static func unindented(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    guard lines.count >= 2 else { return bytes }
    let indent = lines.removeLast().count
    lines.removeFirst()
    return Array(lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == 0x20 || $0 == 0x09 }.count)) }.joined(separator: [0x0A]))
  }
}
