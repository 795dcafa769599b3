import Guidelines

/// Pages of a topic. A page consists of the records of one source, page name, and language.
struct PageTable {
  struct RecordPage: Hashable {
    var source: String
    var name: String
    var language: Language
    /// Indices of the page's records, in reading order.
    var records: [Int] = []
  }

  /// Pages, ordered by source, name, and language.
  private(set) var pages: [RecordPage] = []
  /// Index of each record's page.
  private(set) var pageIndices: [Int]
  /// Indices, for each page, of the pages of the same source and name in other languages.
  private(set) var namesakes: [[Int]] = []

  private struct PageKey: Hashable {
    var source: String
    var name: String
    var language: Language
  }

  init(_ records: [Record]) {
    var recordsByKey: [PageKey: [Int]] = [:]
    for (index, record) in records.enumerated() {
      let key = PageKey(source: record.source.name, name: record.source.page, language: record.language)
      recordsByKey[key, default: []].append(index)
    }
    let keys = recordsByKey.keys.sorted {
      ($0.source, $0.name, $0.language.rawValue) < ($1.source, $1.name, $1.language.rawValue)
    }
    pageIndices = [Int](repeating: 0, count: records.count)
    for key in keys {
      // Records may be given in any order; records with equal positions keep it.
      let members = (recordsByKey[key] ?? []).sorted { (records[$0].position, $0) < (records[$1].position, $1) }
      for record in members { pageIndices[record] = pages.count }
      pages.append(RecordPage(source: key.source, name: key.name, language: key.language, records: members))
    }
    let keysByName = Dictionary(grouping: keys.indices) { [keys[$0].source, keys[$0].name] }
    namesakes = keys.indices.map { page in (keysByName[[keys[page].source, keys[page].name]] ?? []).filter { $0 != page } }
  }
}
