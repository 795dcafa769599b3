/// Returns the form in which names of topics, sections, and sources are compared: NFKC in lowercase, without anything but
/// letters, digits, and marks.
///
/// White space, hyphens, `・`, `_`, `.`, `/`, and other punctuation are removed: `Tab Bars`, `tab-bars`, and `TabBars` have the
/// same key, and so do `ウェブ・ビュー`, `ウェブビュー`, and `ｳｪﾌﾞﾋﾞｭｰ`. A name that consists only of punctuation is kept.
package func nameKey(_ name: String) -> String {
  let folded = CompatibilityFolding(name).scalars.compactMap(Unicode.Scalar.init)
  var key = String.UnicodeScalarView()
  for scalar in folded where isNamePart(scalar) { key.append(scalar) }
  if key.isEmpty {
    for scalar in folded where !scalar.properties.isWhitespace { key.append(scalar) }
  }
  return String(key)
}

private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII {
    return (scalar.value >= 0x61 && scalar.value <= 0x7A) || (scalar.value >= 0x30 && scalar.value <= 0x39)
  }
  switch scalar.properties.generalCategory {
  case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
    .otherNumber,
    .nonspacingMark, .spacingMark, .enclosingMark:
    return true
  default:
    return false
  }
}
