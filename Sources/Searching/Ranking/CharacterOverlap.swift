import Guidelines
import TextAnalysis

/// Similarity of a query and a sentence by their kanji and katakana, wherever they occur: 机の上 and 机上 share no character pair but
/// both kanji.
///
/// Uses Dice's coefficient, so only a sentence with few other characters is similar, and short sentences need no special
/// treatment.
struct CharacterOverlap {
  /// The distinct kanji and katakana of the query.
  private let characters: TokenTable
  private let weights: [Double]
  private let totalWeight: Double

  /// Weights of characters. A kanji is close to a word; a letter of katakana or a syllable of hangul is about a fifth of one.
  private static let kanjiWeight = 1.0
  private static let katakanaWeight = 0.2

  /// Returns the weight of a character. Hiragana and words of letters weigh nothing, because they are matched as tokens.
  @inline(__always)
  private static func weight(_ c: UInt32) -> Double {
    switch ScriptClass(c) {
    case .kanji: kanjiWeight
    case .katakana, .hangul: katakanaWeight
    case .hiragana, .word, .separator: 0
    }
  }

  init(_ plan: QueryPlan) {
    // Skip queries of one word. A sentence that contains little else is not a better answer.
    let scalars = plan.words.count < 2 ? [] : plan.text.unified.scalars.filter { CharacterOverlap.weight($0) > 0 }
    characters = TokenTable(scalars.map { (key: TokenKey(single: $0), text: [$0], isPrefix: false) })
    weights = characters.keys.map { CharacterOverlap.weight(UInt32(truncatingIfNeeded: $0.value)) }
    totalWeight = weights.reduce(0, +)
  }

  var isNeeded: Bool { totalWeight > 0 }

  /// Returns the higher of the overlaps with the headline and the explanation, 0…1.
  func overlap(_ content: RecordContent) -> Double {
    [content.headline.plainText, content.body.plainText].reduce(0) { best, text in
      let scalars = text.scalarValues
      return max(best, overlap(scalars, SimpleSentenceSplitter.ranges(scalars)))
    }
  }

  /// Returns the highest overlap with any sentence, 0…1. Takes time linear in the length of the text.
  private func overlap(_ scalars: [UInt32], _ sentences: [Range<Int>]) -> Double {
    guard totalWeight > 0 else { return 0 }
    var best = 0.0
    var lastSeen = [Int](repeating: -1, count: weights.count)
    for (number, sentence) in sentences.enumerated() {
      var (matchedWeight, occurrenceWeight, sentenceWeight) = (0.0, 0.0, 0.0)
      for c in scalars[sentence] {
        let weight = CharacterOverlap.weight(c)
        guard weight > 0 else { continue }
        sentenceWeight += weight
        guard let index = characters.number(of: TokenKey(single: c)) else { continue }
        occurrenceWeight += weight
        if lastSeen[index] != number {
          lastSeen[index] = number
          matchedWeight += weight
        }
      }
      guard matchedWeight > 0 else { continue }
      let (recall, precision) = (matchedWeight / totalWeight, occurrenceWeight / sentenceWeight)
      best = max(best, 2 * recall * precision / (recall + precision))
    }
    return best
  }
}
