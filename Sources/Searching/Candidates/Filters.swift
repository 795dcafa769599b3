import Guidelines
import TextAnalysis

/// The filters of a search: those of the query, and the operators in its text.
package struct Filters: Hashable {
  /// Record filters; a record must match all of them.
  package private(set) var records: [RecordFilter]
  /// Prefixes of editions, compared without regard to case. If there are any, a page's edition must start with one of them.
  package private(set) var editions: [String] = []
  /// Platforms and topic slugs that are filtered by.
  private(set) var platforms: [Platform] = []
  private(set) var topics: [String] = []
  /// Filter operators with unknown values, which are searched as text instead.
  private(set) var literalTexts: [String] = []

  /// Creates filters that every record matches.
  package init() { records = [] }

  /// Creates filters from those of a query and the filter operators in its text.
  ///
  /// - Parameter operators: Keys and values of the filter operators.
  init<Store: SearchStore>(
    _ queryFilter: RecordFilter, _ operators: [(key: ParsedQuery.FilterKey, value: String)], _ store: Store
  ) throws(Store.Failure) {
    var filter = RecordFilter()
    for (key, value) in operators {
      let values = value.split(whereSeparator: { $0 == "," || $0 == "、" }).map { String($0) }
      var isKnown = false
      for value in values {
        switch key {
        case .platform:
          guard let platform = Platform(name: value) ?? Platform(device: value) else { continue }
          filter.platforms.append(platform)
        case .topic:
          guard let topic = try Filters.topic(value, store) else { continue }
          filter.topics.append(topic)
        case .kind:
          guard let kind = RecordKind(rawValue: value.lowercased()) else { continue }
          filter.kinds.append(kind)
        case .source:
          guard let source = try Filters.source(value, store) else { continue }
          filter.sources.append(source)
        case .edition: continue
        }
        isKnown = true
      }
      if key == .edition { editions.append(value) } else if !isKnown { literalTexts.append("\(key.rawValue):\(value)") }
    }
    records = [queryFilter, filter]
    platforms = queryFilter.platforms + filter.platforms
    topics = queryFilter.topics + filter.topics
  }

  var isEmpty: Bool { editions.isEmpty && records.allSatisfy { $0.isEmpty } }

  /// Returns, for each rule number, whether any of its wordings matches, or `nil` if all rules do.
  func ruleMask<Store: SearchStore>(_ store: Store) throws(Store.Failure) -> [Bool]? {
    isEmpty ? nil : try store.ruleMask(passing: self)
  }

  private static func topic<Store: SearchStore>(_ name: String, _ store: Store) throws(Store.Failure) -> String? {
    var best: TopicNameMatch?
    for key in NameKeys.all(of: name) {
      guard let match = try store.topicNames(key).first, match.rank < TopicRank.compared.rawValue else { continue }
      if match.rank < best?.rank ?? .max { best = match }
    }
    guard let best else { return nil }
    return try store.topic(best.topic)?.slug
  }

  private static func source<Store: SearchStore>(_ name: String, _ store: Store) throws(Store.Failure) -> String? {
    let key = nameKey(name)
    return try store.sourceNames().first { nameKey($0) == key }
  }
}
