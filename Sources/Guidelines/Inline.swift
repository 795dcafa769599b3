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
  /// Base text with its reading (ruby). Only the base counts as text; the reading is for the index.
  case ruby([Inline], reading: String)
  /// A mark that refers to a footnote by its label.
  case footnoteReference(String)
  /// A line break in the source only. `space` is `true` if it renders as a space (css-text-3 §4.1.2: not between two wide
  /// characters). Readers decide this, so no later step needs a table of character widths.
  case softBreak(space: Bool)
  /// A line break that the author requested.
  case hardBreak
}

extension Inline {
  /// The id of the cited record, or `nil` if this is not a citation. A citation is a link whose text and address are the same
  /// record id: `[alerts/content/2](alerts/content/2)`.
  public var citation: String? {
    guard case .link(let inner, let url) = self, inner == [.text(url)], RecordID.topic(ofCitation: url) != nil else { return nil }
    return url
  }

  /// The visible text without markup. Images are omitted, because their alternative text is not part of the sentence. So are
  /// citations, which must not appear in searched or quoted text or in sentences.
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
    // Most headings and many paragraphs consist of one text.
    if count == 1, case .text(let text) = self[0] { return text }
    var out = ""
    append(to: &out)
    // Citations follow the text that they support; remove the space before them.
    if last?.citation != nil { while out.last == " " { out.removeLast() } }
    return out
  }

  func append(to out: inout String) {
    for inline in self { inline.append(to: &out) }
  }
}
