import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// How an answer is put.
public enum OutputFormat: Hashable, Sendable {
  /// Lines for a terminal, broken at `width` columns by the rules of Japanese and English; with colours it holds escape sequences.
  case text(width: Int = 80, colors: Bool = false)
  case markdown
  case json
}

/// What is rendered is what the program prints for the same.
///
/// ```swift
/// print(try base.render(base.page("steppers"), as: .text(width: 60)))
/// print(try base.render(base.record("alerts/best-practices/1"), as: .json))   // {"id":"alerts/best-practices/1","kind":"rule",…
/// ```
extension KnowledgeBase {
  /// - Parameter query: what was asked, which JSON repeats.
  public func render(_ answer: SearchAnswer, to query: String, as format: OutputFormat) -> String {
    switch format {
    case .text(let width, let colors):
      let style = style(width, colors)
      return style.terminal.render(HitList(answer, style: style).lines())
    case .markdown: return answer.hits.map { RecordMarkdown.excerpt($0.record) }.joined(separator: "\n")
    case .json: return AnswerJSON.search(answer, query: query)
    }
  }

  /// The Markdown is the canonical form, which reads back as the same records.
  public func render(_ page: TopicPage, as format: OutputFormat) throws(Failure) -> String {
    switch format {
    case .text(let width, let colors):
      let style = style(width, colors)
      return style.terminal.render(TopicPageText(page, style: style).lines())
    case .markdown: return try CanonicalWriter(index).markdown(page.records)
    case .json: return AnswerJSON.page(page)
    }
  }

  /// The record with the tables that it announces and, but in Markdown, the other wordings of its rule.
  public func render(_ record: Record, as format: OutputFormat) throws(Failure) -> String {
    switch format {
    case .text(let width, let colors):
      let style = style(width, colors)
      let (same, related) = try index.restatements(of: record)
      let page = RecordPage(
        record, announced: try index.announced(by: record), same: same,
        confidences: try index.confidences(of: record, in: same), related: related.isEmpty ? nil : related, style: style)
      return style.terminal.render(page.lines())
    case .markdown:
      return ([record] + (try index.announced(by: record))).map { RecordMarkdown.excerpt($0) }.joined(separator: "\n")
    case .json:
      let (same, related) = try index.restatements(of: record)
      return RecordJSON.shown(record, same: same, related: related.isEmpty ? nil : related)
    }
  }

  private func style(_ width: Int, _ colors: Bool) -> PageStyle {
    PageStyle(Terminal(width: width, colors: colors), language: language)
  }
}

extension CanonicalWriter {
  /// The writer of the canonical form, with what it asks of the index and of sentence ends.
  package init(_ index: GuidelineIndex) throws(Failure) {
    self.init(sections: try index.sections()) { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }
  }
}
