import Guidelines
import Languages

extension Walker {
  /// Lists hold rules, sections in disguise, or plain content; each item is looked at by itself.
  mutating func walkList(_ list: List, line: Int, depth: Int) {
    if convention == .sentences || nextRole != nil {
      proseList(list, line: line, depth: depth)
      return
    }
    let announced = isAnnounced
    var isRuleList = !isOpen && recordsInSection == 0
    var hasLeads = false
    var plain: [List.Item] = []

    func flush(_ walker: inout Walker) {
      guard !plain.isEmpty else { return }
      // An item explains what stands above the list, never the item before it.
      if hasLeads, !walker.form.isOfficial { walker.isOpen = false }
      walker.attachOrBegin(Block(.list(List(start: list.start, items: plain)), line: plain[0].line))
      plain = []
    }

    for item in list.items {
      guard let first = item.blocks.first, case .paragraph(let inlines) = first.content else {
        plain.append(item)
        continue
      }
      let rest = Array(item.blocks.dropFirst())
      let itemLine = first.line > 0 ? first.line : item.line
      if let lead = leadItem(inlines) {
        flush(&self)
        beginLead(lead.headline, rest: lead.rest, line: itemLine)
        isRuleList = true
        hasLeads = true
        continueItem(rest, depth: depth)
      } else if isSection(inlines, rest: rest, announced: announced) {
        flush(&self)
        openSection(
          level: SectionPath.itemLevel(depth: depth), title: String(inlines.tidied.plainText.trimmingSpace), anchor: nil)
        walk(rest, depth: depth + 1)
      } else if convention == .leading, !announced, !inlines.isOnlyLink, let opening = Opening(of: inlines, language: language),
        isRuleItem(opening, rest: rest, inRuleList: isRuleList)
      {
        flush(&self)
        diagnostics.append(Diagnostic(.note, line: itemLine, .ruleGuessed(opening.text)))
        var draft = Draft(kind: .rule, paragraph: inlines, boundary: opening.boundary, line: itemLine, path: path)
        draft.isGuessed = true
        draft.isItem = true
        begin(draft)
        isRuleList = true
        continueItem(rest, depth: depth)
      } else if readsBetween, !announced || hasLeads,
        rest.contains(where: holdsAdvice)
          || advises(inlines)
      {
        flush(&self)
        proseList(List(start: list.start, items: [item]), line: itemLine, depth: depth)
      } else {
        plain.append(item)
      }
    }
    flush(&self)
  }

  /// What follows an item's first paragraph explains the rule that it states, unless it states rules of its own in bold.
  private mutating func continueItem(_ rest: [Block], depth: Int) {
    for block in rest {
      if case .list(let nested) = block.content, convention == .marked, nested.items.contains(where: { $0.opensInBold(language) })
      {
        walkList(nested, line: block.line, depth: depth + 1)
      } else if case .paragraph(let inlines) = block.content, let lead = leadItem(inlines) {
        beginLead(lead.headline, rest: lead.rest, line: block.line)
      } else if case .table = block.content {
        walk([block], depth: depth)
      } else if readsBetween {
        continueProse([block], depth: depth)
      } else {
        attach(block)
      }
    }
  }

  private func leadItem(_ inlines: [Inline]) -> (headline: [Inline], rest: [Inline])? {
    guard kind.hasRulesInBold, let lead = inlines.boldLead else { return nil }
    let bold = lead.headline.plainText
    return LeadWords.matches(bold, language: language) || LeadWords.isAsideLabel(bold) || Pointer.isForDevelopers(bold)
      ? nil : lead
  }

  /// A term alone in its item, with more blocks below it: a heading that lost its mark.
  private func isSection(_ inlines: [Inline], rest: [Block], announced: Bool) -> Bool {
    guard !rest.isEmpty else { return false }
    let text = String(inlines.tidied.plainText.trimmingSpace)
    if Platform.list(text) != nil { return true }
    return !announced && convention == .leading && LeadWords.isTerm(text, language: language)
  }

  private func isRuleItem(_ opening: Opening, rest: [Block], inRuleList: Bool) -> Bool {
    let explains = !rest.isEmpty || opening.hasMore
    return (inRuleList || explains) && isRule(opening, isItem: true)
      && (Mood(of: opening.text, language: language) == .strong || explains)
  }

  /// Whether the open record announces a list: "…以下のような…", "for example …:", a colon.
  private var isAnnounced: Bool {
    guard isOpen, let last = drafts.last else { return false }
    let text: String
    if let block = last.body.last {
      guard case .paragraph(let inlines) = block.content else { return false }
      text = inlines.plainText
    } else {
      text = last.headline.plainText
    }
    let end = text.trimmingSpace
    if let mark = end.last, mark == ":" || mark == "：" { return true }
    let sentence = String(end.suffix(60))
    return sentence.contains(anyOf: Walker.listAnnouncements)
      || (last.kind == .definition && sentence.lowercased().contains(anyOf: Walker.exampleAnnouncements))
  }

  static let listAnnouncements = Languages.all.flatMap(\.sentences.listAnnouncements)
  private static let exampleAnnouncements = Languages.all.flatMap(\.sentences.exampleAnnouncements)
}

extension List.Item {
  func opensInBold(_ language: Language) -> Bool {
    guard case .paragraph(let inlines)? = blocks.first?.content, let lead = inlines.boldLead else {
      return false
    }
    return !LeadWords.matches(lead.headline.plainText, language: language)
  }
}
