extension String {
  /// The text with each run of spaces, tabs, and no-break spaces replaced by one space, as reading a page does outside code.
  package var normalizingSpaces: String {
    guard
      zip(utf8, utf8.dropFirst()).contains(where: { $0 == 0x20 && $1 == 0x20 })
        || unicodeScalars.contains(where: Self.isLikeSpace)
    else { return self }
    var out = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let scalar = Self.isLikeSpace(scalar) ? " " : scalar
      if scalar != " " || out.last != " " { out.append(scalar) }
    }
    return String(out)
  }

  private static func isLikeSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{2007}" || scalar == "\u{202F}"
  }
}
