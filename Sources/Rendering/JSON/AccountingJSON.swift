import Guidelines

/// What became of one page's visible characters, as one line of JSON; its words are part of the interface.
package enum AccountingJSON {
  package static func line(path: String, _ accounting: Accounting) -> String {
    func counts(_ entries: [Accounting.Entry]) -> JSONObject { JSONObject(entries.map { ($0.reason, $0.characters) }) }
    let object: JSONObject = [
      "path": path, "visible": accounting.visible, "kept": accounting.kept, "dropped": counts(accounting.dropped),
      "taken": counts(accounting.taken),
    ]
    return object.jsonText
  }
}
