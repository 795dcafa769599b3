import Guidelines

/// Rules as a Markdown task list that a design review ticks off, by section; each can be cut out and says of itself what it is about and for which platforms.
package struct Checklist {
  package var platforms: [Platform]
  package init(platforms: [Platform] = []) { self.platforms = platforms }

  /// `records` are of one page and topic; empty where they hold no rule.
  package func markdown(_ records: [Record]) -> String {
    let rules = records.filter { $0.kind == .rule }
    guard let first = rules.first else { return "" }
    let place = first.source.name == corpusSourceName ? "" : " — \(first.source.name)"
    let narrowed = platforms.isEmpty ? "" : " (\(platforms.map(\.rawValue).joined(separator: ", ")))"
    var out = "# \(text(first.topicTitle + narrowed + place))\n"
    let outline = Outline(rules)
    // Of a few rules most may be older ones.
    let edition = rules.compactMap(\.source.edition).max()
    out += items(outline.opening, edition: edition)
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
        let badge = record.remark(edition: edition, platforms: nil).map { " (\($0))" } ?? ""
        let link: [Inline] = record.address.map { [.text(" ("), .link([.text(record.id)], url: $0), .text(")")] } ?? []
        let headline = MarkdownInlines.markdown(
          record.withWholeLinks().standalone.filter { $0 != .hardBreak } + [.text(badge)] + link)
        let id = link.isEmpty ? " <!-- \(comment(record.id)) -->" : ""
        return "- [ ] \(headline.split(separator: "\n").joined(separator: " "))\(id)\n"
      }.joined()
  }

  private func text(_ text: String) -> String { MarkdownInlines.markdown([.text(Sanitizing.line(text))], in: .heading) }

  /// An id inside a comment may not end it.
  private func comment(_ id: String) -> String { Sanitizing.line(id).filter { $0 != ">" && $0 != "<" } }
}
