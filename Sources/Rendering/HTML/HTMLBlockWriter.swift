import Guidelines

/// Blocks and inlines → semantic HTML.
struct HTMLBlockWriter {
  /// Address of a topic's page as links on this page reach it, or nil where there is none: `charts` → `charts.html`.
  var topicAddress: (String) -> String?

  func html(_ blocks: [Block]) -> String { blocks.map(html).joined() }

  private func html(_ block: Block) -> String {
    switch block.content {
    case .heading(_, let text, _): "<p><strong>\(html(text))</strong></p>\n"
    case .paragraph(let text):
      text.allSatisfy({ $0.isImage }) && !text.isEmpty ? "" : "<p>\(html(text))</p>\n"
    case .list(let list): self.list(list)
    case .definitionList(let definitions):
      "<dl>\n" + definitions.map { "<dt>\(html($0.term))</dt>\n<dd>\(html($0.blocks))</dd>\n" }.joined() + "</dl>\n"
    case .tabs(let tabs): tabs.map { "<p><strong>\(html($0.title))</strong></p>\n\(html($0.blocks))" }.joined()
    case .table(let table): self.table(table)
    case .quote(let blocks), .footnote(_, let blocks): "<blockquote>\n\(html(blocks))</blockquote>\n"
    case .aside(let label, let blocks):
      "<div class=\"note\">" + (label.map { "<p><strong>\(HTMLText.escaped($0))</strong></p>\n" } ?? "") + html(blocks)
        + "</div>\n"
    case .code(_, let text): "<pre><code>\(HTMLText.escaped(text))</code></pre>\n"
    case .thematicBreak: ""
    case .figure(let figure): self.figure(figure)
    }
  }

  private func figure(_ figure: Figure) -> String {
    let legend = figure.legend.map { "<li>\(HTMLText.escaped($0))</li>\n" }.joined()
    return "<figure class=\"drawing\">\n<p>\(HTMLText.escaped(figure.alternative))</p>\n"
      + (legend.isEmpty ? "" : "<ol>\n\(legend)</ol>\n") + "</figure>\n"
  }

  private func list(_ list: List) -> String {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let items = list.items.map { item -> String in
      // A tight item needs no paragraph around its text.
      if case .paragraph(let text)? = item.blocks.first?.content {
        return "<li>\(html(text))\(html(Array(item.blocks.dropFirst())))</li>\n"
      }
      return "<li>\(html(item.blocks))</li>\n"
    }
    return "<\(tag)\(start)>\n\(items.joined())</\(tag)>\n"
  }

  /// Wide tables scroll in their own box, which the keyboard reaches.
  private func table(_ table: Table) -> String {
    let caption = table.caption.map { "<caption>\(html($0))</caption>\n" } ?? ""
    let hasHeader = table.header.contains { !$0.plainText.isEmpty }
    let head =
      hasHeader ? "<thead><tr>" + table.header.map { "<th scope=\"col\">\(html($0))</th>" }.joined() + "</tr></thead>\n" : ""
    let rows = table.rows.map { "<tr>" + $0.map { "<td>\(html($0))</td>" }.joined() + "</tr>\n" }.joined()
    let names = [[table.caption ?? []], table.header, table.rows.first ?? []].map { cells in
      cells.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " | ")
    }
    let name = HTMLText.escaped(names.first { !$0.isEmpty } ?? "")
    return
      "<div class=\"table\" role=\"group\" aria-label=\"\(name)\" tabindex=\"0\"><table>\n\(caption)\(head)<tbody>\n\(rows)</tbody></table></div>\n"
  }

  // MARK: Inlines

  func html(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): HTMLText.escaped(text)
      case .emphasis(let inner): "<em>\(html(inner))</em>"
      case .strong(let inner): "<strong>\(html(inner))</strong>"
      case .strikethrough(let inner): "<s>\(html(inner))</s>"
      case .subscript(let inner): "<sub>\(html(inner))</sub>"
      case .superscript(let inner): "<sup>\(html(inner))</sup>"
      case .code(let text): "<code>\(HTMLText.escaped(text))</code>"
      case .link(let inner, let url): link(inline.citation == nil ? html(inner) : "[\(html(inner))]", to: url)
      case .ruby(let base, let reading):
        "<ruby>\(html(base))<rp>（</rp><rt>\(HTMLText.escaped(reading))</rt><rp>）</rp></ruby>"
      case .image, .footnoteReference: ""
      case .softBreak(let space): space ? " " : ""
      case .hardBreak: "<br>\n"
      }
    }.joined()
  }

  private func link(_ text: String, to url: String) -> String {
    address(url).map { "<a href=\"\(HTMLText.escaped($0))\">\(text)</a>" } ?? text
  }

  /// Where a link leads: the web, the page of a topic (`alerts`, `charts#marks`), or a record on one (`alerts/content/2`).
  private func address(_ url: String) -> String? {
    if let web = HTMLText.webAddress(url) { return web }
    let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if let topic = RecordID.topic(of: url) {
      return topicAddress(topic).map { $0 + "#" + HTMLText.addressPart(TopicArticle.rowName(id: url)) }
    }
    guard let slug = parts.first, let page = slug.isEmpty ? "" : topicAddress(slug) else { return nil }
    return parts.count == 2 ? page + "#" + HTMLText.addressPart(parts[1]) : page.isEmpty ? nil : page
  }
}

extension Inline {
  fileprivate var isImage: Bool {
    if case .image = self { true } else { false }
  }
}
