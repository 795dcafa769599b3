import TextAnalysis

/// What may have been meant by a word that nothing in the index holds: the index's own words that are most like it.
struct Spelling<Store: SearchStore> {
  let store: Store

  /// Two edits turn a word of this length or less into almost any other (Lucene's and Elasticsearch's `AUTO` draw the line here too).
  private static var longestShortWord: Int { 5 }

  /// Within two edits (one in a short word), fewest edits first, then likest by pairs of characters, then most frequent.
  func nearest(_ word: [UInt32]) throws(Store.Trouble) -> String? {
    let limit = word.count <= Self.longestShortWord ? 1 : 2
    let isKatakana = word.first.map { ScriptClass($0) } == .katakana
    var best: (word: String, dice: Double, distance: Int, count: Int)?
    try store.forEachWord(word.count - limit...word.count + limit, isKatakana: isKatakana) { candidate, count in
      let scalars = candidate.unicodeScalars.map { $0.value }
      let dice = Similarity.dice(word, scalars)
      guard dice >= 0.35, let distance = Similarity.distance(word, scalars, limit: limit) else { return }
      if let best, (best.distance, -best.dice, -best.count, best.word) <= (distance, -dice, -count, candidate) { return }
      best = (candidate, dice, distance, count)
    }
    return best?.word
  }
}
