import Guidelines
import Languages

/// How a page, or a topic's part of it, shows its rules.
enum Convention {
  /// Rules open in bold; what does not open in bold is no rule.
  case marked
  /// Nothing marks a rule but its wording and its place: the first sentence of a paragraph, which the others explain.
  case leading
  /// Each sentence that advises is a rule.
  case sentences

  init(of blocks: some Sequence<Block>, language: Language) {
    var bold = 0
    Self.visitParagraphs(blocks) { inlines in
      guard inlines.mayOpenInBold, let lead = inlines.tidied.boldLead else { return true }
      if !LeadWords.matches(lead.headline.plainText, language: language), !LeadWords.isAsideLabel(lead.headline.plainText),
        Role(label: lead.headline.plainText, isLevel: true)?.isAdvice != true, !Lines(inlines).correct
      {
        bold += 1
      }
      return bold < 2
    }
    self = bold >= 2 ? .marked : .leading
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

  /// For a page of another house than the guidelines': what marks nothing is read sentence by sentence.
  var orSentences: Convention { self == .leading ? .sentences : self }

  /// In reading order, until `body` says that it has seen enough; false then. Quotes, asides, tables and footnotes hold no rules.
  @discardableResult
  private static func visitParagraphs(_ blocks: some Sequence<Block>, _ body: ([Inline]) -> Bool) -> Bool {
    blocks.allSatisfy { block in
      switch block.content {
      case .paragraph(let inlines): body(inlines)
      case .heading(_, let inlines, _): CanonicalForm.lead(of: inlines) == nil || body(inlines)
      case .list(let list): list.items.allSatisfy { visitParagraphs($0.blocks, body) }
      case .tabs(let tabs): tabs.allSatisfy { visitParagraphs($0.blocks, body) }
      case .definitionList(let definitions): definitions.allSatisfy { visitParagraphs($0.blocks, body) }
      case .table, .quote, .aside, .code, .footnote, .thematicBreak, .figure: true
      }
    }
  }
}

extension [Block] {
  /// Cut before each heading.
  var sections: [ArraySlice<Block>] {
    var cuts = indices.filter { if case .heading = self[$0].content { true } else { false } }
    if cuts.first != startIndex { cuts.insert(startIndex, at: 0) }
    return zip(cuts, cuts.dropFirst() + [endIndex]).map { self[$0..<$1] }
  }
}
