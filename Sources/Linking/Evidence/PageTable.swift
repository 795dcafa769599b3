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
  /// For each page the one of the same source and name in the other language.
  private(set) var namesake: [Int?] = []

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
    var number: [Key: Int] = [:]
    for key in keys {
      // Callers may hand records over in any order; ties keep it.
      let members = (byKey[key] ?? []).sorted { (records[$0].position, $0) < (records[$1].position, $1) }
      for record in members { pageOf[record] = pages.count }
      number[key] = pages.count
      pages.append(Page(source: key.source, name: key.name, language: key.language, records: members))
    }
    namesake = keys.map { number[Key(source: $0.source, name: $0.name, language: $0.language.other)] }
  }
}
