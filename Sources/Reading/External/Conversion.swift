import Guidelines

/// A conversion of a file by another program into a format that a reader of this package parses.
package struct Conversion: Sendable {
  let program: String
  /// Name of the Debian package that contains the program.
  let package: String
  /// Arguments that make the program read from standard input and write to standard output.
  let arguments: [String]
  /// The program that converts many pages in one run with the same result, or `nil` if there is none.
  var batch: BatchProgram?
  /// Time limit in seconds, for both wall-clock and processor time.
  var maxSeconds = 60
  /// Prepares the text of a page for the program.
  var prepare: @Sendable ([UInt8]) -> PreparedText = { PreparedText($0) }

  /// Returns a conversion by pandoc, whose `--sandbox` option prevents access to other files and to the network.
  static func pandoc(_ arguments: String...) -> Conversion {
    Conversion(program: "pandoc", package: "pandoc", arguments: ["--sandbox"] + arguments)
  }
}

/// The text of a page as prepared for another program. References to other files are removed, and every line keeps its number.
struct PreparedText {
  private(set) var bytes: [UInt8]
  /// Title that the page states in the syntax of its format.
  var title: String?
  /// Metadata fields that the page states, by key in lower case.
  var fields: [String: String] = [:]
  /// Indicates whether the page has a title. If not, the title in the output was made up by the program.
  var hasTitle = true
  private(set) var diagnostics: [Diagnostic] = []
  private var insertions: [(place: Int, words: String)] = []
  /// Ranges of lines that show nothing, such as link targets and settings; they are excluded when lines of blocks are looked
  /// up.
  private var hiddenRanges: [Range<Int>] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text with hidden lines replaced by spaces, for looking up the lines of blocks.
  var visibleBytes: [UInt8] {
    var bytes = bytes
    for range in hiddenRanges { Self.blankOut(range, in: &bytes) }
    return bytes
  }

  /// The input for the program: the text including insertions.
  var programInput: [UInt8] {
    var input: [UInt8] = []
    var copied = 0
    for (place, words) in insertions {
      input += bytes[copied..<place] + words.utf8
      copied = place
    }
    return input + bytes[copied...]
  }

  /// Inserts text within a line. Calls must be in the order of their offsets.
  mutating func insert(_ text: String, at offset: Int) { insertions.append((offset, text)) }

  /// Excludes a line that shows nothing from the lookup of lines.
  mutating func suppress(_ line: MarkupLine) { hiddenRanges.append(line.text.indices) }

  /// Replaces a range with spaces, except for its line ends.
  mutating func blankOut(_ range: Range<Int>) { Self.blankOut(range, in: &bytes) }

  private static func blankOut(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Replaces a range with text of at most the same length.
  mutating func replace(_ range: Range<Int>, with text: String) {
    blankOut(range)
    for (index, byte) in zip(range, text.utf8) { bytes[index] = byte }
  }

  mutating func addNote(line: Int, _ finding: Diagnostic.Kind) { diagnostics.append(Diagnostic(.note, line: line, finding)) }

  /// Returns metadata in which the values stated by the page replace those of `base`. Values that the page does not state are
  /// kept.
  func merged(into base: Page.Metadata) -> Page.Metadata {
    var metadata = base
    if let title, !title.isEmpty { metadata.title = title }
    metadata.author = fields["author"] ?? fields["authors"] ?? base.author
    metadata.date = fields["date"].flatMap(DateParser.iso) ?? base.date
    metadata.edition = fields["version"] ?? fields["revision"] ?? fields["release"] ?? base.edition
    metadata.translator = fields["translator"] ?? base.translator
    return metadata
  }
}
