import Guidelines

/// One record as Markdown to paste somewhere: the rule, its explanation, and where it comes from.
package enum RecordMarkdown {
  package static func excerpt(_ record: Record) -> String {
    // Pasted somewhere, it has left its neighbours.
    MarkdownBlocks.markdown(statement(record.withWholeLinks()) + [origin(of: record)]) + "\n"
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
    let place = ([record.topicTitle] + record.section).joined(separator: " › ")
    var facts = [record.id, record.platforms.map { $0.map(\.rawValue).joined(separator: ", ") }, record.source.edition].compactMap
    { $0 }
    if record.source.name != corpusSourceName { facts.append(record.source.name) }
    if let strength = record.unsaidStrength { facts.append(strength.text(in: record.language)) }
    if record.isGuessed { facts.append(Label.inferred.text(in: record.language)) }
    let name: [Inline] = record.address.map { [.link([.text(place)], url: $0)] } ?? [.text(place)]
    return Block(.paragraph([.text("— ")] + name + [.text(" (\(facts.joined(separator: "; ")))")]))
  }
}
