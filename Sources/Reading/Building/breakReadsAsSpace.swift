import CUnicode

/// Returns `true` if a line break between two scalars reads as a space. It does not between two wide, fullwidth, or halfwidth
/// characters other than Hangul (css-text-3 §4.1.2, segment break transformation).
func breakReadsAsSpace(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
  guard let before, let after else { return true }
  return !(joinsLines(before) && joinsLines(after))
}

private func joinsLines(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  if value < 0x1100 { return false }
  // Punctuation, kana, and unified ideographs are by far the most frequent case and need no table lookup.
  if value >= 0x3000 && value < 0x3130 || value >= 0x4E00 && value < 0xA000 { return true }
  return hig_joins_lines(value) != 0
}
