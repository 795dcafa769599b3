import Guidelines
import Languages
import TextAnalysis

/// What of a query's words says how it is put, not what it is about.
enum QueryWords {
  /// What a function word is worth beside one that tells something.
  static let asideWeight = 0.2

  static func language(_ scalars: [UInt32], reader: Language) -> Language {
    if let language = Languages.scripted(in: scalars) { return language }
    let words = Vocabulary.string(scalars).split(separator: " ")
    return words.count >= 3 || words.contains { isFunctionWord(String($0)) } ? Languages.fallback : reader
  }

  /// Whether it asks what something is: 「グラフとは」, "what is a popover".
  static func askMeaning(_ scalars: [UInt32]) -> Bool {
    let text = Vocabulary.string(scalars)
    let bare = text.drop { $0 == " " }.reversed().drop { "?？。 ".contains($0) }.reversed()
    let ending = String(bare)
    return Languages.all.contains { rules in
      rules.questions.meaningEndings.contains { ending.hasSuffix($0) }
        || rules.questions.meaningOpenings.contains { ending.hasPrefix($0) }
    }
  }

  /// Whether it compares.
  static func compare(_ scalars: [UInt32]) -> Bool {
    let text = " " + Vocabulary.string(scalars) + " "
    return Languages.all.contains { $0.questions.comparisons.contains { text.contains(text: $0) } }
  }

  /// Whether it holds a function word, which no transliterated word is.
  static func hasFunctionWord(_ scalars: [UInt32]) -> Bool {
    Vocabulary.string(scalars).split(separator: " ").contains { $0.count > 2 && isFunctionWord(String($0)) }
  }

  /// Script runs that carry meaning; all runs where none does.
  static func ranges(_ scalars: [UInt32]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var all: [Range<Int>] = []
    Vocabulary.forEachRun(scalars) { script, range in
      all.append(range)
      switch script {
      case .separator, .hiragana: break
      case .word, .kanji, .katakana, .hangul: if !isFunctionWord(Vocabulary.string(scalars[range])) { words.append(range) }
      }
    }
    return words.isEmpty ? all : words
  }

  /// Function words, where something else is asked besides.
  static func asides(_ scalars: [UInt32]) -> [Range<Int>] {
    var asides: [Range<Int>] = []
    var others = false
    Vocabulary.forEachRun(scalars) { script, range in
      let word = Vocabulary.string(scalars[range])
      switch script {
      case .separator, .hiragana: break
      case .word, .kanji, .katakana, .hangul: if isFunctionWord(word) { asides.append(range) } else { others = true }
      }
    }
    return others ? asides : asides.filter { ScriptClass(scalars[$0.lowerBound]) == .word }
  }
}

/// Platforms by their names and their devices', in a query.
struct PlatformWords {
  /// In the unified layer, makers' names with their devices'.
  private(set) var ranges: [Range<Int>] = []
  private(set) var platforms: [Platform] = []

  init(_ scalars: [UInt32]) {
    var runs: [(script: ScriptClass, range: Range<Int>)] = []
    Vocabulary.forEachRun(scalars) { script, range in runs.append((script, range)) }
    var index = 0
    while index < runs.count {
      // "Apple Vision Pro" before "Vision".
      let found = stride(from: min(3, runs.count - index), to: 0, by: -1).lazy.compactMap { count -> (Int, Platform)? in
        let some = runs[index..<index + count]
        guard some.allSatisfy({ $0.script == .word || $0.script == .katakana }) else { return nil }
        let name = some.map { Vocabulary.string(scalars[$0.range]) }.joined()
        return PlatformWords.platform(name).map { (count, $0) }
      }.first
      if let (count, platform) = found {
        ranges.append(runs[index].range.lowerBound..<runs[index + count - 1].range.upperBound)
        if !platforms.contains(platform) { platforms.append(platform) }
        index += count
      } else {
        index += 1
      }
    }
    platforms.sort()
  }

  private static func platform(_ name: String) -> Platform? { Platform(name: name) ?? Platform(device: name) ?? devices[name] }

  /// As languages spell them in their own script, in the unified spelling.
  private static let devices: [String: Platform] = {
    var devices: [String: Platform] = [:]
    for (names, platform) in Languages.all.flatMap({ $0.platforms.devices }) {
      for name in names { devices[Vocabulary.string(FoldedText(name).unified.scalars)] = platform }
    }
    return devices
  }()
}
