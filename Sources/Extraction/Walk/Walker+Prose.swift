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
    if let (label, rest) = labelLine(inlines) {
      nextRole = label
      countLabel(inlines, before: rest)
      return proseParagraph(rest, line: line)
    }
    // 「NG：専門用語を使う。」
    if nextRole == nil, case (let label?, let rest) = Self.withoutLabel(inlines), label.isAdvice, !rest.isEmpty {
      let statements = Statement.all(in: rest, language: language)
      if statements.contains(where: { advice($0, role: label, isItem: false) != nil }) {
        countLabel(inlines, before: rest)
        _ = prose(statements, role: label, isItem: false, line: line)
        leadIn = statements.last?.text
        return
      }
    }
    // "Example: To …, move the slider."
    let role = nextRole ?? (Self.withoutLabel(inlines).0 == .example ? .example : self.role)
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
            kind: .definition, paragraph: inlines, boundary: statements[0].inlines.plainText.utf8.count, line: line, path: path))
      }
    }
    leadIn = last.text
  }

  /// A label on a line of its own, above what it labels in the same paragraph ("**Don’t**" and a hard break).
  private func labelLine(_ inlines: [Inline]) -> (Role, rest: [Inline])? {
    guard let end = inlines.firstIndex(of: .hardBreak), let role = Role(label: Array(inlines[..<end]).plainText),
      case let rest = Array(inlines[(end + 1)...]), !rest.plainText.isBlank
    else { return nil }
    return (role, rest)
  }

  /// Begins a rule for each statement that advises; those between explain the rule before them. Whether there was any.
  mutating func prose(_ statements: [Statement], role: Role?, isItem: Bool, line: Int, after isOpen: Bool = false) -> Bool {
    var opening: [Inline] = []
    var explanation: [Inline] = []
    var found = isOpen
    // "Use the second person. Examples: Click the panel. Open the door."
    let samples = language.rules.guidance.sampleOpenings
    let end = statements.firstIndex { $0.text.lowercased().hasPrefix(anyOf: samples) } ?? statements.count
    for (index, statement) in statements.enumerated() {
      let advice = index < end ? advice(statement, role: role, isItem: isItem && index == 0) : nil
      guard let advice else {
        if found { explanation += statement.inlines } else { opening += statement.inlines }
        continue
      }
      explain(explanation)
      explanation = []
      if !opening.isEmpty {
        let boundary = statements[0].inlines.plainText.utf8.count
        begin(Draft(kind: .definition, paragraph: opening, boundary: boundary, line: line, path: path))
        opening = []
      }
      if advice.isGuessed {
        diagnostics.append(Diagnostic(.note, line: line + statement.linesBefore, .ruleGuessed(statement.text)))
      }
      var draft = Draft(kind: .rule, headline: statement.inlines.tidied, line: line + statement.linesBefore, path: path)
      draft.isGuessed = advice.isGuessed
      draft.statedStrength = advice.strength
      begin(draft)
      found = true
    }
    explain(explanation)
    return found
  }

  func advice(_ statement: Statement, role: Role?, isItem: Bool) -> Advice? {
    if isLeadIn(statement.text) { return nil }
    if statement.pointsElsewhere(language.rules.guidance) { return nil }
    return Advice(statement.text, role: role, isItem: isItem, acceptsWeak: acceptsWeak, language: language)
  }

  /// Gives the rule begun last its explanation from the same paragraph.
  private mutating func explain(_ inlines: [Inline]) {
    guard let last = drafts.indices.last, case let tidy = inlines.tidied, !tidy.isEmpty else { return }
    drafts[last].body.append(Block(.paragraph(tidy)))
  }

  /// A rule that opens in bold; on the pages of other houses what follows it may state more of them.
  mutating func beginLead(_ headline: [Inline], rest: [Inline], line: Int) {
    begin(Draft(kind: .rule, headline: headline.tidied, line: line, path: path))
    let tail = rest.tidied.dropping(":").dropping("：")
    countLabel(rest, before: tail)
    if tail.isEmpty { return }
    let statements = readsBetween ? Statement.all(in: tail, language: language) : []
    if !statements.isEmpty {
      _ = prose(statements, role: role, isItem: false, line: line, after: true)
    } else {
      explain(tail)
    }
  }

  // MARK: Lists

  mutating func proseList(_ list: List, line: Int, depth: Int) {
    var role = nextRole ?? self.role
    nextRole = nil
    // A paragraph that is a title in all but its mark.
    let leadTitle = leadIn.flatMap { $0.hasCharacters(30) || $0.contains { $0.isOne(of: "。.:：") } ? nil : $0 }
    if let sentence = leadIn, role == nil || role?.isAdvice == true {
      switch announced(sentence) {
      case .open, nil: break
      case .advises(let strength): role = .advice(strength)
      case .describes, .steps:
        attachOrBegin(Block(.list(list), line: line))
        return
      }
    }
    leadIn = nil
    if list.start != nil, role == nil, let title = (leadTitle ?? path.titles.last)?.lowercased(),
      title.contains(anyOf: language.rules.guidance.procedures)
    {
      attachOrBegin(Block(.list(list), line: line))
      return
    }
    var plain: [List.Item] = []
    var hasRules = false
    func flush(_ walker: inout Walker) {
      guard !plain.isEmpty else { return }
      // An item explains what stands above the list, never the item before it.
      if hasRules { walker.isOpen = false }
      walker.attachOrBegin(Block(.list(List(start: list.start, items: plain)), line: plain[0].line))
      plain = []
    }
    for item in list.items {
      guard let first = item.blocks.first, case .paragraph(let inlines) = first.content else {
        flush(&self)
        walk(item.blocks, depth: depth + 1, below: role)
        continue
      }
      let rest = Array(item.blocks.dropFirst())
      let line = first.line > 0 ? first.line : item.line
      let (label, text) = Self.withoutLabel(inlines)
      if let label, text.isEmpty {
        flush(&self)
        countLabel(inlines)
        walk(rest, depth: depth + 1, below: label)
        continue
      }
      let statements = inlines.isOnlyLink ? [] : Statement.all(in: text, language: language)
      let speaks = statements.enumerated().contains { index, statement in
        advice(statement, role: label ?? role, isItem: index == 0) != nil
      }
      if speaks {
        flush(&self)
        hasRules = true
        countLabel(inlines, before: text)
        _ = prose(statements, role: label ?? role, isItem: true, line: line)
        leadIn = statements.last?.text
        continueProse(rest, depth: depth)
      } else if rest.contains(where: holdsAdvice) {
        flush(&self)
        if isTermAlone(inlines) {
          openSection(
            level: SectionPath.itemLevel(depth: depth), title: String(inlines.tidied.plainText.trimmingSpace), anchor: nil)
        } else {
          attachOrBegin(Block(.paragraph(inlines), line: line))
        }
        leadIn = statements.last?.text
        walk(rest, depth: depth + 1, below: label ?? role)
        path.close(from: SectionPath.itemLevel(depth: depth))
      } else {
        plain.append(item)
      }
    }
    flush(&self)
    leadIn = nil
  }

  /// What stands in an item behind its own statements: more of them, or what explains the last.
  mutating func continueProse(_ rest: [Block], depth: Int) {
    for (index, block) in rest.enumerated() {
      switch block.content {
      case .list: if holdsAdvice([block]) { walk([block], depth: depth + 1) } else { attach(block) }
      case .paragraph where labelsCode(rest, at: index): attach(block)
      case .paragraph, .table, .aside: walk([block], depth: depth + 1)
      case .heading, .quote, .code, .tabs, .definitionList, .footnote, .thematicBreak, .figure: attach(block)
      }
    }
  }

  /// Whether a label stands above a piece of code ("Don't do this:"): it says nothing of what comes behind that.
  func labelsCode(_ blocks: [Block], at index: Int) -> Bool {
    guard convention == .sentences || readsBetween, index + 1 < blocks.count, case .code = blocks[index + 1].content,
      case .paragraph(let inlines) = blocks[index].content
    else { return false }
    return Role(label: inlines.plainText) != nil
  }

  /// Whether at least half of the items of some list in the blocks open with advice, or all with what may be some, or its lead-in makes them.
  private func holdsAdvice(_ blocks: [Block]) -> Bool {
    blocks.contains { block in
      guard case .list(let list) = block.content else { return false }
      if let sentence = leadIn, case .advises? = announced(sentence) { return true }
      func speaking(acceptsWeak: Bool) -> Int {
        list.items.count { item in
          guard case .paragraph(let inlines)? = item.blocks.first?.content,
            let first = Statement.all(in: inlines, language: language).first
          else { return false }
          return Advice(first.text, role: role, isItem: true, acceptsWeak: acceptsWeak, language: language) != nil
        }
      }
      let certain = speaking(acceptsWeak: false)
      return certain * 2 >= list.items.count && certain > 0
        || acceptsWeak && list.items.count > 1 && speaking(acceptsWeak: true) == list.items.count
    }
  }

  func advises(_ inlines: [Inline]) -> Bool {
    Statement.all(in: inlines, language: language).contains { advice($0, role: role, isItem: false) != nil }
  }

  /// Whether a block states advice somewhere at its surface.
  func holdsAdvice(_ block: Block) -> Bool {
    switch block.content {
    case .paragraph(let inlines): advises(inlines)
    case .list: holdsAdvice([block])
    case .heading, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: false
    }
  }

  private func isTermAlone(_ inlines: [Inline]) -> Bool {
    let text = String(inlines.tidied.plainText.trimmingSpace)
    return Platform.list(text) != nil || LeadWords.isTerm(text, language: language)
  }

  /// What a sentence before a list says of it; nil where it announces nothing.
  private func announced(_ sentence: String) -> LanguageRules.LeadIn? {
    let bare = sentence.trimmingSpace.trimmingSuffix { $0.isOne(of: ":：?？") || $0.isWhitespace }
    guard
      bare.endIndex < sentence.trimmingSpace.endIndex || sentence.contains(anyOf: Walker.listAnnouncements)
        || bare.last?.isLetter ?? false
    else { return nil }
    return language.rules.guidance.leadIn(String(bare))
  }

  /// Whether a sentence only leads to the list behind it: what it says is said of the items.
  private func isLeadIn(_ sentence: String) -> Bool {
    switch announced(sentence) {
    case .advises, .describes, .steps:
      sentence.last.map { $0.isOne(of: ":：") } ?? false || sentence.contains(anyOf: Walker.listAnnouncements)
    case .open, nil: false
    }
  }

  /// The role that the words before a text's first colon give it ("Don't: …", 「悪い例：…」), or a label alone, and what remains.
  static func withoutLabel(_ inlines: [Inline]) -> (Role?, [Inline]) {
    let text = inlines.plainText
    if let alone = Role(label: text) { return (alone, []) }
    guard let label = openingLabel(text.prefix(40)), let role = Role(label: String(label.words)) else { return (nil, inlines) }
    let end = text.utf8.distance(from: text.startIndex, to: label.end)
    return (role, inlines.split(at: end).tail.trimmed)
  }

  /// "Don't: …", "Wrong – …", 「悪い例→…」, 「【NG】…」, "[Bad] …": what may be a label, and where it ends.
  private static func openingLabel(_ head: Substring) -> (words: Substring, end: String.Index)? {
    if let open = head.first, let closing = brackets[open], let close = head.firstIndex(of: closing) {
      return (head[..<close].dropFirst(), head.index(after: close))
    }
    guard
      let mark = head.indices.first(where: { index in
        if head[index].isOne(of: ":：→⇒➡") { return true }
        // A dash between spaces.
        return head[index].isOne(of: "-–—") && index > head.startIndex && head[head.index(before: index)] == " "
          && head[head.index(after: index)...].first == " "
      })
    else { return nil }
    return (head[..<mark], head.index(after: mark))
  }

  private static let brackets: [Character: Character] = [
    "[": "]", "【": "】", "［": "］", "(": ")", "（": "）", "〔": "〕", "<": ">", "＜": "＞",
  ]
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
