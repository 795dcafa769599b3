/// Bilingual text of our own making, with the shape of guidelines: words of kanji, katakana and Latin letters, as unevenly frequent as words
/// are (Zipf), held together by particles; the same for the same seed.
struct SyntheticText {
  private var random: Splitmix
  private var kanji: [String] = []
  private var katakana: [String] = []
  private var english: [String] = []

  init(seed: UInt64) {
    random = Splitmix(state: seed)
    let katakanaLetters = Array("アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロンガギグゲゴダデドバビブベボパピプペポージュッ")
    let syllables = [
      "ac", "ta", "ment", "con", "trol", "ing", "pre", "view", "lay", "er", "ma", "tic", "nav", "or", "se", "lec", "tion", "du",
      "al",
    ]
    for _ in 0..<6000 {
      kanji.append(String((0..<(random.below(4) == 0 ? 3 : 2)).map { _ in SyntheticText.kanji(random.below(1600)) }))
      katakana.append(String((0..<3 + random.below(4)).map { _ in katakanaLetters[random.below(katakanaLetters.count)] }))
      english.append((0..<2 + random.below(3)).map { _ in syllables[random.below(syllables.count)] }.joined())
    }
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

  mutating func word() -> String { random.below(3) == 0 ? katakana[zipf(katakana.count)] : kanji[zipf(kanji.count)] }
  mutating func below(_ count: Int) -> Int { random.below(count) }

  mutating func japaneseSentence() -> String {
    let particles = ["を", "に", "が", "は", "の", "と", "で", "から"]
    let ends = ["する。", "しない。", "を避ける。", "を検討する。", "できるようにする。", "である。"]
    var text = ""
    for _ in 0..<3 + random.below(4) { text += word() + particles[random.below(particles.count)] }
    return text + kanji[zipf(kanji.count)] + ends[random.below(ends.count)]
  }

  mutating func englishSentence() -> String {
    let glue = ["the", "a", "in", "to", "of", "and", "with"]
    var words: [String] = []
    for _ in 0..<4 + random.below(5) { words += [english[zipf(english.count)], glue[random.below(glue.count)]] }
    return (words + [english[zipf(english.count)]]).joined(separator: " ") + "."
  }

  mutating func englishWord() -> String { english[zipf(english.count)] }
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
