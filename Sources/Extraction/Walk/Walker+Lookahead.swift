import Guidelines
import Languages

/// Lookahead: properties of blocks that are not walked yet, and of the sentence before a list.
extension Walker {
  /// Returns the number of items of a list that begin with a rule.
  func adviceItemCount(in list: List) -> Int {
    list.items.count { item in
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { return false }
      return classifications(of: ParagraphSentence.all(in: inlines, language: language), meaning: nil, isItem: true).first.map {
        $0 != nil
      } ?? false
    }
  }

  /// Returns the number of items of a list that begin with an instruction for operating something.
  func instructionItemCount(in list: List) -> Int {
    list.items.count { item in
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { return false }
      let sentence = inlines.plainText.firstSentence
      return Languages.profile(ofSentence: sentence, onPageIn: language).guidance.isOperation(sentence, inlines.namesControl)
    }
  }

  /// Returns `true` if the blocks include a list of rules: at least half of its items begin with certain rules, all begin with
  /// possible ones, or the sentence before it makes them rules.
  func containsAdviceList(_ blocks: [Block]) -> Bool {
    blocks.contains { block in
      guard case .list(let list) = block.content else { return false }
      if let sentence = leadInSentence, case .advisory? = leadIn(of: sentence) { return true }
      func adviceCount(includesWeakStatements: Bool) -> Int {
        list.items.count { item in
          guard case .paragraph(let inlines)? = item.blocks.first?.content,
            let first = ParagraphSentence.all(in: inlines, language: language).first
          else { return false }
          return RuleClassification(
            first.text, ownMeaning: first.meaning, meaning: currentMeaning, isItem: true,
            includesWeakStatements: includesWeakStatements, language: language)
            != nil
        }
      }
      let certainCount = adviceCount(includesWeakStatements: false)
      return certainCount * 2 >= list.items.count && certainCount > 0
        || includesWeakStatements && list.items.count > 1 && adviceCount(includesWeakStatements: true) == list.items.count
    }
  }

  func containsAdvice(_ inlines: [Inline]) -> Bool {
    classifications(of: ParagraphSentence.all(in: inlines, language: language), meaning: currentMeaning, isItem: false).contains {
      $0 != nil
    }
  }

  /// Returns `true` if a block contains a rule outside nested blocks.
  func containsAdvice(_ block: Block) -> Bool {
    switch block.content {
    case .paragraph(let inlines): containsAdvice(inlines)
    case .list: containsAdviceList([block])
    case .heading, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: false
    }
  }

  func isTermOnly(_ inlines: [Inline]) -> Bool {
    let text = String(inlines.tidied.plainText.trimmingWhitespace)
    return Platform.platforms(listedIn: text) != nil || LabelPhrases.isTerm(text, language: language)
  }

  /// Returns the effect of a sentence on the list after it, or `nil` if the sentence announces nothing.
  func leadIn(of sentence: String) -> LanguageProfile.LeadIn? {
    let bare = sentence.trimmingWhitespace.trimmingSuffix { $0.isOne(of: ":：?？") || $0.isWhitespace }
    guard
      bare.endIndex < sentence.trimmingWhitespace.endIndex || sentence.contains(anyOf: Walker.listAnnouncements)
        || bare.last?.isLetter ?? false
    else { return nil }
    return Languages.profile(ofSentence: String(bare), onPageIn: language).guidance.leadIn(String(bare))
  }

  /// Returns `true` if a sentence only introduces the list after it, so that its statement applies to the items.
  func isLeadIn(_ sentence: String) -> Bool {
    switch leadIn(of: sentence) {
    case .advisory, .descriptive, .steps, .goal:
      sentence.last.map { $0.isOne(of: ":：") } ?? false || sentence.contains(anyOf: Walker.listAnnouncements)
    case .neutral, nil: false
    }
  }
}
