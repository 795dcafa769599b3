import Guidelines
import Languages
import TextAnalysis

/// Classification of text sentence by sentence, for pages that mark rules only by their wording.
extension Walker {
  /// Meaning of the labels and headings above the current block.
  var currentMeaning: LabelMeaning? { blockMeaning ?? sectionMeanings.last?.role }

  /// Indicates whether text between bold rules is classified, too, as on pages other than the guidelines.
  var scansUnmarkedText: Bool { markupStyle == .bold && !form.isOfficial && isGuidance }

  var includesWeakStatements: Bool { form.includesWeakStatements && markupStyle == .everySentence && !isDescriptiveSection }

  /// Walks blocks below a label.
  mutating func walk(_ blocks: [Block], depth: Int, below meaning: LabelMeaning?) {
    let outerMeaning = blockMeaning
    blockMeaning = meaning ?? outerMeaning
    walk(blocks, depth: depth)
    blockMeaning = outerMeaning
  }

  // MARK: Paragraphs

  mutating func classifyParagraph(_ inlines: [Inline], line: Int) {
    let text = inlines.plainText.trimmingWhitespace
    if let label = LabelMeaning(label: String(text)) {
      nextMeaning = label
      if LabelMeaning.isShort(String(text)) {
        countLabel(inlines)
      } else {
        attachOrBeginRecord(Block(.paragraph(inlines), line: line))
      }
      leadInSentence = nil
      acceptsContinuation = false
      return
    }
    let meaning = nextMeaning ?? self.currentMeaning
    nextMeaning = nil
    // A paragraph in italics is the caption of a picture.
    if inlines.isEmphasized, meaning == nil || meaning?.isAboutAdvice == true {
      attachOrBeginRecord(Block(.paragraph(inlines), line: line))
      return
    }
    let statements = ParagraphSentence.all(in: inlines, language: language)
    guard let last = statements.last else {
      return accounting.addDropped("blocks that say nothing", inlines.visibleCharacters)
    }
    let explainsRule = markupStyle == .bold && acceptsContinuation && drafts.last?.kind == .rule
    if !beginRules(statements, meaning: meaning, isItem: false, line: line, after: explainsRule) {
      if acceptsContinuation, drafts.last?.kind == .rule, !isLeadIn(last.text) {
        attachToOpenRecord(Block(.paragraph(inlines)))
      } else {
        beginRecord(
          RecordDraft(
            kind: .definition, paragraph: inlines, boundary: statements[0].labeledInlines.plainText.utf8.count, line: line,
            path: path))
      }
    }
    leadInSentence = last.text
  }

  /// Begins a rule for each sentence that gives advice; the sentences between them explain the preceding rule. Returns `true` if
  /// there is a rule that the sentences state or explain.
  mutating func beginRules(
    _ statements: [ParagraphSentence], meaning contextMeaning: LabelMeaning?, isItem: Bool, line: Int, after isOpen: Bool = false
  ) -> Bool {
    var introduction: [Inline] = []
    var explanation: [Inline] = []
    var labelCharacters = 0
    var hasRule = isOpen
    for (statement, classification) in zip(statements, classifications(of: statements, meaning: contextMeaning, isItem: isItem)) {
      guard let classification else {
        if statement.text.isEmpty {
          labelCharacters += statement.labelCharacters
        } else if hasRule {
          explanation += statement.labeledInlines
        } else {
          introduction += statement.labeledInlines
        }
        continue
      }
      addExplanation(explanation)
      explanation = []
      if !introduction.isEmpty {
        let boundary = statements[0].labeledInlines.plainText.utf8.count
        beginRecord(RecordDraft(kind: .definition, paragraph: introduction, boundary: boundary, line: line, path: path))
        introduction = []
      }
      let statementLine = line + statement.linesBefore
      if classification.isInferred { diagnostics.append(Diagnostic(.note, line: statementLine, .ruleGuessed(statement.text))) }
      if classification.isDoubtful {
        diagnostics.append(
          Diagnostic(.warning, line: statementLine, .markContradictsWording(statement.text, taken: classification.strength)))
      }
      var draft = RecordDraft(kind: .rule, headline: statement.inlines.tidied, line: statementLine, path: path)
      draft.isInferred = classification.isInferred
      draft.statedStrength = classification.strength
      beginRecord(draft)
      labelCharacters += statement.labelCharacters
      hasRule = true
    }
    addExplanation(explanation)
    if hasRule { accounting.addMetadata("labels", labelCharacters) }
    return hasRule
  }

  /// Returns the classification of each sentence of a paragraph, `nil` for sentences that are no rules. A label in words applies
  /// until the next one, a mark only to its own sentence.
  func classifications(of statements: [ParagraphSentence], meaning contextMeaning: LabelMeaning?, isItem: Bool)
    -> [RuleClassification?]
  {
    var meaning = contextMeaning
    var isFirst = isItem
    // Sentences after "Examples:" are samples, as in "Use the second person. Examples: Click the panel. Open the door."
    var isSample = false
    return statements.map { statement in
      let isAfterProhibition = isItem && !isFirst && statement.meaning == nil && meaning?.strength == .avoid
      isSample =
        isSample || statement.labeledInlines.plainText.trimmingWhitespace.lowercased().hasPrefix(anyOf: Walker.sampleOpenings)
      if let ownMeaning = statement.meaning, statement.isLabeled { meaning = ownMeaning }
      if statement.text.isEmpty || isSample { return nil }
      defer { isFirst = false }
      // A mark at the beginning of a line makes that line an item.
      let isMarked =
        statement.startsLine && statement.meaning?.strength != nil && (!statement.isLabeled || statement.isCorrection)
      let classification = classification(of: statement, meaning: meaning, isItem: isFirst || isMarked)
      // Sentences after something to avoid explain it or state what to do instead, unless they are prohibitions themselves.
      return isAfterProhibition && classification?.strength == .avoid
        ? self.classification(of: statement, meaning: nil, isItem: false).ifProhibition : classification
    }
  }

  private static let sampleOpenings = Languages.all.flatMap(\.guidance.samplePrefixes)

  func classification(of statement: ParagraphSentence, meaning: LabelMeaning?, isItem: Bool) -> RuleClassification? {
    if statement.text.isEmpty || statement.hasNoContent || isLeadIn(statement.text) { return nil }
    if statement.isReference(language.profile.guidance) { return nil }
    let isAboutComponent =
      includesWeakStatements && meaning == nil && language.profile.guidance.describesComponent(statement.text, topicNames)
    return RuleClassification(
      statement.text, ownMeaning: statement.meaning, meaning: meaning, isItem: isItem,
      includesWeakStatements: includesWeakStatements && !isAboutComponent,
      language: language)
  }

  /// Appends inlines of the same paragraph to the body of the last rule.
  private mutating func addExplanation(_ inlines: [Inline]) {
    guard let last = drafts.indices.last, case let tidy = inlines.tidied, !tidy.isEmpty else { return }
    drafts[last].body.append(Block(.paragraph(tidy)))
  }

  /// Begins a rule with a bold headline. On pages other than the guidelines, the text after it may state further rules.
  mutating func beginBoldRule(_ headline: [Inline], rest: [Inline], line: Int) {
    var headline = headline.tidied
    var explanation = rest.tidied.removingPrefix(":").removingPrefix("：")
    var strength: Strength?
    if !form.isOfficial {
      let text = headline.plainText
      if let (meaning, words) = LabelMeaning.opening(of: text) ?? LabelMeaning.closing(of: text), meaning.isAboutAdvice {
        countLabel(headline, before: [.text(String(words))])
        let start = text.utf8.distance(from: text.startIndex, to: words.startIndex)
        headline = headline.split(at: start).tail.split(at: words.utf8.count).head.tidied
        strength = meaning.strength
      } else if let (mark, words) = StrengthMark.leadingMark(of: explanation.plainText[...]), words.isEmpty {
        strength = mark.strength
        explanation = []
      }
    }
    var draft = RecordDraft(kind: .rule, headline: headline, line: line, path: path)
    // A mark does not turn a prohibition into a recommendation.
    if let strength, strength == .avoid || Strength(headline: headline.plainText, language: language) == .do {
      draft.statedStrength = strength
    }
    beginRecord(draft)
    countLabel(rest, before: explanation)
    if explanation.isEmpty { return }
    let statements = scansUnmarkedText ? ParagraphSentence.all(in: explanation, language: language) : []
    if !statements.isEmpty {
      _ = beginRules(statements, meaning: currentMeaning, isItem: false, line: line, after: true)
    } else {
      addExplanation(explanation)
    }
  }
}

extension RuleClassification? {
  /// The classification if it is a prohibition, otherwise `nil`.
  fileprivate var ifProhibition: RuleClassification? { self?.strength == .avoid ? self : nil }
}

extension [Inline] {
  /// Indicates whether the inlines consist of bold text only.
  var isBold: Bool {
    let visible = trimmed
    guard visible.count == 1, case .strong = visible[0] else { return false }
    return true
  }

  /// Inlines inside the bold text if the inlines consist of bold text only, otherwise all of them.
  var withoutEmphasis: [Inline] {
    guard case .strong(let inner)? = trimmed.first, isBold else { return self }
    return inner
  }

  /// Indicates whether the inlines consist of emphasized text only.
  fileprivate var isEmphasized: Bool {
    let visible = trimmed
    guard visible.count == 1, case .emphasis = visible[0] else { return false }
    return true
  }
}
