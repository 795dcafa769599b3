import Guidelines
import Languages

/// Which page of a topic is printed (DESIGN section 4, "Which edition").
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

  /// The page of one language that is printed where nobody names a source.
  func best(in language: Language) -> PageReference? { Self.ranked(pages.filter { $0.language == language }).first }

  /// The Corpus's first, then those with an edition, the newest first.
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

  /// The page ready to print: filters applied, states of the platforms by all its records.
  /// - Parameter stated: its records, where the index does not hold them.
  package func page(
    _ reference: PageReference, records stated: [Record]? = nil, platforms: [Platform] = []
  ) throws(Failure) -> TopicPage {
    var filter = RecordFilter()
    filter.topics = [topic.slug]
    filter.sources = [reference.source]
    filter.pages = [reference.page]
    filter.languages = [reference.language]
    let all = if let stated { stated } else { try index.records(filter) }
    let states = PlatformStates.states(of: topic, records: all)
    var kept = all
    if !platforms.isEmpty {
      let supported = platforms.filter { states[$0] != .unsupported }
      kept = kept.filter { record in
        guard let own = record.platforms else { return !supported.isEmpty }
        return !Set(own).isDisjoint(with: supported)
      }.compactMap { $0.keeping(platforms) }
      if supported.isEmpty { kept = [] }
    }
    return TopicPage(
      topic: topic, language: reference.language, records: kept, platforms: states, source: reference,
      others: pages.filter { $0 != reference }, related: try index.related(to: topic))
  }
}
