/// A run of text inside a block.
public indirect enum Inline: Hashable, Sendable {
  case text(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case `subscript`([Inline])
  case superscript([Inline])
  case code(String)
  case link([Inline], url: String)
  case image(alt: String, url: String)
  /// Ruby: the base text and how it is read. Only the base is text; the reading is for the index.
  case ruby([Inline], reading: String)
  /// A mark that refers to a footnote by its label.
  case footnoteReference(String)
  /// The source's line ended here. `space` says whether the break reads as a space (css-text-3 §4.1.2: not between two wide
  /// characters); readers decide it, so that nothing downstream needs a table of widths.
  case softBreak(space: Bool)
  /// A line break that the author asked for.
  case hardBreak
}

extension Inline {
  /// The id that it cites, where it is a link whose text is its address and both are a record's id: `[alerts/content/2](alerts/content/2)`.
  public var citation: String? {
    guard case .link(let inner, let url) = self, inner == [.text(url)], RecordID.topic(of: url) != nil else { return nil }
    return url
  }

  /// The text that a reader would see, marks and markup aside. An image gives nothing: its alternative text is not part of the sentence. Nor is a citation: what
  /// is searched, quoted, or cut into sentences doesn't hold it.
  public var plainText: String {
    if case .text(let text) = self { return text }
    var out = ""
    append(to: &out)
    return out
  }

  fileprivate func append(to out: inout String) {
    switch self {
    case .text(let text), .code(let text): out += text
    case .link where citation != nil: break
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner),
      .link(let inner, _), .ruby(let inner, _):
      inner.append(to: &out)
    case .image, .footnoteReference: break
    case .softBreak(let space): if space { out += " " }
    case .hardBreak: out += "\n"
    }
  }
}

extension [Inline] {
  public var plainText: String {
    // Most headings and many paragraphs are one text.
    if count == 1, case .text(let text) = self[0] { return text }
    var out = ""
    append(to: &out)
    // Citations stand behind the text that rests on them.
    if last?.citation != nil { while out.last == " " { out.removeLast() } }
    return out
  }

  func append(to out: inout String) {
    for inline in self { inline.append(to: &out) }
  }
}
