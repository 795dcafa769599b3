import Guidelines

/// Determines the page's title and removes repetitions of it.
enum TitleFinder {
  /// Sets the page's title: the title in its metadata without the name of the site, or else the first heading of level 1, any
  /// heading, or the first line.
  static func setTitle(of draft: inout PageDraft) { setTitle(of: &draft.page) }

  private static func setTitle(of page: inout Page) {
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

  /// Removes the name of the site from a title. For example, "Charts | Apple Developer Documentation" becomes "Charts".
  static func withoutSiteName(_ title: String, headings: [String]) -> String {
    let title = title.trimmingSpace()
    for separator in [" | ", "｜", " – ", " — ", " - ", " : ", " · ", " « ", " » "] {
      let parts = title.ranges(of: separator)
      guard let first = parts.first, let last = parts.last else { continue }
      let shortTitle = String(title[..<first.lowerBound]).trimmingSpace()
      let longTitle = String(title[..<last.lowerBound]).trimmingSpace()
      let suffix = String(title[last.upperBound...]).trimmingSpace()
      for part in [longTitle, shortTitle, suffix] where headings.contains(part) { return part }
      if separator == " | " || separator == "｜" { return shortTitle.isEmpty ? title : longTitle }
    }
    return title
  }

  /// Removes a heading that repeats the heading before it, and a paragraph that repeats the title above it.
  static func dropRepeats(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    /// Index of the heading that later blocks can repeat.
    var repeatedHeading: Int?
    var repetitions: Set<Int> = []
    for (index, block) in blocks.enumerated() {
      guard let before = repeatedHeading, case .heading(let level, let text, let anchor) = draft.page.blocks[before].content,
        let title = text.shortText(400), isRepetition(block, title, index)
      else {
        if case .heading = block.content { repeatedHeading = index } else { repeatedHeading = nil }
        continue
      }
      repetitions.insert(index)
      if case .heading(let otherLevel, _, let otherAnchor) = block.content, anchor == nil, otherAnchor != nil {
        draft.page.blocks[before].content = .heading(level: min(level, otherLevel), text, anchor: otherAnchor)
      }
    }
    draft.remove { index, _ in repetitions.contains(index) ? .dropped("repeated title") : nil }
  }

  private static func isRepetition(_ block: Block, _ title: String, _ index: Int) -> Bool {
    switch block.content {
    case .heading(_, let inlines, _): inlines.shortText(400).map { $0 == title || areEqual($0, title) } == true
    case .paragraph(let inlines): index < 4 && inlines.shortText(400).map { areEqual($0, title) } == true
    case .list, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: false
    }
  }

  static func areEqual(_ a: String, _ b: String) -> Bool {
    BoilerplateWords.normalized(a) == BoilerplateWords.normalized(b)
  }
}
