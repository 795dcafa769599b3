import Languages

/// Verbs and adjectives as texts have them, by the character that follows the stem alone; without a dictionary that is right often enough, for a stem
/// holds a kanji or is long.
package enum Inflection {
  /// What stays of a word in dictionary form, and what may follow there; nil for a word that is not inflected.
  package static func stem(of word: [UInt32], _ tables: [LanguageRules.Inflection] = inflections) -> (
    stem: [UInt32], follows: Set<UInt32>
  )? {
    for table in tables {
      guard let last = word.last, word.count >= 2, var follows = table.endings[last] else { continue }
      let stem = Array(word.dropLast())
      guard
        stem.contains(where: { ScriptClass($0) == .kanji })
          || stem.count >= 3 && stem.allSatisfy({ ScriptClass($0) == .hiragana })
      else { continue }
      if last == table.stable.ending, let before = stem.last, table.stable.after.contains(before) {
        follows.formUnion(table.stable.follows)
      }
      return (stem, follows)
    }
    return nil
  }

  package static let inflections = Languages.all.compactMap { $0.words.inflection }
}
