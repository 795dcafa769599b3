import Guidelines
import Languages

/// Reads a page in the canonical form (DESIGN section 6) literally: what the form implies and what comments state, nothing guessed.
struct CanonicalWalker {
  let anchors: SectionAnchors
  private(set) var drafts: [Draft] = []
  /// As the other walker's.
  private(set) var accounting = Accounting()
  private(set) var titles: [Int] = []
  private var path = SectionPath()
  /// Kind of the record that may still grow; nil right after a heading.
  private var previous: RecordKind?

  init(anchors: SectionAnchors) { self.anchors = anchors }

  mutating func walk(_ blocks: [Block]) {
    for block in blocks {
      if case .heading(let level, let inlines, let anchor) = block.content {
        let title = inlines.tidied.plainText
        path.open(
          level: level, title: title, anchor: anchor.map { $0 } ?? anchors.anchor(title: title, stated: nil, topicNames: []),
          number: titles.count)
        titles.append(title.visibleCharacters)
        previous = nil
        continue
      }
      guard block.tidied != nil else { continue }
      let note = block.annotation ?? Annotation()
      if let depth = note.depth, depth >= 0, depth < path.entries.count {
        path.close(from: path.entries[depth].level)
        previous = nil
      }
      let isNew =
        note.kind != nil || note.strength != nil || note.platforms != nil || note.label != nil || note.number != nil
        || note.edition != nil || note.isGuessed
      let continues = note.continues || (!isNew && CanonicalForm.continues(block.content, after: previous))
      if continues, let last = drafts.indices.last, previous != nil || note.continues {
        if let tidy = block.tidied { drafts[last].continue(with: tidy) }
        continue
      }
      guard var draft = Self.draft(block, kind: note.kind ?? CanonicalForm.kind(of: block.content), leads: note.leads, path: path)
      else {
        accounting.addDropped("blocks that say nothing", block.visibleCharacters)
        continue
      }
      if case .paragraph(let inlines) = block.content, draft.kind == .rule || note.leads,
        CanonicalForm.hasAvoidSign(inlines.trimmed)
      {
        accounting.addTaken("labels", [Inline.text(CanonicalForm.avoidSign)].visibleCharacters)
      }
      draft.statedStrength = note.strength
      draft.statedScope = note.platforms.map { SystemNames(platforms: $0, systems: note.systems) }
      draft.statedNumber = note.number
      draft.statedEdition = note.edition
      draft.isGuessed = note.isGuessed && draft.kind == .rule
      if let label = note.label { draft.label = label }
      drafts.append(draft)
      previous = draft.kind
    }
  }

  private static func draft(_ block: Block, kind: RecordKind, leads: Bool, path: SectionPath) -> Draft? {
    switch block.content {
    case .paragraph(let inlines):
      if let lead = CanonicalForm.lead(of: inlines.trimmed), kind == .rule || leads {
        let rest = lead.rest.tidied
        return Draft(
          kind: kind, headline: lead.headline.tidied, body: rest.isEmpty ? [] : [Block(.paragraph(rest))], line: block.line,
          path: path)
      }
      return cut(inlines, kind: kind, line: block.line, path: path)
    case .quote(let blocks): return quoted(blocks, label: nil, kind: kind, line: block.line, path: path)
    case .aside(let label, let blocks): return quoted(blocks, label: label, kind: kind, line: block.line, path: path)
    case .footnote(_, let blocks): return quoted(blocks, label: nil, kind: kind, line: block.line, path: path)
    case .heading, .list, .definitionList, .table, .code, .tabs, .thematicBreak, .figure:
      return Draft(kind: kind, derivedFrom: block, path: path)
    }
  }

  private static func cut(_ inlines: [Inline], kind: RecordKind, line: Int, path: SectionPath) -> Draft {
    let text = inlines.plainText
    let boundary = text.firstSentence.isEmpty ? text.utf8.count : Self.boundary(of: inlines)
    return Draft(kind: kind, paragraph: inlines, boundary: boundary, line: line, path: path)
  }

  private static func boundary(of inlines: [Inline]) -> Int {
    SentenceBoundary.first(in: inlines.plainText)
  }

  private static func quoted(_ blocks: [Block], label: String?, kind: RecordKind, line: Int, path: SectionPath) -> Draft? {
    guard let first = blocks.first else { return nil }
    var draft: Draft?
    if case .paragraph(let inlines) = first.content {
      draft = cut(inlines, kind: kind, line: first.line > 0 ? first.line : line, path: path)
    } else {
      draft = Draft(kind: kind, derivedFrom: first, path: path)
    }
    draft?.body += Array(blocks.dropFirst()).tidied
    draft?.label = label.flatMap { LeadWords.plainAsideLabels.contains($0.lowercased()) ? nil : $0 }
    return draft
  }
}

extension Draft {
  /// Adds a block. A table behind the bare headline of a specification has that headline for its own caption.
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
