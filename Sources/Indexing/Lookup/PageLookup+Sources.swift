import Guidelines
import Languages

extension PageLookup {
  /// Returns the pages in one language that the value of `--source` selects, best first: the name of a source, of a page, or
  /// `source/page`. If it is `nil`, returns one page: the Corpus's, or else that with the newest stated edition, or else the
  /// first.
  package func pages(in language: Language, source: String?) throws(Failure) -> [PageReference] {
    let candidates = pages.filter { $0.language == language }
    guard let source else { return Self.ranked(candidates).first.map { [$0] } ?? [] }
    if source == "all" { return Self.ranked(candidates) }
    let sources = try index.sources().map(\.name)
    // A complete name selects that source, even if only sources whose names start with it have pages about the topic.
    if !sources.contains(source) {
      let sourceNames = pages.map(\.source).uniqued()
      if let name = GuidelineIndex.match(source, in: sourceNames) { return Self.ranked(candidates.filter { $0.source == name }) }
      let names = pages.map { $0.source + "/" + $0.page }.uniqued()
      if let name = GuidelineIndex.match(source, in: names) { return candidates.filter { $0.source + "/" + $0.page == name } }
      let pageNames = pages.map(\.page).uniqued()
      if let name = GuidelineIndex.match(source, in: pageNames) { return candidates.filter { $0.page == name } }
    }
    guard let name = GuidelineIndex.match(source, in: sources) else { throw .unknownSource(name: source, known: sources) }
    if pages.contains(where: { $0.source == name }) { return Self.ranked(candidates.filter { $0.source == name }) }
    let topics = try index.pages().filter { $0.source == name }.map(\.topic).uniqued()
    throw .noPageInSource(topic: topic.slug, source: name, topics: topics)
  }

  /// Returns the default page for a topic, or one of its sections. Falls back to other languages.
  package func page(in language: Language, platforms: [Platform] = [], section: String? = nil) throws(Failure) -> TopicPage {
    guard let best = ([language] + language.others).lazy.compactMap({ self.best(in: $0) }).first else {
      throw .unknownTopic(name: topic.slug, suggestions: [])
    }
    return try page(best, platforms: platforms, section: section)
  }

  /// Returns a page, or one of its sections.
  package func page(_ reference: PageReference, platforms: [Platform] = [], section: String?) throws(Failure) -> TopicPage {
    var page = try page(reference, platforms: platforms)
    if let section {
      page.records = try SectionFilter(section, in: topic, commonSections: try index.sections()).apply(to: page.records)
    }
    return page
  }
}
