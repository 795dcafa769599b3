import Guidelines
import Languages

extension Page.Format {
  package static let markdown = Page.Format(rawValue: "markdown")
}

extension PageFormat {
  package static let markdown = PageFormat(
    id: .markdown, names: Localized("Markdown", "Markdown"), limit: PageLimits.mostText, keepsDefinitions: true,
    isDeclared: { $0.front != nil },
    resembles: { $0.markup.markdown == 0 ? .none : $0.markup.markdown == 1 ? .guess : .plain },
    read: { bytes, _ in MarkdownPage.read(bytes, isCanonical: false) })

  /// Markdown that the program wrote itself: the limit is higher, for it says the same with more words.
  package static let canonical = PageFormat(
    id: .canonical, limit: PageLimits.mostCanonicalText, keepsDefinitions: true,
    isDeclared: { $0.front?.isCanonical ?? false },
    read: { bytes, _ in MarkdownPage.read(bytes, isCanonical: true) })
}
