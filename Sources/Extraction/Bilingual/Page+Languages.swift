import Guidelines
import Languages

extension Page {
  /// Splits a page whose paragraphs alternate between two languages into one page for each language; returns other pages
  /// unchanged.
  ///
  /// Each part has the paragraphs in its language and the content without a language, such as code and tables of numbers.
  /// Headings occur in both parts; the halves of a bilingual heading ("Layout / レイアウト") share one anchor, so that records of the
  /// same rule get the same id. A part can be in an unsupported script (`scriptDiagnostic`).
  package func byLanguage() -> [Page] {
    guard metadata.format != .canonical, let languages = writtenLanguages() else { return [self] }
    return languages.enumerated().map { index, language in
      var page = self
      page.metadata.language = language
      page.metadata.topicTitle = BilingualHeading(metadata.title)?.text(in: language)
      page.diagnostics = index == 0 ? diagnostics : []
      var part = LanguagePart(language: language, main: metadata.language, title: metadata.title)
      page.blocks = part.blocks(of: blocks)
      page.textCoverage.add(part.accounting)
      page.textCoverage.kept = page.blocks.visibleCharacters
      return page
    }
  }

  /// Error that says that the page was left out because of its script, with the line where that begins; `nil` for a page that can be read.
  package var scriptDiagnostic: Diagnostic? {
    guard let script = metadata.language.unsupportedScript else { return nil }
    let first = blocks.first { Languages.dominantLanguage(of: $0.plainText) == script.language }
    return Diagnostic(.error, line: first?.line ?? 1, .unsupportedScript(script.name))
  }

  /// The page's language and a second one, if each has at least three paragraphs and a fifth of all paragraphs; otherwise `nil`.
  private func writtenLanguages() -> [Language]? {
    var counts: [Language: Int] = [:]
    blocks.countParagraphs(&counts)
    let total = counts.values.reduce(0, +)
    let frequent = counts.filter { $0.value >= 3 && $0.value * 5 >= total }
    guard frequent.count == 2, frequent[metadata.language] != nil else { return nil }
    return [metadata.language] + frequent.keys.filter { $0 != metadata.language }
  }
}

extension [Block] {
  fileprivate func countParagraphs(_ counts: inout [Language: Int]) {
    for block in self {
      switch block.content {
      case .paragraph(let inlines):
        for line in inlines.lines {
          if let language = Languages.language(ofSentence: line.plainText) { counts[language, default: 0] += 1 }
        }
      case .list(let list): for item in list.items { item.blocks.countParagraphs(&counts) }
      case .quote(let blocks), .aside(_, let blocks), .footnote(_, let blocks): blocks.countParagraphs(&counts)
      case .tabs(let tabs): for tab in tabs { tab.blocks.countParagraphs(&counts) }
      case .table(let table): BilingualTable(table)?.countCells(&counts)
      case .heading, .definitionList, .code, .thematicBreak, .figure: continue
      }
    }
  }
}

extension [Inline] {
  /// Lines of a paragraph as broken by its author, without the line breaks.
  var lines: [[Inline]] { split(whereSeparator: \.isBreak).map(Array.init) }
}
