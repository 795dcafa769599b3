import Guidelines
import Languages
import TextAnalysis

/// Lists on pages that mark rules only by their wording.
extension Walker {
  mutating func classifyList(_ list: List, line: Int, depth: Int) {
    var meaning = nextMeaning ?? self.currentMeaning
    nextMeaning = nil
    // The paragraph before the list may be a title that is not marked up.
    let unmarkedTitle = leadInSentence.flatMap { $0.hasCharacters(30) || $0.contains { $0.isOne(of: "。.:：") } ? nil : $0 }
    var hasAim = false
    if let sentence = leadInSentence, meaning == nil || meaning?.isAboutAdvice == true {
      switch leadIn(of: sentence) {
      case .neutral, nil: break
      case .advisory(let strength): meaning = .advice(strength)
      case .descriptive, .steps:
        attachOrBeginRecord(Block(.list(list), line: line))
        return
      case .goal: hasAim = true
      }
    }
    leadInSentence = nil
    if meaning != .nonguidance, meaning != .example, isChecklist(list) { meaning = .checklist }
    let corrections = self.corrections(in: list)
    if list.start != nil, meaning == nil {
      let title = (unmarkedTitle ?? path.titles.last ?? "").lowercased()
      if hasAim || title.contains(anyOf: language.profile.guidance.procedureWords)
        || instructionItemCount(in: list) * 2 >= list.items.count
      {
        attachOrBeginRecord(Block(.list(list), line: line))
        return
      }
    }
    let containsMostlyCommands = includesWeakStatements && meaning == nil && adviceItemCount(in: list) * 2 >= list.items.count
    var plainItems: [List.Item] = []
    var hasRules = false
    func flushPlainItems(_ walker: inout Walker) {
      guard !plainItems.isEmpty else { return }
      // Items explain the text above the list, never the item before them.
      if hasRules { walker.acceptsContinuation = false }
      walker.attachOrBeginRecord(Block(.list(List(start: list.start, items: plainItems)), line: plainItems[0].line))
      plainItems = []
    }
    for item in list.items {
      guard let first = item.blocks.first, case .paragraph(let inlines) = first.content else {
        flushPlainItems(&self)
        walk(item.blocks, depth: depth + 1, below: meaning)
        continue
      }
      let remainingBlocks = Array(item.blocks.dropFirst())
      let line = first.line > 0 ? first.line : item.line
      if let label = LabelMeaning(label: inlines.plainText) {
        flushPlainItems(&self)
        countLabel(inlines)
        walk(remainingBlocks, depth: depth + 1, below: label)
        continue
      }
      if let (before, after) = corrections[item.line] {
        flushPlainItems(&self)
        hasRules = true
        beginCorrection(before, after, of: inlines, line: line)
        classifyContinuation(remainingBlocks, depth: depth)
        continue
      }
      let statements = inlines.isLinkOnly ? [] : ParagraphSentence.all(in: inlines, language: language)
      let isTitle = meaning?.strength == .avoid && isTermOnly(inlines) && remainingBlocks.contains(where: isListOfActs)
      if containsMostlyCommands, statements.count == 1, isVerbless(statements[0]) {
        flushPlainItems(&self)
        hasRules = true
        diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(statements[0].text)))
        var draft = RecordDraft(kind: .rule, headline: inlines.tidied, line: line, path: path)
        draft.isInferred = true
        draft.statedStrength = Strength(headline: statements[0].text, language: language)
        beginRecord(draft)
        classifyContinuation(remainingBlocks, depth: depth)
      } else if !isTitle, classifications(of: statements, meaning: meaning, isItem: true).contains(where: { $0 != nil }) {
        flushPlainItems(&self)
        hasRules = true
        _ = beginRules(statements, meaning: meaning, isItem: true, line: line)
        leadInSentence = statements.last?.text
        // A list below something to avoid may contain remedies as well as further faults, so it is only attached.
        if statements[0].meaning == nil, meaning?.strength == .avoid, drafts.last?.statedStrength == .avoid {
          for block in remainingBlocks {
            if case .list = block.content { attachToOpenRecord(block) } else { classifyContinuation([block], depth: depth) }
          }
        } else {
          classifyContinuation(remainingBlocks, depth: depth)
        }
      } else if isTitle || remainingBlocks.contains(where: containsAdvice) {
        flushPlainItems(&self)
        if isTermOnly(inlines) {
          openSection(
            level: SectionPath.itemLevel(depth: depth), title: String(inlines.tidied.plainText.trimmingWhitespace), anchor: nil)
        } else {
          attachOrBeginRecord(Block(.paragraph(inlines), line: line))
        }
        leadInSentence = statements.last?.text
        walk(remainingBlocks, depth: depth + 1, below: statements.first?.meaning ?? meaning)
        path.close(from: SectionPath.itemLevel(depth: depth))
      } else {
        plainItems.append(item)
      }
    }
    flushPlainItems(&self)
    leadInSentence = nil
  }

  /// Returns `true` if a list below something to avoid, or below a fault, names several acts; then the text above it is a title
  /// and not an act.
  private func isListOfActs(_ block: Block) -> Bool {
    guard case .list(let list) = block.content, list.items.count > 1 else { return false }
    let actCount = list.items.count { item in
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { return false }
      return Modality(of: String(inlines.plainText.firstSentence), language: language) != .descriptive
    }
    return actCount * 2 >= list.items.count
  }

  /// Returns `true` for a sentence without a verb among commands, if it says how something has to be.
  private func isVerbless(_ statement: ParagraphSentence) -> Bool {
    statement.meaning == nil && !statement.hasNoContent && !RuleClassification.isNonstatement(statement.text)
      && Modality(of: statement.text, language: language) == .descriptive
      && Languages.profile(ofSentence: statement.text, onPageIn: language).guidance.isVerbless(statement.text)
  }

  /// Walks the blocks of an item after its own sentences: further rules, or explanations of the last one.
  mutating func classifyContinuation(_ rest: [Block], depth: Int) {
    for (index, block) in rest.enumerated() {
      switch block.content {
      case .list: if containsAdviceList([block]) { walk([block], depth: depth + 1) } else { attachToOpenRecord(block) }
      case .paragraph where isCodeLabel(rest, at: index): attachToOpenRecord(block)
      case .paragraph, .table, .aside: walk([block], depth: depth + 1)
      case .heading, .quote, .code, .tabs, .definitionList, .footnote, .thematicBreak, .figure: attachToOpenRecord(block)
      }
    }
  }

  /// Returns `true` if a paragraph is a label of the code block after it, such as "Don't do this:". It does not apply to what
  /// follows the code.
  func isCodeLabel(_ blocks: [Block], at index: Int) -> Bool {
    guard markupStyle == .everySentence || scansUnmarkedText, index + 1 < blocks.count, case .code = blocks[index + 1].content,
      case .paragraph(let inlines) = blocks[index].content
    else { return false }
    return LabelMeaning(label: inlines.plainText) != nil
  }
}
