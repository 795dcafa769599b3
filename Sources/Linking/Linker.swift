import Guidelines
import Languages

/// Finds, among all records of one topic, each rule's counterpart in every other language and the other wordings of the same rule.
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
    // A page states no rule twice.
    guard let first = records.first, records.contains(where: { !$0.isOnPage(of: first) }) else {
      return records.map { _ in RecordLink() }
    }
    let evidence = Evidence(records, lexicon: lexicon)
    let pages = evidence.pages
    var comparison = Comparison(evidence)
    comparison.run()
    let pairing = NamesakePairs(evidence: evidence)
    var pairs: [NamesakePairs.Pair] = []
    for page in pages.pages.indices {
      for other in pages.namesakes[page] where page < other {
        pairs += pairing.pairs(page, other, matches: comparison.matches(page, other))
      }
    }
    let translated = comparison.translations.flatMap { page, other in
      pairing.pairs(page, other, matches: comparison.matches(page, other))
    }
    let groups = RuleGroups(
      count: records.count, pageOf: pages.pageOf, given: edges(pairs, records),
      edges: comparison.edges + edges(translated, records) + Duplicates.edges(evidence), compared: comparison.compared)
    return Linker.assemble(evidence, pairs, translated, groups)
  }

  private func edges(_ pairs: [NamesakePairs.Pair], _ records: [Record]) -> [RuleGroups.Edge] {
    pairs.compactMap { pair in
      guard Comparison.kinds[records[pair.a].kind] != nil else { return nil }
      return RuleGroups.Edge(a: min(pair.a, pair.b), b: max(pair.a, pair.b), confidence: pair.confidence)
    }
  }

  private static func assemble(
    _ evidence: Evidence, _ pairs: [NamesakePairs.Pair], _ translated: [NamesakePairs.Pair], _ groups: RuleGroups
  ) -> [RecordLink] {
    let records = evidence.records
    var links = records.map { _ in RecordLink() }
    func set(_ record: Int, _ other: Int, _ confidence: Float, byAlignment: Bool) {
      links[record].counterparts[records[other].language] = RecordLink.Counterpart(
        id: records[other].id, confidence: rounded(confidence), byAlignment: byAlignment)
    }
    // What is surest to be the wanted one is set last: other sources' pages, the group's choice, the page's own namesake.
    let ranked = translated.flatMap { [($0, $0.a, $0.b), ($0, $0.b, $0.a)] }.map { pair, record, other in
      (pair, record, other, rank: Counterparts.rank(of: records[other], for: records[record]))
    }
    for (pair, record, other, _) in ranked.sorted(by: { ($1.rank, $0.0.confidence) < ($0.rank, $1.0.confidence) }) {
      set(record, other, pair.confidence, byAlignment: pair.byAlignment)
    }
    let places = Dictionary(
      translated.map { (RuleGroups.key($0.a, $0.b), $0.byAlignment) }, uniquingKeysWith: { first, _ in first })
    for (number, group) in groups.groups.enumerated() {
      let best = Counterparts(evidence: evidence, groups: groups, members: group)
      for record in group {
        links[record].group = number
        links[record].groupConfidence = rounded(groups.confidence[record])
        for (other, confidence) in best.counterparts(of: record) {
          set(record, other, confidence, byAlignment: places[RuleGroups.key(record, other)] ?? true)
        }
      }
    }
    for pair in pairs {
      set(pair.a, pair.b, pair.confidence, byAlignment: pair.byAlignment)
      set(pair.b, pair.a, pair.confidence, byAlignment: pair.byAlignment)
    }
    for record in links.indices { links[record].counterparts = links[record].counterparts.ordered(by: Languages.codes) }
    return links
  }

  /// To a hundredth, as it is printed: the last bits of a sum are nobody's evidence.
  private static func rounded(_ confidence: Float) -> Double {
    Double((min(max(confidence, 0), 1) * 100).rounded()) / 100
  }
}

extension Record {
  fileprivate func isOnPage(of other: Record) -> Bool {
    source.page == other.source.page && language == other.language && source.name == other.source.name
  }
}
