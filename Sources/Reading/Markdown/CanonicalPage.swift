import Guidelines
import Languages

/// Last steps of reading a page in the canonical form (docs/formats.md): reads heading anchors from links, asides from quotes,
/// and figures from images. Everything else is left unchanged.
enum CanonicalPage {
  /// Finishes a page.
  /// - Parameters:
  ///   - statesLanguage: Indicates whether the front matter states a supported language; otherwise it is guessed.
  ///   - statesTitle: Indicates whether the front matter states a title.
  static func finish(_ page: inout Page, statesLanguage: Bool, statesTitle: Bool) {
    if !statesLanguage { page.metadata.language = Languages.guess(page.blocks, title: page.metadata.title) }
    for index in page.blocks.indices {
      if case .heading(let level, let inlines, nil) = page.blocks[index].content {
        let (text, anchor) = HeadingAnchor.split(inlines)
        page.blocks[index].content = .heading(level: level, text, anchor: anchor)
      }
    }
    page.blocks = page.blocks.withFigures
    var labels = AsideFinder.LabelCounts()
    page.blocks = page.blocks.map { AsideFinder.convertingQuotes(in: $0, &labels) }
    // If the front matter states no title, the first heading is the title: of the topic if the page has another title,
    // otherwise of the page.
    if !statesTitle, case .heading(1, let inlines, _)? = page.blocks.first?.content {
      if page.metadata.title.isEmpty {
        page.metadata.title = inlines.plainText
      } else {
        page.metadata.topicTitle = inlines.plainText
      }
      page.blocks.removeFirst()
    }
  }
}
