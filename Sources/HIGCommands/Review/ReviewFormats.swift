import Guidelines
import Languages
import Rendering
import Review

/// Findings in machine-readable formats.
enum ReviewFormats {
  // MARK: JSON

  static func json(_ reviewed: ReviewedFindings, _ language: Language, suppressed: [ReviewFinding]) -> String {
    func object(_ finding: ReviewFinding) -> JSONObject {
      [
        "rule": finding.rule.rawValue, "id": finding.record, "path": finding.path, "line": finding.start.line,
        "column": finding.start.column,
        "endLine": finding.end.line, "endColumn": finding.end.column, "level": finding.level.rawValue,
        "strength": reviewed.strength(finding),
        "message": ReviewedFindings.message(finding, in: language), "excerpt": finding.excerpt,
        "url": reviewed.address(finding, in: language),
        "fix": finding.fix?.text,
      ]
    }
    let object: JSONObject =
      ["findings": reviewed.findings.map(object)] + (suppressed.isEmpty ? [:] : ["suppressed": suppressed.map(object)])
    return object.jsonText + "\n"
  }

  // MARK: Markdown

  static func markdown(_ reviewed: ReviewedFindings, _ language: Language) -> String {
    let texts = language.messages.review
    var text = ""
    for (rule, findings) in reviewed.groupedByRule {
      text += (text.isEmpty ? "" : "\n") + "## \(rule.rawValue): \(texts.ruleTitles[rule.rawValue] ?? "")\n\n"
      if let record = reviewed.record(findings[0].record, in: language) {
        let headline = escaped(record.headline.plainText)
        text +=
          "> \(record.strength.map { "**\($0.rawValue)** " } ?? "")\(record.address.map { "[\(headline)](\($0))" } ?? headline)\n\n"
      }
      for finding in findings {
        let level = finding.level == .note ? " (\(texts.note))" : ""
        text +=
          "- `\(Sanitizer.line(finding.path.filter { $0 != "`" })):\(finding.start.line)`\(level) \(escaped(ReviewedFindings.message(finding, in: language)))\n"
      }
    }
    return text
  }

  /// Escapes Markdown in source text, so that it is not rendered as markup.
  private static func escaped(_ text: String) -> String {
    Sanitizer.line(text).reduce(into: "") { $0 += "\\`*_[]<>|#&".contains($1) ? "\\\($1)" : String($1) }
  }

  // MARK: rdjsonl

  /// The reviewdog format, one finding per line. Columns are in bytes.
  static func rdjsonl(_ reviewed: ReviewedFindings, _ language: Language) -> String {
    reviewed.findings.map { finding in
      func position(_ offset: Int) -> JSONObject {
        ["line": finding.start.line, "column": max(1, offset - finding.lineStart + 1)]
      }
      func range(_ bytes: Range<Int>) -> JSONObject { ["start": position(bytes.lowerBound), "end": position(bytes.upperBound)] }
      let code: JSONObject =
        ["value": finding.rule.rawValue] + (reviewed.address(finding, in: language).map { ["url": $0] } ?? [:])
      let source: JSONObject = ["name": "hig review"]
      let width = finding.excerpt.utf8.count
      let end = min(finding.range.upperBound, finding.range.lowerBound + max(1, width))
      let location: JSONObject = [
        "path": finding.path, "range": range(finding.range.lowerBound..<max(end, finding.range.lowerBound + 1)),
      ]
      let fixes = (finding.fix.map { [$0] } ?? []).map { fix -> JSONObject in ["range": range(fix.range), "text": fix.text] }
      let object: JSONObject = [
        "message": ReviewedFindings.message(finding, in: language), "location": location,
        "severity": finding.level == .note ? "INFO" : "WARNING",
        "source": source, "code": code,
      ]
      let suggestions: JSONObject = fixes.isEmpty ? [:] : ["suggestions": fixes]
      return (object + suggestions).jsonText + "\n"
    }.joined()
  }

  // MARK: Workflow commands

  /// GitHub workflow commands such as `::warning file=…,line=…::…`, which GitHub displays next to the line.
  static func github(_ reviewed: ReviewedFindings, _ language: Language) -> String {
    reviewed.findings.map { finding in
      let properties =
        "file=\(WorkflowCommand.property(finding.path)),line=\(finding.start.line),endLine=\(finding.end.line),col=\(finding.start.column),endColumn=\(finding.end.column)"
      return
        "::\(finding.level == .note ? "notice" : "warning") \(properties),title=\(finding.rule.rawValue)::\(WorkflowCommand.data(ReviewedFindings.message(finding, in: language)))\n"
    }.joined()
  }
}

/// Escaping for GitHub workflow commands such as `::warning file=…::…`.
enum WorkflowCommand {
  static func data(_ text: String) -> String {
    Sanitizer.line(text).reduce(into: "") { $0 += $1 == "%" ? "%25" : String($1) }
  }

  static func property(_ text: String) -> String {
    data(text).reduce(into: "") { $0 += $1 == ":" ? "%3A" : $1 == "," ? "%2C" : String($1) }
  }
}
