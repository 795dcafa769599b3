import Languages

/// Stems of words in Latin letters, by whichever language has a stemmer.
package enum Stemmer {
  private static let all = Languages.all.compactMap { $0.words.stemming }
  static let shortestWord = all.map { $0.shortestWord }.min() ?? .max

  /// The word itself where it has none.
  package static func stem(_ word: [UInt32]) -> [UInt32] {
    for stemming in all where word.count >= stemming.shortestWord {
      let stem = stemming.stem(word)
      if stem != word { return stem }
    }
    return word
  }
}
