import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// An output format for answers, pages, and records.
public enum OutputFormat: Hashable, Sendable {
  /// Text for a terminal, with line breaks at `width` columns by the rules of Japanese and English. With `colors` it contains
  /// escape sequences.
  case text(width: Int = 80, colors: Bool = false)
  case markdown
  case json
}

/// Rendering of answers, pages, and records, with the same output as the program's.
///
/// ```swift
/// print(try base.render(base.page("steppers"), as: .text(width: 60)))
/// print(try base.render(base.record("alerts/best-practices/1"), as: .json))   // {"id":"alerts/best-practices/1","kind":"rule",…
/// ```
extension KnowledgeBase {
  /// Renders an answer.
  /// - Parameter query: The text of the query, which JSON output repeats.
  public func render(_ answer: SearchAnswer, to query: String, as format: OutputFormat) -> String {
    switch format {
    case .text(let width, let colors):
      let style = style(width, colors)
      return style.terminal.render(HitList(answer, style: style).lines())
    case .markdown: return answer.hits.map { RecordMarkdown.excerpt($0.record) }.joined(separator: "\n")
    case .json: return LookupJSON.search(answer, query: query)
    }
  }

  /// Renders a page. The Markdown is in the canonical form, which parses to the same records.
  public func render(_ page: TopicPage, as format: OutputFormat) throws(Failure) -> String {
    switch format {
    case .text(let width, let colors):
      let style = style(width, colors)
      return style.terminal.render(TopicPageText(page, style: style).lines())
    case .markdown: return try CanonicalWriter(index).markdown(page.records)
    case .json: return LookupJSON.page(page)
    }
  }

  /// Renders a record with the tables that it announces and, except in Markdown, the other wordings of its rule.
  public func render(_ record: Record, as format: OutputFormat) throws(Failure) -> String {
    switch format {
    case .text(let width, let colors):
      let style = style(width, colors)
      let (same, related) = try index.restatements(of: record)
      let page = RecordPage(
        record, tables: try index.announced(by: record), equivalents: same,
        confidences: try index.confidences(of: record, in: same), related: related.isEmpty ? nil : related, style: style)
      return style.terminal.render(page.lines())
    case .markdown:
      return ([record] + (try index.announced(by: record))).map { RecordMarkdown.excerpt($0) }.joined(separator: "\n")
    case .json:
      let (same, related) = try index.restatements(of: record)
      return RecordJSON.page(record, same: same, related: related.isEmpty ? nil : related)
    }
  }

  private func style(_ width: Int, _ colors: Bool) -> PageStyle {
    PageStyle(Terminal(width: width, colors: colors), language: language)
  }
}

extension CanonicalWriter {
  /// Creates a writer of the canonical form with the index's section names and a sentence splitter.
  package init(_ index: GuidelineIndex) throws(Failure) {
    self.init(sections: try index.sections()) { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }
  }
}
