import Guidelines
import Languages

/// Text of our own making in two languages, with the shape of guidelines: words as unevenly frequent as words are (Zipf), held together by
/// particles; the same for the same seed.
struct SyntheticText {
  private var random: Splitmix
  private var vocabularies: [Language: Vocabulary] = [:]

  /// What a language's sentences are made of.
  private struct Vocabulary {
    /// Lists of words; each word is from any of them, the last word of a sentence from the last.
    var words: [[String]]
    var particles: [String]
    var ends: [String]
    /// Of words before the last.
    var fewest: Int
    var spread: Int
  }

  init(seed: UInt64) {
    random = Splitmix(state: seed)
    let katakanaLetters = Array("アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロンガギグゲゴダデドバビブベボパピプペポージュッ")
    let syllables = [
      "ac", "ta", "ment", "con", "trol", "ing", "pre", "view", "lay", "er", "ma", "tic", "nav", "or", "se", "lec", "tion", "du",
      "al",
    ]
    var (kanji, katakana, latin): ([String], [String], [String]) = ([], [], [])
    for _ in 0..<6000 {
      kanji.append(String((0..<(random.below(4) == 0 ? 3 : 2)).map { _ in SyntheticText.kanji(random.below(1600)) }))
      katakana.append(String((0..<3 + random.below(4)).map { _ in katakanaLetters[random.below(katakanaLetters.count)] }))
      latin.append((0..<2 + random.below(3)).map { _ in syllables[random.below(syllables.count)] }.joined())
    }
    let made = [
      Vocabulary(
        words: [katakana, kanji, kanji], particles: ["を", "に", "が", "は", "の", "と", "で", "から"],
        ends: ["する。", "しない。", "を避ける。", "を検討する。", "できるようにする。", "である。"], fewest: 3, spread: 4),
      Vocabulary(words: [latin], particles: ["the", "a", "in", "to", "of", "and", "with"], ends: ["."], fewest: 4, spread: 5),
    ]
    vocabularies = Dictionary(uniqueKeysWithValues: zip(Languages.both, made))
  }

  private static func kanji(_ n: Int) -> Character {
    Unicode.Scalar(0x4E00 + UInt32(n) * 7 % 6000).map(Character.init) ?? "一"
  }

  /// Low numbers far more often than high ones.
  private mutating func zipf(_ count: Int) -> Int {
    let u = Double(random.below(1 << 24) + 1) / Double(1 << 24)
    var rank = 1.0
    // x^u is close enough to Zipf's law to have its long tail.
    for _ in 0..<24 where rank < Double(count) { rank *= 1.0 + u * 0.9 }
    return min(count - 1, Int(rank * u)) % count
  }

  /// Where there is no choice, no number is drawn.
  private mutating func one<Element>(of list: [Element]) -> Element { list[list.count > 1 ? random.below(list.count) : 0] }

  private mutating func word(in vocabulary: Vocabulary) -> String {
    let words = one(of: vocabulary.words)
    return words[zipf(words.count)]
  }

  mutating func below(_ count: Int) -> Int { random.below(count) }

  mutating func word(in language: Language) -> String { vocabularies[language].map { word(in: $0) } ?? "" }

  mutating func sentence(in language: Language) -> String {
    guard let vocabulary = vocabularies[language], let nouns = vocabulary.words.last else { return "" }
    var words: [String] = []
    for _ in 0..<vocabulary.fewest + random.below(vocabulary.spread) {
      words += [word(in: vocabulary), one(of: vocabulary.particles)]
    }
    words.append(nouns[zipf(nouns.count)] + one(of: vocabulary.ends))
    return words.joined(separator: language.rules.typography.space)
  }
}

struct Splitmix {
  var state: UInt64
  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 11) % max(1, count)
  }
}
