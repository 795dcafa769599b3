import Guidelines

/// How a page, or a topic's part of it, shows its rules.
enum Convention {
  /// Rules open in bold; what does not open in bold is no rule.
  case marked
  /// Nothing marks a rule but its wording and its place.
  case unmarked

  init(of blocks: [Block], language: Language) {
    var bold = 0
    Self.visitParagraphs(blocks) { inlines in
      guard inlines.mayOpenInBold, let lead = inlines.tidied.boldLead else { return true }
      if !Label.matches(lead.headline.plainText, language: language), !Label.isAsideLabel(lead.headline.plainText) { bold += 1 }
      return bold < 2
    }
    self = bold >= 2 ? .marked : .unmarked
    if bold == 1 {
      // One bold sentence in a short page marks; in a long one it is emphasis.
      var paragraphs = 0
      Self.visitParagraphs(blocks) {
        if !$0.plainText.isEmpty { paragraphs += 1 }
        return paragraphs <= 6
      }
      if paragraphs <= 6 { self = .marked }
    }
  }

  /// In reading order, until `body` says that it has seen enough.
  private static func visitParagraphs(_ blocks: [Block], _ body: ([Inline]) -> Bool) {
    var pending = blocks[...]
    var stack: [ArraySlice<Block>] = []
    while true {
      guard let block = pending.popFirst() else {
        guard let next = stack.popLast() else { return }
        pending = next
        continue
      }
      switch block.content {
      case .paragraph(let inlines): if !body(inlines) { return }
      case .heading(_, let inlines, _): if CanonicalForm.lead(of: inlines) != nil, !body(inlines) { return }
      case .list(let list):
        stack.append(pending)
        pending = list.items.flatMap(\.blocks)[...]
      case .tabs(let tabs):
        stack.append(pending)
        pending = tabs.flatMap(\.blocks)[...]
      case .definitionList(let definitions):
        stack.append(pending)
        pending = definitions.flatMap(\.blocks)[...]
      case .table, .quote, .aside, .code, .footnote, .thematicBreak: continue
      }
    }
  }
}
