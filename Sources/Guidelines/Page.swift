/// A source document as a tree of blocks, independent of its format.
///
/// Readers create it. Later steps do not depend on the format, except that a page in the canonical form is read literally.
public struct Page: Hashable, Sendable {
  public var metadata: Metadata
  public var blocks: [Block]
  /// Diagnostics about what the reader dropped, inferred, or repaired.
  public var diagnostics: [Diagnostic]
  /// A count of what became of the visible text.
  public var textCoverage = TextCoverage()

  public init(metadata: Metadata, blocks: [Block], diagnostics: [Diagnostic] = []) {
    self.metadata = metadata
    self.blocks = blocks
    self.diagnostics = diagnostics
  }

  /// Metadata that a page states. Everything that it does not state is `nil`.
  public struct Metadata: Hashable, Sendable {
    public var format: Format
    /// Undetermined until the whole page has been read.
    public var language: Language
    /// The title in the page's own words: from the front matter, `<title>`, or the first heading; never empty after reading.
    public var title: String
    /// The topic's title, if a canonical page states one that differs from its own title.
    public var topicTitle: String?
    /// Slug or name of the topic, if the page states one (canonical form, DocC identifier, official address).
    public var topic: String?
    /// Name of the topic as the page's author or its reader states it; it is used even if no list contains it.
    public var subject: String?
    /// Names of the source and of the page in it, as a canonical page states them.
    public var source: String?
    public var page: String?
    /// The address that the page came from: its canonical address, or the address of the page that it translates.
    public var url: String?
    public var edition: String?
    public var translator: String?
    public var author: String?
    /// The date when the page was published or saved, `YYYY-MM-DD` or shorter.
    public var date: String?
    public var retrieved: String?
    /// Indicates whether the page is a private copy; see `SourceReference.isPrivate`.
    public var isPrivate = false
    /// Platforms that the page's markup marks as supported (Apple's rendered pages).
    public var platforms: [Platform]?
    /// Names in the front matter's `platforms` that are not Apple platforms.
    public var systems: [String] = []

    public init(format: Format, language: Language = .undetermined, title: String) {
      self.format = format
      self.language = language
      self.title = title
    }
  }

  /// The name of a format in the index. Each reader defines its own format.
  public struct Format: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Markdown with `hig: 1` in its front matter (docs/formats.md), which is read literally.
    public static let canonical = Format(rawValue: "canonical")
  }
}
