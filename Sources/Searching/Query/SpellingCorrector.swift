import TextAnalysis

/// Spelling correction with the words of the index.
struct SpellingCorrector<Store: SearchStore> {
  let store: Store

  /// Minimum length of a word that is corrected. One edit turns a shorter word into almost any other. Katakana letters are
  /// syllables, so カレー is not a misspelling of カラー.
  private static var minWordLength: Int { 5 }
  private static var minKatakanaLength: Int { 4 }
  /// Minimum length of a word in which two edits are allowed. Two edits turn a shorter word into almost any other: "cookie" is
  /// not "cooking".
  private static var minLengthForTwoEdits: Int { 8 }

  /// Returns the indexed word that is most similar to a word that the index lacks, or `nil` if none is similar enough.
  ///
  /// Candidates differ by one edit, or two in a long word, and share the first character. They are ranked by number of edits,
  /// then by similarity of character pairs, then by frequency.
  ///
  /// - Parameter isAlone: If `true`, the query has no other word, and a short word is corrected too: ボトン becomes ボタン.
  func nearest(_ word: [UInt32], isAlone: Bool) throws(Store.Failure) -> String? {
    let isKatakana = word.first.map { ScriptClass($0) } == .katakana
    guard isAlone || word.count >= (isKatakana ? Self.minKatakanaLength : Self.minWordLength) else { return nil }
    let maxDistance = word.count < Self.minLengthForTwoEdits ? 1 : 2
    var best: (word: String, dice: Double, distance: Int, count: Int)?
    try store.forEachWord(word.count - maxDistance...word.count + maxDistance, isKatakana: isKatakana) { candidate, count in
      let scalars = candidate.unicodeScalars.map { $0.value }
      let dice = Similarity.dice(word, scalars)
      guard scalars.first == word.first, dice >= 0.35, let distance = Similarity.distance(word, scalars, limit: maxDistance)
      else {
        return
      }
      if let best, (best.distance, -best.dice, -best.count, best.word) <= (distance, -dice, -count, candidate) { return }
      best = (candidate, dice, distance, count)
    }
    return best?.word
  }
}
