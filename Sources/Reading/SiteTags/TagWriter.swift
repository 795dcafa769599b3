import Guidelines

/// Writes a text anew without the tags that a site's tools put into it, and with what they mean as HTML: asides, tabs, captions, words.
///
/// In Markdown a tag at the beginning of a line opens a block, and what it holds is Markdown of its own, whatever its indentation; a tag
/// within a sentence is taken out.
struct TagWriter {
  /// A tag that was written and is not closed yet.
  struct Open {
    let close: Int
    let ending: Ending
    /// What begins the lines of the list or quote around it.
    let margin: [UInt8]
    /// Spaces that are taken off the lines that it holds.
    var strip: Int
    /// Spaces before it, until the first line that it holds says how far that is set in.
    var indent: Int?
  }

  enum Ending { case nothing, paragraph, mark }

  let source: UnsafeBufferPointer<UInt8>
  let tags: [SiteTag]
  let isHTML: Bool
  var text: NumberedText
  private(set) var diagnostics: [Diagnostic] = []
  var open: [Open] = []
  private var reported: Set<String> = []
  /// Of the source.
  var number: Int
  var lineStart = 0
  /// In HTML, or in a block of it within Markdown, which lasts until a blank line.
  var isInHTML: Bool

  /// - Parameter firstLine: of the source, in its file.
  init(_ source: UnsafeBufferPointer<UInt8>, _ tags: [SiteTag], isHTML: Bool = false, firstLine: Int = 1) {
    (self.source, self.tags, self.isHTML) = (source, tags, isHTML)
    number = firstLine
    isInHTML = isHTML
    text = NumberedText(capacity: source.count + source.count / 8)
    var position = 0
    var next = 0
    while next < tags.count {
      copy(position..<max(position, tags[next].range.lowerBound))
      let last = write(next)
      position = max(position, tags[last].range.upperBound)
      // A line of nothing but a template's tag would end the HTML around it.
      let isDropped = isInHTML && marks?.allSatisfy(\.isASCIIBlank) == true && endsLine(last) && position < source.count
      if isDropped { position = lineEnd(source, position) + 1 }
      pass(tags[next].range.lowerBound..<min(position, source.count))
      next = last + 1
    }
    copy(min(position, source.count)..<source.count)
  }

  // MARK: Text

  /// Counts the lines of what is not copied; in HTML they stay, for its reader counts them.
  private mutating func pass(_ range: Range<Int>) {
    for index in range where source[index] == 0x0A {
      if isHTML { text.endLine(from: number) }
      number += 1
      lineStart = index + 1
    }
  }

  /// Copies source text, without the indentation that the tags around it have.
  private mutating func copy(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = source[index..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      let line = source[index..<end]
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      if index > lineStart || isHTML {
        text.append(line, from: number)
      } else if index + indent == source.count || source[index + indent] == 0x0A {
        isInHTML = false
      } else {
        if index + indent < range.upperBound, opensHTML(at: index + indent) { isInHTML = true }
        text.append(line.dropFirst(min(strip(indent), indent)), from: number)
      }
      index = end
      guard end < range.upperBound else { break }
      text.endLine(from: number)
      number += 1
      index += 1
      lineStart = index
    }
  }

  /// How many of a line's spaces belong to the tags around it.
  private mutating func strip(_ indent: Int) -> Int {
    guard let top = open.indices.last else { return 0 }
    if let outer = open[top].indent {
      open[top].strip += max(0, indent - outer)
      open[top].indent = nil
    }
    return open[top].strip
  }

  private func opensHTML(at index: Int) -> Bool {
    guard source[index] == UInt8(ascii: "<") else { return false }
    let name = source[(index + 1)...].prefix(12).drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIILetter || $0.isASCIIDigit }
    return MarkupTag.blocks.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  func endsLine(_ index: Int) -> Bool {
    source[tags[index].range.upperBound...].prefix(400).prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
  }

  // MARK: What is said

  mutating func report(_ tag: SiteTag, _ index: Int, _ end: Int?) {
    if TagRole.isStatement(tag) { return }
    if end == nil { report(tag.shown, index, index) } else { note(.unknownMarkup(tag.shown), tag.shown) }
  }

  mutating func report(_ what: String, _ index: Int, _ end: Int) {
    let lines = source[tags[index].range.lowerBound..<tags[end].range.upperBound].count { $0 == 0x0A } + 1
    note(.boilerplateDropped(what: what, lines: lines), what)
  }

  /// Each name once.
  mutating func note(_ finding: Diagnostic.Finding, _ what: String) {
    guard reported.count < 1000, reported.insert(what).inserted else { return }
    diagnostics.append(Diagnostic(.note, line: number, finding))
  }
}
