import Guidelines
import Languages
import TextAnalysis

extension TopicVote {
  /// What stands above and around the page's text.
  init(on page: Page, title: String, headings: [TopicSegmenter.Heading], file: FileTopicName, by resolver: TopicResolver) {
    self.init(needs: TitleWording.bare(title).isEmpty ? 2 : TopicVote.enough)
    let own = file.topic(by: resolver)
    add(own?.topic, weight: own?.weight ?? 0, by: file.isFolder ? .folder : .file)
    add(file.folders.lazy.compactMap(resolver.topic(file:)).first, weight: 1, by: .folder)
    addTitle(title, headings, resolver)
    addLinks(page, headings, resolver)
  }

  /// What the text says, for where nothing else decides.
  mutating func addText(of page: Page, by resolver: TopicResolver) {
    add(Self.opening(of: page).flatMap(resolver.topic(namedIn:)), weight: 1, by: .opening)
    add(resolver.topic(symbolsIn: page.blocks.lazy.map(\.plainText)), weight: 1, by: .api)
  }

  /// The title names the topic as headings do, or the heading under which the text begins does, or the title does among other words.
  private mutating func addTitle(_ title: String, _ headings: [TopicSegmenter.Heading], _ resolver: TopicResolver) {
    if let topic = resolver.topic(heading: title) { return add(topic, weight: TopicVote.certain, by: .title) }
    let bare = resolver.topic(named: TitleWording.bare(title)) ?? BilingualHeading(title).flatMap { $0.topic(by: resolver) }
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
    add(mentioned, weight: bare == nil ? TopicVote.enough : TopicVote.certain, by: .title)
  }

  /// Most headings link to their places on the original page; or the only one that does names the topic, too; or the page begins with a link to it.
  private mutating func addLinks(_ page: Page, _ headings: [TopicSegmenter.Heading], _ resolver: TopicResolver) {
    let linked = headings.compactMap { heading in
      heading.address.flatMap(resolver.topic(url:)).map { (heading: heading, topic: $0) }
    }
    let counts = Dictionary(grouping: linked, by: \.topic.slug).values
    if let most = counts.max(by: { $0.count < $1.count }), most.count > 1, most.count * 2 > linked.count {
      add(most[0].topic, weight: 5, by: .links)
    } else if linked.count == 1 {
      add(linked[0].topic, weight: 2, by: .links)
      if linked[0].heading.topic?.slug == linked[0].topic.slug { add(linked[0].topic, weight: 1, by: .heading) }
    }
    add(page.blocks.prefix(4).lazy.compactMap(\.onlyLink).compactMap(resolver.topic(url:)).first, weight: 3, by: .links)
  }

  /// The beginning of the first paragraph.
  private static func opening(of page: Page) -> String? {
    for block in page.blocks {
      if case .paragraph(let inlines) = block.content, !block.isAddress { return String(inlines.plainText.prefix(200)) }
    }
    return nil
  }
}

extension Block {
  /// Where a paragraph that is one link, or a bare address, leads.
  fileprivate var onlyLink: String? {
    guard case .paragraph(let inlines) = content else { return nil }
    if isAddress { return String(inlines.plainText.trimmingSpace) }
    if inlines.count == 1, case .link(_, let url) = inlines[0] { return url }
    return nil
  }
}
