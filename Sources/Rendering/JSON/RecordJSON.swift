import Guidelines

/// The record as JSON: DESIGN section 5, to the letter.
package enum RecordJSON {
  /// One record, one line, without a line end.
  package static func line(_ record: Record) -> String {
    var json = JSONWriter()
    json.object { members(record, into: &$0) }
    return json.text
  }

  /// `hig show`: the record with its other wordings and, where they were asked for, the most similar ones elsewhere.
  package static func shown(_ record: Record, same: [Record], related: [Record]? = nil) -> String {
    var json = JSONWriter()
    json.object {
      members(record, into: &$0)
      $0.key("same")
      $0.array(same) { json, other in json.object { members(other, into: &$0) } }
      guard let related else { return }
      $0.key("related")
      $0.array(related) { json, other in json.object { members(other, into: &$0) } }
    }
    return json.text + "\n"
  }

  static func members(_ record: Record, into json: inout JSONWriter) {
    let body = record.explanation
    json.field("id", record.id)
    json.field("kind", record.kind.rawValue)
    json.field("strength", record.strength?.rawValue)
    json.field("guessed", record.isGuessed)
    json.field("language", record.language.rawValue)
    json.field("topic", record.topic)
    json.field("topicTitle", record.topicTitle)
    json.field("section", record.section)
    json.field("anchor", record.anchor)
    json.key("platforms")
    if let platforms = record.platforms { json.array(platforms.sorted()) { $0.string($1.rawValue) } } else { json.null() }
    json.field("headline", record.headline.plainText)
    json.field("text", body.plainText)
    json.field("markdown", MarkdownBlocks.markdown(body))
    json.key("source")
    json.object { source(record.source, into: &$0) }
    json.field("counterpart", record.counterparts.values.first)
    json.key("counterparts")
    json.localized(record.counterparts) { $0.string($1) }
    json.field("announces", record.announces)
  }

  private static func source(_ source: SourceReference, into json: inout JSONWriter) {
    json.field("name", source.name)
    json.field("path", source.path)
    json.field("line", source.line)
    json.field("url", source.url)
    json.field("title", source.title)
    json.field("edition", source.edition)
    json.field("translator", source.translator)
    json.field("retrieved", source.retrieved)
  }
}

extension Record {
  /// The body as it explains the headline: a caption that is the headline already is not said again.
  package var explanation: [Block] {
    guard bodyRepeatsHeadline, case .table(var table)? = body.first?.content, table.caption != nil else { return body }
    table.caption = nil
    return [Block(.table(table))] + body.dropFirst()
  }
}
