import Guidelines
import Languages

/// The page of a topic, laid out like a manual page: name and summary, platforms, sections with their rules, related topics, source.
package struct TopicPageText {
  package var style: PageStyle
  package var page: TopicPage
  /// The filter that was asked for; the records are filtered already.
  package var platforms: [Platform]
  package var showsIDs: Bool
  /// What stands at the head of a page of more lines than `longest`; nil for none.
  package var contents: Contents?
  package var longest = Int.max

  package init(_ page: TopicPage, style: PageStyle, platforms: [Platform] = [], showsIDs: Bool = false) {
    self.page = page
    self.style = style
    self.platforms = platforms
    self.showsIDs = showsIDs
  }

  package func lines() -> [Line] {
    let text = DocumentText(Document(page, platforms: platforms), style: style, showsIDs: showsIDs)
    let list = contents?.head(style, language: page.language, width: style.width) ?? []
    return text.page(contents: list, longest: longest)
  }
}
