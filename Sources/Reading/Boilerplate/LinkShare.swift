import Guidelines

/// How much of a block is links: navigation is nearly nothing else.
struct LinkShare {
  private(set) var linked = 0
  private(set) var total = 0
  private(set) var links = 0
  private(set) var images = 0
  /// A sentence ends outside of links.
  private(set) var hasSentence = false
  /// Bold text that reads like a sentence.
  private(set) var hasBoldSentence = false

  init(_ block: Block) { add(block) }
  init(_ blocks: [Block]) { for block in blocks { add(block) } }
  init(_ inlines: [Inline]) { addLeaf(inlines) }

  /// Links and next to nothing else.
  var isNavigation: Bool { links > 0 && !hasSentence && linked * 10 >= total * 7 }
  var isEmpty: Bool { total == 0 }

  private mutating func add(_ block: Block) {
    switch block.content {
    case .heading(_, let inlines, _), .paragraph(let inlines): addLeaf(inlines)
    case .code(_, let code): total += code.utf8.count
    case .list, .definitionList, .table, .quote, .aside, .footnote, .tabs, .thematicBreak, .figure:
      block.forEachPart(inlines: { add($0, inLink: false) }, blocks: { for inner in $0 { add(inner) } })
    }
  }

  private mutating func addLeaf(_ inlines: [Inline]) {
    let before = total - linked
    add(inlines, inLink: false)
    // "For guidance, see A and B." is a sentence though its full stop stands alone behind a link.
    if total - linked - before > 20, inlines.count > 1, LinkShare.endsSentence(inlines.plainText) { hasSentence = true }
  }

  private mutating func add(_ inlines: [Inline], inLink: Bool) {
    for inline in inlines {
      switch inline {
      case .text(let text):
        let length = text.utf8.reduce(0) { $0 + ($1 == 0x20 ? 0 : 1) }
        total += length
        if inLink { linked += length } else if LinkShare.endsSentence(text) { hasSentence = true }
      case .code(let code):
        total += code.utf8.count
        if inLink { linked += code.utf8.count }
      case .link(let inner, _):
        links += 1
        add(inner, inLink: true)
      case .strong(let inner):
        if LinkShare.endsSentence(inner.plainText) { hasBoldSentence = true }
        add(inner, inLink: inLink)
      case .emphasis(let inner), .strikethrough(let inner), .subscript(let inner), .superscript(let inner), .ruby(let inner, _):
        add(inner, inLink: inLink)
      case .image: images += 1
      case .softBreak, .hardBreak, .footnoteReference: break
      }
    }
  }

  /// A full stop of either script, with a word before it.
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
  /// The plain text of each line, those that hold anything.
  var lines: [String] { split(whereSeparator: \.isBreak).map { Array($0).plainText.trimmingSpace() }.filter { !$0.isEmpty } }

  /// The plain text, or nil if it has more than so many bytes: what is asked of labels and names need not be asked of chapters.
  func shortText(_ limit: Int) -> String? {
    var left = limit
    let isLonger = containsDeeply(where: { inline in
      switch inline {
      case .text(let text), .code(let text): left -= text.utf8.count
      case .softBreak, .hardBreak, .image, .footnoteReference: left -= 1
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .link, .ruby: break
      }
      return left < 0
    })
    return isLonger ? nil : plainText
  }
}
