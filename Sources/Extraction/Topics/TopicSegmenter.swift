import Guidelines
import Languages
import TextAnalysis

/// The part of a page that is about one topic.
struct TopicSegment {
  var topic: Topic
  /// The topic's title as the page writes it.
  var title: String
  /// Without the heading that names the topic.
  var blocks: [Block]
  var line: Int
  /// The address that the page names as the original's of this topic alone.
  var address: String?
}

/// Cuts a page into topics.
///
/// A page is about one topic when it says so (canonical form, address, title). A collection names several in headings of one level: then every
/// heading there that names a topic begins one. A page whose topic is in no list makes one of its own from its title.
struct TopicSegmenter {
  let resolver: TopicResolver
  let page: Page
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var newTopics: [Topic] = []

  init(resolver: TopicResolver, page: Page) {
    self.resolver = resolver
    self.page = page
  }

  private struct Heading {
    var index: Int
    var level: Int
    var title: String
    var line: Int
    var topic: Topic?
  }

  mutating func segments() -> [TopicSegment] {
    let headings = self.headings()
    let starts = collectionStarts(headings)
    if page.metadata.format != .canonical, Set(starts.compactMap(\.topic?.slug)).count > 1 {
      return cut(at: starts)
    }
    let (topic, title) = singleTopic(headings)
    // The canonical form states its title in the front matter: a heading is a section, even one that bears the topic's other name.
    if page.metadata.format == .canonical {
      return [TopicSegment(topic: topic, title: title, blocks: page.blocks, line: headings.first?.line ?? 1)]
    }
    let blocks = withoutTitle(of: topic, title: title)
    return [
      TopicSegment(topic: topic, title: title, blocks: blocks, line: headings.first?.line ?? 1, address: Self.address(blocks))
    ]
  }

  private func headings() -> [Heading] {
    page.blocks.indices.compactMap { index in
      guard case .heading(let level, let inlines, _) = page.blocks[index].content else { return nil }
      let title = String(inlines.plainText.trimmingSpace)
      return Heading(
        index: index, level: level, title: title, line: page.blocks[index].line, topic: resolver.topic(heading: title))
    }
  }

  // MARK: Collections

  /// The headings that begin the topics of a collection; empty if the page is none.
  private func collectionStarts(_ headings: [Heading]) -> [Heading] {
    guard let level = headings.filter({ $0.topic != nil }).map(\.level).min() else { return [] }
    let peers = headings.filter { $0.level == level }
    let outer = headings.filter { $0.level < level }
    let named = peers.filter { $0.topic != nil }
    // A section of a topic's own page may bear another topic's name (Color, Accessibility, Buttons): the page's title decides.
    if outer.contains(where: { $0.topic != nil }) || (outer.isEmpty && peers.first?.topic != nil && isSinglePage(peers)) {
      return []
    }
    if !outer.isEmpty, statedTopic() != nil { return [] }
    if resolver.topic(heading: page.metadata.title) != nil, named.first?.index != peers.first?.index || !outer.isEmpty {
      return []
    }
    let distinct = Set(named.compactMap(\.topic?.slug)).count
    guard distinct >= 2, named.count * 5 >= peers.count * 2 else { return [] }
    return named
  }

  /// Whether the headings of the outermost level are one topic's title followed by its sections.
  private func isSinglePage(_ peers: [Heading]) -> Bool {
    guard let first = peers.first?.topic else { return false }
    let others = peers.dropFirst().filter { $0.topic != nil && $0.topic?.slug != first.slug }
    return others.count * 5 < peers.count * 2
  }

  private mutating func cut(at starts: [Heading]) -> [TopicSegment] {
    var segments: [TopicSegment] = []
    for (position, start) in starts.enumerated() {
      guard let topic = start.topic else { continue }
      let end = position + 1 < starts.count ? starts[position + 1].index : page.blocks.count
      var from = position == 0 ? 0 : start.index + 1
      if position == 0 {
        // What stands before the first topic introduces the page; it goes with that topic, as notes.
        from = start.index + 1
      }
      let blocks = Array(page.blocks[from..<end])
      // "Views - Alerts" and then 「アラート」: one topic under two headings, the second being its title.
      if let last = segments.indices.last, segments[last].topic.slug == topic.slug {
        if segments[last].blocks.allSatisfy({ $0.isAddress }) {
          segments[last].title = start.title
          segments[last].address = address(start, blocks) ?? segments[last].address
          segments[last].blocks += blocks
          continue
        }
        segments[last].blocks += [page.blocks[start.index]] + blocks
        continue
      }
      segments.append(
        TopicSegment(topic: topic, title: start.title, blocks: blocks, line: start.line, address: address(start, blocks)))
    }
    if let first = starts.first, !segments.isEmpty {
      let preface = page.blocks[..<first.index].compactMap(Self.asNote)
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

  /// One that stands by itself near the beginning.
  private static func address(_ blocks: [Block]) -> String? {
    blocks.prefix(4).first(where: \.isAddress).map { String($0.plainText.trimmingSpace) }
  }

  // MARK: One topic

  private func statedTopic() -> Topic? {
    if let stated = page.metadata.topic, let topic = resolver.topic(named: stated) { return topic }
    if let url = page.metadata.url, let topic = resolver.topic(url: url) { return topic }
    return nil
  }

  private mutating func singleTopic(_ headings: [Heading]) -> (Topic, String) {
    let title = page.metadata.topicTitle ?? page.metadata.title
    if page.metadata.format == .canonical, let stated = page.metadata.topic {
      return (resolver.topic(named: stated) ?? ownTopic(slug: stated, title: title), title)
    }
    if let topic = statedTopic() {
      let heading = headings.first { $0.topic?.slug == topic.slug } ?? headings.first { $0.level == 1 }
      return (topic, heading?.title ?? title)
    }
    if let topic = resolver.topic(heading: title) {
      return (topic, headings.first { $0.topic?.slug == topic.slug }?.title ?? title)
    }
    if let first = headings.first(where: { $0.topic != nil }), let topic = first.topic {
      let before = headings.prefix { $0.index < first.index }
      let outermost = headings.map(\.level).min() ?? first.level
      let mentioned = resolver.topic(mentionedIn: title)
      if before.isEmpty || mentioned?.slug == topic.slug
        || (first.level == outermost && before.allSatisfy { nameKey($0.title) == nameKey(title) })
      {
        return (topic, first.title)
      }
    }
    if let topic = resolver.topic(mentionedIn: title) { return (topic, title) }
    return (ownTopic(slug: nil, title: title), title)
  }

  private mutating func ownTopic(slug: String?, title: String) -> Topic {
    let made = slug ?? SectionAnchors.slug(title)
    let isLatin = title.filter(\.isLetter).allSatisfy(\.isASCII)
    let key = slug != nil || (isLatin && !made.isEmpty) ? made : nameKey(title)
    diagnostics.append(Diagnostic(.note, line: 1, .topicFromTitle(title)))
    let topic = Topic(
      slug: key.isEmpty ? "untitled" : String(key.prefix(60)), category: "others",
      titles: Localized([(page.metadata.language, title)]))
    newTopics.append(topic)
    return topic
  }

  /// The page's blocks without the headings that only repeat its title or the topic's, and what precedes the topic's heading as notes.
  private func withoutTitle(of topic: Topic, title: String) -> [Block] {
    let titles = Set(([title, page.metadata.title] + topic.titles.values).map { nameKey($0) })
    var seenSection = false
    var seenHeading = false
    let topicHeading = page.blocks.firstIndex { block in
      guard case .heading(_, let inlines, _) = block.content else { return false }
      return nameKey(inlines.plainText) == nameKey(title)
    }
    return page.blocks.enumerated().compactMap { index, block in
      guard case .heading(_, let inlines, _) = block.content else {
        if let topicHeading, index < topicHeading { return Self.asNote(block) }
        return block
      }
      let text = inlines.plainText
      // An alias may be a section's name further down (Liquid Glass under Materials); only the first heading is the topic's by it.
      let names = titles.contains(nameKey(text)) || (!seenHeading && resolver.topic(heading: text)?.slug == topic.slug)
      seenHeading = true
      if !seenSection, names { return nil }
      seenSection = true
      return block
    }
  }

  private static func asNote(_ block: Block) -> Block? {
    switch block.content {
    case .paragraph(let inlines):
      block.isAddress || inlines.plainText.isBlank ? nil : Block(.quote([block]), line: block.line)
    case .quote, .aside, .code, .footnote: block
    // Lists and tables before the text are the contents of a site or a series.
    case .heading, .thematicBreak, .list, .definitionList, .table, .tabs: nil
    }
  }
}

extension Inline {
  /// Where a link leads.
  fileprivate var address: String? {
    if case .link(_, let url) = self { url } else { nil }
  }
}

extension Block {
  /// A paragraph that holds nothing but an address.
  var isAddress: Bool {
    guard case .paragraph(let inlines) = content else { return false }
    let text = inlines.plainText.trimmingSpace
    return !text.isEmpty && (text.hasPrefix("http://") || text.hasPrefix("https://")) && !text.contains(" ")
  }
}
