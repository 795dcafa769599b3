import Guidelines
import Rendering

/// What a page says, as it is shown to an assistant: every line begins with `>`, so that nothing in it can end the quotation, close a fence, or pass
/// for words of ours.
enum Quotation {
  static func text(_ markdown: String) -> String {
    var lines = Sanitizing.lines(markdown)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? ">\n" : "> \($0)\n" }.joined()
  }

  /// A name within our own words: a slug, a title, what the client typed.
  static func name(_ text: String) -> String { "'" + text.short.replacing("'", with: "’") + "'" }
}

extension Record {
  /// With where it comes from: for a record that stands alone.
  var quoted: String { Quotation.text(markdown(RecordMarkdown.excerpt)) }

  /// As data, without what is empty. Its first table is given cell by cell.
  /// - Parameter isAlone: with its address and edition, which a page says once for all.
  func data(isAlone: Bool) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("id", id)
      if kind == .rule { json.field("strength", strength?.rawValue ?? "") } else { json.field("kind", kind.rawValue) }
      if isAlone { json.field("language", language.rawValue) }
      if let platforms { json.field("platforms", platforms.map(\.rawValue)) }
      json.field("headline", headline.plainText)
      var text = explanation
      if let place = text.firstIndex(where: { $0.table != nil }), let table = text[place].table {
        json.key("header")
        json.array(table.header) { $0.string($1.plainText) }
        json.key("rows")
        json.array(table.rows) { json, row in json.array(row) { $0.string($1.plainText) } }
        text.remove(at: place)
      }
      if !text.isEmpty { json.field("text", text.plainText) }
      if isGuessed { json.field("guessed", true) }
      guard isAlone else { return }
      if let address { json.field("url", address) }
      if let edition = source.edition { json.field("edition", edition) }
      if source.name != corpusSourceName { json.field("source", source.name) }
    }
    return json.text
  }

  /// The schema that `data` keeps to.
  static let schema = """
    {"type":"object","properties":{"id":{"type":"string"},"headline":{"type":"string"},"text":{"type":"string"},"url":{"type":"string"}},\
    "required":["id","headline"]}
    """
}

extension Block {
  fileprivate var table: Table? { if case .table(let table) = content { table } else { nil } }
}
