import Guidelines

/// One finding of `hig lint` as one line of JSON.
package enum FindingJSON {
  package static func line(path: String, _ diagnostic: Diagnostic) -> String {
    // The facts as Swift writes them: `encodingGuessed("EUC-JP")`; the name before the bracket is the kind.
    let facts = "\(diagnostic.finding)"
    var json = JSONWriter()
    json.object { json in
      json.key("path")
      json.string(path)
      json.key("line")
      json.integer(diagnostic.line)
      json.key("level")
      json.string(diagnostic.level.rawValue)
      json.key("finding")
      json.string(String(facts.prefix { $0 != "(" }))
      json.key("facts")
      json.string(facts.contains("(") ? String(facts.drop { $0 != "(" }.dropFirst().dropLast()) : "")
    }
    return json.text
  }
}
