import Guidelines
import Languages

/// What blocks say that are still to be walked: whether they advise, and what a sentence before a list says of it.
extension Walker {
  /// How many items of a list open with advice.
  func advising(_ list: List) -> Int {
    list.items.count { item in
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { return false }
      return advices(Statement.all(in: inlines, language: language), role: nil, isItem: true).first.map { $0 != nil } ?? false
    }
  }

  /// How many items of a list tell how to operate something.
  func operating(_ list: List) -> Int {
    list.items.count { item in
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { return false }
      let sentence = inlines.plainText.firstSentence
      return Languages.grammar(of: sentence, on: language).guidance.operates(sentence, inlines.namesControl)
    }
  }

  /// Whether at least half of the items of some list in the blocks open with advice, or all with what may be some, or its lead-in makes them.
  func holdsAdvice(_ blocks: [Block]) -> Bool {
    blocks.contains { block in
      guard case .list(let list) = block.content else { return false }
      if let sentence = leadIn, case .advises? = announced(sentence) { return true }
      func speaking(acceptsWeak: Bool) -> Int {
        list.items.count { item in
          guard case .paragraph(let inlines)? = item.blocks.first?.content,
            let first = Statement.all(in: inlines, language: language).first
          else { return false }
          return Advice(first.text, own: first.role, role: role, isItem: true, acceptsWeak: acceptsWeak, language: language)
            != nil
        }
      }
      let certain = speaking(acceptsWeak: false)
      return certain * 2 >= list.items.count && certain > 0
        || acceptsWeak && list.items.count > 1 && speaking(acceptsWeak: true) == list.items.count
    }
  }

  func advises(_ inlines: [Inline]) -> Bool {
    advices(Statement.all(in: inlines, language: language), role: role, isItem: false).contains { $0 != nil }
  }

  /// Whether a block states advice somewhere at its surface.
  func holdsAdvice(_ block: Block) -> Bool {
    switch block.content {
    case .paragraph(let inlines): advises(inlines)
    case .list: holdsAdvice([block])
    case .heading, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: false
    }
  }

  func isTermAlone(_ inlines: [Inline]) -> Bool {
    let text = String(inlines.tidied.plainText.trimmingSpace)
    return Platform.list(text) != nil || LeadWords.isTerm(text, language: language)
  }

  /// What a sentence before a list says of it; nil where it announces nothing.
  func announced(_ sentence: String) -> LanguageRules.LeadIn? {
    let bare = sentence.trimmingSpace.trimmingSuffix { $0.isOne(of: ":：?？") || $0.isWhitespace }
    guard
      bare.endIndex < sentence.trimmingSpace.endIndex || sentence.contains(anyOf: Walker.listAnnouncements)
        || bare.last?.isLetter ?? false
    else { return nil }
    return Languages.grammar(of: String(bare), on: language).guidance.leadIn(String(bare))
  }

  /// Whether a sentence only leads to the list behind it: what it says is said of the items.
  func isLeadIn(_ sentence: String) -> Bool {
    switch announced(sentence) {
    case .advises, .describes, .steps, .aim:
      sentence.last.map { $0.isOne(of: ":：") } ?? false || sentence.contains(anyOf: Walker.listAnnouncements)
    case .open, nil: false
    }
  }
}
