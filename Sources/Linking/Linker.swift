import Guidelines
import Languages

/// Finder of counterparts and other wordings among all records of one topic.
///
/// Records are compared by content (`Evidence`), page by page (`PageMatcher`); the most confident pairs grow into groups
/// (`RuleGroups`), never with two records of one page. Bilingual pages are first paired by section and ordinal (`NamesakePairs`),
/// so that a translation that is grouped with the Corpus in its own language also finds its counterpart.
///
///     let linker = Linker(glossary: glossary)
///     let links = linker.links(of: records)   // links[i] belongs to records[i]
///
/// The result is deterministic. The cost is proportional to the number of records.
package struct Linker: Sendable {
  private let lexicon: ConceptLexicon

  /// Creates a linker. Preparing the glossary takes a few milliseconds, so one linker should be used for many topics.
  package init(glossary: Glossary = Glossary()) { lexicon = ConceptLexicon(glossary) }

  package static func links(of records: [Record], glossary: Glossary = Glossary()) -> [RecordLink] {
    Linker(glossary: glossary).links(of: records)
  }

  /// - Parameter records: All records of one topic, of every source and language.
  /// - Returns: One link for each record, in the same order. Groups are numbered from 0.
  package func links(of records: [Record]) -> [RecordLink] {
    // A single page has nothing to link because it states each rule once.
    guard let first = records.first, records.contains(where: { !$0.isOnSamePage(as: first) }) else {
      return records.map { _ in RecordLink() }
    }
    let evidence = Evidence(records, lexicon: lexicon)
    let pages = evidence.pages
    var comparison = PageComparison(evidence)
    comparison.run()
    let pairing = NamesakePairs(evidence: evidence)
    var pairs: [NamesakePairs.RecordPair] = []
    for page in pages.pages.indices {
      for other in pages.namesakes[page] where page < other {
        pairs += pairing.pairs(page, other, matches: comparison.matches(page, other))
      }
    }
    let translatedPairs = comparison.translations.flatMap { page, other in
      pairing.pairs(page, other, matches: comparison.matches(page, other))
    }
    let groups = RuleGroups(
      count: records.count, pageIndices: pages.pageIndices, accepted: groupEdges(pairs, records),
      edges: comparison.edges + groupEdges(translatedPairs, records) + DuplicateRecords.edges(evidence),
      comparedPages: comparison.comparedPages)
    return Linker.assemble(evidence, pairs, translatedPairs, groups)
  }

  private func groupEdges(_ pairs: [NamesakePairs.RecordPair], _ records: [Record]) -> [RuleGroups.Edge] {
    pairs.compactMap { pair in
      guard PageComparison.minConfidenceByKind[records[pair.a].kind] != nil else { return nil }
      return RuleGroups.Edge(a: min(pair.a, pair.b), b: max(pair.a, pair.b), confidence: pair.confidence)
    }
  }

  private static func assemble(
    _ evidence: Evidence, _ pairs: [NamesakePairs.RecordPair], _ translatedPairs: [NamesakePairs.RecordPair], _ groups: RuleGroups
  ) -> [RecordLink] {
    let records = evidence.records
    var links = records.map { _ in RecordLink() }
    func setCounterpart(_ record: Int, _ other: Int, _ confidence: Float, isByAlignment: Bool) {
      links[record].counterparts[records[other].language] = RecordLink.Counterpart(
        id: records[other].id, confidence: roundedToHundredths(confidence), isByAlignment: isByAlignment)
    }
    // Counterparts are assigned in increasing order of preference, so that later assignments win: pages of other sources, the
    // choice of the group, the page of the same name.
    let ranked = translatedPairs.flatMap { [($0, $0.a, $0.b), ($0, $0.b, $0.a)] }.map { pair, record, other in
      (pair, record, other, rank: Counterparts.rank(of: records[other], for: records[record]))
    }
    for (pair, record, other, _) in ranked.sorted(by: { ($1.rank, $0.0.confidence) < ($0.rank, $1.0.confidence) }) {
      setCounterpart(record, other, pair.confidence, isByAlignment: pair.isByAlignment)
    }
    let alignmentByPair = Dictionary(
      translatedPairs.map { (RuleGroups.key($0.a, $0.b), $0.isByAlignment) }, uniquingKeysWith: { first, _ in first })
    for (number, group) in groups.groups.enumerated() {
      let counterparts = Counterparts(evidence: evidence, groups: groups, members: group)
      for record in group {
        links[record].group = number
        links[record].groupConfidence = roundedToHundredths(groups.confidence[record])
        for (other, confidence) in counterparts.counterparts(of: record) {
          setCounterpart(record, other, confidence, isByAlignment: alignmentByPair[RuleGroups.key(record, other)] ?? true)
        }
      }
    }
    for pair in pairs {
      setCounterpart(pair.a, pair.b, pair.confidence, isByAlignment: pair.isByAlignment)
      setCounterpart(pair.b, pair.a, pair.confidence, isByAlignment: pair.isByAlignment)
    }
    for record in links.indices { links[record].counterparts = links[record].counterparts.ordered(by: Languages.supported) }
    return links
  }

  /// Rounds a confidence to two decimals, as it is printed. Differences below that are rounding noise.
  private static func roundedToHundredths(_ confidence: Float) -> Double {
    Double((min(max(confidence, 0), 1) * 100).rounded()) / 100
  }
}

extension Record {
  fileprivate func isOnSamePage(as other: Record) -> Bool {
    source.page == other.source.page && language == other.language && source.name == other.source.name
  }
}
