import Guidelines
import Languages
import TextAnalysis

/// Lists where nothing marks a rule but its words.
extension Walker {
  mutating func proseList(_ list: List, line: Int, depth: Int) {
    var role = nextRole ?? self.role
    nextRole = nil
    // A paragraph that is a title in all but its mark.
    let leadTitle = leadIn.flatMap { $0.hasCharacters(30) || $0.contains { $0.isOne(of: "。.:：") } ? nil : $0 }
    var hasAim = false
    if let sentence = leadIn, role == nil || role?.isAdvice == true {
      switch announced(sentence) {
      case .open, nil: break
      case .advises(let strength): role = .advice(strength)
      case .describes, .steps:
        attachOrBegin(Block(.list(list), line: line))
        return
      case .aim: hasAim = true
      }
    }
    leadIn = nil
    if role != .silent, role != .example, asksChecks(list) { role = .check }
    let corrections = self.corrections(in: list)
    if list.start != nil, role == nil {
      let title = (leadTitle ?? path.titles.last ?? "").lowercased()
      if hasAim || title.contains(anyOf: language.rules.guidance.procedures) || operating(list) * 2 >= list.items.count {
        attachOrBegin(Block(.list(list), line: line))
        return
      }
    }
    let isHabit = acceptsWeak && role == nil && advising(list) * 2 >= list.items.count
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
      if let label = Role(label: inlines.plainText) {
        flush(&self)
        countLabel(inlines)
        walk(rest, depth: depth + 1, below: label)
        continue
      }
      if let (before, after) = corrections[item.line] {
        flush(&self)
        hasRules = true
        correct(before, after, of: inlines, line: line)
        continueProse(rest, depth: depth)
        continue
      }
      let statements = inlines.isOnlyLink ? [] : Statement.all(in: inlines, language: language)
      let isTitle = role?.strength == .avoid && isTermAlone(inlines) && rest.contains(where: listsActs)
      if isHabit, statements.count == 1, isVerbless(statements[0]) {
        flush(&self)
        hasRules = true
        diagnostics.append(Diagnostic(.note, line: line, .ruleGuessed(statements[0].text)))
        var draft = Draft(kind: .rule, headline: inlines.tidied, line: line, path: path)
        draft.isGuessed = true
        draft.statedStrength = Strength(headline: statements[0].text, language: language)
        begin(draft)
        continueProse(rest, depth: depth)
      } else if !isTitle, advices(statements, role: role, isItem: true).contains(where: { $0 != nil }) {
        flush(&self)
        hasRules = true
        _ = prose(statements, role: role, isItem: true, line: line)
        leadIn = statements.last?.text
        // What stands in a list below what is not to be done may be its cure as well as more of it.
        if statements[0].role == nil, role?.strength == .avoid, drafts.last?.statedStrength == .avoid {
          for block in rest { if case .list = block.content { attach(block) } else { continueProse([block], depth: depth) } }
        } else {
          continueProse(rest, depth: depth)
        }
      } else if isTitle || rest.contains(where: holdsAdvice) {
        flush(&self)
        if isTermAlone(inlines) {
          openSection(
            level: SectionPath.itemLevel(depth: depth), title: String(inlines.tidied.plainText.trimmingSpace), anchor: nil)
        } else {
          attachOrBegin(Block(.paragraph(inlines), line: line))
        }
        leadIn = statements.last?.text
        walk(rest, depth: depth + 1, below: statements.first?.role ?? role)
        path.close(from: SectionPath.itemLevel(depth: depth))
      } else {
        plain.append(item)
      }
    }
    flush(&self)
    leadIn = nil
  }

  /// Whether below what is not to be done, or goes wrong, a list names several acts: the words above it are a title then, and no act.
  private func listsActs(_ block: Block) -> Bool {
    guard case .list(let list) = block.content, list.items.count > 1 else { return false }
    let acts = list.items.count { item in
      guard case .paragraph(let inlines)? = item.blocks.first?.content else { return false }
      return Mood(of: String(inlines.plainText.firstSentence), language: language) != .none
    }
    return acts * 2 >= list.items.count
  }

  /// Among items that command: words that say how something is to be, and leave the verb out.
  private func isVerbless(_ statement: Statement) -> Bool {
    statement.role == nil && !statement.saysNothing && !Advice.isNoStatement(statement.text)
      && Mood(of: statement.text, language: language) == .none
      && Languages.grammar(of: statement.text, on: language).guidance.isVerbless(statement.text)
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
}
