import Guidelines
import Languages
import Rendering

/// Text of pages as shown to an assistant: every line begins with `>`, so that the text can neither end the quotation, close a
/// fence, nor pass for text of this program.
enum QuotedText {
  static func text(_ markdown: String) -> String {
    var lines = Sanitizer.lines(markdown)
    while lines.last?.isEmpty == true { lines.removeLast() }
    var isCode = false
    return lines.map { line in
      let isFence = line.hasPrefix("```") || line.hasPrefix("~~~")
      if isFence { isCode.toggle() }
      return line.isEmpty ? ">\n" : "> \(isCode || isFence ? line : unescaped(line))\n"
    }.joined()
  }

  /// Removes Markdown escapes, such as in `4\\.5:1`, which only hinder readers of the source text. Code contains no escapes; an
  /// escaped bar in a table cell stays escaped.
  private static func unescaped(_ line: String) -> String {
    guard line.contains("\\") else { return line }
    var result = String.UnicodeScalarView()
    var (isEscaped, isCode) = (false, false)
    for scalar in line.unicodeScalars {
      if isEscaped {
        if scalar == "|" || !isPunctuation(scalar) { result.append("\\") }
        result.append(scalar)
        isEscaped = false
      } else if scalar == "\\", !isCode {
        isEscaped = true
      } else {
        if scalar == "`" { isCode.toggle() }
        result.append(scalar)
      }
    }
    return String(result) + (isEscaped ? "\\" : "")
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
  }

  /// Returns a quoted name for use in a message: a slug, a title, or text from the client.
  static func name(_ text: String) -> String { "'" + text.truncatedForMessage.replacing("'", with: "’") + "'" }
}

extension UserMessage {
  /// Text of the notice followed by its hints.
  var sentence: String { ([text] + hints).joined(separator: "; ") }
}

extension Record {
  /// The record as quoted Markdown including its source, for a record that is shown without its page.
  var quoted: String { QuotedText.text(markdown { RecordMarkdown.excerpt($0) }) }

  /// One line with id, strength, platforms, and headline.
  var headlinePart: AnswerPart {
    let short = shortened(to: 0)
    let attributes =
      (kind == .rule ? [strength?.rawValue] : [kind.rawValue]).compactMap(\.self) + (platforms ?? []).map(\.rawValue)
    return AnswerPart(
      text: QuotedText.text("- \(short.id) (\(attributes.joined(separator: " "))) \(short.headline.plainText)"),
      data: headlineData.jsonText)
  }

  var headlineData: JSONObject { shortened(to: 0).json.only("id", "strength", "platforms", "headline") }

  /// The record as JSON, without members that are empty or meant for other programs.
  var jsonData: JSONObject {
    json.only("id", "kind", "strength", "guessed", "language", "platforms", "headline", "text")
  }

  /// The record as JSON including its address and edition, which a page states only once.
  var standaloneData: JSONObject {
    let location: JSONObject = ["url": address, "source": source.name == corpusSourceName ? nil : source.name]
    return jsonData + location.only("url", "source") + source.json.only("edition")
  }

  /// JSON schema of both forms of a record.
  static let schema = """
    {"type":"object","required":["id","headline"]}
    """
}
