import Guidelines
import Languages
import TextAnalysis

/// Pages that contain several topics, each below a heading.
extension TopicSegmenter {
  /// Returns the headings that begin the topics of a collection, or an empty array if the page is not a collection.
  func collectionStarts(_ headings: [TopicHeading]) -> [TopicHeading] {
    if statedSubject() != nil { return [] }
    guard let level = headings.filter({ $0.topic != nil }).map(\.level).min() else { return [] }
    let peers = headings.filter { $0.level == level }
    let outer = headings.filter { $0.level < level }
    let topicHeadings = peers.filter { $0.topic != nil }
    // A section of a topic's own page may have the name of another topic (Color, Accessibility, Buttons); then the title of the
    // page decides.
    if outer.contains(where: { $0.topic != nil }) || (outer.isEmpty && peers.first?.topic != nil && isSinglePage(peers)) {
      return []
    }
    if statedTopic() != nil, !outer.isEmpty || hasOwnAddress(headings) { return [] }
    // If a page's file is named after its topic, all sections of the page may be headings of the first level.
    if outer.isEmpty, let fileTopic = file.topic(by: resolver),
      fileTopic.weight >= TopicVote.defaultMinWeight || topicHeadings.contains(where: { $0.topic?.slug == fileTopic.topic.slug })
    {
      return []
    }
    let title = page.metadata.title
    if resolver.topic(heading: title) != nil, topicHeadings.first?.index != peers.first?.index || !outer.isEmpty { return [] }
    if !outer.isEmpty,
      TopicVote(on: page, title: title, headings: headings, file: file, by: resolver).winner(atLeast: TopicVote.exactTitleWeight)
        != nil
    {
      return []
    }
    // If a section before the first topic has text of its own, no topic could contain that text.
    if !outer.isEmpty, let first = topicHeadings.first, peers.prefix(while: { $0.index < first.index }).contains(where: hasText) {
      return []
    }
    let distinctCount = Set(topicHeadings.filter(hasBody).compactMap(\.topic?.slug)).count
    guard distinctCount >= 2, topicHeadings.count * 5 >= peers.count * 2 else { return [] }
    // A page "Error messages" with sections on their wording, colors, and icons is about error messages.
    if !outer.isEmpty, TitleNormalizer.containsSubject(title), topicHeadings.count * 5 < peers.count * 4,
      !isListOfTopics(topicHeadings, in: title)
    {
      return []
    }
    return topicHeadings
  }

  /// Returns `true` if a title names several of the topics below it, as in "Alerts, sync, and maps".
  private func isListOfTopics(_ topicHeadings: [TopicHeading], in title: String) -> Bool {
    let words = title.lowercased()
    return Set(topicHeadings.filter { words.range(ofWord: $0.title.lowercased()) != nil }.compactMap(\.topic?.slug)).count >= 2
  }

  /// Returns `true` if the page's address is that of the whole page rather than that of one of its headings.
  private func hasOwnAddress(_ headings: [TopicHeading]) -> Bool {
    guard let url = page.metadata.url else { return true }
    return !headings.contains { $0.address == url }
  }

  private func hasBody(_ heading: TopicHeading) -> Bool {
    guard heading.index + 1 < page.blocks.count else { return false }
    if case .heading(let level, _, _) = page.blocks[heading.index + 1].content { return level > heading.level }
    return true
  }

  /// Returns `true` if paragraphs or lists, rather than only links, follow a heading.
  private func hasText(_ heading: TopicHeading) -> Bool {
    let section = page.blocks[(heading.index + 1)...].prefix { if case .heading = $0.content { false } else { true } }
    return section.contains { block in
      guard case .list(let list) = block.content else { return false }
      return list.items.contains {
        $0.blocks.contains { if case .paragraph(let inlines) = $0.content { !inlines.isLinkOnly } else { false } }
      }
    }
  }

  /// Returns `true` if the headings of the outermost level are the title of one topic followed by its sections.
  private func isSinglePage(_ peers: [TopicHeading]) -> Bool {
    guard let first = peers.first?.topic else { return false }
    let otherTopics = peers.dropFirst().filter { $0.topic != nil && $0.topic?.slug != first.slug }
    return otherTopics.count * 5 < peers.count * 2
  }

  mutating func split(at starts: [TopicHeading]) -> [TopicSegment] {
    var segments: [TopicSegment] = []
    for (position, start) in starts.enumerated() {
      guard let topic = start.topic else { continue }
      let end = position + 1 < starts.count ? starts[position + 1].index : page.blocks.count
      let blocks = Array(page.blocks[(start.index + 1)..<end])
      let titleCharacters = page.blocks[start.index].visibleCharacters
      // Two headings of one topic may follow each other, such as "Views - Alerts" and 「アラート」; then the second one is the title.
      if let last = segments.indices.last, segments[last].topic.slug == topic.slug {
        if segments[last].blocks.allSatisfy({ $0.isAddress }) {
          segments[last].title = start.title
          accounting.addMetadata("title", titleCharacters)
          segments[last].address = originalAddress(start, blocks) ?? segments[last].address
          segments[last].blocks += blocks
          continue
        }
        segments[last].blocks += [page.blocks[start.index]] + blocks
        continue
      }
      accounting.addMetadata("title", titleCharacters)
      segments.append(
        TopicSegment(topic: topic, title: start.title, blocks: blocks, line: start.line, address: originalAddress(start, blocks)))
    }
    // Blocks before the first topic introduce the page and become notes of that topic.
    if let first = starts.first, !segments.isEmpty {
      var preface: [Block] = []
      for block in page.blocks[..<first.index] { preface += asNote(block) }
      segments[0].blocks.insert(contentsOf: preface, at: 0)
    }
    return segments
  }

  /// Returns the address of a topic in a collection: the target of the link in its heading, where readers move an address that
  /// follows it, or the address in its text.
  private func originalAddress(_ start: TopicHeading, _ blocks: [Block]) -> String? {
    if case .heading(_, let inlines, _) = page.blocks[start.index].content,
      let url = inlines.compactMap(\.linkTarget).first(where: { $0.hasPrefix("https://") || $0.hasPrefix("http://") })
    {
      return url
    }
    return Self.originalAddress(blocks)
  }
}

extension Inline {
  /// Target of a link, or `nil` for other inlines.
  fileprivate var linkTarget: String? {
    if case .link(_, let url) = self { url } else { nil }
  }
}
