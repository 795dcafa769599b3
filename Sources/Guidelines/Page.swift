/// One source document as a tree of blocks, whatever it was written in.
///
/// Readers make it; nothing downstream knows the format, except that a page in the canonical form is taken literally.
public struct Page: Hashable, Sendable {
  public var metadata: Metadata
  public var blocks: [Block]
  /// What the reader dropped, guessed or mended.
  public var diagnostics: [Diagnostic]
  /// What became of the text that the reader saw.
  public var accounting = Accounting()

  public init(metadata: Metadata, blocks: [Block], diagnostics: [Diagnostic] = []) {
    self.metadata = metadata
    self.blocks = blocks
    self.diagnostics = diagnostics
  }

  /// What a page states of itself. Everything that it does not state is nil.
  public struct Metadata: Hashable, Sendable {
    public var format: Format
    /// Undetermined until the whole page is read.
    public var language: Language
    /// The title in the page's own words: front matter, `<title>`, or the first heading; never empty after reading.
    public var title: String
    /// The topic's title in the page's words, where a canonical page states another for itself.
    public var topicTitle: String?
    /// Slug or name of the topic, where the page states one (canonical form, DocC identifier, official address).
    public var topic: String?
    /// Name of the topic in the words of who wrote or brings the page: theirs stands also where no list has it.
    public var subject: String?
    /// Names of the source and of the page in it, as a canonical page states them.
    public var source: String?
    public var page: String?
    /// Where the page came from: its canonical address, or the address that it says it translates.
    public var url: String?
    public var edition: String?
    public var translator: String?
    public var author: String?
    /// The day the page was published or saved, `YYYY-MM-DD` or shorter.
    public var date: String?
    public var retrieved: String?
    /// Whether it says that it is somebody's own copy; see `SourceReference.isPrivate`.
    public var isPrivate = false
    /// Platforms that the page's markup marks as supported (Apple's rendered pages).
    public var platforms: [Platform]?
    /// Names in its front matter's `platforms` that are none of Apple's.
    public var systems: [String] = []

    public init(format: Format, language: Language = .undetermined, title: String) {
      self.format = format
      self.language = language
      self.title = title
    }
  }

  /// The name by which the index knows a format. Formats name themselves, where they are read.
  public struct Format: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Markdown with `hig: 1` in its front matter (DESIGN section 6): read literally.
    public static let canonical = Format(rawValue: "canonical")
  }
}
