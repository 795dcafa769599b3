import Guidelines

extension Linker {
  /// What `lint` says of the links of a topic: rules without counterpart on pages that stand in both languages, counterparts found by
  /// alignment, and records grouped with some doubt. `record` is the index of the record that each speaks of; its `source` says where.
  ///
  /// - Parameter links: what `links(of:)` returned for the same records.
  package static func diagnostics(of records: [Record], links: [RecordLink]) -> [(record: Int, diagnostic: Diagnostic)] {
    let pages = PageTable(records)
    var groups: [Int: [Int]] = [:]
    for (index, link) in links.enumerated() {
      if let group = link.group { groups[group, default: []].append(index) }
    }
    var found: [(record: Int, diagnostic: Diagnostic)] = []
    for (index, (record, link)) in zip(records, links).enumerated() {
      func report(_ level: Diagnostic.Level, _ finding: Diagnostic.Finding) {
        found.append((index, Diagnostic(level, line: record.source.line, finding)))
      }
      if record.kind == .rule {
        for page in pages.namesakes[pages.pageOf[index]] where link.counterparts[pages.pages[page].language] == nil {
          report(.warning, .unpaired(id: record.id, otherLanguage: pages.pages[page].language))
        }
      }
      for counterpart in link.counterparts.values where counterpart.byAlignment {
        let level: Diagnostic.Level = counterpart.confidence < doubt ? .warning : .note
        report(level, .pairedByAlignment(id: record.id, counterpart: counterpart.id, confidence: counterpart.confidence))
      }
      if let confidence = link.groupConfidence, confidence < doubt, let group = link.group,
        let other = groups[group]?.first(where: { $0 != index && pages.pageOf[$0] != pages.pageOf[index] })
      {
        report(.warning, .groupedDoubtfully(id: record.id, other: records[other].id, confidence: confidence))
      }
    }
    return found
  }

  /// Below this a link is worth a person's look.
  private static let doubt = 0.75
}
