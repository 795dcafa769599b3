import Guidelines
import Languages

/// Writes a document as Markdown for people and language models. `CanonicalWriter` writes the canonical form.
package struct DocumentMarkdown {
  package var document: Document
  private let pageAddress: (PageReference) -> String?

  /// - Parameter pageAddress: Returns the address of another page of the topic, or `nil` if the page is not exported.
  package init(_ page: TopicPage, pageAddress: @escaping (PageReference) -> String? = { _ in nil }) {
    document = Document(page, isSummarized: false)
    self.pageAddress = pageAddress
  }

  /// Returns the title and a list of facts, followed by each section with its rules and their ids.
  package func markdown() -> String { ([head()] + sections).joined(separator: "\n") }

  /// Returns the title and the facts that apply to the whole page: platforms, source, and API names.
  /// - Parameter includesAPINames: `true` to include API names.
  package func head(includesAPINames: Bool = true) -> String {
    let facts = document.sections.filter {
      [.platforms, .source, .otherPages].contains($0.role) || includesAPINames && $0.role == .api
    }.flatMap(
      \.parts)
    return "# \(RecordMarkdown.text(document.title))\n\n" + facts.compactMap(fact).map { "- \($0)\n" }.joined()
  }

  private var sections: [String] {
    document.sections.flatMap { section -> [String] in
      let entries = section.parts.compactMap { part -> String? in
        if case .entry(let entry) = part { Self.entry(entry) } else { nil }
      }
      return entries.isEmpty || section.path.isEmpty ? entries : [Self.heading(section.path, level: 2)] + entries
    }
  }

  private func fact(_ part: Document.Part) -> String? {
    switch part {
    case .fact(let name, let value):
      // Keep eight API names: the inlines alternate between names and separators.
      return RecordMarkdown.text(name + ": " + Array(value.text.prefix(15)).plainText)
    case .link(let title, let url, let facts):
      return RecordMarkdown.text(([title, url] + facts).filter { !$0.isEmpty }.joined(separator: " · "))
    case .page(let page, let description, _):
      return pageAddress(page).map { MarkdownInlines.markdown([.link([.text(Sanitizer.line(description))], url: $0)]) }
    case .paragraph, .item, .blocks, .entry, .group, .topics, .command, .source: return nil
    }
  }

  /// Returns a record with its id and annotations.
  package static func entry(_ entry: RecordEntry) -> String {
    let record = entry.record
    let facts = [record.id, record.badge(edition: record.source.edition, platforms: record.platformNames)]
    return RecordMarkdown.content(of: record) + "\n" + RecordMarkdown.text(facts.compactMap { $0 }.joined(separator: " · "))
      + "\n"
  }

  package static func heading(_ path: [String], level: Int) -> String {
    String(repeating: "#", count: level) + " " + RecordMarkdown.text(path.joined(separator: " › ")) + "\n"
  }
}

extension Document {
  /// Returns Markdown for a team's notes: one heading for each section, and blank lines between groups.
  package func markdown() -> String {
    sections.map { section in
      let title = Block(.heading(level: 2, [.text(section.title)], anchor: nil))
      let heading = section.title.isEmpty ? "" : MarkdownBlocks.markdown([title]) + "\n\n"
      let isList = section.parts.contains { if case .item = $0 { true } else { false } }
      return heading + section.parts.map(Self.markdown).filter { !$0.isEmpty }.joined(separator: isList ? "" : "\n")
    }.joined(separator: "\n")
  }

  private static func markdown(_ part: Part) -> String {
    guard case .item(let runs, let badge, let ids) = part else {
      let blocks = blocks(part)
      return blocks.isEmpty ? "" : MarkdownBlocks.markdown(blocks) + "\n"
    }
    let codes = ids.map { [Inline.code($0)] }.joined(separator: [.text(", ")])
    let text = inlines(runs, badge) + (ids.isEmpty ? [] : [.text(" — ")] + codes)
    return "- " + MarkdownInlines.markdown(text, in: .paragraph) + "\n"
  }

  private static func blocks(_ part: Part) -> [Block] {
    switch part {
    case .paragraph(let phrases, let badge): [Block(.paragraph(inlines(phrases, badge)))]
    case .blocks(let blocks): blocks
    case .source(let record, let also): [RecordMarkdown.sourceBlock(of: record, facts: [record.id] + also, separator: ", ")]
    case .entry(let entry): entry.record.blocksWithHeadline
    case .group(let parts): parts.flatMap(blocks)
    case .item, .fact, .topics, .link, .page, .command: []
    }
  }

  private static func inlines(_ runs: [TextRun], _ badge: [String]) -> [Inline] {
    let text = runs.flatMap { $0.style == .bold || $0.style == .highlight ? [.strong($0.text)] : $0.text }
    return (text + (badge.isEmpty ? [] : [.text(" (\(badge.joined(separator: ", ")))")])).normalized
  }
}
