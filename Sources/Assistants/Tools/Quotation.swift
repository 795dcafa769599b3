import Guidelines
import Languages
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

extension Notice {
  /// With what is to be done.
  var sentence: String { ([text] + hints).joined(separator: "; ") }
}

extension Record {
  /// With where it comes from: for a record that stands alone.
  var quoted: String { Quotation.text(markdown { RecordMarkdown.excerpt($0) }) }

  /// As data: what the program says of it, without what is empty or serves other programs.
  var data: JSONObject {
    json.only("id", "kind", "strength", "guessed", "language", "platforms", "headline", "text")
  }

  /// The same with its address and edition, which a page says once for all.
  var dataAlone: JSONObject {
    let place: JSONObject = ["url": address, "source": source.name == corpusSourceName ? nil : source.name]
    return data + place.only("url", "source") + source.json.only("edition")
  }

  /// The schema that both keep to.
  static let schema = """
    {"type":"object","properties":{"id":{"type":"string"},"headline":{"type":"string"},"text":{"type":"string"},"url":{"type":"string"}},\
    "required":["id","headline"]}
    """
}
