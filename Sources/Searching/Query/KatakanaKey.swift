import TextAnalysis

/// What katakana words have in common that differ only in how long vowels and small kana are written: シェアプレイ and シェアプレー. Names and terms
/// are found by it beside their own spelling.
package enum KatakanaKey {
  /// Shorter words have it in common with others: カード and 角.
  private static let shortest = 4

  /// - Parameter word: in the unified spelling.
  /// - Returns: nil for anything but one katakana word of some length. No name and no term begins as a key does.
  package static func key(_ word: some Sequence<UInt32>) -> String? {
    let word = Array(word)
    guard word.count >= shortest, word.allSatisfy({ ScriptClass($0) == .katakana }) else { return nil }
    let skeleton = Vocabulary.skeleton(word)
    return skeleton.count >= shortest ? "~" + Vocabulary.string(skeleton) : nil
  }
}
