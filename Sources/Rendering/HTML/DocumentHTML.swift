import Guidelines
import Languages

/// A sheet (changes, figures) as HTML, in one language. Its ids lead to the records.
struct DocumentHTML {
  let document: Document
  let recordAddress: (String) -> String?
  private let blocks: HTMLBlockWriter
  /// No more sections than these, and of each no more parts.
  var most = (sections: Int.max, parts: Int.max)

  init(_ document: Document, topicAddress: @escaping (PageAddress) -> String?, most: (sections: Int, parts: Int) = (.max, .max)) {
    self.document = document
    self.most = most
    recordAddress = { id in
      PageAddress(id).flatMap(topicAddress).map { $0 + "#" + HTMLText.addressPart(TopicArticle.rowName(id: id)) }
    }
    blocks = HTMLBlockWriter(topicAddress: topicAddress, language: document.language)
  }

  /// - Parameter name: what the id of a section begins with.
  func html(level: Int, name: String) -> String {
    document.sections.prefix(most.sections).enumerated().map { place, section in
      let parts = section.parts.prefix(most.parts)
      let isList = parts.contains { if case .item = $0 { true } else { false } }
      let inner = parts.map(html).joined()
      return
        "<section id=\"\(name)-\(place + 1)\">\n<h\(level)>\(HTMLText.escaped(section.title))</h\(level)>\n\(isList ? "<ul class=\"items\">\n\(inner)</ul>\n" : inner)</section>\n"
    }.joined()
  }

  var titles: [String] { document.sections.prefix(most.sections).map(\.title) }

  private func html(_ part: Document.Part) -> String {
    switch part {
    case .paragraph(let phrases, let badge): return "<p>\(text(phrases))\(badges(badge))</p>\n"
    case .item(let phrases, let badge, let ids): return "<li>\(text(phrases))\(badges(badge))\(links(ids))</li>\n"
    case .blocks(let inner): return blocks.html(inner)
    case .entry(let entry): return blocks.html(entry.record.whole)
    case .group(let parts): return "<div class=\"entry\">\n\(parts.map(html).joined())</div>\n"
    case .origin(let record, let also): return "<p class=\"origin\">\(links([record.id] + also))</p>\n"
    case .fact, .topics, .link, .page, .command: return ""
    }
  }

  private func text(_ phrases: [Document.Run]) -> String {
    phrases.map { phrase in
      let text = blocks.html(phrase.text)
      return phrase.role == .bold
        ? "<strong>\(text)</strong>" : phrase.role == .faint ? "<span class=\"faint\">\(text)</span>" : text
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
