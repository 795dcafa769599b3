import Languages

/// Stems of inflected verbs and adjectives, recognized only by the character that follows the stem. This is accurate enough
/// without a dictionary because a stem contains a kanji or is long.
package enum InflectionStemmer {
  /// Returns the stem of a word in dictionary form and the characters that may follow it, or `nil` if the word is not inflected.
  package static func stem(of word: [UInt32], _ tables: [LanguageProfile.InflectionTable] = allInflections) -> (
    stem: [UInt32], follows: Set<UInt32>
  )? {
    for table in tables {
      guard let last = word.last, word.count >= 2, var follows = table.replacements[last] else { continue }
      let stem = Array(word.dropLast())
      guard
        stem.contains(where: { ScriptClass($0) == .kanji })
          || stem.count >= 3 && stem.allSatisfy({ ScriptClass($0) == .hiragana })
      else { continue }
      if last == table.unchangedStems.ending, let previous = stem.last, table.unchangedStems.after.contains(previous) {
        follows.formUnion(table.unchangedStems.follows)
      }
      return (stem, follows)
    }
    return nil
  }

  package static let allInflections = Languages.all.compactMap { $0.lexicon.inflection }
}
