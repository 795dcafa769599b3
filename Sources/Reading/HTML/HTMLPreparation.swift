import Guidelines

/// Makes a page safe to hand to libxml2: scripts and styles cut out, tags of absurd size cut down, and no more tags than memory allows.
///
/// libxml2 looks through all attributes of a tag for each new one: 100,000 on one tag take it 18 s.
struct HTMLPreparation {
  /// A tag longer than this is rewritten with its first attributes only.
  private static let longestTag = 16 << 10
  private static let mostAttributes = 64
  private static let longestValue = 4096
  /// Tags read of one page; a long guideline has some ten thousand.
  private static let mostTags = 1_000_000

  private(set) var bytes: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: [UInt8]) {
    bytes.reserveCapacity(source.count)
    var index = 0
    var copied = 0
    var tags = 0
    while let open = Self.find(0x3C, in: source, from: index) {
      tags += 1
      if tags > Self.mostTags {
        diagnostics.append(Diagnostic(.warning, .limitReached("\(Self.mostTags) tags")))
        bytes += source[copied..<open]
        copied = source.count
        break
      }
      index = open + 1
      guard index < source.count else { break }
      if source[index] == 0x21, source[index...].starts(with: "!--".utf8) {
        index = Self.find("-->", in: source, from: index + 3).map { $0 + 3 } ?? source.count
        continue
      }
      guard Self.isLetter(source[index]) else { continue }
      let end = Self.tagEnd(source, from: index)
      let name = Self.name(source, at: index)
      if Self.opaque.contains(name), let close = Self.closing(of: name, in: source, from: end) {
        // What is cut out leaves its line ends behind, so that lines still count.
        bytes += source[copied..<open]
        bytes += source[open..<close].filter { $0 == 0x0A }
        copied = close
        index = close
        continue
      }
      if end - open > Self.longestTag {
        bytes += source[copied..<open]
        bytes += Self.shortened(source, name: name, from: index, to: end)
        copied = end
        diagnostics.append(Diagnostic(.warning, line: 0, .limitReached("a tag of \(end - open) bytes")))
      }
      index = end
    }
    if copied < source.count { bytes += source[copied...] }
  }

  /// Elements whose content is no text for a reader.
  private static let opaque: Set<String> = ["script", "style", "template"]

  // MARK: Scanning

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  private static func find(_ byte: UInt8, in source: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < source.count {
      if source[index] == byte { return index }
      index += 1
    }
    return nil
  }

  private static func find(_ text: StaticString, in source: [UInt8], from start: Int) -> Int? {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var index = start
    while index + wanted.count <= source.count {
      if source[index] == wanted[0], source[index..<(index + wanted.count)].elementsEqual(wanted) { return index }
      index += 1
    }
    return nil
  }

  private static func name(_ source: [UInt8], at start: Int) -> String {
    var name = ""
    var index = start
    while index < source.count, index - start < 16, isLetter(source[index]) || (source[index] >= 0x30 && source[index] <= 0x39) {
      name.unicodeScalars.append(Unicode.Scalar(source[index] | 0x20))
      index += 1
    }
    return name
  }

  /// Just behind the `>` of the tag, quoted values skipped.
  private static func tagEnd(_ source: [UInt8], from start: Int) -> Int {
    var index = start
    var quote: UInt8 = 0
    while index < source.count {
      let byte = source[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        // Only a quote behind `=` opens a value; others are slips.
        if source[index - 1] == 0x3D || source[index - 1] == 0x20 { quote = byte }
      } else if byte == 0x3E {
        return index + 1
      }
      index += 1
      if quote != 0, index - start > 1 << 22 { quote = 0 }
    }
    return source.count
  }

  /// Just behind the closing tag of an opaque element; nil if it is never closed.
  private static func closing(of name: String, in source: [UInt8], from start: Int) -> Int? {
    let wanted = Array(name.utf8)
    var index = start
    while let open = find(0x3C, in: source, from: index) {
      index = open + 1
      guard index + wanted.count < source.count, source[index] == 0x2F else { continue }
      if zip(source[(index + 1)...], wanted).allSatisfy({ ($0 | 0x20) == $1 }) { return tagEnd(source, from: index + 1) }
    }
    return nil
  }

  /// The tag with as many attributes as anyone needs, long values left out.
  private static func shortened(_ source: [UInt8], name: String, from start: Int, to end: Int) -> [UInt8] {
    var out = Array("<\(name)".utf8)
    var index = start + name.utf8.count
    var kept = 0
    while index < end, kept < mostAttributes {
      while index < end, source[index] == 0x20 || source[index] == 0x0A || source[index] == 0x09 || source[index] == 0x0D {
        index += 1
      }
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
