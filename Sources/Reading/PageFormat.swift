import Guidelines

/// A format in which pages are written. Each format is declared in the file of its reader and added to `all`; no other code
/// depends on it.
package struct PageFormat: Sendable {
  /// Identifier under which the index stores the format.
  package let id: Page.Format
  /// Name shown to users, or `nil` for a variant of another format or a format without a name.
  package var name: String?
  /// Maximum number of bytes to read, or `nil` if the reader enforces a limit of its own.
  var maxBytes: Int?
  /// Indicates whether link definitions beyond the limit still resolve references within it.
  var keepsLinkDefinitions = false
  /// Returns `true` if the first bytes of a page declare this format.
  var isDeclared: @Sendable (PageHead) -> Bool = { _ in false }
  /// Returns how confidently a page without a declaration can be taken for this format.
  var confidence: @Sendable (PageHead) -> Confidence = { _ in .none }
  /// Returns `true` if a file that the user did not name is worth reading, given its first 8 KB and its file extension.
  var isLikely: @Sendable (_ text: [UInt8], _ fileExtension: String) -> Bool = { _, _ in true }
  /// The external program that converts such pages into text for `parse`, or `nil` if they are parsed as they are.
  package var conversion: Conversion?
  /// Parses decoded text into a draft of the page from which nothing has been removed. The second argument is the file name, for
  /// errors.
  let parse: @Sendable ([UInt8], String) throws(Failure) -> PageDraft

  /// Name of such files in messages, for example, ".rst".
  var fileKind: String { "." + id.rawValue }

  enum Confidence {
    case none
    /// Enough evidence to choose the format, reported as a guess.
    case guess
    case certain
  }

  /// All formats, in the order in which they are tried.
  package static let all: [PageFormat] = [
    .canonical, .xml, .html, .restructuredText, .asciiDoc, .mediaWiki, .org, .markdown, .savedText, .doccJSON,
  ]

  /// Recognizes the format of a page from its content. The file name can be wrong (one of the saved pages is Markdown named
  /// `.txt`) and decides only if the content is ambiguous.
  static func recognize(_ text: [UInt8], name: String = "") -> (format: PageFormat, isGuess: Bool) {
    let head = PageHead(text, name: name)
    if let format = all.first(where: { $0.isDeclared(head) }) { return (format, false) }
    for format in all {
      switch format.confidence(head) {
      case .none: continue
      case .guess: return (format, true)
      case .certain: return (format, false)
      }
    }
    return (.savedText, false)
  }
}

/// The first part of a page's text, with evidence that several formats use.
final class PageHead {
  let bytes: [UInt8]
  /// The text from the first byte that is not white space.
  let text: ArraySlice<UInt8>
  private(set) lazy var frontMatter = FrontMatter(bytes)
  private(set) lazy var markup = MarkupEvidence(bytes)
  private(set) lazy var lineMarkup = LineMarkupEvidence(bytes)
  /// The file extension in lower case, without the dot.
  let fileExtension: String

  init(_ text: [UInt8], name: String) {
    fileExtension = FileName.fileExtension(name)
    bytes = Array(text.prefix(1 << 16))
    self.text = bytes.drop { $0 <= 0x20 }
  }
}

/// The text of a page, with its recognized format.
struct RecognizedText {
  var text: DecodedText
  let format: PageFormat
  /// Indicates whether the format was guessed.
  let isGuess: Bool

  /// - Parameters:
  ///   - name: The file name, used as a hint.
  ///   - format: The format chosen by the user, or `nil` to recognize it from the text.
  init(_ bytes: [UInt8], name: String = "", format: PageFormat? = nil) throws(Failure.NotAPageError) {
    if let reason = BinaryCheck.rejectionReason(for: bytes) { throw reason }
    text = TextDecoder.decode(bytes)
    guard text.bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
    let recognized = format.map { ($0, false) } ?? PageFormat.recognize(text.bytes, name: name)
    (self.format, isGuess) = recognized
  }
}
