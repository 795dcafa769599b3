import Guidelines
import Indexing
import Languages
import Rendering
import Review

/// Findings with the records that they are held to.
struct ReviewedFindings {
  let findings: [ReviewFinding]
  private let records: [String: [Record]]

  init(_ findings: [ReviewFinding], _ index: GuidelineIndex) throws(Failure) {
    try self.init(findings, ids: Set(findings.map(\.record)), index)
  }

  /// The records of all rules, and no finding.
  init(ruleRecords index: GuidelineIndex) throws(Failure) {
    try self.init([], ids: Set(ReviewRule.allCases.flatMap(\.records)), index)
  }

  private init(_ findings: [ReviewFinding], records: [String: [Record]]) { (self.findings, self.records) = (findings, records) }

  func without(_ level: ReviewRule.Level) -> ReviewedFindings {
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

  /// `problem. advice.`
  static func message(_ finding: ReviewFinding, in language: Language) -> String {
    let advice = language.interface.review.remark(finding.remark)
    return language == .japanese ? "\(advice.problem)。\(advice.advice)。" : "\(advice.problem). \(advice.advice)."
  }

  /// By rule, in the rules' order, and by the record that they are held to.
  var byRule: [(rule: ReviewRule, findings: [ReviewFinding])] {
    ReviewRule.allCases.flatMap { rule in
      let own = findings.filter { $0.rule == rule }
      return own.map(\.record).uniqued().map { record in (rule, own.filter { $0.record == record }) }
    }
  }
}
