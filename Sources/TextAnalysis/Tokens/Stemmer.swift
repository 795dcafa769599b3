import Languages

/// Stemming of words in Latin letters with the stemmers of all languages.
package enum Stemmer {
  private static let stemmers = Languages.all.compactMap { $0.lexicon.stemming }
  static let minWordLength = stemmers.map { $0.minLength }.min() ?? .max

  /// Returns the stem of a word, or the word itself if it has none.
  package static func stem(_ word: [UInt32]) -> [UInt32] {
    for stemming in stemmers where word.count >= stemming.minLength {
      let stem = stemming.stem(word)
      if stem != word { return stem }
    }
    return word
  }
}
