import Guidelines
import Languages
import TextAnalysis

/// What a heading is: the title of a section, or a rule.
extension Walker {
  mutating func heading(
    _ level: Int, _ inlines: [Inline], _ anchor: String?, line: Int, before next: Block?, isReal: Bool = true
  ) {
    let text = inlines.plainText
    guard !text.isBlank else { return }
    sectionRoles.removeAll { $0.level >= level || $0.role == .example }
    let rule =
      inlines.isWithdrawn
      ? nil : ruleHeading(inlines, text: text, line: line) ?? actHeading(inlines, level, line: line, before: next)
    if var rule {
      path.close(from: level)
      rule.path = path
      begin(rule)
      if convention != .sentences, !readsBetween { return }
    }
    if LeadWords.isAsideLabel(text) {
      isOpen = false
      pendingAside = text
      countLabel(inlines)
      return
    }
    if isReal, lastLevel > 0, level > lastLevel + 1 {
      diagnostics.append(Diagnostic(.note, line: line, .headingLevelSkipped(from: lastLevel, to: level)))
    }
    if isReal { lastLevel = level }
    openSection(level: level, title: text, anchor: anchor, isRepeated: rule != nil)
    // What stands below a heading that is a rule explains it.
    isOpen = rule != nil
    if !form.isOfficial, let role = Role(label: text, isTitle: true) { sectionRoles.append((level, role)) }
  }

  /// Whether a paragraph is a title in all but its markup, as editors write who have no headings: a few words in bold that stand over a text.
  func isTitle(_ inlines: [Inline], before next: Block?) -> Bool {
    guard !form.isOfficial, convention == .sentences || readsBetween, inlines.isBold, let next else { return false }
    switch next.content {
    case .paragraph(let text): if text.isBold || text.plainText.isBlank { return false }
    case .list, .table, .quote, .aside, .definitionList: break
    case .heading, .code, .tabs, .footnote, .thematicBreak, .figure: return false
    }
    let words = inlines.plainText
    return LeadWords.isTerm(words, language: language) && Role(label: words) == nil && !LeadWords.isAsideLabel(words)
      && Platform.list(words) == nil && !words.trimmingSpace.hasSuffix(anyOf: [":", "："])
  }

  /// A heading that states a rule: a bold sentence with more behind it, or a whole sentence that commands.
  func ruleHeading(_ inlines: [Inline], text: String, line: Int) -> Draft? {
    let isSentence = text.last.map { $0.isOne(of: "。.") } ?? false
    if convention == .sentences || readsBetween, !isSentence { return statedByHeading(inlines, text: text, line: line) }
    let mood = isSentence && text.count >= 8 ? Mood(of: RuleNumber.dropped(from: text), language: language) : .none
    guard mood == .strong || mood == .weak && acceptsWeak else { return nil }
    var draft = Draft(kind: .rule, headline: inlines, line: line, path: path)
    draft.isGuessed = mood == .weak
    return draft
  }

  /// A heading that names an act, behind a mark or right below "Do" or "Don't", and below which stands a sample of it, or nothing that advises: 「空欄の放置」.
  func actHeading(_ inlines: [Inline], _ level: Int, line: Int, before next: Block?) -> Draft? {
    var text = inlines.plainText
    var strength: Strength?
    var isFault = false
    let marked = Mark.opening(of: text[...])
    if let (mark, rest) = marked {
      (text, strength) = (String(rest), mark.strength)
    } else if let above = sectionRoles.last, above.level < level {
      switch above.role {
      case .advice(let stated): strength = stated
      case .fault: (strength, isFault) = (.avoid, true)
      case .level, .sample, .check, .example, .silent: break
      }
      text = RuleNumber.dropped(from: text)
    }
    let grammar = Languages.grammar(of: text, on: language)
    guard !form.isOfficial, isGuidance, let strength, Role(label: text, isTitle: true) == nil,
      grammar.guidance.namesAct(text) || marked != nil && grammar.sentences.mood(text) != .none
    else { return nil }
    if let next {
      switch next.content {
      case .list, .table: return nil
      // Below a fault stands its cure.
      case .paragraph(let inlines): if !isFault, advises(inlines) { return nil }
      case .heading(let below, _, _): if below > level { return nil }
      case .code, .quote, .aside, .tabs, .footnote, .definitionList, .thematicBreak, .figure: break
      }
    }
    var draft = Draft(kind: .rule, headline: inlines, line: line, path: path)
    draft.statedStrength = strength
    return draft
  }

  /// A heading in a rule's mood: 「ラジオボタン内に操作可能な要素を含めない」, "Write clear link text".
  func statedByHeading(_ inlines: [Inline], text: String, line: Int) -> Draft? {
    let bare = RuleNumber.dropped(from: text)
    guard bare.contains(" ") ? bare.split(separator: " ").count > 1 : bare.hasCharacters(6),
      Role(label: bare, isTitle: true) == nil,
      !LeadWords.matches(bare + ".", language: language), language.rules.sentences.isTerm(bare[...]) == false,
      !language.rules.guidance.isNoun(bare),
      !Role.namesBothSides(bare),
      let advice = Advice(
        bare, role: Role.opening(of: text)?.role ?? role, isItem: false, acceptsWeak: false, language: language),
      Mood(of: bare, language: language) == .strong,
      // "Get started" and "Open source" are titles, "Avoid jargon" is none.
      advice.strength == .avoid || !bare.contains(" ") || bare.contains(where: { !$0.isASCII && $0.isLetter })
        || bare.split(separator: " ").count > 2
    else { return nil }
    var draft = Draft(kind: .rule, headline: inlines, line: line, path: path)
    draft.statedStrength = advice.strength
    return draft
  }
}
