import Guidelines
import Languages
import TextAnalysis

/// Pages that hold several topics, each under a heading.
extension TopicSegmenter {
  /// The headings that begin the topics of a collection; empty if the page is none.
  func collectionStarts(_ headings: [Heading]) -> [Heading] {
    if statedSubject() != nil { return [] }
    guard let level = headings.filter({ $0.topic != nil }).map(\.level).min() else { return [] }
    let peers = headings.filter { $0.level == level }
    let outer = headings.filter { $0.level < level }
    let named = peers.filter { $0.topic != nil }
    // A section of a topic's own page may bear another topic's name (Color, Accessibility, Buttons): the page's title decides.
    if outer.contains(where: { $0.topic != nil }) || (outer.isEmpty && peers.first?.topic != nil && isSinglePage(peers)) {
      return []
    }
    if statedTopic() != nil, !outer.isEmpty || statesItself(headings) { return [] }
    // Sections of a page whose file is called by its topic may all be headings of the first level.
    if outer.isEmpty, let own = file.topic(by: resolver),
      own.weight >= TopicVote.enough || named.contains(where: { $0.topic?.slug == own.topic.slug })
    {
      return []
    }
    let title = page.metadata.title
    if resolver.topic(heading: title) != nil, named.first?.index != peers.first?.index || !outer.isEmpty { return [] }
    if !outer.isEmpty,
      TopicVote(on: page, title: title, headings: headings, file: file, by: resolver).winner(of: TopicVote.certain) != nil
    {
      return []
    }
    // A section with a text of its own before the first topic: nothing else could hold it.
    if !outer.isEmpty, let first = named.first, peers.prefix(while: { $0.index < first.index }).contains(where: hasText) {
      return []
    }
    let distinct = Set(named.filter(hasBody).compactMap(\.topic?.slug)).count
    guard distinct >= 2, named.count * 5 >= peers.count * 2 else { return [] }
    // "Error messages" with sections on its wording, its colors and its icons is about error messages.
    if !outer.isEmpty, TitleWording.saysItsSubject(title), named.count * 5 < peers.count * 4, !isListed(named, in: title) {
      return []
    }
    return named
  }

  /// Whether a title names several of the topics below it: "Alerts, sync, and maps".
  private func isListed(_ named: [Heading], in title: String) -> Bool {
    let words = title.lowercased()
    return Set(named.filter { words.range(ofWord: $0.title.lowercased()) != nil }.compactMap(\.topic?.slug)).count >= 2
  }

  /// Whether the topic is stated for the whole page, and not by the address of one of its headings.
  private func statesItself(_ headings: [Heading]) -> Bool {
    guard let url = page.metadata.url else { return true }
    return !headings.contains { $0.address == url }
  }

  private func hasBody(_ heading: Heading) -> Bool {
    guard heading.index + 1 < page.blocks.count else { return false }
    if case .heading(let level, _, _) = page.blocks[heading.index + 1].content { return level > heading.level }
    return true
  }

  /// Whether paragraphs or lists, and not links alone, stand below a heading.
  private func hasText(_ heading: Heading) -> Bool {
    let section = page.blocks[(heading.index + 1)...].prefix { if case .heading = $0.content { false } else { true } }
    return section.contains { block in
      guard case .list(let list) = block.content else { return false }
      return list.items.contains {
        $0.blocks.contains { if case .paragraph(let inlines) = $0.content { !inlines.isOnlyLink } else { false } }
      }
    }
  }

  /// Whether the headings of the outermost level are one topic's title followed by its sections.
  private func isSinglePage(_ peers: [Heading]) -> Bool {
    guard let first = peers.first?.topic else { return false }
    let others = peers.dropFirst().filter { $0.topic != nil && $0.topic?.slug != first.slug }
    return others.count * 5 < peers.count * 2
  }

  mutating func cut(at starts: [Heading]) -> [TopicSegment] {
    var segments: [TopicSegment] = []
    for (position, start) in starts.enumerated() {
      guard let topic = start.topic else { continue }
      let end = position + 1 < starts.count ? starts[position + 1].index : page.blocks.count
      let blocks = Array(page.blocks[(start.index + 1)..<end])
      let title = page.blocks[start.index].visibleCharacters
      // "Views - Alerts" and then 「アラート」: one topic under two headings, the second being its title.
      if let last = segments.indices.last, segments[last].topic.slug == topic.slug {
        if segments[last].blocks.allSatisfy({ $0.isAddress }) {
          segments[last].title = start.title
          accounting.addTaken("title", title)
          segments[last].address = address(start, blocks) ?? segments[last].address
          segments[last].blocks += blocks
          continue
        }
        segments[last].blocks += [page.blocks[start.index]] + blocks
        continue
      }
      accounting.addTaken("title", title)
      segments.append(
        TopicSegment(topic: topic, title: start.title, blocks: blocks, line: start.line, address: address(start, blocks)))
    }
    // What stands before the first topic introduces the page; it goes with that topic, as notes.
    if let first = starts.first, !segments.isEmpty {
      var preface: [Block] = []
      for block in page.blocks[..<first.index] { preface += asNote(block) }
      segments[0].blocks.insert(contentsOf: preface, at: 0)
    }
    return segments
  }

  /// Of a collection's topic: the one its heading links to (readers move an address below a heading there), or its text's own.
  private func address(_ start: Heading, _ blocks: [Block]) -> String? {
    if case .heading(_, let inlines, _) = page.blocks[start.index].content,
      let url = inlines.compactMap(\.address).first(where: { $0.hasPrefix("https://") || $0.hasPrefix("http://") })
    {
      return url
    }
    return Self.address(blocks)
  }
}

extension Inline {
  /// Where a link leads.
  fileprivate var address: String? {
    if case .link(_, let url) = self { url } else { nil }
  }
}
