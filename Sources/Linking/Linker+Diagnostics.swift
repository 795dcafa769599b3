import Guidelines

extension Linker {
  /// Returns the findings of `hig lint` about the links of a topic: rules without a counterpart on bilingual pages, counterparts
  /// found by alignment, and doubtful members of groups. `record` is the index of the record that a diagnostic is about; its
  /// `source` gives the location.
  ///
  /// - Parameter links: Result of `links(of:)` for the same records.
  package static func diagnostics(of records: [Record], links: [RecordLink]) -> [(record: Int, diagnostic: Diagnostic)] {
    let pages = PageTable(records)
    var membersByGroup: [Int: [Int]] = [:]
    for (index, link) in links.enumerated() {
      if let group = link.group { membersByGroup[group, default: []].append(index) }
    }
    var result: [(record: Int, diagnostic: Diagnostic)] = []
    for (index, (record, link)) in zip(records, links).enumerated() {
      func report(_ level: Diagnostic.Level, _ finding: Diagnostic.Kind) {
        result.append((index, Diagnostic(level, line: record.source.line, finding)))
      }
      if record.kind == .rule {
        for page in pages.namesakes[pages.pageIndices[index]] where link.counterparts[pages.pages[page].language] == nil {
          report(.warning, .unpaired(id: record.id, otherLanguage: pages.pages[page].language))
        }
      }
      for counterpart in link.counterparts.values where counterpart.isByAlignment {
        let level: Diagnostic.Level = counterpart.confidence < doubtfulConfidence ? .warning : .note
        report(level, .pairedByAlignment(id: record.id, counterpart: counterpart.id, confidence: counterpart.confidence))
      }
      if let confidence = link.groupConfidence, confidence < doubtfulConfidence, let group = link.group,
        let other = membersByGroup[group]?.first(where: { $0 != index && pages.pageIndices[$0] != pages.pageIndices[index] })
      {
        report(.warning, .groupedDoubtfully(id: record.id, other: records[other].id, confidence: confidence))
      }
    }
    return result
  }

  /// Confidence below which a person should check a link.
  private static let doubtfulConfidence = 0.75
}
