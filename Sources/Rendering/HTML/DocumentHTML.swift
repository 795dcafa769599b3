import Guidelines
import Languages

/// Writes a document, such as changes or measures, as HTML in one language. Record ids link to the records.
struct DocumentHTML {
  let document: Document
  let recordAddress: (String) -> String?
  private let blocks: HTMLBlockWriter
  /// Maximum number of sections, and of parts in each section.
  var limits = (sections: Int.max, parts: Int.max)

  init(_ document: Document, topicAddress: @escaping (PageAddress) -> String?, limits: (sections: Int, parts: Int) = (.max, .max))
  {
    self.document = document
    self.limits = limits
    recordAddress = { id in
      PageAddress(id).flatMap(topicAddress).map { $0 + "#" + HTMLText.urlComponent(TopicArticle.rowID(id: id)) }
    }
    blocks = HTMLBlockWriter(topicAddress: topicAddress, language: document.language)
  }

  /// - Parameter name: Prefix of the section ids.
  func html(level: Int, idPrefix: String) -> String {
    document.sections.prefix(limits.sections).enumerated().map { index, section in
      let parts = section.parts.prefix(limits.parts)
      let isList = parts.contains { if case .item = $0 { true } else { false } }
      let inner = parts.map(html).joined()
      return
        "<section id=\"\(idPrefix)-\(index + 1)\">\n<h\(level)>\(HTMLText.escaped(section.title))</h\(level)>\n\(isList ? "<ul class=\"items\">\n\(inner)</ul>\n" : inner)</section>\n"
    }.joined()
  }

  var titles: [String] { document.sections.prefix(limits.sections).map(\.title) }

  private func html(_ part: Document.Part) -> String {
    switch part {
    case .paragraph(let phrases, let badge): return "<p>\(text(phrases))\(badges(badge))</p>\n"
    case .item(let phrases, let badge, let ids): return "<li>\(text(phrases))\(badges(badge))\(links(ids))</li>\n"
    case .blocks(let inner): return blocks.html(inner)
    case .entry(let entry): return blocks.html(entry.record.blocksWithHeadline)
    case .group(let parts): return "<div class=\"entry\">\n\(parts.map(html).joined())</div>\n"
    case .source(let record, let also): return "<p class=\"origin\">\(links([record.id] + also))</p>\n"
    case .fact, .topics, .link, .page, .command: return ""
    }
  }

  private func text(_ runs: [Document.TextRun]) -> String {
    runs.map { run in
      let text = blocks.html(run.text)
      return run.style == .bold
        ? "<strong>\(text)</strong>" : run.style == .faint ? "<span class=\"faint\">\(text)</span>" : text
    }.joined()
  }

  private func badges(_ names: [String]) -> String {
    names.isEmpty ? "" : " <span class=\"for\">\(HTMLText.escaped(names.joined(separator: ", ")))</span>"
  }

  private func links(_ ids: [String]) -> String {
    ids.map { id in
      let name = HTMLText.escaped(id)
      return " " + (recordAddress(id).map { "<a class=\"id\" href=\"\($0)\">\(name)</a>" } ?? "<span class=\"id\">\(name)</span>")
    }.joined()
  }
}
