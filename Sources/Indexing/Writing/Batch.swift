import Guidelines

/// Records that are made ready for the index in one go: enough to be worth another core's while, and not all of a page of any size.
struct Batch: Sendable {
  /// Neighbouring records of one page.
  struct Stretch: Sendable {
    var page: StoredPage
    var records: [Record]
    /// Whether the page begins with it.
    var isFirst: Bool
  }

  struct Prepared: Sendable {
    /// For each stretch, for each record.
    var texts: [[IndexedText]] = []
    /// How many records hold each word.
    var words: [(word: String, records: Int)] = []
  }

  fileprivate(set) var stretches: [Stretch] = []
  fileprivate var count = 0

  /// Batches that may be ready before their turn.
  static let mostAhead = 3
  fileprivate static let size = 256

  /// Cuts everything into tokens.
  var prepared: Prepared {
    var prepared = Prepared()
    var indexer = TextIndexer()
    for stretch in stretches { prepared.texts.append(stretch.records.map { indexer.index($0) }) }
    prepared.words = indexer.words.all
    return prepared
  }
}

/// Cuts pages that come one by one into batches: small ones together, large ones in pieces.
struct BatchCutter {
  private var page: (stored: StoredPage, records: [Record])?
  /// Records of the page that are in a batch already.
  private var taken = 0

  /// The next batch, or nil at the end.
  mutating func next(
    _ nextPage: () throws(Failure) -> (page: StoredPage, records: [Record])?
  ) throws(Failure) -> Batch? {
    var batch = Batch()
    while batch.count < Batch.size {
      if page == nil {
        guard let (stored, records) = try nextPage() else { break }
        page = (stored, records)
        taken = 0
      }
      guard let (stored, records) = page else { break }
      let end = min(records.count, taken + Batch.size)
      let some = taken == 0 && end == records.count ? records : Array(records[taken..<end])
      batch.stretches.append(Batch.Stretch(page: stored, records: some, isFirst: taken == 0))
      batch.count += end - taken
      taken = end
      if taken == records.count { page = nil }
    }
    return batch.stretches.isEmpty ? nil : batch
  }
}
