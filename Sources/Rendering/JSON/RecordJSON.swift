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
    json.key("id")
    json.string(record.id)
    json.key("kind")
    json.string(record.kind.rawValue)
    json.key("strength")
    json.string(record.strength?.rawValue)
    json.key("language")
    json.string(record.language.rawValue)
    json.key("topic")
    json.string(record.topic)
    json.key("topicTitle")
    json.string(record.topicTitle)
    json.key("section")
    json.array(record.section) { $0.string($1) }
    json.key("anchor")
    json.string(record.anchor)
    json.key("platforms")
    if let platforms = record.platforms { json.array(platforms.sorted()) { $0.string($1.rawValue) } } else { json.null() }
    json.key("headline")
    json.string(record.headline.plainText)
    json.key("text")
    json.string(body.plainText)
    json.key("markdown")
    json.string(MarkdownBlocks.markdown(body))
    json.key("source")
    json.object { source(record.source, into: &$0) }
    json.key("counterpart")
    json.string(record.counterpart)
    json.key("announces")
    json.array(record.announces) { $0.string($1) }
  }

  private static func source(_ source: SourceReference, into json: inout JSONWriter) {
    json.key("name")
    json.string(source.name)
    json.key("path")
    json.string(source.path)
    json.key("line")
    json.integer(source.line)
    json.key("url")
    json.string(source.url)
    json.key("title")
    json.string(source.title)
    json.key("edition")
    json.string(source.edition)
    json.key("translator")
    json.string(source.translator)
    json.key("retrieved")
    json.string(source.retrieved)
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
