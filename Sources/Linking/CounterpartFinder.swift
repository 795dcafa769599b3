import Guidelines

/// Pairs records of two languages by (topic, section anchor, ordinal), where a section holds as many of a kind in both.
///
/// A page's counterpart is sought in the same source first (its namesake, then any other page), then in the Corpus, then elsewhere; section by
/// section, so that a section that one page lacks may be found in the next.
struct CounterpartFinder {
  let records: [Record]

  private struct PageKey: Hashable {
    var source: String
    var page: String
    var language: Language
  }

  private struct SectionKey: Hashable {
    var anchor: String
    var kind: RecordKind
  }

  func counterparts() -> [String?] {
    var pages: [PageKey: [SectionKey: [Int]]] = [:]
    for (index, record) in records.enumerated() {
      let page = PageKey(source: record.source.name, page: record.source.page, language: record.language)
      pages[page, default: [:]][SectionKey(anchor: record.anchor, kind: record.kind), default: []].append(index)
    }
    var found = [String?](repeating: nil, count: records.count)
    for (page, sections) in pages {
      let candidates = pages.keys.filter { $0.language == page.language.other }
        .sorted { (rank($0, for: page), $0.source, $0.page) < (rank($1, for: page), $1.source, $1.page) }
      for (section, indices) in sections {
        for candidate in candidates {
          guard let others = pages[candidate]?[section], others.count == indices.count else { continue }
          for (index, other) in zip(indices, others) { found[index] = records[other].id }
          break
        }
      }
    }
    return found
  }

  private func rank(_ candidate: PageKey, for page: PageKey) -> Int {
    if candidate.source == page.source { return candidate.page == page.page ? 0 : 1 }
    return candidate.source == corpusSourceName ? 2 : 3
  }
}
