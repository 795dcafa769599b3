import Guidelines
import Languages
import TextAnalysis

/// Walks the blocks of one topic in reading order and cuts them into drafts. Everything lands in some draft.
struct Walker {
  let language: Language
  let topicNames: [String]
  let anchors: SectionAnchors
  let form: PageForm
  /// Of the section that is being read.
  var convention: Convention
  /// Whether the topic has sections: what stands before the first of them introduces it.
  var hasSections = false
  var path = SectionPath()
  var drafts: [Draft] = []
  var diagnostics: [Diagnostic] = []
  /// What became of text that no draft holds.
  var accounting = Accounting()
  /// Visible characters of the title of each section that was opened, by the section's number.
  var titles: [Int] = []
  /// Whether the last draft may still grow: no heading has come since.
  var isOpen = false
  /// An aside's label that stood in a paragraph of its own.
  var pendingAside: String?
  /// Records begun since the last heading or section-like list item.
  var recordsInSection = 0
  var lastLevel = 0
  /// What headings say of what stands below them, outermost first.
  var sectionRoles: [(level: Int, role: Role)] = []
  /// Of the section that is being read.
  var kind: SectionKind
  /// What a label says of the blocks that are being walked, and of those that come next.
  var labelled: Role?
  var nextRole: Role?
  /// The sentence right before a list.
  var leadIn: String?

  /// Walks all blocks of the topic.
  mutating func walkTopic(_ blocks: [Block]) {
    hasSections = blocks.contains { if case .heading = $0.content { true } else { false } }
    let convention = convention
    for section in blocks.sections {
      kind = form.kinds.kind(of: section.first)
      if !form.isOfficial {
        self.convention =
          !isGuidance
          ? .marked
          : convention == .leading && form.genre == .guidance
            ? .sentences : Convention(of: section, language: language).orSentences
      }
      walk(Array(section))
    }
    if convention == .leading { joinClosingRemarks() }
    if !form.isOfficial { nameNotTaken() }
  }

  /// Whether what is read advises.
  var isGuidance: Bool { kind.isGuidance }

  /// Where rules are known by their wording and nearly all explain themselves, a command alone in its paragraph that nothing explains closes the
  /// explanation of the rule before it.
  private mutating func joinClosingRemarks() {
    let guessed = drafts.filter { $0.isGuessed && !$0.isItem }
    let bare = guessed.count { $0.body.isEmpty }
    guard bare > 0, bare * 4 <= guessed.count else { return }
    var kept: [Draft] = []
    for draft in drafts {
      if draft.isGuessed, !draft.isItem, draft.body.isEmpty, let last = kept.indices.last, kept[last].kind == .rule,
        kept[last].path == draft.path, !kept[last].body.isEmpty
      {
        kept[last].body.append(Block(.paragraph(draft.headline)))
      } else {
        kept.append(draft)
      }
    }
    drafts = kept
  }

  mutating func walk(_ blocks: [Block], depth: Int = 0) {
    for (index, block) in blocks.enumerated() {
      switch block.content {
      case .heading(let level, let inlines, let anchor):
        heading(level, inlines.tidied, anchor, line: block.line, before: blocks.dropFirst(index + 1).first)
      case .paragraph where labelsCode(blocks, at: index): attachOrBegin(block)
      case .paragraph where isMarkedSample(blocks, at: index): attach(block)
      case .paragraph(let inlines) where depth == 0 && isTitle(inlines, before: blocks.dropFirst(index + 1).first):
        heading(
          SectionPath.titleLevel, inlines.withoutEmphasis.tidied, nil, line: block.line, before: nil, isReal: false)
      case .paragraph(let inlines): paragraph(inlines, line: block.line)
      case .list(let list):
        // A label holds for all lists until something else comes: exports cut them into pieces.
        let above = (nextRole, leadIn)
        walkList(list, line: block.line, depth: depth)
        if case .list? = blocks.dropFirst(index + 1).first?.content { (nextRole, leadIn) = above } else { nextRole = nil }
      case .table(let table):
        if form.isOfficial || !proseTable(table, line: block.line) {
          begin(.specification, with: block)
          cellRules(of: table, line: block.line)
        }
      case .quote(let blocks) where isOpen && drafts.last?.kind == .rule && Self.holdMarkedSamples(blocks): attach(block)
      case .quote(let blocks):
        if path.isEmpty || !(convention == .sentences || readsBetween) || !proseAside(blocks, label: nil, line: block.line) {
          note(blocks, label: nil, line: block.line)
        }
      case .aside(let label, let blocks):
        if !(convention == .sentences || readsBetween) || !proseAside(blocks, label: label, line: block.line) {
          note(blocks, label: label, line: block.line)
        }
      case .footnote(_, let blocks): note(blocks, label: nil, line: block.line)
      case .tabs(let tabs): for panel in tabs { tab(panel, depth: depth, line: block.line) }
      case .definitionList(let definitions):
        if isOpen, convention != .sentences { attach(block) } else { self.definitions(definitions, depth: depth) }
      case .code, .figure: attachOrBegin(block)
      case .thematicBreak:
        // "Don't" over a column says nothing of what stands below the columns; a line across the page is no end of it.
        if block == .columnsEnd { sectionRoles.removeAll { $0.role.strength != nil } }
      }
    }
  }

  // MARK: Records

  mutating func begin(_ draft: Draft) {
    drafts.append(draft)
    drafts[drafts.count - 1].silence =
      role == .silent || role == .example
      ? .section(path.titles.last ?? "") : isGuidance ? nil : .kind(kind.genre.rawValue, by: kind.evidence)
    isOpen = true
    recordsInSection += 1
  }

  /// A record that opens with something else than a paragraph.
  mutating func begin(_ kind: RecordKind, with block: Block) {
    if let draft = Draft(kind: kind, derivedFrom: block, path: path) {
      begin(draft)
    } else {
      accounting.addDropped("blocks that say nothing", block.visibleCharacters)
    }
  }

  /// What words that say what follows them have that the record does not.
  mutating func countLabel(_ inlines: [Inline], before rest: [Inline] = []) {
    accounting.addTaken("labels", inlines.visibleCharacters - rest.visibleCharacters)
  }

  /// Adds a block to the record that is open.
  mutating func attach(_ block: Block) {
    guard let tidy = block.tidied, let last = drafts.indices.last else { return }
    drafts[last].body.append(tidy)
  }

  mutating func attachOrBegin(_ block: Block) {
    if isOpen { attach(block) } else { begin(.definition, with: block) }
  }

  /// - Parameter isRepeated: whether a record's headline has the title already.
  mutating func openSection(level: Int, title: String, anchor: String?, isRepeated: Bool = false) {
    path.open(
      level: level, title: title, anchor: anchors.anchor(title: title, stated: anchor, topicNames: topicNames),
      number: titles.count)
    titles.append(isRepeated ? 0 : title.visibleCharacters)
    isOpen = false
    recordsInSection = 0
    pendingAside = nil
    leadIn = nil
    nextRole = nil
  }

  // MARK: Asides, tabs, definitions

  mutating func note(_ blocks: [Block], label: String?, line: Int) {
    // A picture may stand before the text.
    guard let start = blocks.firstIndex(where: { !$0.plainText.isBlank }) else { return }
    let first = blocks[start]
    var draft: Draft?
    if case .paragraph(let inlines) = first.content, let opening = Opening(of: inlines, language: language) {
      draft = Draft(
        kind: .note, paragraph: inlines, boundary: opening.boundary, line: first.line > 0 ? first.line : line, path: path)
    } else {
      draft = Draft(kind: .note, derivedFrom: first, path: path)
    }
    guard var draft else { return accounting.addDropped("blocks that say nothing", blocks.visibleCharacters) }
    draft.body = Array(blocks[..<start]).tidied + draft.body + Array(blocks[(start + 1)...]).tidied
    draft.label = keptLabel(label)
    begin(draft)
    isOpen = false
  }

  /// What makes a noun of a clause, in headings: 「確かめること」.

  func keptLabel(_ label: String?) -> String? {
    label.flatMap { LeadWords.plainAsideLabels.contains($0.lowercased()) ? nil : $0 }
  }

  private mutating func tab(_ tab: Tab, depth: Int, line: Int) {
    let title = tab.title.plainText
    let level = SectionPath.itemLevel(depth: depth)
    if !title.isBlank { openSection(level: level, title: title, anchor: nil) }
    walk(tab.blocks, depth: depth + 1)
    path.close(from: level)
    isOpen = false
  }

  private mutating func definitions(_ definitions: [Definition], depth: Int) {
    for definition in definitions {
      let term = definition.term.tidied
      if term.plainText.isBlank {
        walk(definition.blocks, depth: depth + 1)
        continue
      }
      if convention == .sentences, let role = Role(label: term.plainText) {
        countLabel(term)
        walk(definition.blocks, depth: depth + 1, below: role)
        continue
      }
      if convention == .sentences || readsBetween,
        let rule = ruleHeading(term.withoutEmphasis, text: term.plainText, line: definition.line)
      {
        begin(rule)
        walk(definition.blocks, depth: depth + 1)
        continue
      }
      if convention == .sentences, definition.blocks.contains(where: holdsAdvice) {
        openSection(level: SectionPath.itemLevel(depth: depth), title: term.plainText, anchor: nil)
        walk(definition.blocks, depth: depth + 1)
        path.close(from: SectionPath.itemLevel(depth: depth))
        continue
      }
      begin(Draft(kind: .definition, headline: term, body: definition.blocks.tidied, line: definition.line, path: path))
    }
    isOpen = false
  }
}
