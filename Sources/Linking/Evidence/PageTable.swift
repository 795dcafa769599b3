import Guidelines

/// The pages of a topic: what one source says of it in one language under one name.
struct PageTable {
  struct Page: Hashable {
    var source: String
    var name: String
    var language: Language
    /// Indices of its records, in reading order.
    var records: [Int] = []
  }

  /// By source, name and language.
  private(set) var pages: [Page] = []
  /// For each record the index of its page.
  private(set) var pageOf: [Int]
  /// For each page those of the same source and name in other languages.
  private(set) var namesakes: [[Int]] = []

  private struct Key: Hashable {
    var source: String
    var name: String
    var language: Language
  }

  init(_ records: [Record]) {
    var byKey: [Key: [Int]] = [:]
    for (index, record) in records.enumerated() {
      let key = Key(source: record.source.name, name: record.source.page, language: record.language)
      byKey[key, default: []].append(index)
    }
    let keys = byKey.keys.sorted {
      ($0.source, $0.name, $0.language.rawValue) < ($1.source, $1.name, $1.language.rawValue)
    }
    pageOf = [Int](repeating: 0, count: records.count)
    for key in keys {
      // Callers may hand records over in any order; ties keep it.
      let members = (byKey[key] ?? []).sorted { (records[$0].position, $0) < (records[$1].position, $1) }
      for record in members { pageOf[record] = pages.count }
      pages.append(Page(source: key.source, name: key.name, language: key.language, records: members))
    }
    let named = Dictionary(grouping: keys.indices) { [keys[$0].source, keys[$0].name] }
    namesakes = keys.indices.map { page in (named[[keys[page].source, keys[page].name]] ?? []).filter { $0 != page } }
  }
}
