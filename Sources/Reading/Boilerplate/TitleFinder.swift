import Guidelines

/// The page's title, and titles that stand on the page twice.
enum TitleFinder {
  static func settle(_ page: inout Page) {
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

  /// Drops a heading that repeats the one before it, with nothing but metadata between.
  static func dropRepeats(_ page: inout Page) {
    var report = DropReport()
    var kept: [Block] = []
    for block in page.blocks {
      if case .heading(let level, let inlines, let anchor) = block.content,
        case .heading(let before, let text, let earlier)? = kept.last?.content,
        let after = inlines.shortText(400), let first = text.shortText(400), after == first || same(after, first)
      {
        if earlier == nil, let anchor, let index = kept.indices.last {
          kept[index].content = .heading(level: min(level, before), text, anchor: anchor)
        }
        report.add("repeated title", line: block.line, lines: 1)
        continue
      }
      kept.append(block)
    }
    page.blocks = kept
    page.diagnostics += report.diagnostics
  }

  static func same(_ a: String, _ b: String) -> Bool {
    BoilerplateWords.folded(a) == BoilerplateWords.folded(b)
  }
}
