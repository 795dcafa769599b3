import Guidelines

/// Finds the asides that pages mark by words rather than by markup.
enum AsideFinder {
  /// What an aside opens with: its label, what follows that, how many lines down, and how many visible characters label and punctuation had.
  struct Opening {
    var label: String?
    var rest: [Inline]
    var lines = 0
    var characters = 0
  }

  /// A block quote that opens with a label (`> **Note.** …`, `> [!NOTE]`) is an aside, at any depth.
  /// - Parameter counts: visible characters of labels and their punctuation that are taken, and of labels that become text; added up.
  static func quotesAsAsides(_ block: Block, _ counts: inout LabelCounts) -> Block {
    let block = block.mappingBlocks { $0.map { named(quotesAsAsides($0, &counts), &counts) } }
    guard let aside = asideOfQuote(block) else { return block }
    counts.taken += aside.characters
    return aside.block
  }

  struct LabelCounts {
    var taken = 0
    var shown = 0
  }

  /// Inside other blocks an aside whose label is none of the known words is a quote that opens with it: the canonical form has no other way to write that.
  private static func named(_ block: Block, _ counts: inout LabelCounts) -> Block {
    guard case .aside(let label?, let inner) = block.content, !AsideLabel.isLabel(label) else { return block }
    counts.shown += label.visibleCharacters
    var quote = block
    quote.content = .quote([Block(.paragraph([.strong([.text(label)])]), line: block.line)] + inner)
    return quote
  }

  private static func asideOfQuote(_ block: Block) -> (block: Block, characters: Int)? {
    guard case .quote(let blocks) = block.content, let first = blocks.first, case .paragraph(let inlines) = first.content,
      let opening = opening(inlines)
    else { return nil }
    var inner = Array(blocks.dropFirst())
    if !opening.rest.isEmpty {
      inner.insert(Block(.paragraph(opening.rest), line: first.line + opening.lines, annotation: first.annotation), at: 0)
    }
    guard !inner.isEmpty else { return nil }
    return (Block(.aside(label: opening.label, inner), line: block.line, annotation: block.annotation), opening.characters)
  }

  /// The label that a paragraph opens with: bold, in brackets, before a colon, or alone on its line; and ※, which is none.
  private static func opening(_ inlines: [Inline]) -> Opening? {
    let after = Array(inlines.dropFirst())
    switch inlines.first {
    case .strong(let inner), .emphasis(let inner):
      guard let text = inner.shortText(80), AsideLabel.isLabel(text) else { return nil }
      return opened(AsideLabel.trimmed(text), text, after)
    case .text(let text):
      if text.hasPrefix("[!"), let close = text.prefix(24).firstIndex(of: "]") {
        let kind = String(text[..<close].dropFirst(2))
        guard AsideLabel.isKind(kind) || AsideLabel.isLabel(kind) else { return nil }
        return opened(AsideLabel.name(ofKind: kind), text[...close], [.text(String(text[close...].dropFirst()))] + after)
      }
      if text.hasPrefix("※") {
        let mark = text.prefix { $0 == "※" || $0.isWhitespace }
        return opened(nil, mark, [.text(String(text.dropFirst(mark.count)))] + after)
      }
      if let colon = text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }), AsideLabel.isLabel(String(text[..<colon])) {
        return opened(AsideLabel.trimmed(String(text[..<colon])), text[..<colon], [.text(String(text[colon...]))] + after)
      }
      guard text.utf8.count <= 80, AsideLabel.isLabel(text), inlines.count == 1 || inlines[1].isBreak else { return nil }
      return opened(AsideLabel.trimmed(text), text, after)
    case .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference, .softBreak, .hardBreak, nil:
      return nil
    }
  }

  /// Labels in paragraphs of their own ("Note", 「重要」) or before their text, and paragraphs that open with ※.
  static func gather(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    var out: [Block] = []
    out.reserveCapacity(blocks.count)
    var counts = LabelCounts()
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      index += 1
      if case .paragraph(let inlines) = block.content, let opening = opening(inlines) {
        var inner = [Block(.paragraph(opening.rest), line: block.line + opening.lines)]
        if opening.rest.isEmpty {
          // The label stands above its text.
          inner = blocks[index...].prefix(1).filter { block in
            switch block.content {
            case .paragraph, .list: true
            case .heading, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: false
            }
          }
          index += inner.count
        }
        if !inner.isEmpty {
          counts.taken += opening.characters
          out.append(Block(.aside(label: opening.label, inner), line: block.line))
          continue
        }
      }
      out.append(quotesAsAsides(block, &counts))
    }
    draft.page.blocks = out
    // A label that becomes text was not visible in the reader's tree.
    draft.page.accounting.visible += counts.shown
    draft.count(counts.taken, .taken("labels of asides"))
  }

  /// Drops spaces, colons and breaks behind a label.
  private static func opened(_ label: String?, _ words: some StringProtocol, _ after: [Inline]) -> Opening {
    var opening = Opening(label: label, rest: [], characters: words.visibleCharacters)
    var rest = after[...]
    while let first = rest.first {
      switch first {
      case .softBreak, .hardBreak: opening.lines += 1
      case .text(let text):
        let trimmed = text.drop { $0.isWhitespace || $0 == ":" || $0 == "：" }
        opening.characters += text[..<trimmed.startIndex].visibleCharacters
        if !trimmed.isEmpty {
          opening.rest = [.text(String(trimmed))] + rest.dropFirst()
          return opening
        }
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference:
        opening.rest = Array(rest)
        return opening
      }
      rest.removeFirst()
    }
    return opening
  }
}
