import Guidelines
import Languages

/// A record as Markdown to paste elsewhere: the rule, its explanation, and its source.
package enum RecordMarkdown {
  /// - Parameter links: Rewrites links; `nil` if readers know record ids.
  package static func excerpt(_ record: Record, links: MarkdownLinks? = nil) -> String {
    let record = links.map(record.rewritingLinks) ?? record
    // A pasted record has no surrounding text, so links are absolute and the headline is standalone.
    var copy = record.resolvingLinks()
    if record.kind == .rule { copy.headline = copy.standaloneHeadline }
    return MarkdownBlocks.markdown(blocks(of: copy) + [sourceBlock(of: record)]) + "\n"
  }

  /// Returns the record without its source.
  package static func content(of record: Record) -> String { MarkdownBlocks.markdown(blocks(of: record)) + "\n" }

  /// Returns a line of plain text with all markup escaped.
  package static func text(_ text: String) -> String { MarkdownInlines.markdown([.text(Sanitizer.line(text))]) }

  private static func blocks(of record: Record) -> [Block] {
    switch record.kind {
    case .rule:
      var blocks = record.explanation
      var firstParagraph: [Inline] = [.strong(record.headline)]
      if case .paragraph(let inlines)? = blocks.first?.content {
        firstParagraph += [.text(" ")] + inlines
        blocks.removeFirst()
      }
      return [Block(.paragraph(firstParagraph))] + blocks
    case .note: return [Block(.quote(record.blocksWithHeadline))]
    case .definition, .specification, .reference: return record.blocksWithHeadline
    }
  }

  private static func sourceBlock(of record: Record) -> Block {
    let platforms = record.platformNames?.joined(separator: ", ")
    let source = record.source.name == corpusSourceName ? nil : record.source.name
    let inferredLabel = record.isInferred ? record.language.messages.labels.inferred : nil
    let facts = [
      record.id, platforms, record.source.edition, source, record.unstatedStrength?.text(in: record.language), inferredLabel,
    ]
    return sourceBlock(of: record, facts: facts.compactMap { $0 }, separator: "; ")
  }

  /// Returns a source line such as `— [Alerts › Buttons](https://…) (facts)`.
  static func sourceBlock(of record: Record, facts: [String], separator: String) -> Block {
    let breadcrumb = ([record.topicTitle] + record.section).joined(separator: " › ")
    let name: [Inline] = record.address.map { [.link([.text(breadcrumb)], url: $0)] } ?? [.text(breadcrumb)]
    return Block(.paragraph([.text("— ")] + name + [.text(" (\(facts.joined(separator: separator)))")]))
  }
}
