import TextAnalysis

/// What may have been meant by a word that nothing in the index holds: the index's own words that are most like it.
struct Spelling<Store: SearchStore> {
  let store: Store

  /// One edit turns a shorter word of letters into almost any other, and one of katakana, whose letters are syllables: カレー is not カラー misspelt.
  private static var shortestWord: Int { 5 }
  private static var shortestKatakana: Int { 4 }
  /// Two edits turn a shorter word into almost any other: cookie is not "cooking".
  private static var shortestForTwo: Int { 8 }

  /// Within an edit (two in a long word) that leaves the first character as it is (bread is not "read"), fewest edits first, then likest by pairs of characters,
  /// then most frequent.
  /// - Parameter isAlone: whether nothing else is asked, so that another word of ours is likelier than one that we do not know: ボトン is ボタン.
  func nearest(_ word: [UInt32], isAlone: Bool) throws(Store.Trouble) -> String? {
    let isKatakana = word.first.map { ScriptClass($0) } == .katakana
    guard isAlone || word.count >= (isKatakana ? Self.shortestKatakana : Self.shortestWord) else { return nil }
    let limit = word.count < Self.shortestForTwo ? 1 : 2
    var best: (word: String, dice: Double, distance: Int, count: Int)?
    try store.forEachWord(word.count - limit...word.count + limit, isKatakana: isKatakana) { candidate, count in
      let scalars = candidate.unicodeScalars.map { $0.value }
      let dice = Similarity.dice(word, scalars)
      guard scalars.first == word.first, dice >= 0.35, let distance = Similarity.distance(word, scalars, limit: limit) else {
        return
      }
      if let best, (best.distance, -best.dice, -best.count, best.word) <= (distance, -dice, -count, candidate) { return }
      best = (candidate, dice, distance, count)
    }
    return best?.word
  }
}
