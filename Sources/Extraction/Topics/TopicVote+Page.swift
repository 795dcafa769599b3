import Guidelines
import Languages
import TextAnalysis

extension TopicVote {
  /// Creates a vote from the file name, title, headings, and links of a page.
  init(on page: Page, title: String, headings: [TopicSegmenter.TopicHeading], file: FileTopicName, by resolver: TopicResolver) {
    self.init(minWeight: TitleNormalizer.normalized(title).isEmpty ? 2 : TopicVote.defaultMinWeight)
    let fileTopic = file.topic(by: resolver)
    add(fileTopic?.topic, weight: fileTopic?.weight ?? 0, by: file.isFolder ? .folder : .file)
    add(file.folders.lazy.compactMap(resolver.topic(file:)).first, weight: 1, by: .folder)
    addTitle(title, headings, resolver)
    addLinks(page, headings, resolver)
  }

  /// Adds ballots from the text, for pages where nothing else decides.
  mutating func addText(of page: Page, by resolver: TopicResolver) {
    add(Self.firstParagraph(of: page).flatMap(resolver.topic(namedIn:)), weight: 1, by: .firstParagraph)
    add(resolver.topic(symbolsIn: page.blocks.lazy.map(\.plainText)), weight: 1, by: .api)
  }

  /// Adds ballots for the title: it names a topic as headings do, the heading at the beginning of the text does, or the title
  /// contains the name of a topic.
  private mutating func addTitle(_ title: String, _ headings: [TopicSegmenter.TopicHeading], _ resolver: TopicResolver) {
    if let topic = resolver.topic(heading: title) { return add(topic, weight: TopicVote.exactTitleWeight, by: .title) }
    let bare =
      resolver.topic(named: TitleNormalizer.normalized(title)) ?? BilingualHeading(title).flatMap { $0.topic(by: resolver) }
    let mentioned = bare ?? resolver.topic(mentionedIn: title)
    if let first = headings.first(where: { $0.topic != nil }), let topic = first.topic {
      let before = headings.prefix { $0.index < first.index }
      let outermost = headings.map(\.level).min() ?? first.level
      if before.isEmpty || mentioned?.slug == topic.slug
        || (first.level == outermost && before.allSatisfy { nameKey($0.title) == nameKey(title) })
      {
        return add(topic, weight: 4, by: .heading)
      }
    }
    add(mentioned, weight: bare == nil ? TopicVote.defaultMinWeight : TopicVote.exactTitleWeight, by: .title)
  }

  /// Adds ballots for links to original pages: from most headings, from the only heading with such a link, which counts more if
  /// it also names the topic, or from the beginning of the page.
  private mutating func addLinks(_ page: Page, _ headings: [TopicSegmenter.TopicHeading], _ resolver: TopicResolver) {
    let linked = headings.compactMap { heading in
      heading.address.flatMap(resolver.topic(url:)).map { (heading: heading, topic: $0) }
    }
    let counts = Dictionary(grouping: linked, by: \.topic.slug).values
    if let majority = counts.max(by: { $0.count < $1.count }), majority.count > 1, majority.count * 2 > linked.count {
      add(majority[0].topic, weight: 5, by: .links)
    } else if linked.count == 1 {
      add(linked[0].topic, weight: 2, by: .links)
      if linked[0].heading.topic?.slug == linked[0].topic.slug { add(linked[0].topic, weight: 1, by: .heading) }
    }
    add(page.blocks.prefix(4).lazy.compactMap(\.onlyLink).compactMap(resolver.topic(url:)).first, weight: 3, by: .links)
  }

  /// Returns the beginning of the first paragraph.
  private static func firstParagraph(of page: Page) -> String? {
    for block in page.blocks {
      if case .paragraph(let inlines) = block.content, !block.isAddress { return String(inlines.plainText.prefix(200)) }
    }
    return nil
  }
}

extension Block {
  /// Target of a paragraph that consists of one link or a bare address; otherwise `nil`.
  fileprivate var onlyLink: String? {
    guard case .paragraph(let inlines) = content else { return nil }
    if isAddress { return String(inlines.plainText.trimmingWhitespace) }
    if inlines.count == 1, case .link(_, let url) = inlines[0] { return url }
    return nil
  }
}
