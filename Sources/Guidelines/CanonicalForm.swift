/// Defaults that the canonical form of Markdown (docs/formats.md) implies without stating them.
///
/// Both the reader and the writer of the form use these, so that what is written parses to the same records: the writer adds a
/// `<!-- hig: … -->` comment exactly where a record differs from the default.
public enum CanonicalForm {
  /// Value of the front matter's `hig` key.
  public static let version = 1

  /// Returns the default kind of a record that starts with `content`.
  public static func kind(of content: Block.Content) -> RecordKind {
    switch content {
    case .paragraph(let inlines): boldPrefix(of: inlines) == nil ? .definition : .rule
    case .table: .specification
    case .quote, .aside, .footnote: .note
    case .heading, .list, .definitionList, .code, .tabs, .thematicBreak, .figure: .definition
    }
  }

  /// Indicates whether a block without a comment continues the previous record instead of starting one.
  ///
  /// Everything after a rule belongs to it, until the next rule, table, note, or heading. Lists, code, and figures belong to
  /// whatever they follow.
  /// - Parameter previous: The kind of the previous record, or `nil` right after a heading.
  public static func continues(_ content: Block.Content, after previous: RecordKind?) -> Bool {
    guard let previous else { return false }
    switch content {
    case .paragraph(let inlines): return previous == .rule && boldPrefix(of: inlines) == nil
    case .list, .definitionList, .code, .tabs, .thematicBreak, .figure: return true
    case .heading, .table, .quote, .aside, .footnote: return false
    }
  }

  /// Returns the title of a link whose target differs from its address on the page: `hig: charts#marks`, or for a citation
  /// `hig: [alerts/content/2]`.
  package static func linkTitle(for address: String, isCitation: Bool) -> String {
    linkPrefix + (isCitation ? "[\(address)]" : address)
  }

  /// Returns the address in a title that `linkTitle` made, and whether it is a citation. Returns `nil` for any other title.
  package static func address(ofTitle title: String) -> (address: String, cites: Bool)? {
    guard title.hasPrefix(linkPrefix) else { return nil }
    let address = title.dropFirst(linkPrefix.count)
    return address.hasPrefix("[") && address.hasSuffix("]")
      ? (String(address.dropFirst().dropLast()), true) : (String(address), false)
  }

  private static let linkPrefix = "hig: "

  /// Splits a paragraph into the bold text at its start and what follows. A preceding `avoidSign` is omitted. Returns `nil` if
  /// the paragraph does not start with bold text.
  public static func boldPrefix(of inlines: [Inline]) -> (headline: [Inline], rest: [Inline])? {
    let inlines = hasAvoidSign(inlines) ? inlines.dropFirst() : inlines[...]
    guard case .strong(let headline)? = inlines.first, !headline.plainText.isBlank else { return nil }
    return (headline, Array(inlines.dropFirst()))
  }

  /// Indicates whether a paragraph starts with `avoidSign` followed by bold text.
  package static func hasAvoidSign(_ inlines: [Inline]) -> Bool {
    guard inlines.count > 1, case .strong(let headline) = inlines[1] else { return false }
    return inlines[0] == .text(avoidSign) && !headline.plainText.isBlank
  }

  /// A sign before a rule whose wording alone would read as a recommendation. The comment that corrects its strength is invisible
  /// on a rendered page.
  package static let avoidSign = "❌ "
}
