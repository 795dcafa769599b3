/// Keeps out of pages what no page should bring in: control characters, escape sequences, bidirectional overrides, invisible marks.
///
/// Two doors: the whole file before parsing, and each piece of text after it, where entities (`&#27;`) bring such characters back.
enum TextCleaner {
  /// Placed beside a delimiter by `EmphasisPreparation`, removed here. A noncharacter, so no text holds it on purpose.
  static let marker: [UInt8] = [0xEF, 0xB7, 0x90]  // U+FDD0

  /// Removes control characters, turns `\r\n`, `\r`, U+2028, U+2029 and U+0085 into `\n`, composes kana with a following U+3099 or U+309A.
  static func cleanInPlace(_ bytes: inout [UInt8]) {
    guard needsCleaning(bytes) else { return }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { source in
      var index = 0
      while index < source.count {
        let byte = source[index]
        if byte < 0x80 {
          if byte == 0x0D {
            out.append(0x0A)
            if index + 1 < source.count, source[index + 1] == 0x0A { index += 1 }
          } else if byte >= 0x20 && byte != 0x7F || byte == 0x0A || byte == 0x09 {
            out.append(byte)
          } else if byte == 0x0C || byte == 0x0B {
            out.append(0x20)
          } else if byte == 0x1B {
            index += escapeLength(source, index) - 1
          }
          index += 1
          continue
        }
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        guard index + length <= source.count else { break }
        let second = source[index + 1]
        switch byte {
        case 0xC2 where second < 0xA0:
          if second == 0x85 { out.append(0x0A) }
        case 0xC2 where second == 0xAD: break  // soft hyphen
        case 0xD8 where second == 0x9C: break  // U+061C
        case 0xE2 where second == 0x80 && isInvisible(0xE2, 0x80, source[index + 2]): break
        case 0xE2 where second == 0x80 && (source[index + 2] == 0xA8 || source[index + 2] == 0xA9): out.append(0x0A)
        case 0xE2 where second == 0x81 && isInvisible(0xE2, 0x81, source[index + 2]): break
        case 0xEF where second == 0xBB && source[index + 2] == 0xBF: break  // byte order mark
        case 0xEF where second == 0xB7 && source[index + 2] >= 0x90 && source[index + 2] <= 0xAF: break  // noncharacters
        case 0xE3 where second == 0x82 && (source[index + 2] == 0x99 || source[index + 2] == 0x9A):
          if !compose(&out, semiVoiced: source[index + 2] == 0x9A) { out.append(contentsOf: source[index..<(index + 3)]) }
        default: out.append(contentsOf: source[index..<(index + length)])
        }
        index += length
      }
    }
    bytes = out
  }

  /// A piece of parsed text as a string: controls removed, no-break spaces made spaces, the marker gone. Line ends stay.
  static func string(_ source: UnsafeBufferPointer<UInt8>) -> String {
    var clean = true
    for byte in source
    where byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
      || byte == 0xD8
    {
      clean = false
      break
    }
    if clean { return String(decoding: source, as: UTF8.self) }
    var bytes = Array(source)
    cleanInPlace(&bytes)
    replaceNoBreakSpaces(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func string(_ text: some StringProtocol) -> String {
    var text = String(text)
    return text.withUTF8 { string($0) }
  }

  /// U+00A0, U+202F, U+2007 → space.
  static func replaceNoBreakSpaces(_ bytes: inout [UInt8]) {
    guard bytes.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xA0 {
        out.append(0x20)
        index += 2
      } else if bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
        bytes[index + 2] == 0xAF || bytes[index + 2] == 0x87
      {
        out.append(0x20)
        index += 3
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    bytes = out
  }

  private static func needsCleaning(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { source in
      for index in source.indices {
        let byte = source[index]
        if byte < 0x20 ? byte != 0x0A && byte != 0x09 : byte == 0x7F || byte == 0xD8 { return true }
        // U+0080…00AD, U+2000…206F, U+3099, U+FDD0, U+FEFF: look closer.
        if byte == 0xC2 && index + 1 < source.count && source[index + 1] <= 0xAD && source[index + 1] != 0xA0 { return true }
        if byte == 0xE2 && index + 2 < source.count && (source[index + 1] == 0x80 || source[index + 1] == 0x81)
          && (isInvisible(0xE2, source[index + 1], source[index + 2]) || source[index + 2] == 0xA8 || source[index + 2] == 0xA9)
        {
          return true
        }
        if byte == 0xE3 && index + 2 < source.count && source[index + 1] == 0x82
          && (source[index + 2] == 0x99 || source[index + 2] == 0x9A)
        {
          return true
        }
        if byte == 0xEF && index + 1 < source.count && (source[index + 1] == 0xBB || source[index + 1] == 0xB7) { return true }
      }
      return false
    }
  }

  /// U+200B, U+200E, U+200F, U+202A…202E, U+2060…206F. Joiners (U+200C, U+200D) stay: emoji need them.
  private static func isInvisible(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    if second == 0x80 { return third == 0x8B || third == 0x8E || third == 0x8F || (third >= 0xAA && third <= 0xAE) }
    return second == 0x81 && third >= 0xA0 && third <= 0xAF
  }

  /// Length of a terminal's escape sequence (ECMA-48): CSI up to its final byte, OSC up to its terminator, else two bytes.
  private static func escapeLength(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start + 1 < source.count else { return 1 }
    var index = start + 2
    switch source[start + 1] {
    case 0x5B:
      while index < source.count, index < start + 64, source[index] >= 0x20, source[index] < 0x40 { index += 1 }
      return index < source.count && source[index] >= 0x40 && source[index] < 0x7F ? index - start + 1 : 2
    case 0x5D:
      while index < source.count, index < start + 512, source[index] >= 0x20, source[index] != 0x7F { index += 1 }
      guard index < source.count, source[index] == 0x07 || source[index] == 0x1B else { return 2 }
      return index - start + (source[index] == 0x1B ? 2 : 1)
    default: return 1
    }
  }

  /// Joins a combining (semi-)voiced mark to the kana before it: all such pairs lie in U+3040…30FF. NFC proper would also rewrite
  /// compatibility ideographs (U+FA19 神), which must stay.
  private static func compose(_ out: inout [UInt8], semiVoiced: Bool) -> Bool {
    guard out.count >= 3, out[out.count - 3] == 0xE3 else { return false }
    let base = (UInt32(out[out.count - 2] & 0x3F) << 6 | UInt32(out[out.count - 1] & 0x3F)) + 0x3000
    let katakana = base >= 0x30A0
    let hiragana = katakana ? base - 0x60 : base
    let composed: UInt32?
    switch hiragana {
    case 0x304B...0x3062 where !semiVoiced && hiragana % 2 == 1: composed = base + 1  // か…ぢ
    case 0x3064, 0x3066, 0x3068: composed = semiVoiced ? nil : base + 1  // つ て と
    case 0x306F...0x307D where (hiragana - 0x306F) % 3 == 0: composed = base + (semiVoiced ? 2 : 1)  // は…ほ
    case 0x3046: composed = semiVoiced ? nil : katakana ? 0x30F4 : 0x3094  // う
    case 0x309D: composed = semiVoiced ? nil : base + 1  // ゝ
    case 0x308F...0x3092 where katakana && !semiVoiced: composed = 0x30F7 + (base - 0x30EF)  // ワヰヱヲ
    default: composed = nil
    }
    guard let composed else { return false }
    out.removeLast(3)
    out += [0xE3, UInt8(0x80 | (composed >> 6 & 0x3F)), UInt8(0x80 | (composed & 0x3F))]
    return true
  }
}
