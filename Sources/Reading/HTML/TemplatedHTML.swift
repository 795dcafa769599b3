import Guidelines

/// HTML that a template language makes pages of: Nunjucks, Jinja, Liquid, Twig, ERB.
enum TemplatedHTML {
  /// The page without the template's statements, with the words that they show.
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

  /// Whether a text begins with a statement.
  static func opens(_ text: some Collection<UInt8>) -> Bool {
    ["{%", "{{", "{#"].contains { text.starts(with: Array($0.utf8)) }
  }
}
