import Guidelines

/// Records that are made ready for the index in one go: enough to be worth another core's while, and not all of a page of any size.
struct Batch: Sendable {
  /// Neighbouring records of one page.
  struct Stretch: Sendable {
    /// Number of the page.
    var page: Int
    var records: [Record]
    /// Whether the page begins with it.
    var isFirst: Bool
  }

  struct Prepared: Sendable {
    /// For each stretch, for each record.
    var texts: [[IndexedText]] = []
    /// How many records hold each word.
    var words: [String: Int] = [:]
  }

  private(set) var stretches: [Stretch] = []
  private var count = 0

  /// Batches that may be ready before their turn.
  static let mostAhead = 3
  private static let size = 256

  /// All records of some pages, in order.
  static func all(of pages: [[Record]]) -> [Batch] {
    var batches = [Batch()]
    for (page, records) in pages.enumerated() {
      var start = 0
      repeat {
        if batches[batches.count - 1].count >= size { batches.append(Batch()) }
        let end = min(records.count, start + size)
        let stretch = Stretch(page: page, records: Array(records[start..<end]), isFirst: start == 0)
        batches[batches.count - 1].stretches.append(stretch)
        batches[batches.count - 1].count += end - start
        start = end
      } while start < records.count
    }
    return batches
  }

  /// Cuts everything into tokens.
  var prepared: Prepared {
    var prepared = Prepared()
    for stretch in stretches {
      let texts = stretch.records.map(IndexedText.init)
      for text in texts { for word in text.words { prepared.words[word, default: 0] += 1 } }
      prepared.texts.append(texts)
    }
    return prepared
  }
}
