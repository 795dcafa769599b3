import Guidelines
import Languages

extension PageLookup {
  /// The pages of one language that `--source` means, best first: a source's name, a page's, or `source/page`; without it one page:
  /// the Corpus's, else the newest stated edition's, else the first.
  package func pages(in language: Language, source: String?) throws(Failure) -> [PageReference] {
    let candidates = pages.filter { $0.language == language }
    guard let source else { return Self.ranked(candidates).first.map { [$0] } ?? [] }
    if source == "all" { return Self.ranked(candidates) }
    let sources = try index.sources().map(\.name)
    // A whole name is that source's, even where only another that begins with it is about the topic.
    if !sources.contains(source) {
      let known = pages.map(\.source).uniqued()
      if let name = GuidelineIndex.match(source, in: known) { return Self.ranked(candidates.filter { $0.source == name }) }
      let names = pages.map { $0.source + "/" + $0.page }.uniqued()
      if let name = GuidelineIndex.match(source, in: names) { return candidates.filter { $0.source + "/" + $0.page == name } }
      let bare = pages.map(\.page).uniqued()
      if let name = GuidelineIndex.match(source, in: bare) { return candidates.filter { $0.page == name } }
    }
    guard let name = GuidelineIndex.match(source, in: sources) else { throw .unknownSource(name: source, known: sources) }
    if pages.contains(where: { $0.source == name }) { return Self.ranked(candidates.filter { $0.source == name }) }
    let topics = try index.pages().filter { $0.source == name }.map(\.topic).uniqued()
    throw .noPageInSource(topic: topic.slug, source: name, topics: topics)
  }

  /// The page that is printed where nobody names a source, or only one of its sections; in another language where there is none in that one.
  package func page(in language: Language, platforms: [Platform] = [], section: String? = nil) throws(Failure) -> TopicPage {
    guard let best = ([language] + language.others).lazy.compactMap({ self.best(in: $0) }).first else {
      throw .unknownTopic(name: topic.slug, suggestions: [])
    }
    return try page(best, platforms: platforms, section: section)
  }

  /// The page with only one of its sections.
  package func page(_ reference: PageReference, platforms: [Platform] = [], section: String?) throws(Failure) -> TopicPage {
    var page = try page(reference, platforms: platforms)
    if let section {
      page.records = try SectionFilter(section, in: topic, usual: try index.sections()).apply(to: page.records)
    }
    return page
  }
}
