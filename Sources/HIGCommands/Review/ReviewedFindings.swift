import Guidelines
import Indexing
import Languages
import Rendering
import Review

/// Findings with the records that they refer to.
struct ReviewedFindings {
  let findings: [ReviewFinding]
  private let records: [String: [Record]]

  init(_ findings: [ReviewFinding], _ index: GuidelineIndex) throws(Failure) {
    try self.init(findings, ids: Set(findings.map(\.record)), index)
  }

  /// Loads the records of all rules, without findings.
  init(ruleRecords index: GuidelineIndex) throws(Failure) {
    try self.init([], ids: Set(ReviewRule.allCases.flatMap(\.records)), index)
  }

  private init(_ findings: [ReviewFinding], records: [String: [Record]]) { (self.findings, self.records) = (findings, records) }

  func excluding(_ level: ReviewRule.Level) -> ReviewedFindings {
    ReviewedFindings(findings.filter { $0.level != level }, records: records)
  }

  private init(_ findings: [ReviewFinding], ids: Set<String>, _ index: GuidelineIndex) throws(Failure) {
    self.findings = findings
    var records: [String: [Record]] = [:]
    for id in ids.sorted() {
      records[id] = try index.records(id: id).filter { $0.source.name == corpusSourceName && $0.id == id }
    }
    self.records = records
  }

  func record(_ id: String, in language: Language) -> Record? {
    records[id]?.first { $0.language == language } ?? records[id]?.first { $0.language == Languages.fallback }
      ?? records[id]?.first
  }

  func strength(_ finding: ReviewFinding) -> Strength? { record(finding.record, in: Languages.fallback)?.strength }
  func address(_ finding: ReviewFinding, in language: Language) -> String? { record(finding.record, in: language)?.address }

  /// Returns a message of the form `problem. advice.`
  static func message(_ finding: ReviewFinding, in language: Language) -> String {
    let advice = language.messages.review.violation(finding.violation)
    return language == .japanese ? "\(advice.problem)。\(advice.advice)。" : "\(advice.problem). \(advice.advice)."
  }

  /// Findings grouped by rule, in the order of the rules, and then by record.
  var groupedByRule: [(rule: ReviewRule, findings: [ReviewFinding])] {
    ReviewRule.allCases.flatMap { rule in
      let matching = findings.filter { $0.rule == rule }
      return matching.map(\.record).uniqued().map { record in (rule, matching.filter { $0.record == record }) }
    }
  }
}
