import Guidelines
import Languages

/// A topic's page for man(1), section 7: `hig-charts(7)`. Right in man-db (groff) and in mandoc, in every language.
package struct ManPage {
  package var page: TopicPage
  package init(_ page: TopicPage) { self.page = page }

  private var language: Language { page.language }
  private func label(_ label: Label) -> String { label.text(in: language) }

  /// The page's name without its section: `hig-charts`.
  package static func name(of topic: Topic) -> String { "hig-" + topic.slug }

  package func roff() -> String {
    let name = Self.name(of: page.topic)
    let blocks = RoffBlocks()
    var out = [
      ".TH \(RoffText.argument(name.uppercased())) \"7\" \(RoffText.argument(page.source.edition ?? "")) \"hig\" \(RoffText.argument(label(.designGuidelines)))",
      ".nh", ".ad l", ".SH NAME",
    ]
    let head = TopicHeader.summary(of: page)
    out.append(summaryLine(name, head))
    out += section(label(.platforms), platforms())
    let shown = page.records.filter { !PlatformStates.isPlatformLine($0) }.map(\.namingTopics)
    let outline = Outline(shown)
    let opening = outline.opening.flatMap { record in
      // Where the name's line is cut short, the sentence stands here whole.
      record.id == head?.id && !isUnspaced ? blocks.lines(record.body) : [".PP"] + text(record, blocks)
    }
    if !opening.isEmpty { out += section(label(.description), opening.first == ".PP" ? Array(opening.dropFirst()) : opening) }
    for part in outline.sections {
      out.append(
        (part.depth == 0 ? ".SH " : ".SS ")
          + RoffText.argument(
            part.depth == 0 && language.rules.typography.capitalizesHeadings ? part.title.uppercased() : part.title))
      for (index, record) in part.records.enumerated() {
        let lines = text(record, blocks)
        // A numbered rule begins a paragraph of its own.
        out += (index > 0 && lines.first?.hasPrefix(".IP") != true ? [".PP"] : []) + lines
      }
    }
    out += section(label(.api), api())
    out += section(label(.seeAlso), seeAlso(blocks))
    out += section(label(.source), source(blocks))
    return out.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".SH " + RoffText.argument(title)] + lines
  }

  /// man-db keeps the first 50 bytes or so: the names come first. What is written without spaces stays on one line, since nothing may break it here.
  private func summaryLine(_ name: String, _ head: Record?) -> String {
    // Short aliases too: `apropos 色` is to find `hig-color`.
    let second = Languages.both.first { $0 != Languages.fallback } ?? Languages.fallback
    let local = language == Languages.fallback ? second : language
    let own = language == local ? page.topicTitle : page.topic.titles[local] ?? ""
    let others = page.topic.aliases.list(local).filter { $0.count <= 4 && !own.contains($0) }.prefix(2)
    let names = ([own] + others).filter { !$0.isEmpty }.joined(separator: local.rules.typography.comma)
    let titles =
      language == local
      ? "\(names) (\(page.topic.title(in: Languages.fallback)))"
      : names.isEmpty || names == page.topicTitle ? page.topicTitle : "\(page.topicTitle) (\(names))"
    let opening = name + " - " + titles
    guard let head else { return RoffText().line([Span(opening)]) }
    let line = Sanitizing.line(opening + ": " + head.headline.plainText)
    guard isUnspaced else { return RoffText().line([Span(line)]) }
    // A few characters of the sentence would say nothing.
    let isReadable =
      Metrics().width(Sanitizing.line(opening)) + 2 + 16 <= RoffText.measure || Metrics().width(line) <= RoffText.measure
    return RoffText().line([Span(isReadable ? Metrics().truncated(line, to: RoffText.measure) : opening)])
  }

  /// Whether lines of the language have no spaces at which roff could break them.
  private var isUnspaced: Bool { language.rules.typography.space.isEmpty }

  private func platforms() -> [String] {
    let order: [PlatformState] = [.ownGuidance, .general, .unsupported]
    return order.flatMap { state -> [String] in
      let names = Platform.allCases.sorted().filter { page.platforms[$0] == state }.map(\.rawValue)
      if names.isEmpty { return [] }
      return [".TP", ".B " + RoffText.argument(label(state.label)), names.joined(separator: " ")]
    }
  }

  /// Columns of the widest number and the space after it: all headlines line up, and what they say stands below them.
  private var numberWidth: Int { String(page.records.compactMap(\.number).max() ?? 1).utf8.count + 1 }

  private func text(_ record: Record, _ blocks: RoffBlocks) -> [String] {
    let badge = record.remark(edition: page.source.edition).map { " [\($0)]" } ?? ""
    switch record.kind {
    case .rule:
      let headline = record.headline + [.text(badge)]
      guard let number = record.number else { return blocks.paragraph(headline, .bold) + blocks.inset(record.explanation, by: 2) }
      return [".IP \"\\fB\(number)\\fR\" \(numberWidth)"] + RoffBlocks(indent: numberWidth).paragraph(headline, .bold)
        + blocks.inset(record.explanation, by: numberWidth)
    case .note:
      let colon = language.rules.typography.colon
      var whole = record.whole
      let mark = Inline.strong([.text((record.label ?? label(.note)) + colon)])
      if case .paragraph(let inlines)? = whole.first?.content {
        whole[0] = Block(.paragraph([mark] + inlines))
      } else {
        whole.insert(Block(.paragraph([mark])), at: 0)
      }
      return blocks.inset(whole)
    case .definition, .specification, .reference: return blocks.lines(record.whole)
    }
  }

  private func api() -> [String] {
    page.topic.symbolsByFramework.flatMap { group in
      [".TP", ".B " + RoffText.argument(group.framework), RoffText().line([Span(group.symbols.joined(separator: ", "))])]
    }
  }

  private func seeAlso(_ blocks: RoffBlocks) -> [String] {
    let related = page.topic.related.map {
      "\\fB" + ("hig-" + $0).unicodeScalars.map { RoffText.escaped($0) }.joined() + "\\fR(7)"
    }.joined(separator: ",\n")
    return (related.isEmpty ? [] : [related])
      + page.topic.resources.flatMap { resource in
        [".PP"] + blocks.paragraph([.text(resource.titles.text(in: language))]) + [".br"]
          + blocks.paragraph([.text(resource.url)])
      }
  }

  private func source(_ blocks: RoffBlocks) -> [String] {
    let facts = [page.source.source, page.source.edition, page.source.translator, page.source.retrieved].compactMap { $0 }.joined(
      separator: ", ")
    var lines = blocks.paragraph([.text(facts)])
    if let url = page.source.url { lines += [".br"] + blocks.paragraph([.text(url)]) }
    return lines
  }
}
