import Guidelines
import Languages

/// Writes blocks and inlines as semantic HTML.
struct HTMLBlockWriter {
  /// Returns the relative address of a topic's page (`charts` → `charts.html`), or `nil` if there is none.
  var topicAddress: (PageAddress) -> String?
  /// Language of the content.
  var language = Languages.fallback

  func html(_ blocks: [Block]) -> String { blocks.map(html).joined() }

  private func html(_ block: Block) -> String {
    switch block.content {
    case .heading(_, let text, _): "<p><strong>\(html(text))</strong></p>\n"
    case .paragraph(let text):
      text.allSatisfy({ $0.isImage }) && !text.isEmpty ? images(text) : "<p>\(html(text))</p>\n"
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

  /// Returns the description of a figure inside other blocks or from a source other than the Corpus. `TopicArticle` removes the
  /// drawings that it shows from the blocks first.
  private func figure(_ figure: Figure) -> String {
    FigureHTML { _ in nil }.html([(language, figure)], isCorpus: false)
  }

  private func images(_ images: [Inline]) -> String {
    images.map { html([$0]) }.filter { !$0.isEmpty }.map { "<p class=\"picture\">\($0)</p>\n" }.joined()
  }

  /// Returns the description of an image with its file name. External images are never loaded.
  private func image(_ alternative: String, _ url: String) -> String {
    if alternative.isEmpty { return "" }
    let name = url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last.map(String.init) ?? ""
    return "\(HTMLText.escaped(alternative)) <code>\(HTMLText.escaped(name))</code>"
  }

  private func list(_ list: List) -> String {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let items = list.items.map { item -> String in
      // The text of a tight item needs no paragraph.
      if case .paragraph(let text)? = item.blocks.first?.content {
        return "<li>\(html(text))\(html(Array(item.blocks.dropFirst())))</li>\n"
      }
      return "<li>\(html(item.blocks))</li>\n"
    }
    return "<\(tag)\(start)>\n\(items.joined())</\(tag)>\n"
  }

  /// Number of rows that are visible before a long table is expanded.
  private static let visibleRowCount = 12

  /// Returns a table in a scrolling container that can be focused by keyboard. Long tables show their first rows until they are
  /// expanded.
  private func table(_ table: Table) -> String {
    let caption = table.caption.map { "<caption>\(html($0))</caption>\n" } ?? ""
    let hasHeader = table.header.contains { !$0.plainText.isEmpty }
    let head =
      hasHeader
      ? "<thead><tr>"
        + table.header.map { cell in cell.plainText.isEmpty ? "<td></td>" : "<th scope=\"col\">\(html(cell))</th>" }.joined()
        + "</tr></thead>\n" : ""
    let rows = table.rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == 0 && hasHeader && !cell.plainText.isEmpty ? "<th scope=\"row\">\(html(cell))</th>" : "<td>\(html(cell))</td>"
      }
      return "<tr>" + cells.joined() + "</tr>\n"
    }
    let names = [[table.caption ?? []], table.header, table.rows.first ?? []].map { cells in
      cells.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " | ")
    }
    let name = HTMLText.escaped(names.first { !$0.isEmpty } ?? "")
    let all = HTMLText.escaped(Phrase.allRows(rows.count).text(in: language))
    let fold = rows.count > Self.visibleRowCount + 3 ? "<details class=\"fold\"><summary>\(all)</summary></details>\n" : ""
    return
      "\(fold)<div class=\"table\" role=\"group\" aria-label=\"\(name)\" tabindex=\"0\"><table>\n\(caption)\(head)<tbody>\n\(rows.joined())</tbody></table></div>\n"
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
      case .link(let inner, let url):
        inline.citation == nil ? link(html(inner), to: url) : link("[\(html(inner))]", to: url, className: "cite")
      case .ruby(let base, let reading):
        "<ruby>\(html(base))<rp>（</rp><rt>\(HTMLText.escaped(reading))</rt><rp>）</rp></ruby>"
      case .image(let alternative, let url): image(alternative, url)
      case .footnoteReference: ""
      case .softBreak(let space): space ? " " : ""
      case .hardBreak: "<br>\n"
      }
    }.joined()
  }

  /// - Parameter name: Class of the link.
  private func link(_ text: String, to url: String, className: String? = nil) -> String {
    let name = className.map { " class=\"\($0)\"" } ?? ""
    return address(url).map { "<a\(name) href=\"\(HTMLText.escaped($0))\">\(text)</a>" } ?? text
  }

  /// Returns the address of a link to the web, to a page (`alerts`, `charts#marks`), or to a record (`alerts/content/2`); `nil`
  /// if there is no such page.
  private func address(_ url: String) -> String? {
    if let web = HTMLText.webAddress(url) { return web }
    if url.hasPrefix("#") { return url == "#" ? nil : "#" + HTMLText.urlComponent(String(url.dropFirst())) }
    guard let address = PageAddress(url), let page = topicAddress(address) else { return nil }
    let fragment = RecordID.topic(ofCitation: url) == nil ? address.anchor : TopicArticle.rowID(id: url)
    return fragment.isEmpty ? page : page + "#" + HTMLText.urlComponent(fragment)
  }
}

extension Inline {
  fileprivate var isImage: Bool {
    if case .image = self { true } else { false }
  }
}
