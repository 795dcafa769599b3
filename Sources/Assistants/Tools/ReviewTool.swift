import Guidelines
import Languages
import Rendering
import Review
import SystemInterface
import TextAnalysis

/// `hig_review`: what `hig review` finds, below the one folder that the user named.
struct ReviewTool: Tool {
  /// Resolved, without a link on the way.
  let root: String
  let name = "hig_review"
  let description = """
    Where an app's own source breaks the guidelines.
    """
  let parameters = [
    Parameter(name: "path", note: "File or folder below the one that the user named"),
    Parameter(name: "text", note: "Reviewed as that file"), Parameter.language, Parameter.cursor,
  ]
  let required = ["path"]
  let outputSchema = """
    {"type":"object","properties":{"findings":{"type":"array"}},"required":["findings"]}
    """

  func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    guard let path = try arguments.text("path") else { throw ArgumentProblem("'path' must be given.") }
    let language = try arguments.language() ?? context.language
    var request = ReviewRequest(paths: [])
    if let text = try arguments.text("text") {
      request.buffer = (root + "/" + Self.inside(path), Array(text.utf8))
    } else {
      request.paths = [try resolved(path)]
    }
    let report = Reviewer(request).run()
    if report.fileCount == 0 { throw ArgumentProblem("There is nothing to review at \(Quotation.name(path)).") }
    let parts = report.findings.map { finding in
      { part(finding, language) }
    }
    let texts = language.interface.review
    return try PartList(opening: parts.isEmpty ? texts.summary(0, 0, report.fileCount) : "", name: "findings", parts: parts)
      .answer(from: try arguments.cursor())
  }

  /// Where a file that is not there would lie in the folder: what stands around it says where it runs.
  private static func inside(_ path: String) -> String {
    let parts = path.prefix(400).split(separator: "/")
    let climbs = path.hasPrefix("/") || parts.contains { $0 == ".." || $0 == "." }
    return climbs ? parts.last.map(String.init) ?? "" : parts.joined(separator: "/")
  }

  /// Nothing outside the folder is read, by whatever links or dots it is named.
  private func resolved(_ path: String) throws -> String {
    guard let whole = ThisProcess.resolved(path.hasPrefix("/") ? path : root + "/" + path),
      whole == root || whole.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    else { throw ArgumentProblem("\(Quotation.name(path)) is no file or folder below the one that the user named.") }
    return whole
  }

  private func part(_ finding: ReviewFinding, _ language: Language) -> Part {
    let advice = language.interface.review.remark(finding.remark)
    let path = finding.path.hasPrefix(root + "/") ? String(finding.path.dropFirst(root.count + 1)) : finding.path
    let place = "\(path):\(finding.start.line)"
    let json: JSONObject = [
      "rule": finding.rule.rawValue, "id": finding.record, "path": path, "line": finding.start.line,
      "level": finding.level.rawValue, "problem": advice.problem, "advice": advice.advice,
    ]
    // Source is somebody else's text: all of it stands in the quotation.
    let lines = [
      "\(place) \(finding.rule.rawValue) (\(finding.level.rawValue), \(finding.record))", finding.excerpt,
      "\(advice.problem). \(advice.advice).",
    ]
    return Part(text: Quotation.text(lines.map(RecordMarkdown.text).joined(separator: "\n")), data: json.jsonText)
  }
}
