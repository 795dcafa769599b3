import Languages

/// Words by which pages mark an aside.
enum AsideLabel {
  /// Returns `true` if a paragraph or bold prefix with this text is the label of an aside, ignoring punctuation.
  static func isLabel(_ text: String) -> Bool {
    text.utf8.count <= 60 && labels.contains(normalized(text))
  }

  /// Returns a label without its closing punctuation and brackets, for example, "Note" for "**Note.**".
  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last.isSpace || ".:。：！!】］]".unicodeScalars.contains(last) { scalars.removeLast() }
    while let first = scalars.first, first.isSpace || "【［[※".unicodeScalars.contains(first) { scalars.removeFirst() }
    return String(scalars)
  }

  /// Returns `true` if some markup dialect has an admonition of this name (`note`, `warning`, `message`).
  static func isKind(_ kind: String) -> Bool { kinds[kind.lowercased()] != nil }

  static func name(ofKind kind: String) -> String {
    kinds[kind.lowercased()] ?? kind.prefix(1).uppercased() + kind.dropFirst()
  }

  private static func normalized(_ text: String) -> String { trimmed(text).lowercased() }

  private static let labels = Set(Languages.all.flatMap { $0.lexicon.asideLabels + $0.lexicon.markedAsideLabels })

  private static let kinds: [String: String] = [
    "note": "Note", "info": "Info", "tip": "Tip", "hint": "Hint", "important": "Important", "warning": "Warning",
    "caution": "Caution",
    "danger": "Danger", "message": "Note", "callout": "Note", "admonition": "Note", "alert": "Warning", "attention": "Attention",
    "details": "Note",
    "experiment": "Experiment", "seealso": "See also",
  ]
}
