import Guidelines
import Languages

/// Selects the page of a topic to print (docs/command-line.md, "Which edition").
package struct PageLookup {
  package let index: GuidelineIndex
  package let topic: Topic
  /// All pages of the topic.
  package let pages: [PageReference]

  package init(_ index: GuidelineIndex, topic: Topic) throws(Failure) {
    self.index = index
    self.topic = topic
    pages = try index.pages(topic: topic.slug)
  }

  /// Returns the default page in a language if no source is given.
  func best(in language: Language) -> PageReference? { Self.ranked(pages.filter { $0.language == language }).first }

  /// Returns the pages by rank: the Corpus's first, then those with an edition, newest first, then the others.
  package static func ranked(_ pages: [PageReference]) -> [PageReference] {
    pages.enumerated().sorted { a, b in
      let (left, right) = (rank(a.element), rank(b.element))
      return left != right
        ? left < right
        : (a.element.edition ?? "") != (b.element.edition ?? "")
          ? (a.element.edition ?? "") > (b.element.edition ?? "") : a.offset < b.offset
    }.map(\.element)
  }

  private static func rank(_ page: PageReference) -> Int {
    page.source == corpusSourceName ? 0 : page.edition != nil ? 1 : 2
  }

  /// Returns a page ready to print: its records filtered by platform, and the platform states according to all its records.
  /// - Parameter givenRecords: The page's records if the index does not contain them.
  package func page(
    _ reference: PageReference, records givenRecords: [Record]? = nil, platforms: [Platform] = []
  ) throws(Failure) -> TopicPage {
    var filter = RecordFilter()
    filter.topics = [topic.slug]
    filter.sources = [reference.source]
    filter.pages = [reference.page]
    filter.languages = [reference.language]
    let allRecords = if let givenRecords { givenRecords } else { try index.records(filter) }
    let states = PlatformStates.states(of: topic, records: allRecords)
    var filteredRecords = allRecords
    if !platforms.isEmpty {
      let supported = platforms.filter { states[$0] != .unsupported }
      filteredRecords = filteredRecords.filter { record in
        guard let recordPlatforms = record.platforms else { return !supported.isEmpty }
        return !Set(recordPlatforms).isDisjoint(with: supported)
      }.compactMap { $0.restricted(to: platforms) }
      if supported.isEmpty { filteredRecords = [] }
    }
    return TopicPage(
      topic: topic, language: reference.language, records: filteredRecords, platforms: states, source: reference,
      otherPages: pages.filter { $0 != reference }, related: try index.related(to: topic))
  }
}
