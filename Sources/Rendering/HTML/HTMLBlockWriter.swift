import Guidelines
import Languages

/// Blocks and inlines → semantic HTML.
struct HTMLBlockWriter {
  /// Address of a topic's page as links on this page reach it, or nil where there is none: `charts` → `charts.html`.
  var topicAddress: (PageAddress) -> String?
  /// Of what is written.
  var language = Languages.fallback

  func html(_ blocks: [Block]) -> String { blocks.map(html).joined() }

  private func html(_ block: Block) -> String {
    switch block.content {
    case .heading(_, let text, _): "<p><strong>\(html(text))</strong></p>\n"
    case .paragraph(let text):
      text.allSatisfy({ $0.isImage }) && !text.isEmpty ? pictures(text) : "<p>\(html(text))</p>\n"
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

  /// Inside other blocks, and of any source but the Corpus: what is said of it. Where drawings are shown, `TopicArticle` has taken them out.
  private func figure(_ figure: Figure) -> String {
    FigureHTML { _ in nil }.html([(language, figure)], isCorpus: false)
  }

  private func pictures(_ images: [Inline]) -> String {
    images.map { html([$0]) }.filter { !$0.isEmpty }.map { "<p class=\"picture\">\($0)</p>\n" }.joined()
  }

  /// A picture of anybody's is never loaded: what is said of it stands for it, with its file's name.
  private func picture(_ alternative: String, _ url: String) -> String {
    if alternative.isEmpty { return "" }
    let name = url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last.map(String.init) ?? ""
    return "\(HTMLText.escaped(alternative)) <code>\(HTMLText.escaped(name))</code>"
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

  /// Rows that show before a long table is unfolded.
  private static let shownRows = 12

  /// Wide tables scroll in their own box, which the keyboard reaches; of long ones the first rows show, until the reader asks for all.
  private func table(_ table: Table) -> String {
    let caption = table.caption.map { "<caption>\(html($0))</caption>\n" } ?? ""
    let hasHeader = table.header.contains { !$0.plainText.isEmpty }
    let head =
      hasHeader
      ? "<thead><tr>"
        + table.header.map { cell in cell.plainText.isEmpty ? "<td></td>" : "<th scope=\"col\">\(html(cell))</th>" }.joined()
        + "</tr></thead>\n" : ""
    let rows = table.rows.map { row in
      let cells = row.enumerated().map { place, cell in
        place == 0 && hasHeader && !cell.plainText.isEmpty ? "<th scope=\"row\">\(html(cell))</th>" : "<td>\(html(cell))</td>"
      }
      return "<tr>" + cells.joined() + "</tr>\n"
    }
    let names = [[table.caption ?? []], table.header, table.rows.first ?? []].map { cells in
      cells.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " | ")
    }
    let name = HTMLText.escaped(names.first { !$0.isEmpty } ?? "")
    let all = HTMLText.escaped(Phrase.allRows(rows.count).text(in: language))
    let fold = rows.count > Self.shownRows + 3 ? "<details class=\"fold\"><summary>\(all)</summary></details>\n" : ""
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
        inline.citation == nil ? link(html(inner), to: url) : link("[\(html(inner))]", to: url, name: "cite")
      case .ruby(let base, let reading):
        "<ruby>\(html(base))<rp>（</rp><rt>\(HTMLText.escaped(reading))</rt><rp>）</rp></ruby>"
      case .image(let alternative, let url): picture(alternative, url)
      case .footnoteReference: ""
      case .softBreak(let space): space ? " " : ""
      case .hardBreak: "<br>\n"
      }
    }.joined()
  }

  /// - Parameter name: the class of the link.
  private func link(_ text: String, to url: String, name: String? = nil) -> String {
    let name = name.map { " class=\"\($0)\"" } ?? ""
    return address(url).map { "<a\(name) href=\"\(HTMLText.escaped($0))\">\(text)</a>" } ?? text
  }

  /// Where a link leads: the web, the page of a topic (`alerts`, `charts#marks`), or a record on one (`alerts/content/2`).
  private func address(_ url: String) -> String? {
    if let web = HTMLText.webAddress(url) { return web }
    if url.hasPrefix("#") { return url == "#" ? nil : "#" + HTMLText.addressPart(String(url.dropFirst())) }
    guard let address = PageAddress(url), let page = topicAddress(address) else { return nil }
    let part = RecordID.topic(of: url) == nil ? address.anchor : TopicArticle.rowName(id: url)
    return part.isEmpty ? page : page + "#" + HTMLText.addressPart(part)
  }
}

extension Inline {
  fileprivate var isImage: Bool {
    if case .image = self { true } else { false }
  }
}
