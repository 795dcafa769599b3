import Guidelines

/// A form that pages come in. Each stands in a file of its own beside its reader, and in the list below; nothing else knows of it.
package struct PageFormat: Sendable {
  /// By which the index knows it.
  package let id: Page.Format
  /// What people call it everywhere; nil where it is a variant of another, or has no name.
  package var name: String?
  /// How much text of it is read, in bytes; nil where its reader sees to it.
  var limit: Int?
  /// Whether text beyond the limit may define what links before it mean.
  var keepsDefinitions = false
  /// Whether a page says by its first bytes that it is of this form.
  var isDeclared: @Sendable (PageHead) -> Bool = { _ in false }
  /// How much a page that declares nothing looks like this form.
  var resembles: @Sendable (PageHead) -> Resemblance = { _ in .none }
  /// Whether the first 8 KB of a page, under a name with this extension, are worth reading where nobody named the file.
  var isLikely: @Sendable (_ text: [UInt8], _ fileExtension: String) -> Bool = { _, _ in true }
  /// The program that makes text of such pages that `read` understands; nil: they are read as they are.
  package var conversion: Conversion?
  /// Decoded text and the file's name, for failures → the page as it stands, with nothing dropped.
  let read: @Sendable ([UInt8], String) throws(Failure) -> PageDraft

  /// As a message calls such files.
  var kind: String { "." + id.rawValue }

  enum Resemblance {
    case none
    /// Enough to read it so, and to say that this was a guess.
    case guess
    case plain
  }

  /// All, in the order in which a resemblance is believed.
  package static let all: [PageFormat] = [
    .canonical, .xml, .html, .restructuredText, .asciiDoc, .mediaWiki, .org, .markdown, .savedText, .doccJSON,
  ]

  /// Tells a page's format by what it holds; names lie (one of the saved pages is Markdown named `.txt`), and count only where the content
  /// leaves it open.
  static func recognize(_ text: [UInt8], name: String = "") -> (format: PageFormat, isGuess: Bool) {
    let head = PageHead(text, name: name)
    if let format = all.first(where: { $0.isDeclared(head) }) { return (format, false) }
    for format in all {
      switch format.resembles(head) {
      case .none: continue
      case .guess: return (format, true)
      case .plain: return (format, false)
      }
    }
    return (.savedText, false)
  }
}

/// The first part of a page's text, with what more than one format asks of it.
final class PageHead {
  let bytes: [UInt8]
  /// From the first byte that is no white space.
  let text: ArraySlice<UInt8>
  private(set) lazy var front = FrontMatter(bytes)
  private(set) lazy var markup = MarkupEvidence(bytes)
  private(set) lazy var lineMarkup = LineMarkupEvidence(bytes)
  /// In lower case, without the dot.
  let fileExtension: String

  init(_ text: [UInt8], name: String) {
    fileExtension = FileName.fileExtension(name)
    bytes = Array(text.prefix(1 << 16))
    self.text = bytes.drop { $0 <= 0x20 }
  }
}

/// Text that was taken for a page.
struct RecognizedText {
  var text: DecodedText
  let format: PageFormat
  /// Whether the format was a guess.
  let isGuess: Bool

  /// - Parameters:
  ///   - name: the file's, a hint.
  ///   - format: stated from outside; nil: found from the text.
  init(_ bytes: [UInt8], name: String = "", format: PageFormat? = nil) throws(Failure.NotAPage) {
    if let reason = BinaryCheck.refuses(bytes) { throw reason }
    text = TextDecoder.decode(bytes)
    guard text.bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
    let found = format.map { ($0, false) } ?? PageFormat.recognize(text.bytes, name: name)
    (self.format, isGuess) = found
  }
}
