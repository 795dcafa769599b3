/// Counts of HTML and Markdown syntax in the first part of a file.
struct MarkupEvidence {
  /// Indicates whether the file declares itself an HTML document.
  private(set) var isDocument = false
  private(set) var tags = 0
  private(set) var paragraphTags = 0
  /// Number of lines with Markdown headings, bold, links, fences, or tables.
  private(set) var markdown = 0

  init(_ head: some Collection<UInt8>) {
    let text = Array(head)
    var start = 0
    var isFirst = true
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let line = text[start..<end]
      if let byte = line.first(where: { $0 != 0x20 && $0 != 0x09 }) {
        if byte == 0x3C && isFirst { isDocument = startsDocument(line) }
        countTags(line)
        if isMarkdown(line) { markdown += 1 }
        if isFirst && byte != 0x3C { isFirst = false }
        if isFirst, !isPrologue(line) { isFirst = false }
      }
      start = end + 1
    }
  }

  private func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.map { $0.isASCIIUpper ? $0 | 0x20 : $0 } }

  /// Returns `true` for `<?xml …?>` and comments, which can precede the declaration of the document.
  private func isPrologue(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    return text.starts(with: Array("<?xml".utf8)) || text.starts(with: Array("<!--".utf8))
  }

  private func startsDocument(_ line: ArraySlice<UInt8>) -> Bool {
    let text = lowercased(line.drop { $0 == 0x20 || $0 == 0x09 }.prefix(400))
    for opening in ["<!doctype html", "<html", "<head>", "<head ", "<body", "<meta ", "<title>"]
    where text.starts(with: Array(opening.utf8)) { return true }
    return isPrologue(line)
      && text.withUnsafeBufferPointer { $0.firstOffset(ofCaseless: "<html") ?? $0.firstOffset(ofCaseless: "<!doctype html") }
        != nil
  }

  private mutating func countTags(_ line: ArraySlice<UInt8>) {
    var index = line.startIndex
    while let open = line[index...].firstIndex(of: 0x3C) {
      let name = lowercased(line[(open + 1)...].prefix(12))
      for tag in MarkupEvidence.blockTags
      where name.starts(with: tag) && (name.count == tag.count || !name[tag.count].isASCIILower) {
        tags += 1
        if tag == [0x70] { paragraphTags += 1 }
        break
      }
      index = open + 1
    }
  }

  private static let blockTags = [
    "p", "div", "h1", "h2", "h3", "h4", "ul", "ol", "li", "table", "tr", "td", "dl", "dt", "dd", "section", "article", "main",
    "blockquote", "html",
    "body", "head", "meta", "center", "font", "hr", "br",
  ].map { Array($0.utf8) }

  private func isMarkdown(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    let indent = line.count - text.count
    guard let first = text.first, indent < 4 else { return false }
    if first == 0x23 {
      let marks = text.prefix { $0 == 0x23 }.count
      return marks <= 6 && text.count > marks + 1 && text[text.startIndex + marks] == 0x20
    }
    if CodeFence(opening: text) != nil { return true }
    var index = text.startIndex
    var stars = 0
    while index + 1 < text.endIndex {
      if text[index] == 0x2A && text[index + 1] == 0x2A && !(index + 2 < text.endIndex && text[index + 2] == 0x2A) {
        stars += 1
        index += 1
      } else if text[index] == 0x5D && text[index + 1] == 0x28 {
        return true
      }
      index += 1
    }
    if stars >= 2 { return true }
    // The delimiter line below a table's header.
    return text.count >= 5 && text.contains(0x7C) && text.contains(0x2D)
      && text.allSatisfy { $0 == 0x7C || $0 == 0x2D || $0 == 0x3A || $0 == 0x20 || $0 == 0x09 }
  }
}
