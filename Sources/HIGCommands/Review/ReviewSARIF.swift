import Guidelines
import Indexing
import Languages
import Rendering
import Review

/// Findings in SARIF 2.1.0 for code hosts: one single-line location with all four numbers per result; the hash of the line,
/// which is not computed for uploads through the API; and the measured precision of each rule.
enum ReviewSARIF {
  static func text(_ reviewed: ReviewedFindings, rules: ReviewedFindings, language: Language, suppressed: [ReviewFinding])
    -> String
  {
    let allRules = ReviewRule.allCases
    let results =
      reviewed.findings.map { result($0, allRules, language, isSuppressed: false) }
      + suppressed.map { result($0, allRules, language, isSuppressed: true) }
    return SARIF.log("hig-review/", rules: allRules.map { rule($0, rules) }, results: results)
  }

  private static func rule(_ rule: ReviewRule, _ rules: ReviewedFindings) -> JSONObject {
    func text(_ language: Language) -> (title: String, full: String) {
      let title = language.messages.review.ruleTitles[rule.rawValue] ?? rule.rawValue
      guard let record = rules.record(rule.records[0], in: language) else { return (title, title) }
      return (title, record.headline.plainText)
    }
    let (english, japanese) = (text(.english), text(.japanese))
    let record = rules.record(rule.records[0], in: .english)
    let address = record?.address
    let help = "\(english.full)\n\(japanese.full)" + (address.map { "\n\($0)" } ?? "")
    let markdown = "\(english.full)\n\n\(japanese.full)" + (address.map { "\n\n[\(record?.id ?? "")](\($0))" } ?? "")
    let helpTexts: JSONObject = ["text": help, "markdown": markdown]
    let properties: JSONObject = [
      "tags": ["design", "human-interface-guidelines"], "precision": precision(rule),
      "problem.severity": rule.level == .note ? "recommendation" : "warning",
    ]
    let level: JSONObject = ["level": rule.level == .note ? "note" : "warning"]
    let object: JSONObject = [
      "id": rule.rawValue, "name": rule.rawValue, "shortDescription": SARIF.message(english.title),
      "fullDescription": SARIF.message("\(english.full) \(japanese.title)"),
      "help": helpTexts, "defaultConfiguration": level, "properties": properties,
    ]
    return object + (address.map { ["helpUri": $0] } ?? [:])
  }

  /// Precision as measured on apps with manually judged findings (docs/review.md).
  private static func precision(_ rule: ReviewRule) -> String {
    switch rule {
    case .purposeString, .alertTitle, .threeDots, .tinyText: "very-high"
    case .alertButtons, .iconLabel, .weOops, .deviceWord: "high"
    case .fixedFont, .tapGesture, .keyboardType: "medium"
    }
  }

  private static func result(_ finding: ReviewFinding, _ rules: [ReviewRule], _ language: Language, isSuppressed: Bool)
    -> JSONObject
  {
    let region: JSONObject = [
      "startLine": finding.start.line, "startColumn": finding.start.column, "endLine": finding.end.line,
      "endColumn": finding.end.column,
    ]
    let location = SARIF.location(finding.path, region)
    let message: JSONObject = ["text": ReviewedFindings.message(finding, in: language)]
    let fingerprints: JSONObject = ["primaryLocationLineHash": finding.fingerprint]
    let object: JSONObject = [
      "ruleId": finding.rule.rawValue, "ruleIndex": rules.firstIndex(of: finding.rule) ?? 0,
      "level": finding.level == .note ? "note" : "warning",
      "message": message, "locations": [location], "partialFingerprints": fingerprints,
    ]
    let suppression: JSONObject = ["kind": "inSource"]
    return object + (isSuppressed ? ["suppressions": [suppression]] : [:])
  }
}
