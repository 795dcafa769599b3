import Guidelines
import Indexing
import Languages
import Review

/// A checklist of rules that a program cannot check, for the components that an app uses: at most forty lines.
struct ReviewChecklist {
  private let uses: [ComponentUse]
  private let index: GuidelineIndex
  private let language: Language
  private let platforms: [Platform]

  private static let maxLines = 40
  private static let maxRulesPerTopic = 2

  init(_ report: ReviewReport, _ index: GuidelineIndex, _ language: Language, _ platforms: [Platform]) {
    uses = report.componentUses.sorted { ($0.count, $1.topic) > ($1.count, $0.topic) }
    (self.index, self.language, self.platforms) = (index, language, platforms)
  }

  func lines() throws(Failure) -> [String] {
    let texts = language.messages.review
    var lines = ["# \(texts.checklist)"] + texts.manualChecks.map { "- [ ] \($0)" }
    let checked = Set(ReviewRule.allCases.flatMap(\.records))
    for use in uses {
      var filter = RecordFilter(
        languages: [language], platforms: platforms, kinds: [.rule], strengths: [.do, .avoid], excludesInferred: true)
      filter.topics = [use.topic]
      filter.sources = [corpusSourceName]
      let rules = try index.records(filter).filter { !checked.contains($0.id) }.prefix(Self.maxRulesPerTopic)
      guard let first = rules.first, lines.count + rules.count < Self.maxLines else { continue }
      let location = use.locations.first.map { ", \($0.path):\($0.line)" } ?? ""
      lines.append("## \(first.topicTitle) (\(use.count)\(location))")
      lines += rules.map { "- [ ] \($0.headline.plainText) (\($0.id))" }
    }
    return lines
  }
}
