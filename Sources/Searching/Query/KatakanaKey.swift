import TextAnalysis

/// The common key of katakana words that differ only in long vowels and small kana, such as シェアプレイ and シェアプレー. Names and terms
/// are indexed under this key in addition to their own spelling.
package enum KatakanaKey {
  /// Minimum length of a word and of its skeleton. Shorter words have the same key as unrelated ones, such as カード and カド.
  private static let minLength = 4

  /// Returns the key of a katakana word, or `nil` for any other text and for short words. Keys start with `~`, so none equals a
  /// name or term.
  ///
  /// - Parameter word: The scalars of a word in unified spelling.
  package static func key(_ word: some Sequence<UInt32>) -> String? {
    let word = Array(word)
    guard word.count >= minLength, word.allSatisfy({ ScriptClass($0) == .katakana }) else { return nil }
    let skeleton = Vocabulary.skeleton(word)
    return skeleton.count >= minLength ? "~" + Vocabulary.string(skeleton) : nil
  }
}
