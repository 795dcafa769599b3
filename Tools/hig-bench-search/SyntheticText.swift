import Guidelines
import Languages

/// A generator of text in two languages that resembles guidelines: word frequencies follow Zipf's law, and particles join the
/// words. The same seed yields the same text.
struct SyntheticText {
  private var random: Splitmix
  private var vocabularies: [Language: Vocabulary] = [:]

  /// The words of a language's sentences.
  private struct Vocabulary {
    /// Word lists. Each word comes from a random list, but the last word of a sentence comes from the last list.
    var words: [[String]]
    var particles: [String]
    var ends: [String]
    /// Minimum number of words before the last one.
    var minWords: Int
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
        ends: ["する。", "しない。", "を避ける。", "を検討する。", "できるようにする。", "である。"], minWords: 3, spread: 4),
      Vocabulary(words: [latin], particles: ["the", "a", "in", "to", "of", "and", "with"], ends: ["."], minWords: 4, spread: 5),
    ]
    vocabularies = Dictionary(uniqueKeysWithValues: zip(Languages.bilingualPair, made))
  }

  private static func kanji(_ n: Int) -> Character {
    Unicode.Scalar(0x4E00 + UInt32(n) * 7 % 6000).map(Character.init) ?? "一"
  }

  /// Returns a random number below `count`; low numbers are far more frequent than high ones.
  private mutating func zipf(_ count: Int) -> Int {
    let u = Double(random.below(1 << 24) + 1) / Double(1 << 24)
    var rank = 1.0
    // x^u is close enough to Zipf's law to have its long tail.
    for _ in 0..<24 where rank < Double(count) { rank *= 1.0 + u * 0.9 }
    return min(count - 1, Int(rank * u)) % count
  }

  /// Returns a random element. Draws no random number if the list has only one element.
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
    for _ in 0..<vocabulary.minWords + random.below(vocabulary.spread) {
      words += [word(in: vocabulary), one(of: vocabulary.particles)]
    }
    words.append(nouns[zipf(nouns.count)] + one(of: vocabulary.ends))
    return words.joined(separator: language.profile.typography.sentenceSeparator)
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
