/// Removes characters that no page should contain: control characters, escape sequences, bidirectional overrides, and invisible
/// marks.
///
/// Runs twice: on the whole file before parsing, and on each piece of text after it, because entities (`&#27;`) can bring such
/// characters back.
enum TextCleaner {
  /// A character that `EmphasisPreparation` inserts next to a delimiter, and that is removed here. It is a noncharacter, so no
  /// text contains it on purpose.
  static let flankingMarker: [UInt8] = [0xEF, 0xB7, 0x90]  // U+FDD0

  /// Removes control characters, replaces `\r\n`, `\r`, U+2028, U+2029, and U+0085 with `\n`, and composes kana with a
  /// following U+3099 or U+309A.
  static func cleanInPlace(_ bytes: inout [UInt8]) {
    guard needsCleaning(bytes) else { return }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { source in
      var index = 0
      while index < source.count {
        let byte = source[index]
        if byte < 0x80 {
          if byte == 0x0D {
            output.append(0x0A)
            if index + 1 < source.count, source[index + 1] == 0x0A { index += 1 }
          } else if byte >= 0x20 && byte != 0x7F || byte == 0x0A || byte == 0x09 {
            output.append(byte)
          } else if byte == 0x0C || byte == 0x0B {
            output.append(0x20)
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
          if second == 0x85 { output.append(0x0A) }
        case 0xC2 where second == 0xAD: break  // soft hyphen
        case 0xD8 where second == 0x9C: break  // U+061C
        case 0xE2 where second == 0x80 && isInvisible(0xE2, 0x80, source[index + 2]): break
        case 0xE2 where second == 0x80 && (source[index + 2] == 0xA8 || source[index + 2] == 0xA9): output.append(0x0A)
        case 0xE2 where second == 0x81 && isInvisible(0xE2, 0x81, source[index + 2]): break
        case 0xEF where second == 0xBB && source[index + 2] == 0xBF: break  // byte order mark
        case 0xEF where second == 0xB7 && source[index + 2] >= 0x90 && source[index + 2] <= 0xAF: break  // noncharacters
        case 0xE3 where second == 0x82 && (source[index + 2] == 0x99 || source[index + 2] == 0x9A):
          if !composeKana(&output, semiVoiced: source[index + 2] == 0x9A) {
            output.append(contentsOf: source[index..<(index + 3)])
          }
        default: output.append(contentsOf: source[index..<(index + length)])
        }
        index += length
      }
    }
    bytes = output
  }

  /// Returns parsed text as a string: without control characters and the marker, and with spaces in place of no-break spaces.
  /// Line ends are kept.
  static func cleaned(_ source: UnsafeBufferPointer<UInt8>) -> String {
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

  static func cleaned(_ text: some StringProtocol) -> String {
    var text = String(text)
    return text.withUTF8 { cleaned($0) }
  }

  /// Replaces U+00A0, U+202F, and U+2007 with spaces.
  static func replaceNoBreakSpaces(_ bytes: inout [UInt8]) {
    guard bytes.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xA0 {
        output.append(0x20)
        index += 2
      } else if bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
        bytes[index + 2] == 0xAF || bytes[index + 2] == 0x87
      {
        output.append(0x20)
        index += 3
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    bytes = output
  }

  private static func needsCleaning(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { source in
      for index in source.indices {
        let byte = source[index]
        if byte < 0x20 ? byte != 0x0A && byte != 0x09 : byte == 0x7F || byte == 0xD8 { return true }
        // U+0080…00AD, U+2000…206F, U+3099, U+FDD0, and U+FEFF need a closer look.
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

  /// Returns `true` for U+200B, U+200E, U+200F, U+202A…202E, and U+2060…206F. The joiners U+200C and U+200D are kept because
  /// emoji need them.
  private static func isInvisible(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    if second == 0x80 { return third == 0x8B || third == 0x8E || third == 0x8F || (third >= 0xAA && third <= 0xAE) }
    return second == 0x81 && third >= 0xA0 && third <= 0xAF
  }

  /// Returns the length of an escape sequence of a terminal (ECMA-48): CSI up to its final byte, OSC up to its terminator, and
  /// one byte for other sequences. It is two bytes if the terminator is missing.
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

  /// Composes a combining (semi-)voiced mark with the preceding kana; all such pairs are in U+3040…30FF. NFC would also replace
  /// compatibility ideographs (U+FA19 神), which must be kept.
  /// - Returns: `false` if the preceding character does not compose with the mark.
  private static func composeKana(_ output: inout [UInt8], semiVoiced: Bool) -> Bool {
    guard output.count >= 3, output[output.count - 3] == 0xE3 else { return false }
    let base = (UInt32(output[output.count - 2] & 0x3F) << 6 | UInt32(output[output.count - 1] & 0x3F)) + 0x3000
    let isKatakana = base >= 0x30A0
    let hiragana = isKatakana ? base - 0x60 : base
    let composed: UInt32?
    switch hiragana {
    case 0x304B...0x3062 where !semiVoiced && hiragana % 2 == 1: composed = base + 1  // か…ぢ
    case 0x3064, 0x3066, 0x3068: composed = semiVoiced ? nil : base + 1  // つ て と
    case 0x306F...0x307D where (hiragana - 0x306F) % 3 == 0: composed = base + (semiVoiced ? 2 : 1)  // は…ほ
    case 0x3046: composed = semiVoiced ? nil : isKatakana ? 0x30F4 : 0x3094  // う
    case 0x309D: composed = semiVoiced ? nil : base + 1  // ゝ
    case 0x308F...0x3092 where isKatakana && !semiVoiced: composed = 0x30F7 + (base - 0x30EF)  // ワヰヱヲ
    default: composed = nil
    }
    guard let composed else { return false }
    output.removeLast(3)
    output += [0xE3, UInt8(0x80 | (composed >> 6 & 0x3F)), UInt8(0x80 | (composed & 0x3F))]
    return true
  }
}
