import Guidelines

/// Finds, among all records of one topic, each rule's counterpart in the other language and the other wordings of the same rule.
///
/// Records are compared by what they state (`Evidence`), page by page (`PageMatcher`); the surest pairs grow into groups (`RuleGroups`),
/// never with two records of one page. Bilingual pages are paired by section and ordinal first (`NamesakePairs`), so that a translation
/// that groups with the Corpus in its own language finds its counterpart through it.
///
///     let linker = Linker(glossary: glossary)
///     let links = linker.links(of: records)   // links[i] belongs to records[i]
///
/// The same records in the same order give the same links in every run. Cost grows with the records, not with their square.
package struct Linker: Sendable {
  private let lexicon: ConceptLexicon

  /// Preparing the glossary takes a few milliseconds: make one for many topics.
  package init(glossary: Glossary = Glossary()) { lexicon = ConceptLexicon(glossary) }

  package static func links(of records: [Record], glossary: Glossary = Glossary()) -> [RecordLink] {
    Linker(glossary: glossary).links(of: records)
  }

  /// - Parameter records: all records of one topic, of every source and language.
  /// - Returns: one link for each, in the same order. Groups are numbered from 0.
  package func links(of records: [Record]) -> [RecordLink] {
    guard records.count > 1 else { return records.map { _ in RecordLink() } }
    let evidence = Evidence(records, lexicon: lexicon)
    let pages = evidence.pages
    var comparison = Comparison(evidence)
    comparison.run()
    var pairs: [NamesakePairs.Pair] = []
    for page in pages.pages.indices {
      guard let other = pages.namesake[page], page < other else { continue }
      pairs += NamesakePairs(evidence: evidence).pairs(page, other, matches: comparison.matches(page, other))
    }
    let bilingual = pairs.compactMap { pair in
      Comparison.kinds[records[pair.a].kind] == nil
        ? nil : RuleGroups.Edge(a: pair.a, b: pair.b, confidence: pair.confidence)
    }
    let groups = RuleGroups(
      count: records.count, pageOf: pages.pageOf, given: bilingual, edges: comparison.edges + Twins.edges(evidence),
      compared: comparison.compared)
    return Linker.assemble(evidence, pairs, groups)
  }

  private static func assemble(_ evidence: Evidence, _ pairs: [NamesakePairs.Pair], _ groups: RuleGroups) -> [RecordLink] {
    let records = evidence.records
    var links = records.map { _ in RecordLink() }
    for (number, group) in groups.groups.enumerated() {
      let best = Counterparts(evidence: evidence, groups: groups, members: group)
      for record in group {
        links[record].group = number
        links[record].groupConfidence = rounded(groups.confidence[record])
        guard let (other, confidence) = best.counterpart(of: record) else { continue }
        links[record].counterpart = records[other].id
        links[record].counterpartConfidence = rounded(confidence)
        links[record].counterpartByAlignment = true
      }
    }
    for pair in pairs {
      for (record, other) in [(pair.a, pair.b), (pair.b, pair.a)] {
        links[record].counterpart = records[other].id
        links[record].counterpartConfidence = rounded(pair.confidence)
        links[record].counterpartByAlignment = pair.byAlignment
      }
    }
    return links
  }

  /// To a hundredth, as it is printed: the last bits of a sum are nobody's evidence.
  private static func rounded(_ confidence: Float) -> Double {
    Double((min(max(confidence, 0), 1) * 100).rounded()) / 100
  }
}
