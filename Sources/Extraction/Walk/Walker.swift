import Guidelines
import Languages
import TextAnalysis

/// Walker that visits the blocks of one topic in reading order and turns them into drafts. Every block becomes part of a draft.
struct Walker {
  let language: Language
  let topicNames: [String]
  let anchors: SectionAnchors
  let form: PageForm
  /// Markup style of the current section.
  var markupStyle: RuleMarkupStyle
  /// Indicates whether the topic has sections. If so, the content before the first one introduces the topic.
  var hasSections = false
  var path = SectionPath()
  var drafts: [RecordDraft] = []
  var diagnostics: [Diagnostic] = []
  /// Text coverage of what no draft contains.
  var accounting = TextCoverage()
  /// Number of visible characters in the title of each opened section, by section number.
  var titleCharacters: [Int] = []
  /// Indicates whether blocks can still be added to the last draft because no heading has followed it.
  var acceptsContinuation = false
  /// Label of an aside that formed a paragraph of its own before it.
  var pendingAsideLabel: String?
  /// Number of records since the last heading or list item that opens a section.
  var sectionRecordCount = 0
  var lastHeadingLevel = 0
  /// Meanings of the headings above the current block, outermost first.
  var sectionMeanings: [(level: Int, role: LabelMeaning)] = []
  /// Kind of the current section.
  var sectionKind: SectionKind
  /// Meanings of the label above the current blocks and of the label of the next block.
  var blockMeaning: LabelMeaning?
  var nextMeaning: LabelMeaning?
  /// Sentence right before a list.
  var leadInSentence: String?

  /// Walks all blocks of the topic.
  mutating func walkTopic(_ blocks: [Block]) {
    hasSections = blocks.contains { if case .heading = $0.content { true } else { false } }
    let topicStyle = markupStyle
    for section in blocks.sections {
      sectionKind = form.kinds.kind(of: section.first)
      if !form.isOfficial {
        self.markupStyle =
          !isGuidance
          ? .bold
          : topicStyle == .firstSentence && form.genre == .guidance
            ? .everySentence : RuleMarkupStyle(of: section, language: language).fallingBackToEverySentence
      }
      walk(Array(section))
    }
    if topicStyle == .firstSentence { joinClosingRemarks() }
    if !form.isOfficial { reportNotTaken() }
  }

  /// Indicates whether the current section is guidance.
  var isGuidance: Bool { sectionKind.isGuidance }

  /// Appends closing remarks to the preceding rule. If rules are recognized by wording and nearly all have explanations, a
  /// command that forms a paragraph without explanation is such a remark.
  private mutating func joinClosingRemarks() {
    let inferred = drafts.filter { $0.isInferred && !$0.isListItem }
    let unexplainedCount = inferred.count { $0.body.isEmpty }
    guard unexplainedCount > 0, unexplainedCount * 4 <= inferred.count else { return }
    var result: [RecordDraft] = []
    for draft in drafts {
      if draft.isInferred, !draft.isListItem, draft.body.isEmpty, let last = result.indices.last, result[last].kind == .rule,
        result[last].path == draft.path, !result[last].body.isEmpty
      {
        result[last].body.append(Block(.paragraph(draft.headline)))
      } else {
        result.append(draft)
      }
    }
    drafts = result
  }

  mutating func walk(_ blocks: [Block], depth: Int = 0) {
    for (index, block) in blocks.enumerated() {
      switch block.content {
      case .heading(let level, let inlines, let anchor):
        walkHeading(level, inlines.tidied, anchor, line: block.line, before: blocks.dropFirst(index + 1).first)
      case .paragraph where isCodeLabel(blocks, at: index): attachOrBeginRecord(block)
      case .paragraph where isMarkedSample(blocks, at: index): attachToOpenRecord(block)
      case .paragraph(let inlines) where depth == 0 && isUnmarkedTitle(inlines, before: blocks.dropFirst(index + 1).first):
        walkHeading(
          SectionPath.titleLevel, inlines.withoutEmphasis.tidied, nil, line: block.line, before: nil, isMarkedUp: false)
      case .paragraph(let inlines): walkParagraph(inlines, line: block.line)
      case .list(let list):
        // A label applies to all lists in a row because exporting programs may split a list.
        let pending = (nextMeaning, leadInSentence)
        walkList(list, line: block.line, depth: depth)
        if case .list? = blocks.dropFirst(index + 1).first?.content {
          (nextMeaning, leadInSentence) = pending
        } else {
          nextMeaning = nil
        }
      case .table(let table):
        if form.isOfficial || !classifyTable(table, line: block.line) {
          beginRecord(.specification, from: block)
          beginCellRules(of: table, line: block.line)
        }
      case .quote(let blocks) where acceptsContinuation && drafts.last?.kind == .rule && Self.containsOnlyMarkedSamples(blocks):
        attachToOpenRecord(block)
      case .quote(let blocks):
        if path.isEmpty || !(markupStyle == .everySentence || scansUnmarkedText)
          || !classifyAside(blocks, label: nil, line: block.line)
        {
          beginNote(blocks, label: nil, line: block.line)
        }
      case .aside(let label, let blocks):
        if !(markupStyle == .everySentence || scansUnmarkedText) || !classifyAside(blocks, label: label, line: block.line) {
          beginNote(blocks, label: label, line: block.line)
        }
      case .footnote(_, let blocks): beginNote(blocks, label: nil, line: block.line)
      case .tabs(let tabs): for panel in tabs { walkTab(panel, depth: depth, line: block.line) }
      case .definitionList(let definitions):
        if acceptsContinuation, markupStyle != .everySentence {
          attachToOpenRecord(block)
        } else {
          self.walkDefinitions(definitions, depth: depth)
        }
      case .code, .figure: attachOrBeginRecord(block)
      case .thematicBreak:
        // Labels such as "Don't" above columns end with the columns. A thematic break within the page does not end them.
        if block == .columnBreak { sectionMeanings.removeAll { $0.role.strength != nil } }
      }
    }
  }

  // MARK: Records

  mutating func beginRecord(_ draft: RecordDraft) {
    drafts.append(draft)
    drafts[drafts.count - 1].ignoredReason =
      currentMeaning == .nonguidance || currentMeaning == .example
      ? .section(path.titles.last ?? "") : isGuidance ? nil : .kind(sectionKind.genre.rawValue, by: sectionKind.evidence)
    acceptsContinuation = true
    sectionRecordCount += 1
  }

  /// Begins a record from a block that is not a paragraph.
  mutating func beginRecord(_ kind: RecordKind, from block: Block) {
    if let draft = RecordDraft(kind: kind, derivedFrom: block, path: path) {
      beginRecord(draft)
    } else {
      accounting.addDropped("blocks that say nothing", block.visibleCharacters)
    }
  }

  /// Counts the visible characters of a label, or of the part of `inlines` that `rest` lacks, as used text that the record does
  /// not contain.
  mutating func countLabel(_ inlines: [Inline], before rest: [Inline] = []) {
    accounting.addMetadata("labels", inlines.visibleCharacters - rest.visibleCharacters)
  }

  /// Adds a block to the open record.
  mutating func attachToOpenRecord(_ block: Block) {
    guard let tidy = block.tidied, let last = drafts.indices.last else { return }
    drafts[last].body.append(tidy)
  }

  mutating func attachOrBeginRecord(_ block: Block) {
    if acceptsContinuation { attachToOpenRecord(block) } else { beginRecord(.definition, from: block) }
  }

  /// - Parameter isRepeated: Indicates whether the headline of a record already contains the title.
  mutating func openSection(level: Int, title: String, anchor: String?, isRepeated: Bool = false) {
    path.open(
      level: level, title: title, anchor: anchors.anchor(title: title, stated: anchor, topicNames: topicNames),
      number: titleCharacters.count)
    titleCharacters.append(isRepeated ? 0 : title.visibleCharacters)
    acceptsContinuation = false
    sectionRecordCount = 0
    pendingAsideLabel = nil
    leadInSentence = nil
    nextMeaning = nil
  }

  // MARK: Asides, tabs, definitions

  mutating func beginNote(_ blocks: [Block], label: String?, line: Int) {
    // Pictures may precede the text.
    guard let start = blocks.firstIndex(where: { !$0.plainText.isBlank }) else { return }
    let first = blocks[start]
    var draft: RecordDraft?
    if case .paragraph(let inlines) = first.content, let firstSentence = FirstSentence(of: inlines, language: language) {
      draft = RecordDraft(
        kind: .note, paragraph: inlines, boundary: firstSentence.boundary, line: first.line > 0 ? first.line : line, path: path)
    } else {
      draft = RecordDraft(kind: .note, derivedFrom: first, path: path)
    }
    guard var draft else { return accounting.addDropped("blocks that say nothing", blocks.visibleCharacters) }
    draft.body = Array(blocks[..<start]).tidied + draft.body + Array(blocks[(start + 1)...]).tidied
    draft.label = specificLabel(label)
    beginRecord(draft)
    acceptsContinuation = false
  }

  /// Returns the label, or `nil` if it states nothing but that the text is an aside.
  func specificLabel(_ label: String?) -> String? {
    label.flatMap { LabelPhrases.plainAsideLabels.contains($0.lowercased()) ? nil : $0 }
  }

  private mutating func walkTab(_ tab: Tab, depth: Int, line: Int) {
    let title = tab.title.plainText
    let level = SectionPath.itemLevel(depth: depth)
    if !title.isBlank { openSection(level: level, title: title, anchor: nil) }
    walk(tab.blocks, depth: depth + 1)
    path.close(from: level)
    acceptsContinuation = false
  }

  private mutating func walkDefinitions(_ definitions: [Definition], depth: Int) {
    for definition in definitions {
      let term = definition.term.tidied
      if term.plainText.isBlank {
        walk(definition.blocks, depth: depth + 1)
        continue
      }
      if markupStyle == .everySentence, let meaning = LabelMeaning(label: term.plainText) {
        countLabel(term)
        walk(definition.blocks, depth: depth + 1, below: meaning)
        continue
      }
      if markupStyle == .everySentence || scansUnmarkedText,
        let rule = ruleHeading(term.withoutEmphasis, text: term.plainText, line: definition.line)
      {
        beginRecord(rule)
        walk(definition.blocks, depth: depth + 1)
        continue
      }
      if markupStyle == .everySentence, definition.blocks.contains(where: containsAdvice) {
        openSection(level: SectionPath.itemLevel(depth: depth), title: term.plainText, anchor: nil)
        walk(definition.blocks, depth: depth + 1)
        path.close(from: SectionPath.itemLevel(depth: depth))
        continue
      }
      beginRecord(
        RecordDraft(kind: .definition, headline: term, body: definition.blocks.tidied, line: definition.line, path: path))
    }
    acceptsContinuation = false
  }
}
