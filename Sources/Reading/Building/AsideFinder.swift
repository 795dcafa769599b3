import Guidelines

/// Finds the asides that pages mark by words rather than by markup.
enum AsideFinder {
  /// A block quote that opens with a label (`> **Note.** …`, `> [!NOTE]`) is an aside.
  static func quoteAsAside(_ block: Block) -> Block {
    guard case .quote(let blocks) = block.content, let first = blocks.first, case .paragraph(let inlines) = first.content,
      let (label, rest, lines) = leadingLabel(inlines)
    else { return block }
    var inner = Array(blocks.dropFirst())
    if !rest.isEmpty { inner.insert(Block(.paragraph(rest), line: first.line + lines, annotation: first.annotation), at: 0) }
    guard !inner.isEmpty else { return block }
    return Block(.aside(label: label, inner), line: block.line, annotation: block.annotation)
  }

  /// The label that a paragraph opens with, what follows it, and how many lines down that is.
  static func leadingLabel(_ inlines: [Inline]) -> (label: String, rest: [Inline], lines: Int)? {
    guard let first = inlines.first else { return nil }
    switch first {
    case .strong(let inner), .emphasis(let inner):
      guard let text = inner.shortText(80), AsideLabel.isLabel(text) else { return nil }
      let (rest, lines) = withoutLeadingSpace(Array(inlines.dropFirst()))
      return (AsideLabel.trimmed(text), rest, lines)
    case .text(let text):
      if text.hasPrefix("[!"), let close = text.prefix(24).firstIndex(of: "]") {
        let kind = String(text[text.index(text.startIndex, offsetBy: 2)..<close])
        guard AsideLabel.isKind(kind) || AsideLabel.isLabel(kind) else { return nil }
        let after = String(text[text.index(after: close)...])
        let (rest, lines) = withoutLeadingSpace((after.isEmpty ? [] : [.text(after)]) + inlines.dropFirst())
        return (AsideLabel.name(ofKind: kind), rest, lines)
      }
      // "Note: …", 「注意：…」, or the label alone on the first line.
      if let colon = text.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }), AsideLabel.isLabel(String(text[..<colon])) {
        let after = String(text[text.index(after: colon)...])
        let (rest, lines) = withoutLeadingSpace((after.isEmpty ? [] : [.text(after)]) + inlines.dropFirst())
        return (AsideLabel.trimmed(String(text[..<colon])), rest, lines)
      }
      if text.utf8.count <= 80, AsideLabel.isLabel(text), inlines.count == 1 || inlines[1].isBreak {
        let (rest, lines) = withoutLeadingSpace(Array(inlines.dropFirst()))
        return (AsideLabel.trimmed(text), rest, lines)
      }
      return nil
    case .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference, .softBreak, .hardBreak:
      return nil
    }
  }

  /// Labels in paragraphs of their own ("Note", 「重要」), and paragraphs that open with ※.
  static func gather(_ blocks: [Block]) -> [Block] {
    var out: [Block] = []
    out.reserveCapacity(blocks.count)
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      if case .paragraph(let inlines) = block.content {
        if let (label, rest, lines) = leadingLabel(inlines), rest.isEmpty || startsAside(inlines) {
          if !rest.isEmpty {
            out.append(Block(.aside(label: label, [Block(.paragraph(rest), line: block.line + lines)]), line: block.line))
            index += 1
            continue
          }
          let taken = extent(blocks, from: index + 1, isFenced: isBreakBlock(out.last))
          if taken.count > 0 {
            if taken.isFenced { out.removeLast() }
            out.append(Block(.aside(label: label, Array(blocks[(index + 1)..<(index + 1 + taken.count)])), line: block.line))
            index += 1 + taken.count + (taken.isFenced ? 1 : 0)
            continue
          }
        }
        if let rest = withoutReferenceMark(inlines) {
          out.append(Block(.aside(label: nil, [Block(.paragraph(rest), line: block.line)]), line: block.line))
          index += 1
          continue
        }
      }
      out.append(quoteAsAside(block))
      index += 1
    }
    return out
  }

  /// "**Note** text" in one paragraph is an aside; "**Tip.** …" as a bold opening might be a label of another kind, but reads the same.
  private static func startsAside(_ inlines: [Inline]) -> Bool {
    if case .text? = inlines.first { return true }
    if case .strong? = inlines.first { return true }
    return false
  }

  /// How many blocks after a label belong to it: up to the rule that closes what a rule opened, else the one paragraph or list that follows.
  private static func extent(_ blocks: [Block], from start: Int, isFenced: Bool) -> (count: Int, isFenced: Bool) {
    if isFenced {
      for end in start..<min(start + 8, blocks.count) {
        if case .thematicBreak = blocks[end].content { return (end - start, end > start) }
        if case .heading = blocks[end].content { break }
      }
    }
    guard start < blocks.count else { return (0, false) }
    switch blocks[start].content {
    case .paragraph, .list: return (1, false)
    case .heading, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak: return (0, false)
    }
  }

  private static func withoutReferenceMark(_ inlines: [Inline]) -> [Inline]? {
    guard case .text(let text)? = inlines.first, text.hasPrefix("※") else { return nil }
    let rest = String(text.drop { $0 == "※" || $0.isWhitespace })
    return (rest.isEmpty ? [] : [.text(rest)]) + inlines.dropFirst()
  }

  private static func isBreakBlock(_ block: Block?) -> Bool {
    if case .thematicBreak? = block?.content { return true }
    return false
  }

  /// Drops spaces, colons and breaks at the start; counts the lines dropped.
  private static func withoutLeadingSpace(_ inlines: [Inline]) -> (rest: [Inline], lines: Int) {
    var rest = inlines[...]
    var lines = 0
    while let first = rest.first {
      switch first {
      case .softBreak, .hardBreak:
        lines += 1
        rest.removeFirst()
        continue
      case .text(let text):
        let trimmed = text.drop { $0.isWhitespace || $0 == ":" || $0 == "：" || $0 == "\u{3000}" }
        rest.removeFirst()
        if trimmed.isEmpty { continue }
        return ([.text(String(trimmed))] + rest, lines)
      case .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference:
        return (Array(rest), lines)
      }
    }
    return ([], lines)
  }
}
