import TextAnalysis

/// What may have been meant by a word that nothing in the index holds: the index's own words that are most like it.
struct Spelling {
  let database: Database

  /// Two edits turn a word of this length or less into almost any other (Lucene's and Elasticsearch's `AUTO` draw the line here too).
  static let longestShortWord = 6
  /// One edit turns a katakana word of fewer letters into any other: カレー is no misspelt カラー.
  static let shortestKatakana = 3

  /// Within two edits (one in a short word), fewest edits first, then likest by pairs of characters, then most frequent.
  func nearest(_ word: [UInt32]) throws -> String? {
    let limit = word.count <= Spelling.longestShortWord ? 1 : 2
    let isKatakana = word.first.map(ScriptClass.init) == .katakana
    if isKatakana, word.count(where: { $0 != 0x30FC }) < Spelling.shortestKatakana { return nil }
    let rows = try Statement(
      database,
      "SELECT word, count FROM vocabulary WHERE length(word) BETWEEN ? AND ? AND skeleton IS \(isKatakana ? "NOT " : "")NULL",
      [.init(word.count - limit), .init(word.count + limit)])
    var best: (word: String, dice: Double, distance: Int, count: Int)?
    while try rows.next() {
      let candidate = try rows.text(0)
      let scalars = candidate.unicodeScalars.map(\.value)
      // People hardly ever miss the first letter: bread is no misspelt read.
      if !isKatakana, scalars.first != word.first { continue }
      let dice = Similarity.dice(word, scalars)
      guard dice >= 0.35, let distance = Similarity.distance(word, scalars, limit: limit) else { continue }
      let count = rows.number(1)
      if let best, (best.distance, -best.dice, -best.count, best.word) <= (distance, -dice, -count, candidate) { continue }
      best = (candidate, dice, distance, count)
    }
    return best?.word
  }
}
