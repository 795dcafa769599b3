import Guidelines
import Languages

/// Style in which a page, or the part of it about one topic, marks its rules.
enum RuleMarkupStyle {
  /// Rules begin in bold; other text states no rules.
  case bold
  /// Rules are recognized by wording and position: the first sentence of a paragraph may be a rule, which the other sentences
  /// explain.
  case firstSentence
  /// Every sentence that gives advice is a rule.
  case everySentence

  init(of blocks: some Sequence<Block>, language: Language) {
    var boldCount = 0
    Self.visitParagraphs(blocks) { inlines in
      guard inlines.startsInBold, let lead = inlines.tidied.boldPrefix else { return true }
      if !LabelPhrases.matches(lead.headline.plainText, language: language), !LabelPhrases.isAsideLabel(lead.headline.plainText),
        LabelMeaning(label: lead.headline.plainText, isLevel: true)?.isAboutAdvice != true,
        !SourceLines(inlines).containsCorrections
      {
        boldCount += 1
      }
      return boldCount < 2
    }
    self = boldCount >= 2 ? .bold : .firstSentence
    if boldCount == 1 {
      // In a short page, a single bold sentence marks a rule; in a long one it is emphasis.
      var paragraphCount = 0
      Self.visitParagraphs(blocks) {
        if !$0.plainText.isEmpty { paragraphCount += 1 }
        return paragraphCount <= 6
      }
      if paragraphCount <= 6 { self = .bold }
    }
  }

  /// Style for pages other than the guidelines: `everySentence` instead of `firstSentence`.
  var fallingBackToEverySentence: RuleMarkupStyle { self == .firstSentence ? .everySentence : self }

  /// Calls `body` with each paragraph in reading order until it returns `false`. Returns `false` if it was stopped. Quotes,
  /// asides, tables, and footnotes are not visited because they contain no bold rules.
  @discardableResult
  private static func visitParagraphs(_ blocks: some Sequence<Block>, _ body: ([Inline]) -> Bool) -> Bool {
    blocks.allSatisfy { block in
      switch block.content {
      case .paragraph(let inlines): body(inlines)
      case .heading(_, let inlines, _): CanonicalForm.boldPrefix(of: inlines) == nil || body(inlines)
      case .list(let list): list.items.allSatisfy { visitParagraphs($0.blocks, body) }
      case .tabs(let tabs): tabs.allSatisfy { visitParagraphs($0.blocks, body) }
      case .definitionList(let definitions): definitions.allSatisfy { visitParagraphs($0.blocks, body) }
      case .table, .quote, .aside, .code, .footnote, .thematicBreak, .figure: true
      }
    }
  }
}

extension [Block] {
  /// Blocks divided before each heading.
  var sections: [ArraySlice<Block>] {
    var sectionStarts = indices.filter { if case .heading = self[$0].content { true } else { false } }
    if sectionStarts.first != startIndex { sectionStarts.insert(startIndex, at: 0) }
    return zip(sectionStarts, sectionStarts.dropFirst() + [endIndex]).map { self[$0..<$1] }
  }
}
