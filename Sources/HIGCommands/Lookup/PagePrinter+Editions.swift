import Fetching
import Guidelines
import Indexing
import Languages

extension PagePrinter {
  /// Prints the page of an edition: a page of the index that states it, or else a version in the private copy.
  func printEdition(_ language: Language, isStrict: Bool) throws(Failure) -> Int32 {
    let edition = edition ?? ""
    let editions = try EditionPages(session, lookup.index)
    var knownEditions: [String] = []
    for language in [language] + (isStrict ? [] : language.others) {
      let pages = try lookup.pages(in: language, source: source ?? "all")
      if let reference = pages.first(where: { $0.edition?.hasPrefix(edition) ?? false }) {
        return try print(lookup.page(reference, platforms: platforms, sectionOrNumber: section), isFirst: true) ? 0 : 1
      }
      knownEditions += pages.compactMap(\.edition)
      guard let editions, source == nil || GuidelineIndex.match(source ?? "", in: [PrivateCopy.sourceName]) != nil else {
        continue
      }
      let versions = editions.pageVersions(of: lookup.topic, in: language)
      knownEditions += versions.map(\.day)
      guard let version = EditionPages.version(in: versions, on: edition) else { continue }
      let records = try editions.records(of: version).filter { $0.topic == lookup.topic.slug }
      guard let first = records.first else { continue }
      let reference = PageReference(
        source: PrivateCopy.sourceName, page: first.source.page, language: language, topic: lookup.topic.slug,
        topicTitle: first.topicTitle,
        title: first.source.title, path: first.source.path, url: first.source.url, edition: version.day, isPrivate: true,
        ruleCount: records.count { $0.kind == .rule }, recordCount: records.count)
      let page = try lookup.page(reference, records: records, platforms: platforms, sectionOrNumber: section)
      return try print(page, isFirst: true) ? 0 : 1
    }
    throw .unknownEdition(name: edition, topic: lookup.topic.slug, known: Set(knownEditions).sorted())
  }

  /// Prints a message if a private page is newer than this page of the Corpus.
  func warnIfOutdated(_ page: PageReference) {
    guard page.source == corpusSourceName, let edition = page.edition, ChangelogEntry.isDate(edition),
      let newest = lookup.pages.filter({ $0.isPrivate && $0.language == page.language }).compactMap(\.edition).max(),
      ChangelogEntry.isDate(newest)
    else { return }
    let length = min(edition.utf8.count, newest.utf8.count)
    if newest.prefix(length) > edition.prefix(length) {
      session.printInfo(.officialPageIsNewer(edition: String(newest.prefix(7)), topic: page.topic))
    }
  }
}
