import Guidelines

/// The record as JSON: DESIGN section 5, to the letter.
package enum RecordJSON {
  /// One record, one line, without a line end.
  package static func line(_ record: Record) -> String { record.jsonText }

  /// `hig show`: the record with its other wordings and, where they were asked for, the most similar ones elsewhere.
  package static func shown(_ record: Record, same: [Record], related: [Record]? = nil) -> String {
    (record.json + ["same": same] + (related.map { ["related": $0] } ?? [:])).jsonText + "\n"
  }
}

extension Record: JSONDescribed {
  package var json: JSONObject {
    [
      "id": id, "kind": kind, "strength": strength, "guessed": isGuessed, "language": language, "topic": topic,
      "topicTitle": topicTitle, "section": section, "anchor": anchor, "platforms": platformNames,
      "headline": headline.plainText, "text": explanation.plainText, "markdown": MarkdownBlocks.markdown(explanation),
      "source": source, "counterpart": counterparts.values.first, "counterparts": counterparts, "announces": announces,
      "figures": body.figures, "private": source.isPrivate,
    ]
  }

  /// The body as it explains the headline: a caption that is the headline already is not said again.
  package var explanation: [Block] {
    guard bodyRepeatsHeadline, case .table(var table)? = body.first?.content, table.caption != nil else { return body }
    table.caption = nil
    return [Block(.table(table))] + body.dropFirst()
  }
}

extension Figure: JSONDescribed {
  package var json: JSONObject { ["file": "\(Figure.folder)/\(file)", "alternative": alternative, "legend": legend] }
}

extension SourceReference: JSONDescribed {
  package var json: JSONObject {
    [
      "name": name, "path": path, "line": line, "url": url, "title": title, "edition": edition, "translator": translator,
      "retrieved": retrieved,
    ]
  }
}
