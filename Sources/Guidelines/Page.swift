/// One source document as a tree of blocks, whatever it was written in.
///
/// Readers make it; nothing downstream knows the format, except that a page in the canonical form is taken literally.
package struct Page: Hashable, Sendable {
  package var metadata: Metadata
  package var blocks: [Block]
  /// What the reader dropped, guessed or mended.
  package var diagnostics: [Diagnostic]

  package init(metadata: Metadata, blocks: [Block], diagnostics: [Diagnostic] = []) {
    self.metadata = metadata
    self.blocks = blocks
    self.diagnostics = diagnostics
  }

  /// What a page states of itself. Everything that it does not state is nil.
  package struct Metadata: Hashable, Sendable {
    package var format: Format
    package var language: Language
    /// The title in the page's own words: front matter, `<title>`, or the first heading; never empty after reading.
    package var title: String
    /// The topic's title in the page's words, where a canonical page states another for itself.
    package var topicTitle: String?
    /// Slug or name of the topic, where the page states one (canonical form, DocC identifier, official address).
    package var topic: String?
    /// Names of the source and of the page in it, as a canonical page states them.
    package var source: String?
    package var page: String?
    /// Where the page came from: its canonical address, or the address that it says it translates.
    package var url: String?
    package var edition: String?
    package var translator: String?
    package var author: String?
    /// The day the page was published or saved, `YYYY-MM-DD` or shorter.
    package var date: String?
    package var retrieved: String?
    /// Platforms that the page's markup marks as supported (Apple's rendered pages).
    package var platforms: [Platform]?

    package init(format: Format, language: Language, title: String) {
      self.format = format
      self.language = language
      self.title = title
    }
  }

  package enum Format: String, CaseIterable, Hashable, Sendable {
    /// Markdown with `hig: 1` in its front matter (DESIGN section 6): read literally.
    case canonical
    case markdown
    case html
    case savedText = "text"
    case doccJSON = "docc"
  }
}
