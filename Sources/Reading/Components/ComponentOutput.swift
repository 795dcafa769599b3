/// The text that `ComponentWriter` makes: Markdown with marks of blocks on lines of their own, or HTML.
struct ComponentOutput {
  private(set) var bytes: [UInt8] = []
  /// Where the last line of `bytes` begins.
  private var lineStart = 0
  private let isHTML: Bool
  /// What lines begin with that are not the source's: the list or quote around the tag that is open.
  var prefix: [UInt8] = []

  init(isHTML: Bool, capacity: Int) {
    self.isHTML = isHTML
    bytes.reserveCapacity(capacity + capacity / 8)
  }

  mutating func append(_ text: some BidirectionalCollection<UInt8>) {
    let start = bytes.count
    bytes += text
    if let end = bytes[start...].lastIndex(where: { $0 == 0x0A || $0 == LineMap.extraLineEnd }) { lineStart = end + 1 }
  }

  /// What stands on the line so far, where that is nothing but indentation and the marks of lists and quotes.
  func linePrefix() -> [UInt8]? {
    if isHTML { return [] }
    let line = bytes[lineStart...]
    guard line.count <= 48 else { return nil }
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let next = index + 1 < line.endIndex ? line[index + 1] : 0
      if byte == 0x20 || byte == 0x09 || byte == 0x3E {
        index += 1
      } else if byte == 0x2D || byte == 0x2A || byte == 0x2B, next == 0x20 {
        index += 2
      } else if byte >= 0x30, byte <= 0x39 {
        while index < line.endIndex, line[index] >= 0x30, line[index] <= 0x39 { index += 1 }
        guard index + 1 < line.endIndex, line[index] == 0x2E || line[index] == 0x29, line[index + 1] == 0x20 else { return nil }
        index += 2
      } else {
        return nil
      }
    }
    return Array(line)
  }

  /// The same for the lines that go on: a list's mark stands once.
  private func continuation(of line: [UInt8]) -> [UInt8] { line.map { $0 == 0x3E || $0 == 0x09 ? $0 : 0x20 } }

  /// The same for a line that is to come.
  func continuation() -> [UInt8] { continuation(of: linePrefix() ?? prefix) }

  private mutating func endLine(_ prefix: [UInt8]) { append([LineMap.extraLineEnd] + prefix) }

  /// Writes a line of its own; whether the source ends it is the caller's to know.
  mutating func startLine(_ text: String, isEnded: Bool = false) {
    let here = linePrefix()
    if here == nil { endLine(prefix) }
    append(Array(text.utf8))
    if !isEnded { endLine(here.map(continuation) ?? prefix) }
  }

  mutating func breakParagraph() {
    guard !isHTML else { return }
    guard let here = linePrefix() else {
      endLine(prefix)
      endLine(prefix)
      return
    }
    // Behind a list's mark a paragraph begins anyway.
    if continuation(of: here) == here { endLine(here) }
  }

  mutating func write(_ mark: BlockMark) {
    guard isHTML else {
      // HTML above goes on up to a blank line.
      breakParagraph()
      startLine(mark.line)
      return
    }
    switch mark {
    case .aside(let label): append(Array("<div class=\"note\"><p class=\"title\">\(label)</p>".utf8))
    case .tabs, .tab: append(Array("<div>".utf8))
    case .close: append(Array("</div>".utf8))
    }
  }

  mutating func paragraph(_ text: String, isStrong: Bool = false) {
    if isHTML {
      append(Array((isStrong ? "<p><b>\(text)</b></p>" : "<p>\(text)</p>").utf8))
      return
    }
    let text = ComponentOutput.escaped(text)
    breakParagraph()
    startLine(isStrong ? "**\(text)**" : text)
    breakParagraph()
  }

  mutating func inlineImage(_ text: String, address: String?) {
    let address = (address ?? "").filter { !"<>\n".contains($0) }
    append(Array("![\(ComponentOutput.escaped(text))](<\(address)>)".utf8))
  }

  /// The words of a picture: no paragraph, for they say what is to be seen.
  mutating func caption(_ text: String, address: String? = nil) {
    guard !text.isBlank else { return }
    if isHTML {
      append(Array("<img alt=\"\(text.filter { $0 != "\"" })\" src=\"\">".utf8))
      return
    }
    breakParagraph()
    inlineImage(text, address: address)
    breakParagraph()
  }

  /// Words that are no Markdown, as Markdown.
  static func escaped(_ text: String) -> String {
    var out = ""
    for character in text where character != "\n" {
      if "\\`*_[]<>{}|~".contains(character) || out.isEmpty && "#+-=0123456789".contains(character) && !character.isNumber {
        out += "\\"
      }
      if character == "." || character == ")", out.count < 9, !out.isEmpty, out.allSatisfy(\.isNumber) { out += "\\" }
      out.append(character)
    }
    return out
  }
}
