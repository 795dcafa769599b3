import Guidelines
import Ingestion
import Languages
import Rendering

/// The results of `hig lint` for CI services: texts that yield no record, doubtful records, and findings of pages in the
/// canonical form.
struct LintResults {
  private struct ReportedFinding {
    let path: String
    let line: Int
    let column: Int?
    let rule: String
    let level: Diagnostic.Level
    let message: String
  }

  private let items: [ReportedFinding]

  init(_ previews: [PagePreview], _ findings: [Linter.FileDiagnostic], in language: Language) {
    items =
      previews.flatMap { preview in
        preview.issues(in: language).map {
          ReportedFinding(path: preview.path, line: $0.line, column: nil, rule: $0.state, level: .warning, message: $0.message)
        }
      }
      + findings.map { finding in
        let diagnostic = finding.diagnostic
        return ReportedFinding(
          path: finding.path, line: max(1, diagnostic.line), column: diagnostic.column > 0 ? diagnostic.column : nil,
          rule: diagnostic.kind.code, level: diagnostic.level, message: language.messages.finding(diagnostic.kind))
      }
  }

  var sarif: String {
    let rules = Set(items.map(\.rule)).sorted()
    let results = items.map { item -> JSONObject in
      let region: JSONObject = ["startLine": item.line] + (item.column.map { ["startColumn": $0] } ?? [:])
      return [
        "ruleId": item.rule, "ruleIndex": rules.firstIndex(of: item.rule) ?? 0, "level": item.level.code,
        "message": SARIF.message(item.message), "locations": [SARIF.location(item.path, region)],
      ]
    }
    return SARIF.log("hig-lint/", rules: rules.map { ["id": $0, "name": $0] }, results: results)
  }

  /// GitHub workflow commands, in the order of the pages.
  var github: String {
    items.map { item in
      let level = item.level == .note ? "notice" : item.level.code
      let column = item.column.map { ",col=\($0)" } ?? ""
      return "::\(level) file=\(WorkflowCommand.property(item.path)),line=\(item.line)\(column),title=\(item.rule)::"
        + WorkflowCommand.data(item.message) + "\n"
    }.joined()
  }
}
