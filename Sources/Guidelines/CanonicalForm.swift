/// What the canonical form of Markdown (DESIGN section 6) implies without saying it.
///
/// The reader of the form and its writer both ask here, so that what is written reads back as the same records: the writer adds a
/// `<!-- hig: … -->` comment exactly where a record differs from what is implied.
public enum CanonicalForm {
  /// Value of the front matter's `hig` key.
  public static let version = 1

  /// The kind that a block gives to the record that it begins.
  public static func kind(of content: Block.Content) -> RecordKind {
    switch content {
    case .paragraph(let inlines): lead(of: inlines) == nil ? .definition : .rule
    case .table: .specification
    case .quote, .aside, .footnote: .note
    case .heading, .list, .definitionList, .code, .tabs, .thematicBreak, .figure: .definition
    }
  }

  /// Whether a block without a comment continues the record before it (`previous`, nil right after a heading) or begins one.
  ///
  /// Everything that follows a rule belongs to it, until the next rule, table, note or heading; lists, code and figures belong to whatever they follow.
  public static func continues(_ content: Block.Content, after previous: RecordKind?) -> Bool {
    guard let previous else { return false }
    switch content {
    case .paragraph(let inlines): return previous == .rule && lead(of: inlines) == nil
    case .list, .definitionList, .code, .tabs, .thematicBreak, .figure: return true
    case .heading, .table, .quote, .aside, .footnote: return false
    }
  }

  /// The title of a link that leads elsewhere than it does on the page itself: `hig: charts#marks`, of a citation `hig: [alerts/content/2]`.
  package static func linkTitle(_ address: String, cites: Bool) -> String { linkOpening + (cites ? "[\(address)]" : address) }

  /// The address that such a title states, and whether it cites; nil for any other title.
  package static func address(ofTitle title: String) -> (address: String, cites: Bool)? {
    guard title.hasPrefix(linkOpening) else { return nil }
    let address = title.dropFirst(linkOpening.count)
    return address.hasPrefix("[") && address.hasSuffix("]")
      ? (String(address.dropFirst().dropLast()), true) : (String(address), false)
  }

  private static let linkOpening = "hig: "

  /// The bold opening of a paragraph with what follows it, or nil if it does not open in bold. The sign before it is none of its words.
  public static func lead(of inlines: [Inline]) -> (headline: [Inline], rest: [Inline])? {
    let inlines = hasAvoidSign(inlines) ? inlines.dropFirst() : inlines[...]
    guard case .strong(let headline)? = inlines.first, !headline.plainText.isBlank else { return nil }
    return (headline, Array(inlines.dropFirst()))
  }

  /// Whether a paragraph opens with the sign, and then in bold.
  package static func hasAvoidSign(_ inlines: [Inline]) -> Bool {
    guard inlines.count > 1, case .strong(let headline) = inlines[1] else { return false }
    return inlines[0] == .text(avoidSign) && !headline.plainText.isBlank
  }

  /// Stands before a rule whose words alone would be taken for what to do: the comment that says otherwise is not seen on a page.
  package static let avoidSign = "❌ "
}
