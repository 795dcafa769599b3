import Guidelines
import Languages

/// The page of a topic, laid out like a manual page: name and summary, platforms, sections with their rules, related topics,
/// source.
package struct TopicPageText {
  package var style: PageStyle
  package var page: TopicPage
  /// Requested platforms; the records have already been filtered by them.
  package var platforms: [Platform]
  package var showsIDs: Bool
  /// Table of contents, printed if the page has more than `maxLinesWithoutContents` lines; `nil` to omit it.
  package var contents: TableOfContents?
  package var maxLinesWithoutContents = Int.max

  package init(_ page: TopicPage, style: PageStyle, platforms: [Platform] = [], showsIDs: Bool = false) {
    self.page = page
    self.style = style
    self.platforms = platforms
    self.showsIDs = showsIDs
  }

  package func lines() -> [StyledLine] {
    let text = DocumentText(Document(page, platforms: platforms), style: style, showsIDs: showsIDs)
    let list = contents?.compactLines(style, language: page.language, width: style.width) ?? []
    return text.page(contents: list, maxLinesWithoutContents: maxLinesWithoutContents)
  }
}
