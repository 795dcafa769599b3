import Guidelines
import Ingestion
import Languages
import Rendering

/// What `hig lint` names, for a guide's own CI: texts that were not taken, doubts, and findings of pages in the canonical form.
struct LintResults {
  private struct Item {
    let path: String
    let line: Int
    let column: Int?
    let rule: String
    let level: Diagnostic.Level
    let message: String
  }

  private let items: [Item]

  init(_ previews: [PagePreview], _ findings: [Linter.Finding], in language: Language) {
    items =
      previews.flatMap { preview in
        preview.problems(in: language).map {
          Item(path: preview.path, line: $0.line, column: nil, rule: $0.state, level: .warning, message: $0.message)
        }
      }
      + findings.map { finding in
        let diagnostic = finding.diagnostic
        return Item(
          path: finding.path, line: max(1, diagnostic.line), column: diagnostic.column > 0 ? diagnostic.column : nil,
          rule: diagnostic.finding.code, level: diagnostic.level, message: language.interface.finding(diagnostic.finding))
      }
  }

  var sarif: String {
    let rules = Set(items.map(\.rule)).sorted()
    let results = items.map { item -> JSONObject in
      let region: JSONObject = ["startLine": item.line] + (item.column.map { ["startColumn": $0] } ?? [:])
      return [
        "ruleId": item.rule, "ruleIndex": rules.firstIndex(of: item.rule) ?? 0, "level": item.level.word,
        "message": SARIF.message(item.message), "locations": [SARIF.location(item.path, region)],
      ]
    }
    return SARIF.log("hig-lint/", rules: rules.map { ["id": $0, "name": $0] }, results: results)
  }

  /// Commands of a workflow, as GitHub reads them, in the order of the pages.
  var github: String {
    items.map { item in
      let level = item.level == .note ? "notice" : item.level.word
      let column = item.column.map { ",col=\($0)" } ?? ""
      return "::\(level) file=\(WorkflowCommand.property(item.path)),line=\(item.line)\(column),title=\(item.rule)::"
        + WorkflowCommand.data(item.message) + "\n"
    }.joined()
  }
}
