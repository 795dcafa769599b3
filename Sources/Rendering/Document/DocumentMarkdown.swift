import Guidelines
import Languages

/// A document as Markdown that is read by people and language models alike; the canonical form is another.
package struct DocumentMarkdown {
  package var document: Document
  private let pageAddress: (PageReference) -> String?

  /// - Parameter pageAddress: where other pages of the topic lie beside this one, nil for those that do not.
  package init(_ page: TopicPage, pageAddress: @escaping (PageReference) -> String? = { _ in nil }) {
    document = Document(page, isSummarized: false)
    self.pageAddress = pageAddress
  }

  /// The title of a topic's page with its facts in a list, then each section with the rules' ids.
  package func markdown() -> String { ([head()] + sections).joined(separator: "\n") }

  /// The title, and what is said of the page once: platforms, source, names of APIs.
  package func head(names: Bool = true) -> String {
    let facts = document.sections.filter { [.platforms, .source, .others].contains($0.role) || names && $0.role == .api }.flatMap(
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
      // Of the names of a framework the first eight: they stand with what is between them.
      return RecordMarkdown.text(name + ": " + Array(value.text.prefix(15)).plainText)
    case .link(let title, let url, let facts):
      return RecordMarkdown.text(([title, url] + facts).filter { !$0.isEmpty }.joined(separator: " · "))
    case .page(let page, let what, _):
      return pageAddress(page).map { MarkdownInlines.markdown([.link([.text(Sanitizing.line(what))], url: $0)]) }
    case .paragraph, .item, .blocks, .entry, .group, .topics, .command, .origin: return nil
    }
  }

  /// A record with its id and what a reader must be told of it.
  package static func entry(_ entry: Entry) -> String {
    let record = entry.record
    let facts = [record.id, record.remark(edition: record.source.edition, platforms: record.platformNames)]
    return RecordMarkdown.rule(record) + "\n" + RecordMarkdown.text(facts.compactMap { $0 }.joined(separator: " · ")) + "\n"
  }

  package static func heading(_ path: [String], level: Int) -> String {
    String(repeating: "#", count: level) + " " + RecordMarkdown.text(path.joined(separator: " › ")) + "\n"
  }
}

extension Document {
  /// As Markdown for a team's notes: a heading a section, what belongs together with blank lines between.
  package func markdown() -> String {
    sections.map { section in
      let title = Block(.heading(level: 2, [.text(section.title)], anchor: nil))
      let heading = section.title.isEmpty ? "" : MarkdownBlocks.markdown([title]) + "\n\n"
      let isList = section.parts.contains { if case .item = $0 { true } else { false } }
      return heading + section.parts.map(Self.markdown).filter { !$0.isEmpty }.joined(separator: isList ? "" : "\n")
    }.joined(separator: "\n")
  }

  private static func markdown(_ part: Part) -> String {
    guard case .item(let phrases, let badge, let ids) = part else {
      let blocks = blocks(part)
      return blocks.isEmpty ? "" : MarkdownBlocks.markdown(blocks) + "\n"
    }
    let codes = ids.map { [Inline.code($0)] }.joined(separator: [.text(", ")])
    let text = inlines(phrases, badge) + (ids.isEmpty ? [] : [.text(" — ")] + codes)
    return "- " + MarkdownInlines.markdown(text, in: .paragraph) + "\n"
  }

  private static func blocks(_ part: Part) -> [Block] {
    switch part {
    case .paragraph(let phrases, let badge): [Block(.paragraph(inlines(phrases, badge)))]
    case .blocks(let blocks): blocks
    case .origin(let record, let also): [RecordMarkdown.origin(of: record, facts: [record.id] + also, separator: ", ")]
    case .entry(let entry): entry.record.whole
    case .group(let parts): parts.flatMap(blocks)
    case .item, .fact, .topics, .link, .page, .command: []
    }
  }

  private static func inlines(_ phrases: [Run], _ badge: [String]) -> [Inline] {
    let text = phrases.flatMap { $0.role == .bold || $0.role == .mark ? [.strong($0.text)] : $0.text }
    return (text + (badge.isEmpty ? [] : [.text(" (\(badge.joined(separator: ", ")))")])).normal
  }
}
