import Guidelines
import Languages

/// The last steps for a page in the canonical form (DESIGN section 6): anchors out of the headings' links to themselves, asides out of quotes, figures out of
/// pictures.
/// Nothing else is touched.
enum CanonicalPage {
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
    page.blocks = page.blocks.map { AsideFinder.quotesAsAsides($0, &labels) }
    // Where the front matter says neither, the heading is the title: of the topic, where it says that the page is called otherwise.
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
