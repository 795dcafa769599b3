import Guidelines
import Languages

extension Walker {
  /// Walks a list. Each item is examined separately and may be a rule, a section with a title that is not marked up, or other
  /// content.
  mutating func walkList(_ list: List, line: Int, depth: Int) {
    if markupStyle == .everySentence || nextMeaning != nil {
      classifyList(list, line: line, depth: depth)
      return
    }
    let isListAnnounced = isListAnnounced
    var isRuleList = !acceptsContinuation && sectionRecordCount == 0
    var hasBoldRules = false
    var plainItems: [List.Item] = []

    func flushPlainItems(_ walker: inout Walker) {
      guard !plainItems.isEmpty else { return }
      // Items explain the text above the list, never the item before them.
      if hasBoldRules, !walker.form.isOfficial { walker.acceptsContinuation = false }
      walker.attachOrBeginRecord(Block(.list(List(start: list.start, items: plainItems)), line: plainItems[0].line))
      plainItems = []
    }

    for item in list.items {
      guard let first = item.blocks.first, case .paragraph(let inlines) = first.content else {
        plainItems.append(item)
        continue
      }
      let remainingBlocks = Array(item.blocks.dropFirst())
      let itemLine = first.line > 0 ? first.line : item.line
      if let boldRule = boldRule(inItem: inlines) {
        flushPlainItems(&self)
        beginBoldRule(boldRule.headline, rest: boldRule.rest, line: itemLine)
        isRuleList = true
        hasBoldRules = true
        walkItemContinuation(remainingBlocks, depth: depth)
      } else if isUnmarkedSection(inlines, rest: remainingBlocks, announced: isListAnnounced) {
        flushPlainItems(&self)
        openSection(
          level: SectionPath.itemLevel(depth: depth), title: String(inlines.tidied.plainText.trimmingWhitespace), anchor: nil)
        walk(remainingBlocks, depth: depth + 1)
      } else if markupStyle == .firstSentence, !isListAnnounced, !inlines.isLinkOnly,
        let opening = FirstSentence(of: inlines, language: language),
        isRuleItem(opening, rest: remainingBlocks, inRuleList: isRuleList)
      {
        flushPlainItems(&self)
        diagnostics.append(Diagnostic(.note, line: itemLine, .ruleGuessed(opening.text)))
        var draft = RecordDraft(kind: .rule, paragraph: inlines, boundary: opening.boundary, line: itemLine, path: path)
        draft.isInferred = true
        draft.isListItem = true
        beginRecord(draft)
        isRuleList = true
        walkItemContinuation(remainingBlocks, depth: depth)
      } else if scansUnmarkedText, !isListAnnounced || hasBoldRules,
        remainingBlocks.contains(where: containsAdvice)
          || containsAdvice(inlines)
      {
        flushPlainItems(&self)
        classifyList(List(start: list.start, items: [item]), line: itemLine, depth: depth)
      } else {
        plainItems.append(item)
      }
    }
    flushPlainItems(&self)
  }

  /// Adds the blocks after an item's first paragraph to the rule that the item states, unless they contain bold rules themselves.
  private mutating func walkItemContinuation(_ rest: [Block], depth: Int) {
    for block in rest {
      if case .list(let nested) = block.content, markupStyle == .bold,
        nested.items.contains(where: { $0.startsWithBoldRule(language) })
      {
        walkList(nested, line: block.line, depth: depth + 1)
      } else if case .paragraph(let inlines) = block.content, let boldRule = boldRule(inItem: inlines) {
        beginBoldRule(boldRule.headline, rest: boldRule.rest, line: block.line)
      } else if case .table = block.content {
        walk([block], depth: depth)
      } else if scansUnmarkedText {
        classifyContinuation([block], depth: depth)
      } else {
        attachToOpenRecord(block)
      }
    }
  }

  private func boldRule(inItem inlines: [Inline]) -> (headline: [Inline], rest: [Inline])? {
    guard sectionKind.hasBoldRules, let lead = inlines.boldPrefix else { return nil }
    let bold = lead.headline.plainText
    return LabelPhrases.matches(bold, language: language) || LabelPhrases.isAsideLabel(bold)
      || CrossReference.isForDevelopers(bold)
      ? nil : lead
  }

  /// Returns `true` for an item that consists of a term followed by more blocks, which is a heading without its markup.
  private func isUnmarkedSection(_ inlines: [Inline], rest: [Block], announced: Bool) -> Bool {
    guard !rest.isEmpty else { return false }
    let text = String(inlines.tidied.plainText.trimmingWhitespace)
    if Platform.platforms(listedIn: text) != nil { return true }
    return !announced && markupStyle == .firstSentence && LabelPhrases.isTerm(text, language: language)
  }

  private func isRuleItem(_ opening: FirstSentence, rest: [Block], inRuleList: Bool) -> Bool {
    let hasExplanation = !rest.isEmpty || opening.hasMore
    return (inRuleList || hasExplanation) && isRule(opening, isItem: true)
      && (Modality(of: opening.text, language: language) == .directive || hasExplanation)
  }

  /// Indicates whether the open record announces a list, as "…以下のような…", "for example …:", or a colon at its end do.
  private var isListAnnounced: Bool {
    guard acceptsContinuation, let last = drafts.last else { return false }
    let text: String
    if let block = last.body.last {
      guard case .paragraph(let inlines) = block.content else { return false }
      text = inlines.plainText
    } else {
      text = last.headline.plainText
    }
    let end = text.trimmingWhitespace
    if let mark = end.last, mark == ":" || mark == "：" { return true }
    let sentence = String(end.suffix(60))
    return sentence.contains(anyOf: Walker.listAnnouncements)
      || (last.kind == .definition && sentence.lowercased().contains(anyOf: Walker.exampleAnnouncements))
  }

  static let listAnnouncements = Languages.all.flatMap(\.grammar.listIntroductions)
  private static let exampleAnnouncements = Languages.all.flatMap(\.grammar.exampleIntroductions)
}

extension List.Item {
  func startsWithBoldRule(_ language: Language) -> Bool {
    guard case .paragraph(let inlines)? = blocks.first?.content, let lead = inlines.boldPrefix else {
      return false
    }
    return !LabelPhrases.matches(lead.headline.plainText, language: language)
  }
}
