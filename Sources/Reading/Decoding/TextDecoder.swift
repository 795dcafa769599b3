import CUnicode
import Guidelines

/// The content of a file as clean UTF-8, with diagnostics for what was guessed or repaired.
struct DecodedText {
  /// UTF-8 with `\n` line ends, without control characters other than tab and newline, and without bidirectional controls.
  var bytes: [UInt8]
  var diagnostics: [Diagnostic]
  /// WHATWG label of the encoding that was used.
  var encoding: String
}

/// Detects the encoding of a file and decodes it before any parser runs, because parsers trust wrong declarations and truncate
/// documents.
///
/// Order: byte order mark; UTF-16 without one; ISO-2022-JP escapes; valid UTF-8; the declared label (every alias of Shift_JIS
/// is read as Windows-31J, as in browsers); and finally a guess by `EncodingGuess`.
enum TextDecoder {
  /// Decodes and cleans the content of a file.
  static func decode(_ bytes: [UInt8]) -> DecodedText {
    var text = DecodedText(bytes: [], diagnostics: [], encoding: "utf-8")
    if let (label, length) = byteOrderMark(bytes) {
      text.encoding = label
      if label == "utf-8" {
        text.bytes = Array(bytes.dropFirst(length))
        repairUTF8(&text)
      } else {
        decodeWithICU(Array(bytes.dropFirst(length)), label: label, into: &text)
      }
    } else if let label = utf16LabelWithoutByteOrderMark(bytes) {
      text.encoding = label
      decodeWithICU(bytes, label: label, into: &text)
      text.diagnostics.append(Diagnostic(.note, .encodingGuessed(label)))
    } else if isISO2022JP(bytes) {
      text.encoding = "iso-2022-jp"
      let shiftJIS = ShiftJISFromISO2022(bytes)
      decodeWithICU(shiftJIS.bytes, label: "windows-31j", into: &text)
      text.encoding = "iso-2022-jp"
    } else {
      decodeWithoutByteOrderMark(bytes, into: &text)
    }
    TextCleaner.cleanInPlace(&text.bytes)
    return text
  }

  // MARK: Without a byte order mark

  /// Decodes bytes that are neither UTF-16 nor ISO-2022-JP and have no byte order mark.
  private static func decodeWithoutByteOrderMark(_ bytes: [UInt8], into text: inout DecodedText) {
    let errors = bytes.withUnsafeBufferPointer { hig_utf8_errors($0.baseAddress, $0.count) }
    if errors == 0, !bytes.contains(where: { $0 >= 0x80 }) {
      text.bytes = bytes
      return
    }
    let declared = EncodingLabel.declaredLabel(in: bytes)
    if errors == 0 {
      text.bytes = bytes
      if let declared, let label = EncodingLabel.canonicalLabel(declared), label != "utf-8" {
        text.diagnostics.append(Diagnostic(.warning, .encodingDeclarationWrong(declared: declared, used: "utf-8")))
      }
      return
    }
    if let declared, let label = EncodingLabel.canonicalLabel(declared), label != "utf-8" {
      var attempt = DecodedText(bytes: [], diagnostics: [], encoding: label)
      if decodeWithICU(bytes, label: label, into: &attempt), attempt.diagnostics.isEmpty {
        text = attempt
        return
      }
    }
    let guess = EncodingGuess(bytes, utf8Errors: errors)
    text.encoding = guess.label
    if guess.label == "utf-8" {
      text.bytes = bytes
      repairUTF8(&text)
    } else {
      decodeWithICU(bytes, label: guess.label, into: &text)
      if let declared {
        text.diagnostics.append(Diagnostic(.warning, .encodingDeclarationWrong(declared: declared, used: guess.label)))
      } else {
        text.diagnostics.append(Diagnostic(.note, .encodingGuessed(guess.label)))
      }
    }
  }

  private static func byteOrderMark(_ bytes: [UInt8]) -> (label: String, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return ("utf-8", 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return ("utf-32le", 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return ("utf-32be", 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return ("utf-16le", 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return ("utf-16be", 2) }
    return nil
  }

  /// Returns the label of UTF-16 text without a byte order mark. Markup and spaces are ASCII, so every other byte is often
  /// zero.
  private static func utf16LabelWithoutByteOrderMark(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(512)
    guard head.count >= 16, bytes.count % 2 == 0 else { return nil }
    var evenZeros = 0
    var oddZeros = 0
    for (index, byte) in head.enumerated() where byte == 0 {
      if index % 2 == 0 { evenZeros += 1 } else { oddZeros += 1 }
    }
    let half = head.count / 2
    if evenZeros == 0 && oddZeros * 4 > half { return "utf-16le" }
    if oddZeros == 0 && evenZeros * 4 > half { return "utf-16be" }
    return nil
  }

  private static func isISO2022JP(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(0x1B) else { return false }
    var index = 0
    var escapes = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 { return false }
      if byte == 0x1B, index + 2 < bytes.count, bytes[index + 1] == 0x24, bytes[index + 2] == 0x42 || bytes[index + 2] == 0x40 {
        escapes += 1
      }
      index += 1
    }
    return escapes > 0
  }

  /// Decodes bytes with ICU. Returns `false` if ICU has no converter for the label.
  @discardableResult
  private static func decodeWithICU(_ bytes: [UInt8], label: String, into text: inout DecodedText) -> Bool {
    var result = hig_decoded()
    let known = bytes.withUnsafeBufferPointer {
      hig_decode(EncodingLabel.converterName(label), $0.baseAddress, $0.count, &result)
    }
    guard known != 0 else { return false }
    text.bytes = Array(UnsafeBufferPointer(start: result.bytes, count: result.length))
    let errors = result.errors
    hig_decoded_free(&result)
    if EncodingLabel.usesMicrosoftMapping(label) { MicrosoftMapping.apply(to: &text.bytes) }
    if errors > 0 { text.diagnostics.append(Diagnostic(.warning, .invalidBytesReplaced(count: errors))) }
    return true
  }

  /// Replaces each malformed UTF-8 sequence with U+FFFD.
  private static func repairUTF8(_ text: inout DecodedText) {
    let errors = text.bytes.withUnsafeBufferPointer { hig_utf8_errors($0.baseAddress, $0.count) }
    guard errors > 0 else { return }
    text.bytes = Array(String(decoding: text.bytes, as: UTF8.self).utf8)
    text.diagnostics.append(Diagnostic(.warning, .invalidBytesReplaced(count: errors)))
  }
}
