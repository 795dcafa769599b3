import Guidelines
import Languages

/// One record as Markdown to paste somewhere: the rule, its explanation, and where it comes from.
package enum RecordMarkdown {
  /// - Parameter links: where what it refers to is found; nil where the reader knows ids.
  package static func excerpt(_ record: Record, links: MarkdownLinks? = nil) -> String {
    let record = links.map(record.leading) ?? record
    // Pasted somewhere, it has left its neighbours.
    var alone = record.withWholeLinks()
    if record.kind == .rule { alone.headline = alone.standalone }
    return MarkdownBlocks.markdown(statement(alone) + [origin(of: record)]) + "\n"
  }

  /// Without where it comes from.
  package static func rule(_ record: Record) -> String { MarkdownBlocks.markdown(statement(record)) + "\n" }

  /// One line of text as Markdown: nothing in it is markup.
  package static func text(_ text: String) -> String { MarkdownInlines.markdown([.text(Sanitizing.line(text))]) }

  private static func statement(_ record: Record) -> [Block] {
    switch record.kind {
    case .rule:
      var blocks = record.explanation
      var lead: [Inline] = [.strong(record.headline)]
      if case .paragraph(let inlines)? = blocks.first?.content {
        lead += [.text(" ")] + inlines
        blocks.removeFirst()
      }
      return [Block(.paragraph(lead))] + blocks
    case .note: return [Block(.quote(record.whole))]
    case .definition, .specification, .reference: return record.whole
    }
  }

  private static func origin(of record: Record) -> Block {
    let platforms = record.platformNames?.joined(separator: ", ")
    let source = record.source.name == corpusSourceName ? nil : record.source.name
    let guess = record.isGuessed ? record.language.interface.labels.inferred : nil
    let facts = [record.id, platforms, record.source.edition, source, record.unsaidStrength?.text(in: record.language), guess]
    return origin(of: record, facts: facts.compactMap { $0 }, separator: "; ")
  }

  /// `— [Alerts › Buttons](https://…) (facts)`
  static func origin(of record: Record, facts: [String], separator: String) -> Block {
    let place = ([record.topicTitle] + record.section).joined(separator: " › ")
    let name: [Inline] = record.address.map { [.link([.text(place)], url: $0)] } ?? [.text(place)]
    return Block(.paragraph([.text("— ")] + name + [.text(" (\(facts.joined(separator: separator)))")]))
  }
}
