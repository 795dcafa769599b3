import Guidelines

/// Rules as a Markdown task list for a design review, grouped by section. Each item states its subject and platforms, so that it
/// can be copied on its own.
package struct Checklist {
  package var platforms: [Platform]
  package init(platforms: [Platform] = []) { self.platforms = platforms }

  /// Returns the checklist of the records of one page and topic; empty if they contain no rule.
  package func markdown(_ records: [Record]) -> String {
    let rules = records.filter { $0.kind == .rule }
    guard let first = rules.first else { return "" }
    let sourceName = first.source.name == corpusSourceName ? "" : " — \(first.source.name)"
    let platformNames = platforms.isEmpty ? "" : " (\(platforms.map(\.rawValue).joined(separator: ", ")))"
    var out = "# \(text(first.topicTitle + platformNames + sourceName))\n"
    let outline = Outline(rules)
    // The newest edition is compared, because a majority of a few rules could be older ones.
    let edition = rules.compactMap(\.source.edition).max()
    out += items(outline.introduction, edition: edition)
    for section in outline.sections {
      out += "\n" + String(repeating: "#", count: min(6, section.depth + 2)) + " \(text(section.title))\n"
      out += items(section.records, edition: edition)
    }
    return out
  }

  private func items(_ records: [Record], edition: String?) -> String {
    if records.isEmpty { return "" }
    return "\n"
      + records.map { record in
        let badge = record.badge(edition: edition, platforms: nil).map { " (\($0))" } ?? ""
        let link: [Inline] = record.address.map { [.text(" ("), .link([.text(record.id)], url: $0), .text(")")] } ?? []
        let headline = MarkdownInlines.markdown(
          record.resolvingLinks().standaloneHeadline.filter { $0 != .hardBreak } + [.text(badge)] + link)
        let id = link.isEmpty ? " <!-- \(comment(record.id)) -->" : ""
        return "- [ ] \(headline.split(separator: "\n").joined(separator: " "))\(id)\n"
      }.joined()
  }

  private func text(_ text: String) -> String { MarkdownInlines.markdown([.text(Sanitizer.line(text))], in: .heading) }

  /// Returns an id for use in an HTML comment, without the characters that could end it.
  private func comment(_ id: String) -> String { Sanitizer.line(id).filter { $0 != ">" && $0 != "<" } }
}
