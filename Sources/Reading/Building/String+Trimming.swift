extension String {
  func trimmingTrailingSpace() -> String {
    var scalars = unicodeScalars[...]
    while let last = scalars.last, last.isSpace { scalars.removeLast() }
    return String(scalars)
  }

  func trimmingSpace() -> String {
    var scalars = unicodeScalars[...]
    while let first = scalars.first, first.isSpace { scalars.removeFirst() }
    while let last = scalars.last, last.isSpace { scalars.removeLast() }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is a space, tab, line end, no-break space, or ideographic space.
  var isSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\u{3000}" || self == "\u{A0}" }
}
