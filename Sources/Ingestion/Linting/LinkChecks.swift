import Guidelines
import Languages
import Linking

/// Checks the links between pages: rules without a counterpart in the translation, uncertain pairs and groups, and platforms that
/// differ between languages.
struct LinkChecks {
  let glossary: Glossary
  let pages: [(path: String, page: Page, records: [Record])]

  func diagnostics() -> [Linter.FileDiagnostic] {
    let entries = pages.flatMap { page in page.records.map { (path: page.path, record: $0) } }
    let linker = Linker(glossary: glossary)
    var diagnostics: [Linter.FileDiagnostic] = []
    for (_, group) in Dictionary(grouping: entries, by: { $0.record.topic }).sorted(by: { $0.key < $1.key }) {
      let records = group.map(\.record)
      let links = linker.links(of: records)
      for (index, diagnostic) in Linker.diagnostics(of: records, links: links) {
        // Translations with the same id were paired by their position; a large difference in wording does not make the pair
        // uncertain.
        if case .groupedDoubtfully(let id, let other, _) = diagnostic.kind, id == other { continue }
        diagnostics.append(Linter.FileDiagnostic(path: group[index].path, diagnostic: diagnostic))
      }
      diagnostics += differences(group, links)
    }
    return diagnostics
  }

  /// Returns the rules whose platforms or strength differ from those of their counterparts in the page's own translation.
  private func differences(_ group: [(path: String, record: Record)], _ links: [RecordLink]) -> [Linter.FileDiagnostic] {
    let originals = Dictionary(
      group.filter { $0.record.language == Languages.fallback }.map { ($0.record.id, $0.record) },
      uniquingKeysWith: { first, _ in first })
    return zip(group, links).flatMap { entry, link -> [Linter.FileDiagnostic] in
      guard entry.record.kind == .rule, let other = link.counterparts[Languages.fallback].flatMap({ originals[$0.id] }),
        other.source.name == entry.record.source.name, other.source.page == entry.record.source.page
      else { return [] }
      var differences: [Diagnostic.Kind] = []
      if other.platforms != entry.record.platforms { differences.append(.platformsDiffer(id: entry.record.id)) }
      // Other sources may state a rule with another strength; in the Corpus both languages must agree.
      if other.strength != entry.record.strength, entry.record.source.name == corpusSourceName {
        differences.append(.strengthsDiffer(id: entry.record.id))
      }
      return differences.map {
        Linter.FileDiagnostic(path: entry.path, diagnostic: Diagnostic(.warning, line: entry.record.source.line, $0))
      }
    }
  }
}
