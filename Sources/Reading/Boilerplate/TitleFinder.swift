import Guidelines

/// The page's title, and titles that stand on the page twice.
enum TitleFinder {
  static func settle(_ draft: inout PageDraft) { settle(&draft.page) }

  private static func settle(_ page: inout Page) {
    let headings = page.blocks.compactMap { block -> (level: Int, text: String)? in
      guard case .heading(let level, let inlines, _) = block.content else { return nil }
      return inlines.shortText(400).map { (level, $0.trimmingSpace()) }
    }
    if page.metadata.title.isEmpty {
      let first = headings.first { $0.level == 1 } ?? headings.first
      page.metadata.title = first?.text ?? ""
    } else {
      page.metadata.title = withoutSiteName(page.metadata.title, headings: headings.map(\.text))
    }
    if page.metadata.title.isEmpty, case .paragraph(let inlines)? = page.blocks.first?.content {
      let line = inlines.prefix { inline in
        switch inline {
        case .softBreak, .hardBreak: false
        case .text, .emphasis, .strong, .strikethrough, .subscript, .superscript, .code, .link, .image, .ruby, .footnoteReference:
          true
        }
      }
      if let text = Array(line).shortText(240)?.trimmingSpace() { page.metadata.title = text }
    }
  }

  /// "Charts | Apple Developer Documentation" → "Charts".
  static func withoutSiteName(_ title: String, headings: [String]) -> String {
    let title = title.trimmingSpace()
    for separator in [" | ", "｜", " – ", " — ", " - ", " : ", " · ", " « ", " » "] {
      let parts = title.ranges(of: separator)
      guard let first = parts.first, let last = parts.last else { continue }
      let head = String(title[..<first.lowerBound]).trimmingSpace()
      let long = String(title[..<last.lowerBound]).trimmingSpace()
      let tail = String(title[last.upperBound...]).trimmingSpace()
      for part in [long, head, tail] where headings.contains(part) { return part }
      if separator == " | " || separator == "｜" { return head.isEmpty ? title : long }
    }
    return title
  }

  /// Drops a heading that repeats the one before it, and a paragraph that repeats the title above it.
  static func dropRepeats(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    /// The heading that later ones repeat.
    var first: Int?
    var found: Set<Int> = []
    for (index, block) in blocks.enumerated() {
      guard let before = first, case .heading(let level, let text, let anchor) = draft.page.blocks[before].content,
        let title = text.shortText(400), repeats(block, title, index)
      else {
        if case .heading = block.content { first = index } else { first = nil }
        continue
      }
      found.insert(index)
      if case .heading(let other, _, let own) = block.content, anchor == nil, own != nil {
        draft.page.blocks[before].content = .heading(level: min(level, other), text, anchor: own)
      }
    }
    draft.remove { index, _ in found.contains(index) ? .dropped("repeated title") : nil }
  }

  private static func repeats(_ block: Block, _ title: String, _ index: Int) -> Bool {
    switch block.content {
    case .heading(_, let inlines, _): inlines.shortText(400).map { $0 == title || same($0, title) } == true
    case .paragraph(let inlines): index < 4 && inlines.shortText(400).map { same($0, title) } == true
    case .list, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: false
    }
  }

  static func same(_ a: String, _ b: String) -> Bool {
    BoilerplateWords.folded(a) == BoilerplateWords.folded(b)
  }
}
