import Fetching
import Guidelines
import Indexing
import Languages

extension PagePrinter {
  /// The page as it stood: of the index, where one states that edition; else of the reader's own copy.
  func printEdition(_ language: Language, isStrict: Bool) throws(Failure) -> Int32 {
    let edition = edition ?? ""
    let editions = try EditionPages(session, lookup.index)
    var known: [String] = []
    for language in [language] + (isStrict ? [] : language.others) {
      let pages = try lookup.pages(in: language, source: source ?? "all")
      if let stated = pages.first(where: { $0.edition?.hasPrefix(edition) ?? false }) {
        return try print(lookup.page(stated, platforms: platforms, sectionOrNumber: section), isFirst: true) ? 0 : 1
      }
      known += pages.compactMap(\.edition)
      guard let editions, source == nil || GuidelineIndex.match(source ?? "", in: [PrivateCopy.source]) != nil else { continue }
      let states = editions.states(of: lookup.topic, in: language)
      known += states.map(\.day)
      guard let state = EditionPages.standing(states, on: edition) else { continue }
      let records = try editions.records(of: state).filter { $0.topic == lookup.topic.slug }
      guard let first = records.first else { continue }
      let reference = PageReference(
        source: PrivateCopy.source, page: first.source.page, language: language, topic: lookup.topic.slug,
        topicTitle: first.topicTitle,
        title: first.source.title, path: first.source.path, url: first.source.url, edition: state.day, isPrivate: true,
        ruleCount: records.count { $0.kind == .rule }, recordCount: records.count)
      let page = try lookup.page(reference, records: records, platforms: platforms, sectionOrNumber: section)
      return try print(page, isFirst: true) ? 0 : 1
    }
    throw .unknownEdition(name: edition, topic: lookup.topic.slug, known: Set(known).sorted())
  }

  /// What the Corpus says may have changed since.
  func sayIfOlder(_ page: PageReference) {
    guard page.source == corpusSourceName, let edition = page.edition, Change.isDate(edition),
      let newest = lookup.pages.filter({ $0.isPrivate && $0.language == page.language }).compactMap(\.edition).max(),
      Change.isDate(newest)
    else { return }
    let length = min(edition.utf8.count, newest.utf8.count)
    if newest.prefix(length) > edition.prefix(length) {
      session.tell(.officialIsNewer(edition: String(newest.prefix(7)), topic: page.topic))
    }
  }
}
