import Guidelines

/// Extracts lines that state the origin of a page: `> Source: https://…`, `*Source: …*`, `翻訳元：[Launching](…)`, or a bare URL
/// below a heading.
enum SourceLines {
  static func extract(from draft: inout PageDraft) {
    let blocks = draft.page.blocks
    var removals: [Int: Removal] = [:]
    var hasURL = draft.page.metadata.url != nil
    /// Index of the last block that is kept.
    var before: Int?
    for (index, block) in blocks.enumerated() {
      guard let inlines = paragraph(block) else {
        before = index
        continue
      }
      let address = bareURL(in: inlines)
      if index < 12,
        let url = labeledURL(in: inlines)
          ?? (hasURL ? nil : address.flatMap { $0.isOfficialAddress && !isHeading(before) ? $0 : nil })
      {
        setURL(url)
        removals[index] = .extracted("source line")
      } else if let url = address, let before, case .heading(let level, let text, let anchor) = draft.page.blocks[before].content
      {
        // Link the heading to the URL: a page can contain several topics, each below its own URL.
        setURL(url)
        let linked: [Inline] = text.addresses.isEmpty ? [.link(text, url: url)] : text
        draft.page.blocks[before].content = .heading(level: level, linked, anchor: anchor)
        removals[index] = .extracted("address below a heading")
      } else {
        before = index
      }
    }
    func setURL(_ url: String) {
      if !hasURL { draft.page.metadata.url = url }
      hasURL = true
    }
    func isHeading(_ index: Int?) -> Bool {
      guard let index, case .heading = blocks[index].content else { return false }
      return true
    }
    draft.remove { index, _ in removals[index] }
    if draft.page.metadata.topic == nil, let url = draft.page.metadata.url { draft.page.metadata.topic = officialTopic(url) }
  }

  /// Returns the part of an official URL that names the topic, such as `charts` or `ios/views/action-sheets`; `nil` for any other
  /// URL.
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

  /// Returns the URL that a paragraph states after a label, or `nil` if the paragraph contains anything else.
  private static func labeledURL(in inlines: [Inline]) -> String? {
    // Labels are at most 80 bytes long; the UTF-8 form of a fullwidth colon starts with EF.
    guard let text = inlines.shortText(600)?.trimmingSpace(), text.utf8.prefix(80).contains(where: { $0 == 0x3A || $0 == 0xEF }),
      let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return nil }
    let label = BoilerplateWords.normalized(String(text[..<colon]))
    guard BoilerplateWords.sourceLabels.contains(label) else { return nil }
    let value = String(text[text.index(after: colon)...]).trimmingSpace()
    if let url = inlines.addresses.first(where: isURL), !LinkShare.endsSentence(value) || isURL(value) { return url }
    return isURL(value) ? value : nil
  }

  private static func bareURL(in inlines: [Inline]) -> String? {
    guard startsWithURL(inlines), let text = inlines.shortText(600)?.trimmingSpace() else { return nil }
    return isURL(text) ? text : nil
  }

  private static func startsWithURL(_ inlines: [Inline]) -> Bool {
    switch inlines.first {
    case .text(let text): text.hasPrefix("http") || text.hasPrefix(" ")
    case .link(let inner, _), .emphasis(let inner), .strong(let inner): startsWithURL(inner)
    case .strikethrough, .subscript, .superscript, .code, .image, .ruby, .footnoteReference, .softBreak, .hardBreak, nil: false
    }
  }

  private static func isURL(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://")) && text.utf8.count < 500 && !text.contains { $0.isWhitespace }
      && !text.contains(text: "。")
  }
}
