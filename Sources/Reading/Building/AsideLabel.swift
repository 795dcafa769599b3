import Languages

/// The words by which pages mark an aside.
enum AsideLabel {
  /// Whether a paragraph or bold opening that consists of these words is the label of an aside, punctuation aside.
  static func isLabel(_ text: String) -> Bool {
    text.utf8.count <= 60 && labels.contains(bare(text))
  }

  /// A label without its closing punctuation and brackets ("**Note.**" → "Note").
  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last.isSpace || ".:。：！!】］]".unicodeScalars.contains(last) { scalars.removeLast() }
    while let first = scalars.first, first.isSpace || "【［[※".unicodeScalars.contains(first) { scalars.removeFirst() }
    return String(scalars)
  }

  /// Whether that is the name of an admonition in some dialect (`note`, `warning`, `message`).
  static func isKind(_ kind: String) -> Bool { kinds[kind.lowercased()] != nil }

  static func name(ofKind kind: String) -> String {
    kinds[kind.lowercased()] ?? kind.prefix(1).uppercased() + kind.dropFirst()
  }

  private static func bare(_ text: String) -> String { trimmed(text).lowercased() }

  private static let labels = Set(Languages.all.flatMap { $0.words.asideLabels + $0.words.rareAsideLabels })

  private static let kinds: [String: String] = [
    "note": "Note", "info": "Info", "tip": "Tip", "hint": "Hint", "important": "Important", "warning": "Warning",
    "caution": "Caution",
    "danger": "Danger", "message": "Note", "callout": "Note", "admonition": "Note", "alert": "Warning", "attention": "Attention",
    "details": "Note",
    "experiment": "Experiment", "seealso": "See also",
  ]
}
