import Guidelines
import Languages
import TextAnalysis

/// Part of a page that is about one topic.
struct TopicSegment {
  var topic: Topic
  /// Title of the topic as the page writes it.
  var title: String
  /// Blocks without the heading that names the topic.
  var blocks: [Block]
  var line: Int
  /// Address of the original of this topic, if the page states one for this topic alone.
  var address: String?
  /// Platforms that the page is about, if they are not all platforms of the topic.
  var platforms: [Platform]?
}

/// Division of a page into topics.
///
/// A page is about one topic if it says so (canonical form, front matter, address) or if its file name, title, headings, and
/// links vote for it. A collection names several topics in headings of one level; then each of these headings begins a topic. A
/// page whose topic is not in the catalog becomes a topic of its own, named after its title.
struct TopicSegmenter {
  let resolver: TopicResolver
  let page: Page
  let file: FileTopicName
  private(set) var diagnostics: [Diagnostic] = []
  /// Text coverage of blocks that belong to no segment.
  var accounting = TextCoverage()
  private(set) var newTopics: [Topic] = []
  private let platforms: [Platform]?

  /// - Parameter path: Path of the page's file in its source.
  init(resolver: TopicResolver, page: Page, path: String) {
    self.resolver = resolver
    self.page = page
    file = FileTopicName(path: path)
    platforms = page.metadata.format == .canonical ? nil : PagePlatforms.stated(title: page.metadata.title, file: file)
  }

  struct TopicHeading {
    var index: Int
    var level: Int
    var title: String
    var line: Int
    var topic: Topic?
    /// Target of the heading's first link.
    var address: String?
  }

  mutating func segments() -> [TopicSegment] {
    var segments = unfilteredSegments()
    for index in segments.indices {
      let supported = segments[index].topic.platforms
      let statedPlatforms = platforms?.filter(supported.contains) ?? []
      if !statedPlatforms.isEmpty, statedPlatforms.count < supported.count { segments[index].platforms = statedPlatforms }
    }
    return segments
  }

  private mutating func unfilteredSegments() -> [TopicSegment] {
    let headings = self.headings()
    if page.metadata.format != .canonical {
      let starts = collectionStarts(headings)
      if Set(starts.compactMap(\.topic?.slug)).count > 1 { return split(at: starts) }
    }
    let (topic, title) = singleTopic(headings)
    // The canonical form states its title in the front matter. A heading is therefore a section even if it has another name of
    // the topic.
    if page.metadata.format == .canonical {
      return [TopicSegment(topic: topic, title: title, blocks: page.blocks, line: headings.first?.line ?? 1)]
    }
    let contentBlocks = blocksWithoutTitle(of: topic, title: title)
    return [
      TopicSegment(
        topic: topic, title: title, blocks: contentBlocks, line: headings.first?.line ?? 1,
        address: Self.originalAddress(contentBlocks))
    ]
  }

  private func headings() -> [TopicHeading] {
    page.blocks.indices.compactMap { index in
      guard case .heading(let level, let inlines, _) = page.blocks[index].content else { return nil }
      let title = String(inlines.plainText.trimmingWhitespace)
      return TopicHeading(
        index: index, level: level, title: title, line: page.blocks[index].line, topic: resolver.topic(heading: title),
        address: inlines.addresses.first)
    }
  }

  /// Returns the address that forms a paragraph of its own among the first four blocks.
  static func originalAddress(_ blocks: [Block]) -> String? {
    blocks.prefix(4).first(where: \.isAddress).map { String($0.plainText.trimmingWhitespace) }
  }

  // MARK: One topic

  func statedTopic() -> Topic? {
    if let stated = page.metadata.topic, let topic = resolver.topic(named: stated) { return topic }
    if let url = page.metadata.url, let topic = resolver.topic(url: url) { return topic }
    return nil
  }

  /// Returns the subject stated by the page if it is not the name of a topic.
  func statedSubject() -> String? {
    page.metadata.subject.flatMap { resolver.topic(named: $0) == nil && !nameKey($0).isEmpty ? $0 : nil }
  }

  private mutating func singleTopic(_ headings: [TopicHeading]) -> (Topic, String) {
    let displayTitle = page.metadata.topicTitle ?? page.metadata.title
    let title = page.metadata.format == .canonical ? displayTitle : page.metadata.title
    if page.metadata.format == .canonical, let stated = page.metadata.topic {
      return (resolver.topic(named: stated) ?? makeTopic(slug: stated, title: displayTitle), displayTitle)
    }
    if let topic = statedTopic() {
      let heading = headings.first { $0.topic?.slug == topic.slug } ?? headings.first { $0.level == 1 }
      return (topic, page.metadata.topicTitle ?? heading?.title ?? title)
    }
    if let subject = statedSubject() { return (makeTopic(slug: nil, title: subject, .topicStated(subject)), displayTitle) }
    var vote = TopicVote(on: page, title: title, headings: headings, file: file, by: resolver)
    if vote.winner() == nil { vote.addText(of: page, by: resolver) }
    guard let (topic, evidence) = vote.winner() else { return (makeTopic(of: title, headings), displayTitle) }
    let isPlain = resolver.topic(heading: title)?.slug == topic.slug
    if !isPlain { diagnostics.append(Diagnostic(.note, line: 1, .topicByVote(topic.slug, by: evidence))) }
    let heading = isPlain || evidence.contains(.heading) ? headings.first { $0.topic?.slug == topic.slug } : nil
    return (topic, heading?.title ?? displayTitle)
  }

  /// Makes a topic that is not in the catalog, named after the title; if that is the name of a site, after the first heading; if
  /// it is empty of content, after the file or folder.
  private mutating func makeTopic(of title: String, _ headings: [TopicHeading]) -> Topic {
    if TitleNormalizer.isSiteTitle(title),
      let heading = headings.first(where: { !TitleNormalizer.isSiteTitle($0.title) && $0.title != title })
    {
      return makeTopic(slug: nil, title: heading.title)
    }
    if TitleNormalizer.normalized(title).isEmpty, let name = file.title {
      return makeTopic(slug: nil, title: name, .topicFromFile(name))
    }
    // Both parts of a bilingual page belong to the same topic.
    if let topicTitle = page.metadata.topicTitle { return makeTopic(slug: BilingualHeading(title)?.anchor, title: topicTitle) }
    return makeTopic(slug: nil, title: TitleNormalizer.subject(of: title))
  }

  private mutating func makeTopic(slug: String?, title: String, _ finding: Diagnostic.Kind? = nil) -> Topic {
    let candidateSlug = slug ?? SectionAnchors.slug(title)
    let isLatin = title.filter(\.isLetter).allSatisfy(\.isASCII)
    let key = slug != nil || (isLatin && !candidateSlug.isEmpty) ? candidateSlug : nameKey(title)
    diagnostics.append(Diagnostic(.note, line: 1, finding ?? .topicFromTitle(title)))
    let topic = Topic(
      slug: key.isEmpty ? "untitled" : String(key.prefix(60)), category: "others",
      titles: Localized([(page.metadata.language, title)]), platforms: platforms ?? Platform.allCases.sorted())
    newTopics.append(topic)
    return topic
  }

  /// Returns the blocks of the page without headings that only repeat the title of the page or topic. Blocks before the heading
  /// of the topic become notes.
  private mutating func blocksWithoutTitle(of topic: Topic, title: String) -> [Block] {
    let titles = Set(([title, page.metadata.title] + topic.titles.values).map { nameKey($0) })
    var hasSeenSection = false
    var hasSeenHeading = false
    let topicHeading = page.blocks.firstIndex { block in
      guard case .heading(_, let inlines, _) = block.content else { return false }
      return nameKey(inlines.plainText) == nameKey(title)
    }
    var result: [Block] = []
    for (index, block) in page.blocks.enumerated() {
      guard case .heading(_, let inlines, _) = block.content else {
        if let topicHeading, index < topicHeading { result += asNote(block) } else { result.append(block) }
        continue
      }
      let text = inlines.plainText
      // An alias may also be the name of a later section, such as Liquid Glass under Materials, so only the first heading may
      // name the topic by an alias.
      let namesTopic = titles.contains(nameKey(text)) || (!hasSeenHeading && resolver.topic(heading: text)?.slug == topic.slug)
      hasSeenHeading = true
      // A title such as "Common mistakes" applies to the whole page as a section title does to its section.
      if !hasSeenSection, namesTopic, LabelMeaning(label: text, isTitle: true)?.strength != .avoid {
        accounting.addMetadata("title", block.visibleCharacters)
        continue
      }
      hasSeenSection = true
      result.append(block)
    }
    return result
  }

  /// Returns a block before the heading of the topic as a note: one block, or none if it is not kept.
  mutating func asNote(_ block: Block) -> [Block] {
    switch block.content {
    case .paragraph(let inlines):
      if block.isAddress {
        accounting.addMetadata("address", block.visibleCharacters)
        return []
      }
      return inlines.plainText.isBlank ? [] : [Block(.quote([block]), line: block.line)]
    case .quote, .aside, .code, .footnote, .figure: return [block]
    case .heading, .thematicBreak, .list, .definitionList, .table, .tabs:
      // Lists and tables before the text are the table of contents of a site or series.
      accounting.addDropped("contents before the text", block.visibleCharacters)
      return []
    }
  }
}

extension Block {
  /// Indicates whether the block is a paragraph that consists of an address only.
  var isAddress: Bool {
    guard case .paragraph(let inlines) = content else { return false }
    let text = inlines.plainText.trimmingWhitespace
    return !text.isEmpty && (text.hasPrefix("http://") || text.hasPrefix("https://")) && !text.contains(" ")
  }
}
