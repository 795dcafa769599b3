import Guidelines
import Languages

/// Walker over the blocks of a page in the canonical form (docs/formats.md). It applies only what the form and its annotations
/// define and infers nothing.
struct CanonicalWalker {
  let anchors: SectionAnchors
  private(set) var drafts: [RecordDraft] = []
  /// Text coverage of what no draft contains.
  private(set) var accounting = TextCoverage()
  /// Number of visible characters in the title of each section, by section number.
  private(set) var titleCharacters: [Int] = []
  private var path = SectionPath()
  /// Kind of the record that may be continued, or `nil` right after a heading.
  private var previousKind: RecordKind?

  init(anchors: SectionAnchors) { self.anchors = anchors }

  mutating func walk(_ blocks: [Block]) {
    for block in blocks {
      if case .heading(let level, let inlines, let anchor) = block.content {
        let title = inlines.tidied.plainText
        path.open(
          level: level, title: title, anchor: anchor.map { $0 } ?? anchors.anchor(title: title, stated: nil, topicNames: []),
          number: titleCharacters.count)
        titleCharacters.append(title.visibleCharacters)
        previousKind = nil
        continue
      }
      guard block.tidied != nil else { continue }
      let annotation = block.annotation ?? Annotation()
      if let depth = annotation.depth, depth >= 0, depth < path.components.count {
        path.close(from: path.components[depth].level)
        previousKind = nil
      }
      let startsRecord =
        annotation.kind != nil || annotation.strength != nil || annotation.platforms != nil || annotation.label != nil
        || annotation.number != nil
        || annotation.edition != nil || annotation.isInferred
      let continuesRecord =
        annotation.continuesRecord || (!startsRecord && CanonicalForm.continues(block.content, after: previousKind))
      if continuesRecord, let last = drafts.indices.last, previousKind != nil || annotation.continuesRecord {
        if let tidy = block.tidied { drafts[last].continue(with: tidy) }
        continue
      }
      guard
        var draft = Self.makeDraft(
          block, kind: annotation.kind ?? CanonicalForm.kind(of: block.content), leads: annotation.hasBoldHeadline, path: path)
      else {
        accounting.addDropped("blocks that say nothing", block.visibleCharacters)
        continue
      }
      if case .paragraph(let inlines) = block.content, draft.kind == .rule || annotation.hasBoldHeadline,
        CanonicalForm.hasAvoidSign(inlines.trimmed)
      {
        accounting.addMetadata("labels", [Inline.text(CanonicalForm.avoidSign)].visibleCharacters)
      }
      draft.statedStrength = annotation.strength
      draft.statedScope = annotation.platforms.map { PlatformScope(platforms: $0, systems: annotation.systems) }
      draft.statedNumber = annotation.number
      draft.statedEdition = annotation.edition
      draft.isInferred = annotation.isInferred && draft.kind == .rule
      if let label = annotation.label { draft.label = label }
      drafts.append(draft)
      previousKind = draft.kind
    }
  }

  private static func makeDraft(_ block: Block, kind: RecordKind, leads: Bool, path: SectionPath) -> RecordDraft? {
    switch block.content {
    case .paragraph(let inlines):
      if let lead = CanonicalForm.boldPrefix(of: inlines.trimmed), kind == .rule || leads {
        let remaining = lead.rest.tidied
        return RecordDraft(
          kind: kind, headline: lead.headline.tidied, body: remaining.isEmpty ? [] : [Block(.paragraph(remaining))],
          line: block.line,
          path: path)
      }
      return makeDraft(splitting: inlines, kind: kind, line: block.line, path: path)
    case .quote(let blocks): return makeQuoteDraft(blocks, label: nil, kind: kind, line: block.line, path: path)
    case .aside(let label, let blocks): return makeQuoteDraft(blocks, label: label, kind: kind, line: block.line, path: path)
    case .footnote(_, let blocks): return makeQuoteDraft(blocks, label: nil, kind: kind, line: block.line, path: path)
    case .heading, .list, .definitionList, .table, .code, .tabs, .thematicBreak, .figure:
      return RecordDraft(kind: kind, derivedFrom: block, path: path)
    }
  }

  private static func makeDraft(splitting inlines: [Inline], kind: RecordKind, line: Int, path: SectionPath) -> RecordDraft {
    let text = inlines.plainText
    let boundary = text.firstSentence.isEmpty ? text.utf8.count : Self.boundary(of: inlines)
    return RecordDraft(kind: kind, paragraph: inlines, boundary: boundary, line: line, path: path)
  }

  private static func boundary(of inlines: [Inline]) -> Int {
    SentenceBoundary.first(in: inlines.plainText)
  }

  private static func makeQuoteDraft(_ blocks: [Block], label: String?, kind: RecordKind, line: Int, path: SectionPath)
    -> RecordDraft?
  {
    guard let first = blocks.first else { return nil }
    var draft: RecordDraft?
    if case .paragraph(let inlines) = first.content {
      draft = makeDraft(splitting: inlines, kind: kind, line: first.line > 0 ? first.line : line, path: path)
    } else {
      draft = RecordDraft(kind: kind, derivedFrom: first, path: path)
    }
    draft?.body += Array(blocks.dropFirst()).tidied
    draft?.label = label.flatMap { LabelPhrases.plainAsideLabels.contains($0.lowercased()) ? nil : $0 }
    return draft
  }
}

extension RecordDraft {
  /// Appends a block. A table after the bare headline of a specification gets that headline as its caption.
  fileprivate mutating func `continue`(with block: Block) {
    if kind == .specification, body.isEmpty, case .table(var table) = block.content {
      table.caption = headline
      isDerived = true
      body.append(Block(.table(table)))
    } else {
      body.append(block)
    }
  }
}
