import Guidelines
import TextAnalysis

/// How alike a question and a sentence are by the characters that carry meaning, wherever they stand: 机の上 and 机上 share no pair, yet both
/// their kanji. Only a sentence that says little else is alike (Dice's coefficient), so short sentences need no other allowance.
struct SharedLetters {
  /// The question's kanji and katakana, each once.
  private let letters: TokenTable
  private let weights: [Double]
  private let worth: Double

  /// A kanji is close to a word, a letter of katakana or a syllable of hangul a fifth of one.
  private static let kanji = 1.0
  private static let katakana = 0.2

  /// What a character is worth: hiragana hold sentences together, and words of letters are tokens as they are.
  @inline(__always)
  private static func weight(_ c: UInt32) -> Double {
    switch ScriptClass(c) {
    case .kanji: kanji
    case .katakana, .hangul: katakana
    case .hiragana, .word, .separator: 0
    }
  }

  init(_ plan: QueryPlan) {
    // One word alone is no sentence: what says little else than it is no better an answer.
    let scalars = plan.words.count < 2 ? [] : plan.text.unified.scalars.filter { SharedLetters.weight($0) > 0 }
    letters = TokenTable(scalars.map { (key: TokenKey(single: $0), text: [$0], isPrefix: false) })
    weights = letters.keys.map { SharedLetters.weight(UInt32(truncatingIfNeeded: $0.value)) }
    worth = weights.reduce(0, +)
  }

  var isNeeded: Bool { worth > 0 }

  /// Of the headline and the explanation, whichever is more alike.
  func share(_ content: RecordContent) -> Double {
    [content.headline.plainText, content.body.plainText].reduce(0) { best, text in
      let scalars = text.scalarValues
      return max(best, share(scalars, Sentences.ranges(scalars)))
    }
  }

  /// 0…1 for the sentence that is most alike. Linear in the text.
  private func share(_ scalars: [UInt32], _ sentences: [Range<Int>]) -> Double {
    guard worth > 0 else { return 0 }
    var best = 0.0
    var lastSeen = [Int](repeating: -1, count: weights.count)
    for (number, sentence) in sentences.enumerated() {
      var (held, shared, all) = (0.0, 0.0, 0.0)
      for c in scalars[sentence] {
        let weight = SharedLetters.weight(c)
        guard weight > 0 else { continue }
        all += weight
        guard let letter = letters.number(of: TokenKey(single: c)) else { continue }
        shared += weight
        if lastSeen[letter] != number {
          lastSeen[letter] = number
          held += weight
        }
      }
      guard held > 0 else { continue }
      let (recall, precision) = (held / worth, shared / all)
      best = max(best, 2 * recall * precision / (recall + precision))
    }
    return best
  }
}
