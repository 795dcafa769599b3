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
  /// Those that the page is for, where these are not all of the topic's.
  var platforms: [Platform]?
}

/// Cuts a page into topics.
///
/// A page is about one topic when it says so (canonical form, front matter, address), or when its file's name, its title, its headings and its links do by vote.
/// A collection names several in headings of one level: then every heading there that names a topic begins one. A page whose topic is in no list
/// makes one of its own from its title.
struct TopicSegmenter {
  let resolver: TopicResolver
  let page: Page
  let file: FileTopicName
  private(set) var diagnostics: [Diagnostic] = []
  /// What becomes of blocks that go into no segment.
  var accounting = Accounting()
  private(set) var newTopics: [Topic] = []
  private let platforms: [Platform]?

  /// - Parameter path: of the page's file in its source.
  init(resolver: TopicResolver, page: Page, path: String) {
    self.resolver = resolver
    self.page = page
    file = FileTopicName(path: path)
    platforms = page.metadata.format == .canonical ? nil : PagePlatforms.stated(title: page.metadata.title, file: file)
  }

  struct Heading {
    var index: Int
    var level: Int
    var title: String
    var line: Int
    var topic: Topic?
    /// Where its first link leads.
    var address: String?
  }

  mutating func segments() -> [TopicSegment] {
    var segments = wholeSegments()
    for index in segments.indices {
      let supported = segments[index].topic.platforms
      let narrowed = platforms?.filter(supported.contains) ?? []
      if !narrowed.isEmpty, narrowed.count < supported.count { segments[index].platforms = narrowed }
    }
    return segments
  }

  private mutating func wholeSegments() -> [TopicSegment] {
    let headings = self.headings()
    if page.metadata.format != .canonical {
      let starts = collectionStarts(headings)
      if Set(starts.compactMap(\.topic?.slug)).count > 1 { return cut(at: starts) }
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
        index: index, level: level, title: title, line: page.blocks[index].line, topic: resolver.topic(heading: title),
        address: inlines.addresses.first)
    }
  }

  /// One that stands by itself near the beginning.
  static func address(_ blocks: [Block]) -> String? {
    blocks.prefix(4).first(where: \.isAddress).map { String($0.plainText.trimmingSpace) }
  }

  // MARK: One topic

  func statedTopic() -> Topic? {
    if let stated = page.metadata.topic, let topic = resolver.topic(named: stated) { return topic }
    if let url = page.metadata.url, let topic = resolver.topic(url: url) { return topic }
    return nil
  }

  /// The stated topic that no list has.
  func statedSubject() -> String? {
    page.metadata.subject.flatMap { resolver.topic(named: $0) == nil && !nameKey($0).isEmpty ? $0 : nil }
  }

  private mutating func singleTopic(_ headings: [Heading]) -> (Topic, String) {
    let shown = page.metadata.topicTitle ?? page.metadata.title
    let title = page.metadata.format == .canonical ? shown : page.metadata.title
    if page.metadata.format == .canonical, let stated = page.metadata.topic {
      return (resolver.topic(named: stated) ?? ownTopic(slug: stated, title: shown), shown)
    }
    if let topic = statedTopic() {
      let heading = headings.first { $0.topic?.slug == topic.slug } ?? headings.first { $0.level == 1 }
      return (topic, page.metadata.topicTitle ?? heading?.title ?? title)
    }
    if let subject = statedSubject() { return (ownTopic(slug: nil, title: subject, .topicStated(subject)), shown) }
    var vote = TopicVote(on: page, title: title, headings: headings, file: file, by: resolver)
    if vote.winner() == nil { vote.addText(of: page, by: resolver) }
    guard let (topic, evidence) = vote.winner() else { return (ownTopic(of: title, headings), shown) }
    let isPlain = resolver.topic(heading: title)?.slug == topic.slug
    if !isPlain { diagnostics.append(Diagnostic(.note, line: 1, .topicByVote(topic.slug, by: evidence))) }
    let heading = isPlain || evidence.contains(.heading) ? headings.first { $0.topic?.slug == topic.slug } : nil
    return (topic, heading?.title ?? shown)
  }

  /// A topic that is in no list, from the title; where that is a site's, from the first heading; where it says nothing, from the file's or the folder's name.
  private mutating func ownTopic(of title: String, _ headings: [Heading]) -> Topic {
    if TitleWording.isSite(title), let heading = headings.first(where: { !TitleWording.isSite($0.title) && $0.title != title }) {
      return ownTopic(slug: nil, title: heading.title)
    }
    if TitleWording.bare(title).isEmpty, let name = file.title {
      return ownTopic(slug: nil, title: name, .topicFromFile(name))
    }
    // Of a page in two languages: the same topic in both.
    if let shown = page.metadata.topicTitle { return ownTopic(slug: BilingualHeading(title)?.anchor, title: shown) }
    return ownTopic(slug: nil, title: TitleWording.subject(of: title))
  }

  private mutating func ownTopic(slug: String?, title: String, _ finding: Diagnostic.Finding? = nil) -> Topic {
    let made = slug ?? SectionAnchors.slug(title)
    let isLatin = title.filter(\.isLetter).allSatisfy(\.isASCII)
    let key = slug != nil || (isLatin && !made.isEmpty) ? made : nameKey(title)
    diagnostics.append(Diagnostic(.note, line: 1, finding ?? .topicFromTitle(title)))
    let topic = Topic(
      slug: key.isEmpty ? "untitled" : String(key.prefix(60)), category: "others",
      titles: Localized([(page.metadata.language, title)]), platforms: platforms ?? Platform.allCases.sorted())
    newTopics.append(topic)
    return topic
  }

  /// The page's blocks without the headings that only repeat its title or the topic's, and what precedes the topic's heading as notes.
  private mutating func withoutTitle(of topic: Topic, title: String) -> [Block] {
    let titles = Set(([title, page.metadata.title] + topic.titles.values).map { nameKey($0) })
    var seenSection = false
    var seenHeading = false
    let topicHeading = page.blocks.firstIndex { block in
      guard case .heading(_, let inlines, _) = block.content else { return false }
      return nameKey(inlines.plainText) == nameKey(title)
    }
    var kept: [Block] = []
    for (index, block) in page.blocks.enumerated() {
      guard case .heading(_, let inlines, _) = block.content else {
        if let topicHeading, index < topicHeading { kept += asNote(block) } else { kept.append(block) }
        continue
      }
      let text = inlines.plainText
      // An alias may be a section's name further down (Liquid Glass under Materials); only the first heading is the topic's by it.
      let names = titles.contains(nameKey(text)) || (!seenHeading && resolver.topic(heading: text)?.slug == topic.slug)
      seenHeading = true
      // "Common mistakes" over the whole page says what stands below it, as over a section.
      if !seenSection, names, Role(label: text, isTitle: true)?.strength != .avoid {
        accounting.addTaken("title", block.visibleCharacters)
        continue
      }
      seenSection = true
      kept.append(block)
    }
    return kept
  }

  /// What stands before the topic's heading; none, or one block.
  mutating func asNote(_ block: Block) -> [Block] {
    switch block.content {
    case .paragraph(let inlines):
      if block.isAddress {
        accounting.addTaken("address", block.visibleCharacters)
        return []
      }
      return inlines.plainText.isBlank ? [] : [Block(.quote([block]), line: block.line)]
    case .quote, .aside, .code, .footnote, .figure: return [block]
    case .heading, .thematicBreak, .list, .definitionList, .table, .tabs:
      // Lists and tables before the text are the contents of a site or a series.
      accounting.addDropped("contents before the text", block.visibleCharacters)
      return []
    }
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
