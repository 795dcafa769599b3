import Guidelines
import Languages

extension Page {
  /// The page once for each of the languages in which it is written, where paragraphs in two of them alternate; else the page alone.
  ///
  /// Each has the paragraphs of its language and what is of none (code, tables of figures); the headings stand in both, those in both languages
  /// ("Layout / レイアウト") by halves under one anchor. So each is read as any page is, and the records of one rule get the same id.
  package func byLanguage() -> [Page] {
    guard metadata.format != .canonical, let languages = writtenLanguages() else { return [self] }
    return languages.enumerated().map { place, language in
      var page = self
      page.metadata.language = language
      page.metadata.topicTitle = BilingualHeading(metadata.title)?.text(in: language)
      page.diagnostics = place == 0 ? diagnostics : []
      var part = LanguagePart(language: language, main: metadata.language, title: metadata.title)
      page.blocks = part.blocks(of: blocks)
      page.accounting.add(part.accounting)
      page.accounting.kept = page.blocks.visibleCharacters
      return page
    }
  }

  /// The page's language and another, where both have three paragraphs and a fifth of all.
  private func writtenLanguages() -> [Language]? {
    var counts: [Language: Int] = [:]
    blocks.countParagraphs(&counts)
    let all = counts.values.reduce(0, +)
    let enough = counts.filter { $0.value >= 3 && $0.value * 5 >= all }
    guard enough.count == 2, enough[metadata.language] != nil else { return nil }
    return [metadata.language] + enough.keys.filter { $0 != metadata.language }
  }
}

extension [Block] {
  fileprivate func countParagraphs(_ counts: inout [Language: Int]) {
    for block in self {
      switch block.content {
      case .paragraph(let inlines):
        for line in inlines.lines { if let language = Languages.written(line.plainText) { counts[language, default: 0] += 1 } }
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
  /// The lines in which the author broke a paragraph, without the breaks.
  var lines: [[Inline]] { split(whereSeparator: \.isBreak).map(Array.init) }
}
