import Guidelines

/// Share of links in a block. Navigation consists almost entirely of links.
struct LinkShare {
  private(set) var linkedBytes = 0
  private(set) var totalBytes = 0
  private(set) var linkCount = 0
  private(set) var imageCount = 0
  /// Indicates whether a sentence ends outside of links.
  private(set) var hasSentence = false
  /// Indicates whether bold text reads like a sentence.
  private(set) var hasBoldSentence = false

  init(_ block: Block) { add(block) }
  init(_ blocks: [Block]) { for block in blocks { add(block) } }
  init(_ inlines: [Inline]) { addLeaf(inlines) }

  /// Indicates whether the block consists of links and almost nothing else.
  var isNavigation: Bool { linkCount > 0 && !hasSentence && linkedBytes * 10 >= totalBytes * 7 }
  var isEmpty: Bool { totalBytes == 0 }

  private mutating func add(_ block: Block) {
    switch block.content {
    case .heading(_, let inlines, _), .paragraph(let inlines): addLeaf(inlines)
    case .code(_, let code): totalBytes += code.utf8.count
    case .list, .definitionList, .table, .quote, .aside, .footnote, .tabs, .thematicBreak, .figure:
      block.forEachPart(inlines: { add($0, inLink: false) }, blocks: { for inner in $0 { add(inner) } })
    }
  }

  private mutating func addLeaf(_ inlines: [Inline]) {
    let before = totalBytes - linkedBytes
    add(inlines, inLink: false)
    // "For guidance, see A and B." is a sentence although its period is a text of its own after a link.
    if totalBytes - linkedBytes - before > 20, inlines.count > 1, LinkShare.endsSentence(inlines.plainText) { hasSentence = true }
  }

  private mutating func add(_ inlines: [Inline], inLink: Bool) {
    for inline in inlines {
      switch inline {
      case .text(let text):
        let length = text.utf8.reduce(0) { $0 + ($1 == 0x20 ? 0 : 1) }
        totalBytes += length
        if inLink { linkedBytes += length } else if LinkShare.endsSentence(text) { hasSentence = true }
      case .code(let code):
        totalBytes += code.utf8.count
        if inLink { linkedBytes += code.utf8.count }
      case .link(let inner, _):
        linkCount += 1
        add(inner, inLink: true)
      case .strong(let inner):
        if LinkShare.endsSentence(inner.plainText) { hasBoldSentence = true }
        add(inner, inLink: inLink)
      case .emphasis(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner), .ruby(let inner, _):
        add(inner, inLink: inLink)
      case .image: imageCount += 1
      case .softBreak, .hardBreak, .footnoteReference: break
      }
    }
  }

  /// Returns `true` if a text contains the end of a Japanese or English sentence, with words before it.
  static func endsSentence(_ text: String) -> Bool {
    if text.contains(text: "。") { return true }
    let trimmed = text.trimmingSpace()
    guard let last = trimmed.last, ".!?！？".contains(last), trimmed.utf8.count > 12 else {
      return text.utf8.count > 40 && text.contains(text: ". ")
    }
    return true
  }
}

extension [Inline] {
  /// The plain text of each line that is not empty.
  var lines: [String] { split(whereSeparator: \.isBreak).map { Array($0).plainText.trimmingSpace() }.filter { !$0.isEmpty } }

  /// Returns the plain text, or `nil` if it exceeds a number of bytes. The limit avoids comparing whole chapters with labels and
  /// names.
  func shortText(_ maxBytes: Int) -> String? {
    var remaining = maxBytes
    let isLonger = containsDeeply(where: { inline in
      switch inline {
      case .text(let text), .code(let text): remaining -= text.utf8.count
      case .softBreak, .hardBreak, .image, .footnoteReference: remaining -= 1
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .link, .ruby: break
      }
      return remaining < 0
    })
    return isLonger ? nil : plainText
  }
}
