/// Where literals end, and what they say.
enum Literal {
  private static let quote = UInt8(ascii: "\"")
  /// Bytes that are looked ahead on a line for where a literal ends: each place of a line may begin one.
  private static let longest = 1000

  /// One past a string that begins at `start`, with its hashes. A literal of one line ends there at the latest.
  static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, hashes: Int) -> Int {
    /// What is open around the place: literals, and within them interpolations with so many parentheses.
    enum Level {
      case literal(hashes: Int, isMultiline: Bool)
      case code(parentheses: Int)
    }
    func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func closes(_ index: Int, _ hashes: Int) -> Bool {
      var count = 0
      while count < hashes, at(index + count) == UInt8(ascii: "#") { count += 1 }
      return count == hashes
    }
    var levels: [Level] = []
    var position = start
    func begin(_ hashes: Int) -> Level {
      let first = position + hashes
      position = first + 1
      guard at(first + 1) == quote, at(first + 2) == quote else { return .literal(hashes: hashes, isMultiline: false) }
      // `#"""#` is one quotation mark: with hashes, what closes on the same line is of one line.
      var index = first + 1
      while hashes > 0, index < min(bytes.count, first + longest), bytes[index] != 0x0A, bytes[index] != 0x0D {
        if bytes[index] == quote, closes(index + 1, hashes) { return .literal(hashes: hashes, isMultiline: false) }
        index += 1
      }
      position = first + 3
      return .literal(hashes: hashes, isMultiline: true)
    }
    levels.append(begin(hashes))
    while position < bytes.count, let level = levels.last {
      let byte = bytes[position]
      switch level {
      case .literal(let hashes, let isMultiline):
        if byte == UInt8(ascii: "\\"), closes(position + 1, hashes) {
          position += 1 + hashes
          if at(position) == UInt8(ascii: "(") { levels.append(.code(parentheses: 0)) }
          if at(position) != 0x0A { position += 1 }
        } else if byte == quote, isMultiline ? at(position + 1) == quote && at(position + 2) == quote : true,
          closes(position + (isMultiline ? 3 : 1), hashes)
        {
          position += (isMultiline ? 3 : 1) + hashes
          levels.removeLast()
        } else if byte == 0x0A, !isMultiline {
          // Nothing closes it: so does everything around it that is of one line.
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
        case quote: levels.append(begin(0))
        case UInt8(ascii: "#"):
          var count = 1
          while at(position + count) == UInt8(ascii: "#") { count += 1 }
          if at(position + count) == quote { levels.append(begin(count)) } else { position += count }
        default: position += 1
        }
      }
    }
    return min(position, bytes.count)
  }

  /// One past `/…/`; nil where it does not end on its line.
  static func endOfRegex(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var position = start + 1
    var isInClass = false
    while position < min(bytes.count, start + longest), bytes[position] != 0x0A, bytes[position] != 0x0D {
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

  /// One past `#/…/#`, of several lines where its first one holds nothing; such a one that is not closed goes on to the end.
  static func endOfExtendedRegex(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, hashes: Int) -> Int? {
    var position = start + hashes + 1
    let isMultiline =
      position < bytes.count && bytes[position...].first { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A || $0 == 0x0D } ?? false
    while position < bytes.count {
      let byte = bytes[position]
      if !isMultiline, byte == 0x0A || position > start + longest { return nil }
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

  /// What a literal says; each interpolation stands as U+FFFC.
  static func text(_ literal: some Collection<UInt8>) -> String {
    var bytes = Array(literal)
    var hashes = 0
    while hashes < bytes.count, bytes[hashes] == UInt8(ascii: "#") { hashes += 1 }
    let isMultiline =
      bytes.count >= 2 * hashes + 6 && bytes[hashes..<(hashes + 3)].allSatisfy { $0 == quote }
      && !(hashes > 0 && !bytes.contains(0x0A))
    let mark = (isMultiline ? 3 : 1) + hashes
    guard bytes.count >= 2 * mark else { return "" }
    bytes = Array(bytes[mark..<(bytes.count - mark)])
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

  /// One past the parenthesis that closes an interpolation; strings within it count as what they are.
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

  /// Lines without what the last one is indented by, nor the first and last break.
  private static func unindented(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    guard lines.count >= 2 else { return bytes }
    let indent = lines.removeLast().count
    lines.removeFirst()
    return Array(lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == 0x20 || $0 == 0x09 }.count)) }.joined(separator: [0x0A]))
  }
}
