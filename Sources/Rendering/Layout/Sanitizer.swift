/// Removes control characters, escape sequences, and bidirectional overrides from external text. All output passes through it, so
/// that a page can neither control the terminal nor change the order of surrounding text.
package enum Sanitizer {
  /// The treatment of a scalar.
  enum Disposition {
    case keep
    /// Replace white space other than U+0020 and U+3000 with one space.
    case space
    case drop
  }

  static func disposition(_ scalar: Unicode.Scalar) -> Disposition {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F { return .keep }
    if value < 0xA0 { return value == 0x09 || value == 0x0A || value == 0x0D || value == 0x85 ? .space : .drop }
    if value < 0x2000 { return value == 0xAD || value == 0x61C || value == 0x180E ? .drop : .keep }
    switch value {
    // Dropped: zero-width space and direction marks, embeddings and overrides, isolates and deprecated format characters, byte
    // order mark, interlinear annotations, and tags. ZWNJ and ZWJ (U+200C and U+200D) affect shaping and are kept.
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: return .drop
    case 0x2028, 0x2029: return .space
    default: return .keep
    }
  }

  /// Returns whether the text needs no change, which is true for almost every text.
  static func isSafe(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy { disposition($0) == .keep }
  }

  /// Returns the text as one safe line: control and format characters are dropped, and line ends and tabs become spaces.
  package static func line(_ text: some StringProtocol) -> String {
    if isSafe(text) { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch disposition(scalar) {
      case .keep: result.append(scalar)
      case .space: result.append(" ")
      case .drop: break
      }
    }
    return String(result)
  }

  /// Returns the lines of preformatted text, such as code. A tab becomes two spaces.
  package static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map { part in
      line(
        part.utf8.contains(0x09)
          ? String(part).split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ") : String(part))
    }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines
  }
}
