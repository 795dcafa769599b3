import Guidelines
import Languages
import TextAnalysis

/// Reading where nothing marks a rule but its words: sentence by sentence, in the light of the page and of the words above.
extension Walker {
  /// What the headings and labels above make of what is said here.
  var role: Role? { labelled ?? sectionRoles.last?.role }

  /// Whether what stands between bold leads is read for advice too: on the pages of other houses.
  var readsBetween: Bool { convention == .marked && !form.isOfficial && isGuidance }

  var acceptsWeak: Bool { form.acceptsWeak && convention == .sentences && !isDescriptive }

  /// Reads blocks below a label.
  mutating func walk(_ blocks: [Block], depth: Int, below role: Role?) {
    let before = labelled
    labelled = role ?? before
    walk(blocks, depth: depth)
    labelled = before
  }

  // MARK: Paragraphs

  mutating func proseParagraph(_ inlines: [Inline], line: Int) {
    let text = inlines.plainText.trimmingSpace
    if let label = Role(label: String(text)) {
      nextRole = label
      if Role.isShort(String(text)) { countLabel(inlines) } else { attachOrBegin(Block(.paragraph(inlines), line: line)) }
      leadIn = nil
      isOpen = false
      return
    }
    let role = nextRole ?? self.role
    nextRole = nil
    // A picture's caption, set apart by its slant.
    if inlines.isSlanted, role == nil || role?.isAdvice == true {
      attachOrBegin(Block(.paragraph(inlines), line: line))
      return
    }
    let statements = Statement.all(in: inlines, language: language)
    guard let last = statements.last else {
      return accounting.addDropped("blocks that say nothing", inlines.visibleCharacters)
    }
    let explains = convention == .marked && isOpen && drafts.last?.kind == .rule
    if !prose(statements, role: role, isItem: false, line: line, after: explains) {
      if isOpen, drafts.last?.kind == .rule, !isLeadIn(last.text) {
        attach(Block(.paragraph(inlines)))
      } else {
        begin(
          Draft(
            kind: .definition, paragraph: inlines, boundary: statements[0].whole.plainText.utf8.count, line: line, path: path))
      }
    }
    leadIn = last.text
  }

  /// Begins a rule for each statement that advises; those between explain the rule before them. Whether there was any.
  mutating func prose(_ statements: [Statement], role above: Role?, isItem: Bool, line: Int, after isOpen: Bool = false) -> Bool {
    var opening: [Inline] = []
    var explanation: [Inline] = []
    var labels = 0
    var found = isOpen
    for (statement, advice) in zip(statements, advices(statements, role: above, isItem: isItem)) {
      guard let advice else {
        if statement.text.isEmpty {
          labels += statement.labelCharacters
        } else if found {
          explanation += statement.whole
        } else {
          opening += statement.whole
        }
        continue
      }
      explain(explanation)
      explanation = []
      if !opening.isEmpty {
        let boundary = statements[0].whole.plainText.utf8.count
        begin(Draft(kind: .definition, paragraph: opening, boundary: boundary, line: line, path: path))
        opening = []
      }
      let place = line + statement.linesBefore
      if advice.isGuessed { diagnostics.append(Diagnostic(.note, line: place, .ruleGuessed(statement.text))) }
      if advice.isDoubtful {
        diagnostics.append(Diagnostic(.warning, line: place, .markAgainstWords(statement.text, taken: advice.strength)))
      }
      var draft = Draft(kind: .rule, headline: statement.inlines.tidied, line: place, path: path)
      draft.isGuessed = advice.isGuessed
      draft.statedStrength = advice.strength
      begin(draft)
      labels += statement.labelCharacters
      found = true
    }
    explain(explanation)
    if found { accounting.addTaken("labels", labels) }
    return found
  }

  /// What each of the statements of a paragraph advises. A label in words holds until the next one, a mark for its own statement.
  func advices(_ statements: [Statement], role above: Role?, isItem: Bool) -> [Advice?] {
    var role = above
    var isFirst = isItem
    // "Use the second person. Examples: Click the panel. Open the door."
    var isSample = false
    return statements.map { statement in
      let isBehind = isItem && !isFirst && statement.role == nil && role?.strength == .avoid
      isSample = isSample || statement.whole.plainText.trimmingSpace.lowercased().hasPrefix(anyOf: Walker.sampleOpenings)
      if let own = statement.role, statement.isLabelled { role = own }
      if statement.text.isEmpty || isSample { return nil }
      defer { isFirst = false }
      // A mark makes an item of a line.
      let isMarked = statement.isLine && statement.role?.strength != nil && (!statement.isLabelled || statement.corrects)
      let advice = advice(statement, role: role, isItem: isFirst || isMarked)
      // Behind what is not to be done stands what explains it, or what to do, unless its own words refuse.
      return isBehind && advice?.strength == .avoid ? self.advice(statement, role: nil, isItem: false).refusing : advice
    }
  }

  private static let sampleOpenings = Languages.all.flatMap(\.guidance.sampleOpenings)

  func advice(_ statement: Statement, role: Role?, isItem: Bool) -> Advice? {
    if statement.text.isEmpty || statement.saysNothing || isLeadIn(statement.text) { return nil }
    if statement.pointsElsewhere(language.rules.guidance) { return nil }
    let isOnComponent = acceptsWeak && role == nil && language.rules.guidance.describes(statement.text, topicNames)
    return Advice(
      statement.text, own: statement.role, role: role, isItem: isItem, acceptsWeak: acceptsWeak && !isOnComponent,
      language: language)
  }

  /// Gives the rule begun last its explanation from the same paragraph.
  private mutating func explain(_ inlines: [Inline]) {
    guard let last = drafts.indices.last, case let tidy = inlines.tidied, !tidy.isEmpty else { return }
    drafts[last].body.append(Block(.paragraph(tidy)))
  }

  /// A rule that opens in bold; on the pages of other houses what follows it may state more of them.
  mutating func beginLead(_ headline: [Inline], rest: [Inline], line: Int) {
    var headline = headline.tidied
    var tail = rest.tidied.dropping(":").dropping("：")
    var strength: Strength?
    if !form.isOfficial {
      let said = headline.plainText
      if let (role, words) = Role.opening(of: said) ?? Role.closing(of: said), role.isAdvice {
        countLabel(headline, before: [.text(String(words))])
        let start = said.utf8.distance(from: said.startIndex, to: words.startIndex)
        headline = headline.split(at: start).tail.split(at: words.utf8.count).head.tidied
        strength = role.strength
      } else if let (mark, words) = Mark.opening(of: tail.plainText[...]), words.isEmpty {
        strength = mark.strength
        tail = []
      }
    }
    var draft = Draft(kind: .rule, headline: headline, line: line, path: path)
    // What forbids in its own words is not allowed by a mark.
    if let strength, strength == .avoid || Strength(headline: headline.plainText, language: language) == .do {
      draft.statedStrength = strength
    }
    begin(draft)
    countLabel(rest, before: tail)
    if tail.isEmpty { return }
    let statements = readsBetween ? Statement.all(in: tail, language: language) : []
    if !statements.isEmpty {
      _ = prose(statements, role: role, isItem: false, line: line, after: true)
    } else {
      explain(tail)
    }
  }
}

extension Advice? {
  /// nil for what does not forbid.
  fileprivate var refusing: Advice? { self?.strength == .avoid ? self : nil }
}

extension [Inline] {
  /// Whether all of it is bold and nothing more.
  var isBold: Bool {
    let visible = trimmed
    guard visible.count == 1, case .strong = visible[0] else { return false }
    return true
  }

  /// What stands in the bold that all of it is.
  var withoutEmphasis: [Inline] {
    guard case .strong(let inner)? = trimmed.first, isBold else { return self }
    return inner
  }

  /// Whether all of it is emphasised and nothing more.
  fileprivate var isSlanted: Bool {
    let visible = trimmed
    guard visible.count == 1, case .emphasis = visible[0] else { return false }
    return true
  }
}
