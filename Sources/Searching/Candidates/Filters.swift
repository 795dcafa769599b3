import Guidelines
import TextAnalysis

/// A search's filters: the query's own and those in its text.
package struct Filters: Hashable {
  /// All of which a record must pass.
  package private(set) var records: [RecordFilter]
  /// What its edition begins with, in any case: one of them, where there are any.
  package private(set) var editions: [String] = []
  /// The platforms and topics (by their slugs) that are asked for.
  private(set) var platforms: [Platform] = []
  private(set) var topics: [String] = []
  /// What looks like a filter and names nothing that there is: text to search.
  private(set) var literal: [String] = []

  /// None.
  package init() { records = [] }

  /// - Parameter typed: the operators of the text that filter.
  init<Store: SearchStore>(
    _ own: RecordFilter, _ typed: [(key: ParsedQuery.FilterKey, value: String)], _ store: Store
  ) throws(Store.Trouble) {
    var filter = RecordFilter()
    for (key, value) in typed {
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
      if key == .edition { editions.append(value) } else if !isKnown { literal.append("\(key.rawValue):\(value)") }
    }
    records = [own, filter]
    platforms = own.platforms + filter.platforms
    topics = own.topics + filter.topics
  }

  var isEmpty: Bool { editions.isEmpty && records.allSatisfy { $0.isEmpty } }

  /// By a rule's number, whether some wording of it passes; nil where all do.
  func rules<Store: SearchStore>(_ store: Store) throws(Store.Trouble) -> [Bool]? {
    isEmpty ? nil : try store.rules(passing: self)
  }

  private static func topic<Store: SearchStore>(_ name: String, _ store: Store) throws(Store.Trouble) -> String? {
    var best: TopicName?
    for key in NameKeys.all(of: name) {
      guard let found = try store.names(key).first, found.rank < TopicRank.compared.rawValue else { continue }
      if found.rank < best?.rank ?? .max { best = found }
    }
    guard let best else { return nil }
    return try store.topic(best.topic)?.slug
  }

  private static func source<Store: SearchStore>(_ name: String, _ store: Store) throws(Store.Trouble) -> String? {
    let key = nameKey(name)
    return try store.sourceNames().first { nameKey($0) == key }
  }
}
