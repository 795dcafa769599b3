import Guidelines

/// Lines that say where a page comes from: `> Source: https://…`, `*Source: …*`, `翻訳元：[Launching](…)`, or a bare address below a heading.
enum SourceLines {
  static func take(from page: inout Page) {
    var report = DropReport()
    var kept: [Block] = []
    kept.reserveCapacity(page.blocks.count)
    var isFirst = page.metadata.url == nil
    for (index, block) in page.blocks.enumerated() {
      if let inlines = paragraph(block) {
        if index < 12, let url = stated(inlines) {
          if isFirst { page.metadata.url = url }
          isFirst = false
          report.take("source line", line: block.line)
          continue
        }
        if let url = bareAddress(inlines), let last = kept.last, case .heading(let level, let text, let anchor) = last.content {
          // The heading takes the address: a page may hold several topics, each under its own.
          if isFirst { page.metadata.url = url }
          isFirst = false
          let linked: [Inline] = text.addresses.isEmpty ? [.link(text, url: url)] : text
          kept[kept.count - 1].content = .heading(level: level, linked, anchor: anchor)
          report.take("address below a heading", line: block.line)
          continue
        }
        if index < 12, isFirst, let url = bareAddress(inlines), isOfficial(url) {
          page.metadata.url = url
          isFirst = false
          report.take("source line", line: block.line)
          continue
        }
      }
      kept.append(block)
    }
    page.blocks = kept
    page.diagnostics += report.diagnostics
    if page.metadata.topic == nil, let url = page.metadata.url { page.metadata.topic = officialTopic(url) }
  }

  static func isOfficial(_ url: String) -> Bool {
    url.contains(text: "developer.apple.com/") && url.contains(text: "human-interface-guidelines")
  }

  /// The part of an official address that names the topic: `charts`, `ios/views/action-sheets`.
  static func officialTopic(_ url: String) -> String? {
    guard isOfficial(url), let range = url.lowercased().firstRange(of: "human-interface-guidelines/") else { return nil }
    let path = url.lowercased()[range.upperBound...].prefix { $0 != "#" && $0 != "?" }
    let slug = path.split(separator: "/").joined(separator: "/")
    return slug.isEmpty || slug.hasPrefix("components/all-components") ? nil : slug
  }

  private static func paragraph(_ block: Block) -> [Inline]? {
    switch block.content {
    case .paragraph(let inlines): inlines
    case .quote(let blocks): blocks.count == 1 ? paragraph(blocks[0]) : nil
    case .heading, .list, .definitionList, .table, .aside, .code, .tabs, .footnote, .thematicBreak: nil
    }
  }

  private static let labels = [
    "source", "original", "original page", "original url", "original article", "url", "原文", "翻訳元", "出典", "元記事", "参照元", "引用元",
    "元ページ", "原典", "オリジナル", "ソース", "link",
    "translated from", "元のページ", "公式",
  ]

  /// The address that a paragraph states after a label, if it says nothing else.
  private static func stated(_ inlines: [Inline]) -> String? {
    // No label is longer; a full-width colon begins with EF.
    guard let text = inlines.shortText(600)?.trimmingSpace(), text.utf8.prefix(80).contains(where: { $0 == 0x3A || $0 == 0xEF }),
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return nil }
    let label = BoilerplateWords.folded(String(text[..<colon]))
    guard labels.contains(label) else { return nil }
    let rest = String(text[text.index(after: colon)...]).trimmingSpace()
    if let url = inlines.addresses.first(where: isAddress), !LinkShare.endsSentence(rest) || isAddress(rest) { return url }
    return isAddress(rest) ? rest : nil
  }

  private static func bareAddress(_ inlines: [Inline]) -> String? {
    guard startsAddress(inlines), let text = inlines.shortText(600)?.trimmingSpace() else { return nil }
    return isAddress(text) ? text : nil
  }

  private static func startsAddress(_ inlines: [Inline]) -> Bool {
    switch inlines.first {
    case .text(let text): text.hasPrefix("http") || text.hasPrefix(" ")
    case .link(let inner, _), .emphasis(let inner), .strong(let inner): startsAddress(inner)
    case .strikethrough, .subscript, .superscript, .code, .image, .ruby, .footnoteReference, .softBreak, .hardBreak, nil: false
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://")) && text.utf8.count < 500 && !text.contains { $0.isWhitespace }
      && !text.contains(text: "。")
  }
}
