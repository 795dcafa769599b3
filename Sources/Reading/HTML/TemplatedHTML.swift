import Guidelines

/// Preprocessing of HTML with template syntax: Nunjucks, Jinja, Liquid, Twig, ERB.
enum TemplatedHTML {
  /// Returns the page without template statements, keeping the text that they output.
  static func resolved(_ bytes: [UInt8]) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    bytes.withUnsafeBufferPointer { source in
      guard
        source.firstOffset(ofCaseless: "{%") ?? source.firstOffset(ofCaseless: "{{") ?? source.firstOffset(ofCaseless: "<%")
          != nil
      else { return (bytes, []) }
      let tags = TagScanner.tags(in: source, .html)
      guard !tags.isEmpty else { return (bytes, []) }
      let writer = TagWriter(source, tags, isHTML: true)
      return (writer.text.bytes, writer.diagnostics)
    }
  }

  /// Returns `true` if a text starts with a template statement.
  static func startsWithTag(_ text: some Collection<UInt8>) -> Bool {
    ["{%", "{{", "{#"].contains { text.starts(with: Array($0.utf8)) }
  }
}
