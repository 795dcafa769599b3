import Guidelines
import Languages
import TextAnalysis

/// Headings, which are titles of sections or rules.
extension Walker {
  mutating func walkHeading(
    _ level: Int, _ inlines: [Inline], _ anchor: String?, line: Int, before next: Block?, isMarkedUp: Bool = true
  ) {
    let text = inlines.plainText
    guard !text.isBlank else { return }
    sectionMeanings.removeAll { $0.level >= level || $0.role == .example }
    let rule =
      inlines.isStruckThrough
      ? nil : ruleHeading(inlines, text: text, line: line) ?? actHeading(inlines, level, line: line, before: next)
    if var rule {
      path.close(from: level)
      rule.path = path
      beginRecord(rule)
      if markupStyle != .everySentence, !scansUnmarkedText { return }
    }
    if LabelPhrases.isAsideLabel(text) {
      acceptsContinuation = false
      pendingAsideLabel = text
      countLabel(inlines)
      return
    }
    if isMarkedUp, lastHeadingLevel > 0, level > lastHeadingLevel + 1 {
      diagnostics.append(Diagnostic(.note, line: line, .headingLevelSkipped(from: lastHeadingLevel, to: level)))
    }
    if isMarkedUp { lastHeadingLevel = level }
    openSection(level: level, title: text, anchor: anchor, isRepeated: rule != nil)
    // Content below a heading that is a rule explains that rule.
    acceptsContinuation = rule != nil
    if !form.isOfficial, let meaning = LabelMeaning(label: text, isTitle: true) { sectionMeanings.append((level, meaning)) }
  }

  /// Returns `true` for a paragraph that serves as a title without being marked up as one: a few words in bold above text.
  func isUnmarkedTitle(_ inlines: [Inline], before next: Block?) -> Bool {
    guard !form.isOfficial, markupStyle == .everySentence || scansUnmarkedText, inlines.isBold, let next else { return false }
    switch next.content {
    case .paragraph(let text): if text.isBold || text.plainText.isBlank { return false }
    case .list, .table, .quote, .aside, .definitionList: break
    case .heading, .code, .tabs, .footnote, .thematicBreak, .figure: return false
    }
    let words = inlines.plainText
    return LabelPhrases.isTerm(words, language: language) && LabelMeaning(label: words) == nil
      && !LabelPhrases.isAsideLabel(words)
      && Platform.platforms(listedIn: words) == nil && !words.trimmingWhitespace.hasSuffix(anyOf: [":", "："])
  }

  /// Returns a draft for a heading that states a rule: a bold sentence followed by more text, or a complete sentence with a
  /// command.
  func ruleHeading(_ inlines: [Inline], text: String, line: Int) -> RecordDraft? {
    let isSentence = text.last.map { $0.isOne(of: "。.") } ?? false
    if markupStyle == .everySentence || scansUnmarkedText, !isSentence { return commandHeading(inlines, text: text, line: line) }
    let modality =
      isSentence && text.count >= 8 ? Modality(of: RuleNumber.removingNumber(from: text), language: language) : .descriptive
    guard modality == .directive || modality == .weak && includesWeakStatements else { return nil }
    var draft = RecordDraft(kind: .rule, headline: inlines, line: line, path: path)
    draft.isInferred = modality == .weak
    return draft
  }

  /// Returns a draft for a heading that names an act, such as 「空欄の放置」, if it has a mark or is directly below "Do" or "Don't", and
  /// if it is followed by a sample of the act or at least by no advice.
  func actHeading(_ inlines: [Inline], _ level: Int, line: Int, before next: Block?) -> RecordDraft? {
    var text = inlines.plainText
    var strength: Strength?
    var isFault = false
    let markedPrefix = StrengthMark.leadingMark(of: text[...])
    if let (mark, rest) = markedPrefix {
      (text, strength) = (String(rest), mark.strength)
    } else if let parentMeaning = sectionMeanings.last, parentMeaning.level < level {
      switch parentMeaning.role {
      case .advice(let stated): strength = stated
      case .fault: (strength, isFault) = (.avoid, true)
      case .requirementLevel, .sample, .checklist, .example, .nonguidance: break
      }
      text = RuleNumber.removingNumber(from: text)
    }
    let grammar = Languages.profile(ofSentence: text, onPageIn: language)
    guard !form.isOfficial, isGuidance, let strength, LabelMeaning(label: text, isTitle: true) == nil,
      grammar.guidance.namesAction(text) || markedPrefix != nil && grammar.grammar.modality(text) != .descriptive
    else { return nil }
    if let next {
      switch next.content {
      case .list, .table: return nil
      // Advice below a fault is its remedy.
      case .paragraph(let inlines): if !isFault, containsAdvice(inlines) { return nil }
      case .heading(let nextLevel, _, _): if nextLevel > level { return nil }
      case .code, .quote, .aside, .tabs, .footnote, .definitionList, .thematicBreak, .figure: break
      }
    }
    var draft = RecordDraft(kind: .rule, headline: inlines, line: line, path: path)
    draft.statedStrength = strength
    return draft
  }

  /// Returns a draft for a heading worded as a command, such as 「ラジオボタン内に操作可能な要素を含めない」 or "Write clear link text".
  func commandHeading(_ inlines: [Inline], text: String, line: Int) -> RecordDraft? {
    let bare = RuleNumber.removingNumber(from: text)
    guard bare.contains(" ") ? bare.split(separator: " ").count > 1 : bare.hasCharacters(6),
      LabelMeaning(label: bare, isTitle: true) == nil,
      !LabelPhrases.matches(bare + ".", language: language), language.profile.grammar.isPlausibleHeading(bare[...]) == false,
      !language.profile.guidance.isNounPhrase(bare),
      !LabelMeaning.coversBothSides(bare),
      let classification = RuleClassification(
        bare, meaning: LabelMeaning.opening(of: text)?.role ?? currentMeaning, isItem: false, includesWeakStatements: false,
        language: language),
      Modality(of: bare, language: language) == .directive,
      // Short imperatives such as "Get started" and "Open source" are titles, but "Avoid jargon" is a rule.
      classification.strength == .avoid || !bare.contains(" ") || bare.contains(where: { !$0.isASCII && $0.isLetter })
        || bare.split(separator: " ").count > 2
    else { return nil }
    var draft = RecordDraft(kind: .rule, headline: inlines, line: line, path: path)
    draft.statedStrength = classification.strength
    return draft
  }
}
