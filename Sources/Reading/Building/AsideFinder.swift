import Guidelines

/// Finds asides that pages mark by words instead of markup.
enum AsideFinder {
  /// The start of an aside: its label, the inlines after the label, the number of line breaks between them, and the number of
  /// visible characters in the label and its punctuation.
  struct AsideStart {
    var label: String?
    var content: [Inline]
    var lineBreaks = 0
    var labelCharacters = 0
  }

  /// Converts block quotes that start with a label (`> **Note.** …`, `> [!NOTE]`) into asides, at any depth.
  /// - Parameter counts: Totals of visible characters in labels, to which this method adds.
  static func convertingQuotes(in block: Block, _ counts: inout LabelCounts) -> Block {
    let block = block.mappingBlocks { $0.map { convertingUnknownLabel(convertingQuotes(in: $0, &counts), &counts) } }
    guard let aside = aside(fromQuote: block) else { return block }
    counts.removed += aside.characters
    return aside.block
  }

  /// Numbers of visible characters in labels: removed from the text (`removed`), and added to the text (`added`).
  struct LabelCounts {
    var removed = 0
    var added = 0
  }

  /// Converts a nested aside with an unknown label into a quote that starts with the label, because the canonical form cannot
  /// express such an aside.
  private static func convertingUnknownLabel(_ block: Block, _ counts: inout LabelCounts) -> Block {
    guard case .aside(let label?, let inner) = block.content, !AsideLabel.isLabel(label) else { return block }
    counts.added += label.visibleCharacters
    var quote = block
    quote.content = .quote([Block(.paragraph([.strong([.text(label)])]), line: block.line)] + inner)
    return quote
  }

  private static func aside(fromQuote block: Block) -> (block: Block, characters: Int)? {
    guard case .quote(let blocks) = block.content, let first = blocks.first, case .paragraph(let inlines) = first.content,
      let opening = asideStart(of: inlines)
    else { return nil }
    var inner = Array(blocks.dropFirst())
    if !opening.content.isEmpty {
      inner.insert(Block(.paragraph(opening.content), line: first.line + opening.lineBreaks, annotation: first.annotation), at: 0)
    }
    guard !inner.isEmpty else { return nil }
    return (Block(.aside(label: opening.label, inner), line: block.line, annotation: block.annotation), opening.labelCharacters)
  }

  /// Returns the label that a paragraph starts with: bold, in brackets, before a colon, or alone on its line. The mark ※ starts
  /// an aside without a label.
  private static func asideStart(of inlines: [Inline]) -> AsideStart? {
    let after = Array(inlines.dropFirst())
    switch inlines.first {
    case .strong(let inner), .emphasis(let inner):
      guard let text = inner.shortText(80), AsideLabel.isLabel(text) else { return nil }
      return asideStart(label: AsideLabel.trimmed(text), labelText: text, after: after)
    case .text(let text):
      if text.hasPrefix("[!"), let close = text.prefix(24).firstIndex(of: "]") {
        let kind = String(text[..<close].dropFirst(2))
        guard AsideLabel.isKind(kind) || AsideLabel.isLabel(kind) else { return nil }
        return asideStart(
          label: AsideLabel.name(ofKind: kind), labelText: text[...close],
          after: [.text(String(text[close...].dropFirst()))] + after)
      }
      if text.hasPrefix("※") {
        let mark = text.prefix { $0 == "※" || $0.isWhitespace }
        return asideStart(label: nil, labelText: mark, after: [.text(String(text.dropFirst(mark.count)))] + after)
      }
      if let colon = text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }), AsideLabel.isLabel(String(text[..<colon])) {
        return asideStart(
          label: AsideLabel.trimmed(String(text[..<colon])), labelText: text[..<colon],
          after: [.text(String(text[colon...]))] + after)
      }
      guard text.utf8.count <= 80, AsideLabel.isLabel(text), inlines.count == 1 || inlines[1].isBreak else { return nil }
      return asideStart(label: AsideLabel.trimmed(text), labelText: text, after: after)
    case .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference, .softBreak, .hardBreak, nil:
      return nil
    }
  }

  /// Converts labels in paragraphs of their own ("Note", 「重要」) or before their text, and paragraphs that start with ※, into
  /// asides.
  static func convert(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    var out: [Block] = []
    out.reserveCapacity(blocks.count)
    var counts = LabelCounts()
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      index += 1
      if case .paragraph(let inlines) = block.content, let opening = asideStart(of: inlines) {
        var inner = [Block(.paragraph(opening.content), line: block.line + opening.lineBreaks)]
        if opening.content.isEmpty {
          // The label is a paragraph of its own above its text.
          inner = blocks[index...].prefix(1).filter { block in
            switch block.content {
            case .paragraph, .list: true
            case .heading, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: false
            }
          }
          index += inner.count
        }
        if !inner.isEmpty {
          counts.removed += opening.labelCharacters
          out.append(Block(.aside(label: opening.label, inner), line: block.line))
          continue
        }
      }
      out.append(convertingQuotes(in: block, &counts))
    }
    draft.page.blocks = out
    // A label that becomes text was not visible in the reader's tree.
    draft.page.textCoverage.visible += counts.added
    draft.countRemoved(counts.removed, .extracted("labels of asides"))
  }

  /// Removes spaces, colons, and line breaks after a label.
  private static func asideStart(label: String?, labelText words: some StringProtocol, after: [Inline]) -> AsideStart {
    var opening = AsideStart(label: label, content: [], labelCharacters: words.visibleCharacters)
    var remaining = after[...]
    while let first = remaining.first {
      switch first {
      case .softBreak, .hardBreak: opening.lineBreaks += 1
      case .text(let text):
        let trimmed = text.drop { $0.isWhitespace || $0 == ":" || $0 == "：" }
        opening.labelCharacters += text[..<trimmed.startIndex].visibleCharacters
        if !trimmed.isEmpty {
          opening.content = [.text(String(trimmed))] + remaining.dropFirst()
          return opening
        }
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference:
        opening.content = Array(remaining)
        return opening
      }
      remaining.removeFirst()
    }
    return opening
  }
}
