import Guidelines

/// Lines that say where a page comes from: `> Source: https://…`, `*Source: …*`, `翻訳元：[Launching](…)`, or a bare address below a heading.
enum SourceLines {
  static func take(_ draft: inout PageDraft) {
    let blocks = draft.page.blocks
    var removals: [Int: Removal] = [:]
    var isStated = draft.page.metadata.url != nil
    /// The last block that stays.
    var before: Int?
    for (index, block) in blocks.enumerated() {
      guard let inlines = paragraph(block) else {
        before = index
        continue
      }
      let address = bareAddress(inlines)
      if index < 12,
        let url = stated(inlines) ?? (isStated ? nil : address.flatMap { $0.isOfficialAddress && !isHeading(before) ? $0 : nil })
      {
        state(url)
        removals[index] = .taken("source line")
      } else if let url = address, let before, case .heading(let level, let text, let anchor) = draft.page.blocks[before].content
      {
        // The heading takes the address: a page may hold several topics, each under its own.
        state(url)
        let linked: [Inline] = text.addresses.isEmpty ? [.link(text, url: url)] : text
        draft.page.blocks[before].content = .heading(level: level, linked, anchor: anchor)
        removals[index] = .taken("address below a heading")
      } else {
        before = index
      }
    }
    func state(_ url: String) {
      if !isStated { draft.page.metadata.url = url }
      isStated = true
    }
    func isHeading(_ index: Int?) -> Bool {
      guard let index, case .heading = blocks[index].content else { return false }
      return true
    }
    draft.remove { index, _ in removals[index] }
    if draft.page.metadata.topic == nil, let url = draft.page.metadata.url { draft.page.metadata.topic = officialTopic(url) }
  }

  /// The part of an official address that names the topic: `charts`, `ios/views/action-sheets`.
  static func officialTopic(_ url: String) -> String? {
    guard url.isOfficialAddress, let range = url.lowercased().firstRange(of: "human-interface-guidelines/") else { return nil }
    let path = url.lowercased()[range.upperBound...].prefix { $0 != "#" && $0 != "?" }
    let slug = path.split(separator: "/").joined(separator: "/")
    return slug.isEmpty || slug.hasPrefix("components/all-components") ? nil : slug
  }

  private static func paragraph(_ block: Block) -> [Inline]? {
    switch block.content {
    case .paragraph(let inlines): inlines
    case .quote(let blocks): blocks.count == 1 ? paragraph(blocks[0]) : nil
    case .heading, .list, .definitionList, .table, .aside, .code, .tabs, .footnote, .thematicBreak, .figure: nil
    }
  }

  /// The address that a paragraph states after a label, if it says nothing else.
  private static func stated(_ inlines: [Inline]) -> String? {
    // No label is longer; a full-width colon begins with EF.
    guard let text = inlines.shortText(600)?.trimmingSpace(), text.utf8.prefix(80).contains(where: { $0 == 0x3A || $0 == 0xEF }),
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return nil }
    let label = BoilerplateWords.folded(String(text[..<colon]))
    guard BoilerplateWords.sources.contains(label) else { return nil }
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
