import Guidelines

extension Page.Format {
  package static let xml = Page.Format(rawValue: "xml")
}

extension PageFormat {
  /// Mallard (GNOME's help) and DocBook 4 and 5, told by the root element.
  package static let xml = PageFormat(
    id: .xml, name: "Mallard, DocBook",
    isDeclared: { $0.text.first == 0x3C && XMLRoot(of: $0.text).map(\.isDocument) ?? false },
    read: XMLReader.read)
}

/// The tag that an XML file begins with, and what its document type says.
struct XMLRoot {
  /// Without its prefix.
  private let name: String
  /// The whole tag with the declarations before it, lower case.
  private let declarations: String
  /// The beginning of what it holds.
  private let content: String

  /// nil where no element follows the declarations and comments at the beginning.
  init?(of text: some Collection<UInt8>) {
    let text = String(decoding: text.prefix(1 << 15), as: UTF8.self)
    var rest = text[...]
    var declarations = ""
    for _ in 0..<64 {
      rest = rest.drop(while: \.isWhitespace)
      let closer = rest.hasPrefix("<!--") ? "-->" : rest.hasPrefix("<?") ? "?>" : rest.hasPrefix("<!") ? ">" : nil
      guard let closer else { break }
      // A document type's own declarations stand between brackets.
      let from =
        closer == ">" && rest.prefix { $0 != ">" }.contains("[") ? rest.firstRange(ofText: "]")?.upperBound : rest.startIndex
      guard let from, let end = rest[from...].firstRange(ofText: closer) else { return nil }
      if closer == ">" { declarations += rest[..<end.lowerBound] }
      rest = rest[end.upperBound...]
    }
    guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return nil }
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == ":" }
    self.name = String(name.split(separator: ":").last ?? "")
    self.declarations = (declarations + rest[..<end]).lowercased()
    content = String(rest[end...])
  }

  var isDocument: Bool {
    if name == "page" || name == "stack" { return declarations.contains(text: "projectmallard.org") }
    guard XMLVocabulary.roots.contains(name) else { return false }
    // HTML has an `article` and a `section` too, but no `para`.
    return declarations.contains(text: "docbook")
      || ["<para>", "<para ", "<simpara", "<formalpara", "<sect1"].contains { content.contains(text: $0) }
  }
}
