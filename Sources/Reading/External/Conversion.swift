import Guidelines

/// How another program makes text of a file that a reader here understands.
package struct Conversion: Sendable {
  let program: String
  /// The Debian package that has the program.
  let package: String
  /// It reads its standard input and writes what it read to its standard output.
  let arguments: [String]
  /// What reads many pages in one run, as `program` reads each; nil where nothing does.
  var batch: Batch?
  /// What it may take, of the clock and of a processor.
  var seconds = 60
  /// What of a page's text the program is given.
  var prepare: @Sendable ([UInt8]) -> PreparedText = { PreparedText($0) }

  /// pandoc, which `--sandbox` keeps from other files and from the network.
  static func pandoc(_ arguments: String...) -> Conversion {
    Conversion(program: "pandoc", package: "pandoc", arguments: ["--sandbox"] + arguments)
  }
}

/// A page's text as another program is given it: nothing is left in it that names a file to be read, and every line stands where it stood.
struct PreparedText {
  private(set) var bytes: [UInt8]
  /// What the page says of itself in its own way.
  var title: String?
  var facts: [String: String] = [:]
  /// False where the program makes up a title, which its format wants.
  var hasTitle = true
  private(set) var diagnostics: [Diagnostic] = []
  private var additions: [(place: Int, words: String)] = []
  /// Lines that show nothing: names of places, settings. What a block says is not looked for in them.
  private var quiet: [Range<Int>] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What is shown, line by line.
  var shown: [UInt8] {
    var bytes = bytes
    for range in quiet { Self.blank(range, in: &bytes) }
    return bytes
  }

  /// What the program is given.
  var given: [UInt8] {
    var given: [UInt8] = []
    var copied = 0
    for (place, words) in additions {
      given += bytes[copied..<place] + words.utf8
      copied = place
    }
    return given + bytes[copied...]
  }

  /// Adds words within a line, behind all that was added before.
  mutating func add(_ words: String, at place: Int) { additions.append((place, words)) }

  mutating func hush(_ line: MarkupLine) { quiet.append(line.text.indices) }

  /// Puts spaces in the place of a part. Line ends stay.
  mutating func blank(_ range: Range<Int>) { Self.blank(range, in: &bytes) }

  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Puts other words of the same length or less in the place of a part.
  mutating func replace(_ range: Range<Int>, with words: String) {
    blank(range)
    for (index, byte) in zip(range, words.utf8) { bytes[index] = byte }
  }

  mutating func note(line: Int, _ finding: Diagnostic.Finding) { diagnostics.append(Diagnostic(.note, line: line, finding)) }

  /// What a page says of itself, in place of what a reader found; nothing that is unstated.
  func adding(to base: Page.Metadata) -> Page.Metadata {
    var metadata = base
    if let title, !title.isEmpty { metadata.title = title }
    metadata.author = facts["author"] ?? facts["authors"] ?? base.author
    metadata.date = facts["date"].flatMap(StatedDate.iso) ?? base.date
    metadata.edition = facts["version"] ?? facts["revision"] ?? facts["release"] ?? base.edition
    metadata.translator = facts["translator"] ?? base.translator
    return metadata
  }
}
