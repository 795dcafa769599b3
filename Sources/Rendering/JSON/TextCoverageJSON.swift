import Guidelines

/// Writes the text coverage of a page as one line of JSON. Its keys are part of the interface.
package enum TextCoverageJSON {
  package static func line(path: String, _ accounting: TextCoverage) -> String {
    func counts(_ entries: [TextCoverage.ReasonCount]) -> JSONObject { JSONObject(entries.map { ($0.reason, $0.characters) }) }
    let object: JSONObject = [
      "path": path, "visible": accounting.visible, "kept": accounting.kept, "dropped": counts(accounting.dropped),
      "taken": counts(accounting.metadata),
    ]
    return object.jsonText
  }
}
