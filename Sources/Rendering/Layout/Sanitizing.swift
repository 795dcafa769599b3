/// The one gate between text from outside and anything that is shown: no control character, no escape sequence and no bidirectional
/// override passes it, so a page can neither drive the terminal nor turn the order of what stands around it.
package enum Sanitizing {
  /// How a scalar passes.
  enum Passage {
    case keep
    /// White space of any kind but U+0020 and U+3000: shown as one space.
    case space
    case drop
  }

  static func passage(_ scalar: Unicode.Scalar) -> Passage {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F { return .keep }
    if value < 0xA0 { return value == 0x09 || value == 0x0A || value == 0x0D || value == 0x85 ? .space : .drop }
    if value < 0x2000 { return value == 0xAD || value == 0x61C || value == 0x180E ? .drop : .keep }
    switch value {
    // Zero-width space and marks of direction, embeddings and overrides, isolates and the deprecated formats, byte order mark,
    // interlinear annotation and tags. ZWNJ and ZWJ (200C, 200D) shape text and pass.
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: return .drop
    case 0x2028, 0x2029: return .space
    default: return .keep
    }
  }

  /// Whether a text passes unchanged, which nearly every text does.
  static func passes(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy { passage($0) == .keep }
  }

  /// One line of text, safe to show: control and format characters dropped, every kind of line end and tab a space.
  package static func line(_ text: some StringProtocol) -> String {
    if passes(text) { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch passage(scalar) {
      case .keep: result.append(scalar)
      case .space: result.append(" ")
      case .drop: break
      }
    }
    return String(result)
  }

  /// The lines of a text that is shown as written, such as code; tabs become two spaces.
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
