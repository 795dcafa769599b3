import CUnicode

/// Column widths of characters in the terminal (UAX #11).
///
/// The `wcwidth` function of libc is not suitable: it depends on the locale, and supports ASCII only under `LC_ALL=C`.
package struct Metrics: Hashable, Sendable {
  /// Width of characters that UAX #11 classifies as ambiguous (“” × ● … ①): 1, as it recommends, or 2, as some terminals show
  /// them.
  package var ambiguousWidth: Int

  package init(ambiguousWidth: Int = 1) { self.ambiguousWidth = ambiguousWidth }

  package func width(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 ? 1 : 0 }
    // Fast path for hiragana without combining voiced marks, katakana, and common kanji.
    if (0x3041...0x3096).contains(value) || (0x30A0...0x30FF).contains(value) || (0x4E00...0x9FFF).contains(value) { return 2 }
    let width = hig_layout_width(value)
    return width == HIG_WIDTH_AMBIGUOUS ? ambiguousWidth : Int(width)
  }

  /// Returns the sum of the widths of all scalars. Terminals that do not join emoji sequences print them separately, and must not
  /// exceed the line either.
  package func width(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  package func width(_ scalars: Character.UnicodeScalarView) -> Int { scalars.reduce(0) { $0 + width($1) } }

  /// Returns the text as one line, truncated with `…` if it is wider than `columns`.
  package func truncated(_ text: String, to columns: Int) -> String {
    // Sanitize first, because a tab has no width until it is replaced by a space.
    let text = Sanitizer.line(text)
    if width(text) <= columns { return text }
    let mark = columns >= 2 * ambiguousWidth ? "…" : ""
    var remaining = columns - width(mark)
    var prefix = ""
    for character in text {
      remaining -= width(String(character))
      if remaining < 0 { break }
      prefix.append(character)
    }
    while prefix.hasSuffix(" ") { prefix.removeLast() }
    return prefix + mark
  }

  package func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
