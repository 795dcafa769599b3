import Guidelines
import Languages
import Rendering

/// What a page says, as it is shown to an assistant: every line begins with `>`, so that nothing in it can end the quotation, close a fence, or pass
/// for words of ours.
enum Quotation {
  static func text(_ markdown: String) -> String {
    var lines = Sanitizing.lines(markdown)
    while lines.last?.isEmpty == true { lines.removeLast() }
    var isCode = false
    return lines.map { line in
      let isFence = line.hasPrefix("```") || line.hasPrefix("~~~")
      if isFence { isCode.toggle() }
      return line.isEmpty ? ">\n" : "> \(isCode || isFence ? line : unescaped(line))\n"
    }.joined()
  }

  /// Without the escapes that a renderer needs and a reader of the text stumbles over: `4\\.5:1`. Code has none; a bar in a cell keeps its own.
  private static func unescaped(_ line: String) -> String {
    guard line.contains("\\") else { return line }
    var kept = String.UnicodeScalarView()
    var (isEscaped, isCode) = (false, false)
    for scalar in line.unicodeScalars {
      if isEscaped {
        if scalar == "|" || !isPunctuation(scalar) { kept.append("\\") }
        kept.append(scalar)
        isEscaped = false
      } else if scalar == "\\", !isCode {
        isEscaped = true
      } else {
        if scalar == "`" { isCode.toggle() }
        kept.append(scalar)
      }
    }
    return String(kept) + (isEscaped ? "\\" : "")
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
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

  /// A line: id, strength, platforms, headline.
  var headlinePart: Part {
    let short = shortened(to: 0)
    let marks = (kind == .rule ? [strength?.rawValue] : [kind.rawValue]).compactMap(\.self) + (platforms ?? []).map(\.rawValue)
    return Part(
      text: Quotation.text("- \(short.id) (\(marks.joined(separator: " "))) \(short.headline.plainText)"),
      data: headlineData.jsonText)
  }

  var headlineData: JSONObject { shortened(to: 0).json.only("id", "strength", "platforms", "headline") }

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
    {"type":"object","required":["id","headline"]}
    """
}
