import Guidelines

/// Rewrites a text without the tags of a site generator. Their meaning is written as HTML: asides, tabs, captions, and text.
///
/// In Markdown, a tag at the beginning of a line opens a block, and its content is Markdown regardless of its indentation; a
/// tag within a sentence is removed.
struct TagWriter {
  /// A tag that has been opened, but not closed.
  struct OpenTag {
    /// Index of the end tag.
    let endTagIndex: Int
    /// Output that the end tag requires.
    let ending: Ending
    /// Prefix of the lines in the enclosing list item or block quote.
    let linePrefix: [UInt8]
    /// Number of spaces that are removed from the beginning of its lines.
    var strippedSpaces: Int
    /// Number of spaces before the tag, or `nil` once the first line of its content has determined `strip`.
    var startIndent: Int?
  }

  /// Output that an end tag requires: none, a paragraph break, or a marker.
  enum Ending { case nothing, paragraph, marker }

  let source: UnsafeBufferPointer<UInt8>
  let tags: [SiteTag]
  let isHTML: Bool
  var text: NumberedText
  private(set) var diagnostics: [Diagnostic] = []
  var openTags: [OpenTag] = []
  private var reported: Set<String> = []
  /// Line number in the file of the current source line.
  var lineNumber: Int
  /// Offset at which the current source line begins.
  var lineStart = 0
  /// Indicates whether the output is HTML, or in an HTML block of Markdown, which ends with a blank line.
  var isInHTML: Bool

  /// - Parameter firstLine: Line number in the file of the first line of `source`.
  init(_ source: UnsafeBufferPointer<UInt8>, _ tags: [SiteTag], isHTML: Bool = false, firstLine: Int = 1) {
    (self.source, self.tags, self.isHTML) = (source, tags, isHTML)
    lineNumber = firstLine
    isInHTML = isHTML
    text = NumberedText(capacity: source.count + source.count / 8)
    var position = 0
    var tagIndex = 0
    while tagIndex < tags.count {
      copy(position..<max(position, tags[tagIndex].range.lowerBound))
      let last = writeTag(at: tagIndex)
      position = max(position, tags[last].range.upperBound)
      // Dropping the tag leaves a blank line, which would end the HTML block.
      let isDropped =
        isInHTML && containerMarkers?.allSatisfy(\.isASCIIBlank) == true && endsLine(last) && position < source.count
      if isDropped { position = lineEnd(source, position) + 1 }
      skip(tags[tagIndex].range.lowerBound..<min(position, source.count))
      tagIndex = last + 1
    }
    copy(min(position, source.count)..<source.count)
  }

  // MARK: Text

  /// Skips source text and counts its lines. In HTML the line ends are kept, because the HTML reader counts lines itself.
  private mutating func skip(_ range: Range<Int>) {
    for index in range where source[index] == 0x0A {
      if isHTML { text.endLine(from: lineNumber) }
      lineNumber += 1
      lineStart = index + 1
    }
  }

  /// Copies source text without the indentation of the enclosing tags.
  private mutating func copy(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = source[index..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      let line = source[index..<end]
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      if index > lineStart || isHTML {
        text.append(line, from: lineNumber)
      } else if index + indent == source.count || source[index + indent] == 0x0A {
        isInHTML = false
      } else {
        if index + indent < range.upperBound, startsHTMLBlock(at: index + indent) { isInHTML = true }
        text.append(line.dropFirst(min(strippedSpaces(indent), indent)), from: lineNumber)
      }
      index = end
      guard end < range.upperBound else { break }
      text.endLine(from: lineNumber)
      lineNumber += 1
      index += 1
      lineStart = index
    }
  }

  /// Returns how many of a line's spaces are due to the indentation of the enclosing tags.
  private mutating func strippedSpaces(_ indent: Int) -> Int {
    guard let top = openTags.indices.last else { return 0 }
    if let outerIndent = openTags[top].startIndent {
      openTags[top].strippedSpaces += max(0, indent - outerIndent)
      openTags[top].startIndent = nil
    }
    return openTags[top].strippedSpaces
  }

  /// Returns `true` if a block of HTML begins at `index`.
  private func startsHTMLBlock(at index: Int) -> Bool {
    guard source[index] == UInt8(ascii: "<") else { return false }
    let name = source[(index + 1)...].prefix(12).drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIILetter || $0.isASCIIDigit }
    return MarkupTag.blockElements.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// Returns `true` if only white space follows the tag on its line.
  func endsLine(_ index: Int) -> Bool {
    source[tags[index].range.upperBound...].prefix(400).prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
  }

  // MARK: Diagnostics

  /// Reports a tag that was replaced or dropped, unless it is a statement.
  mutating func report(_ tag: SiteTag, _ index: Int, _ end: Int?) {
    if TagRole.isStatement(tag) { return }
    if end == nil { report(tag.displayName, index, index) } else { addNote(.unknownMarkup(tag.displayName), tag.displayName) }
  }

  /// Reports the number of lines that were dropped, from the tag at `index` to the one at `end`.
  mutating func report(_ what: String, _ index: Int, _ end: Int) {
    let lines = source[tags[index].range.lowerBound..<tags[end].range.upperBound].count { $0 == 0x0A } + 1
    addNote(.boilerplateDropped(what: what, lines: lines), what)
  }

  /// Adds a note, but only once for each name.
  mutating func addNote(_ finding: Diagnostic.Kind, _ what: String) {
    guard reported.count < 1000, reported.insert(what).inserted else { return }
    diagnostics.append(Diagnostic(.note, line: lineNumber, finding))
  }
}
