import Guidelines

extension Page.Format {
  package static let xml = Page.Format(rawValue: "xml")
}

extension PageFormat {
  /// Mallard (GNOME Help) and DocBook 4 and 5, recognized by the root element.
  package static let xml = PageFormat(
    id: .xml, name: "Mallard, DocBook",
    isDeclared: { $0.text.first == 0x3C && XMLRoot(of: $0.text).map(\.isMallardOrDocBook) ?? false },
    parse: XMLReader.read)
}

/// The root tag of an XML file and its document type.
struct XMLRoot {
  /// Local name of the root element.
  private let name: String
  /// The document type declaration and the root tag, in lower case.
  private let declarations: String
  /// The beginning of the root element's content.
  private let content: String

  /// Reads the beginning of a file. Returns `nil` if no element follows the declarations and comments.
  init?(of text: some Collection<UInt8>) {
    let text = String(decoding: text.prefix(1 << 15), as: UTF8.self)
    var remaining = text[...]
    var declarations = ""
    for _ in 0..<64 {
      remaining = remaining.drop(while: \.isWhitespace)
      let terminator =
        remaining.hasPrefix("<!--") ? "-->" : remaining.hasPrefix("<?") ? "?>" : remaining.hasPrefix("<!") ? ">" : nil
      guard let terminator else { break }
      // The internal subset of a document type is in brackets.
      let searchStart =
        terminator == ">" && remaining.prefix { $0 != ">" }.contains("[")
        ? remaining.firstRange(ofText: "]")?.upperBound : remaining.startIndex
      guard let searchStart, let end = remaining[searchStart...].firstRange(ofText: terminator) else { return nil }
      if terminator == ">" { declarations += remaining[..<end.lowerBound] }
      remaining = remaining[end.upperBound...]
    }
    guard remaining.first == "<", let end = remaining.firstIndex(of: ">") else { return nil }
    let name = remaining.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == ":" }
    self.name = String(name.split(separator: ":").last ?? "")
    self.declarations = (declarations + remaining[..<end]).lowercased()
    content = String(remaining[end...])
  }

  /// Indicates whether the file is a Mallard page or a DocBook document.
  var isMallardOrDocBook: Bool {
    if name == "page" || name == "stack" { return declarations.contains(text: "projectmallard.org") }
    guard XMLVocabulary.roots.contains(name) else { return false }
    // HTML also has `article` and `section` elements, but no `para`.
    return declarations.contains(text: "docbook")
      || ["<para>", "<para ", "<simpara", "<formalpara", "<sect1"].contains { content.contains(text: $0) }
  }
}
