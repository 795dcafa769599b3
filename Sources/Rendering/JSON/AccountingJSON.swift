import Guidelines

/// What became of one page's visible characters, as one line of JSON; its words are part of the interface.
package enum AccountingJSON {
  package static func line(path: String, _ accounting: Accounting) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("path", path)
      json.field("visible", accounting.visible)
      json.field("kept", accounting.kept)
      for (name, entries) in [("dropped", accounting.dropped), ("taken", accounting.taken)] {
        json.key(name)
        json.object { json in for entry in entries { json.field(entry.reason, entry.characters) } }
      }
    }
    return json.text
  }
}
