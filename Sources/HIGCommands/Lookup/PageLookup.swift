import Guidelines
import Indexing
import Rendering

/// Which page of a topic is printed (DESIGN section 4, "Which edition").
struct PageLookup {
  let index: GuidelineIndex
  let topic: Topic
  /// All pages of the topic.
  let pages: [PageReference]

  init(_ index: GuidelineIndex, topic: Topic) throws(Failure) {
    self.index = index
    self.topic = topic
    pages = try index.pages(topic: topic.slug)
  }

  /// The pages of one language that `--source` means, best first: a source's name, a page's, or `source/page`; without it one page:
  /// the Corpus's, else the newest stated edition's, else the first.
  func pages(in language: Language, source: String?) throws(Failure) -> [PageReference] {
    let candidates = pages.filter { $0.language == language }
    guard let source else { return Self.ranked(candidates).first.map { [$0] } ?? [] }
    if source == "all" { return Self.ranked(candidates) }
    let known = pages.map(\.source).uniqued()
    if let name = GuidelineIndex.match(source, in: known) { return Self.ranked(candidates.filter { $0.source == name }) }
    let names = pages.map { $0.source + "/" + $0.page }.uniqued()
    if let name = GuidelineIndex.match(source, in: names) { return candidates.filter { $0.source + "/" + $0.page == name } }
    let bare = pages.map(\.page).uniqued()
    if let name = GuidelineIndex.match(source, in: bare) { return candidates.filter { $0.page == name } }
    throw .unknownSource(name: source, known: known.isEmpty ? try index.sources().map(\.name) : known)
  }

  static func ranked(_ pages: [PageReference]) -> [PageReference] {
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

  // MARK: The page

  /// The page ready to print: filters applied, states of the platforms by all its records.
  func page(_ reference: PageReference, platforms: [Platform] = [], section: String? = nil) throws(Failure) -> TopicPage {
    var filter = RecordFilter()
    filter.topics = [topic.slug]
    filter.sources = [reference.source]
    filter.pages = [reference.page]
    filter.languages = [reference.language]
    let all = try index.records(filter)
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
    if let section { kept = try SectionFilter(section, in: topic, usual: try index.sections()).apply(to: kept) }
    return TopicPage(
      topic: topic, language: reference.language, records: kept, platforms: states, source: reference,
      others: pages.filter { $0 != reference })
  }
}

extension [String] {
  func uniqued() -> [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
