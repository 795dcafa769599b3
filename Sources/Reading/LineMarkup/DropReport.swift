import Guidelines

/// Lines of the source that make no block: comments, fields, what stands under a condition. One diagnostic for neighbours of a kind.
struct DropReport {
  private var spans: [(what: String, first: Int, lines: Int)] = []
  private var taken: Set<String> = []

  mutating func add(_ what: String, line: Int, lines: Int) {
    if let last = spans.last, last.what == what {
      spans[spans.count - 1].lines += lines
    } else {
      spans.append((what, line, lines))
    }
  }

  /// What is not lost but kept as what the page states of itself.
  mutating func take(_ what: String, line: Int) {
    taken.insert(what)
    add(what, line: line, lines: 1)
  }

  var diagnostics: [Diagnostic] {
    spans.map { what, first, lines in
      Diagnostic(
        .note, line: first,
        taken.contains(what) ? .metadataTaken(what: what, lines: lines) : .boilerplateDropped(what: what, lines: lines))
    }
  }
}
