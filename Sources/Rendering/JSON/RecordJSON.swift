import Guidelines

/// Writes a record as JSON (docs/formats.md).
package enum RecordJSON {
  /// Returns the record on one line, without a line feed.
  package static func line(_ record: Record) -> String { record.jsonText }

  /// Returns the output of `hig show`: the record with its other wordings, and with similar records if they were requested.
  package static func page(_ record: Record, same: [Record], related: [Record]? = nil) -> String {
    (record.json + ["same": same] + (related.map { ["related": $0] } ?? [:])).jsonText + "\n"
  }
}

extension Record: JSONObjectConvertible {
  package var json: JSONObject {
    [
      "id": id, "kind": kind, "strength": strength, "guessed": isInferred, "language": language, "topic": topic,
      "topicTitle": topicTitle, "section": section, "anchor": anchor, "platforms": platformNames,
      "headline": headline.plainText, "text": explanation.plainText, "markdown": MarkdownBlocks.markdown(explanation),
      "source": source, "counterpart": counterparts.values.first, "counterparts": counterparts, "announces": announces,
      "figures": body.figures, "private": source.isPrivate,
    ]
  }

  /// The body as explanation of the headline. A table caption that repeats the headline is removed.
  package var explanation: [Block] {
    guard bodyRepeatsHeadline, case .table(var table)? = body.first?.content, table.caption != nil else { return body }
    table.caption = nil
    return [Block(.table(table))] + body.dropFirst()
  }
}

extension Figure: JSONObjectConvertible {
  package var json: JSONObject { ["file": "\(Figure.folder)/\(file)", "alternative": alternative, "legend": legend] }
}

extension SourceReference: JSONObjectConvertible {
  package var json: JSONObject {
    [
      "name": name, "path": path, "line": line, "url": url, "title": title, "edition": edition, "translator": translator,
      "retrieved": retrieved,
    ]
  }
}
