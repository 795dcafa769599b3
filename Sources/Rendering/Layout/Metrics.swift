import CUnicode

/// How many columns characters take in the terminal (UAX #11).
///
/// libc's `wcwidth` is not asked: it follows the locale, and knows nothing under `LC_ALL=C`.
package struct Metrics: Hashable, Sendable {
  /// Columns of the characters whose width is ambiguous (“” × ● … ①): 1, as UAX #11 recommends, or 2 as some terminals show them.
  package var ambiguousWidth: Int

  package init(ambiguousWidth: Int = 1) { self.ambiguousWidth = ambiguousWidth }

  package func width(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 ? 1 : 0 }
    // Hiragana but for the combining voiced marks, katakana, the common kanji: no need to look further.
    if (0x3041...0x3096).contains(value) || (0x30A0...0x30FF).contains(value) || (0x4E00...0x9FFF).contains(value) { return 2 }
    let width = hig_layout_width(value)
    return width == HIG_WIDTH_AMBIGUOUS ? ambiguousWidth : Int(width)
  }

  /// The sum over the scalars: terminals that do not join emoji sequences show them so, and no line may pass the width there either.
  package func width(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  package func width(_ scalars: Character.UnicodeScalarView) -> Int { scalars.reduce(0) { $0 + width($1) } }

  /// The text as it is shown on one line, or as much of it as fits with `…` after it.
  package func truncated(_ text: String, to columns: Int) -> String {
    // A tab has no width before it is a space.
    let text = Sanitizing.line(text)
    if width(text) <= columns { return text }
    let mark = columns >= 2 * ambiguousWidth ? "…" : ""
    var room = columns - width(mark)
    var kept = ""
    for character in text {
      room -= width(String(character))
      if room < 0 { break }
      kept.append(character)
    }
    while kept.hasSuffix(" ") { kept.removeLast() }
    return kept + mark
  }

  package func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
