import Guidelines
import Languages
import Linking

/// What linking finds in pages taken together: rules without a counterpart in their twin, doubtful pairs and groups, platforms that differ between
/// the languages.
struct LinkChecks {
  let glossary: Glossary
  let pages: [(path: String, page: Page, records: [Record])]

  func findings() -> [Linter.Finding] {
    let entries = pages.flatMap { page in page.records.map { (path: page.path, record: $0) } }
    let linker = Linker(glossary: glossary)
    var found: [Linter.Finding] = []
    for (_, group) in Dictionary(grouping: entries, by: { $0.record.topic }).sorted(by: { $0.key < $1.key }) {
      let records = group.map(\.record)
      let links = linker.links(of: records)
      for (index, diagnostic) in Linker.diagnostics(of: records, links: links) {
        // Twins that bear one id were paired by their place; how differently they put it is no doubt.
        if case .groupedDoubtfully(let id, let other, _) = diagnostic.finding, id == other { continue }
        found.append(Linter.Finding(path: group[index].path, diagnostic: diagnostic))
      }
      found += differences(group, links)
    }
    return found
  }

  /// A rule and its counterpart on the page's own twin are for the same platforms and bind as strongly.
  private func differences(_ group: [(path: String, record: Record)], _ links: [RecordLink]) -> [Linter.Finding] {
    let originals = Dictionary(
      group.filter { $0.record.language == Languages.fallback }.map { ($0.record.id, $0.record) },
      uniquingKeysWith: { first, _ in first })
    return zip(group, links).flatMap { entry, link -> [Linter.Finding] in
      guard entry.record.kind == .rule, let other = link.counterparts[Languages.fallback].flatMap({ originals[$0.id] }),
        other.source.name == entry.record.source.name, other.source.page == entry.record.source.page
      else { return [] }
      var found: [Diagnostic.Finding] = []
      if other.platforms != entry.record.platforms { found.append(.platformsDiffer(id: entry.record.id)) }
      // Pages of others may put a rule more or less strongly; ours says in both languages what its source does.
      if other.strength != entry.record.strength, entry.record.source.name == corpusSourceName {
        found.append(.strengthsDiffer(id: entry.record.id))
      }
      return found.map { Linter.Finding(path: entry.path, diagnostic: Diagnostic(.warning, line: entry.record.source.line, $0)) }
    }
  }
}
