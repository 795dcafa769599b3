import Guidelines

/// One record as Markdown to paste somewhere: the rule, its explanation, and where it comes from.
package enum RecordMarkdown {
  package static func excerpt(_ record: Record) -> String {
    var blocks: [Block]
    switch record.kind {
    case .rule:
      blocks = record.explanation
      var lead: [Inline] = [.strong(record.headline)]
      if case .paragraph(let inlines)? = blocks.first?.content {
        lead += [.text(" ")] + inlines
        blocks.removeFirst()
      }
      blocks.insert(Block(.paragraph(lead)), at: 0)
    case .note: blocks = [Block(.quote(record.whole))]
    case .definition, .specification, .reference: blocks = record.whole
    }
    let place = ([record.topicTitle] + record.section).joined(separator: " › ")
    var facts = [record.id, record.platforms.map { $0.map(\.rawValue).joined(separator: ", ") }, record.source.edition].compactMap
    { $0 }
    if record.source.name != corpusSourceName { facts.append(record.source.name) }
    if let strength = record.unsaidStrength { facts.append(strength.text(in: record.language)) }
    if record.isGuessed { facts.append(Label.inferred.text(in: record.language)) }
    let name: [Inline] = record.source.url.map { [.link([.text(place)], url: $0)] } ?? [.text(place)]
    blocks.append(Block(.paragraph([.text("— ")] + name + [.text(" (\(facts.joined(separator: "; ")))")])))
    return MarkdownBlocks.markdown(blocks) + "\n"
  }
}
