import Guidelines
import Languages
import Rendering
import Review
import SystemInterface
import TextAnalysis

/// Tool `hig_review`, which returns the findings of `hig review` below the one folder that the user allowed.
struct ReviewTool: Tool {
  /// Path of the allowed folder, resolved and without symbolic links.
  let root: String
  let name = "hig_review"
  let description = """
    Where an app's own source breaks the guidelines.
    """
  let parameters = [
    ToolParameter(name: "path", note: "File or folder below the one that the user named"),
    ToolParameter(name: "text", note: "Reviewed as that file"), ToolParameter.language, ToolParameter.cursor,
  ]
  let required = ["path"]
  let outputSchema = """
    {"type":"object","properties":{"findings":{"type":"array"}},"required":["findings"]}
    """

  func answer(_ arguments: ToolArguments, _ context: ToolContext) throws -> ToolAnswer {
    guard let path = try arguments.text("path") else { throw ToolArgumentError("'path' must be given.") }
    let language = try arguments.language() ?? context.language
    var request = ReviewRequest(paths: [])
    if let text = try arguments.text("text") {
      request.buffer = (root + "/" + Self.relativePath(path), Array(text.utf8))
    } else {
      request.paths = [try resolved(path)]
    }
    let report = Reviewer(request).run()
    if report.fileCount == 0 { throw ToolArgumentError("There is nothing to review at \(QuotedText.name(path)).") }
    let parts = report.findings.map { finding in
      { part(finding, language) }
    }
    let texts = language.messages.review
    return try PaginatedAnswer(
      introduction: parts.isEmpty ? texts.summary(0, 0, report.fileCount) : "", name: "findings", parts: parts
    )
    .answer(from: try arguments.cursor())
  }

  /// Returns the path in the folder at which to review the text of a file that may not exist. Neighboring files tell on which
  /// platforms it runs.
  private static func relativePath(_ path: String) -> String {
    let parts = path.prefix(400).split(separator: "/")
    let isUnsafe = path.hasPrefix("/") || parts.contains { $0 == ".." || $0 == "." }
    return isUnsafe ? parts.last.map(String.init) ?? "" : parts.joined(separator: "/")
  }

  /// Resolves a path. Throws an error if it leads outside the folder, including through symbolic links or dots.
  private func resolved(_ path: String) throws -> String {
    guard let resolvedPath = ThisProcess.resolvedPath(path.hasPrefix("/") ? path : root + "/" + path),
      resolvedPath == root || resolvedPath.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    else { throw ToolArgumentError("\(QuotedText.name(path)) is no file or folder below the one that the user named.") }
    return resolvedPath
  }

  private func part(_ finding: ReviewFinding, _ language: Language) -> AnswerPart {
    let advice = language.messages.review.violation(finding.violation)
    let path = finding.path.hasPrefix(root + "/") ? String(finding.path.dropFirst(root.count + 1)) : finding.path
    let location = "\(path):\(finding.start.line)"
    let json: JSONObject = [
      "rule": finding.rule.rawValue, "id": finding.record, "path": path, "line": finding.start.line,
      "level": finding.level.rawValue, "problem": advice.problem, "advice": advice.advice,
    ]
    // The source is untrusted text, so all of it is quoted.
    let lines = [
      "\(location) \(finding.rule.rawValue) (\(finding.level.rawValue), \(finding.record))", finding.excerpt,
      "\(advice.problem). \(advice.advice).",
    ]
    return AnswerPart(text: QuotedText.text(lines.map(RecordMarkdown.text).joined(separator: "\n")), data: json.jsonText)
  }
}
