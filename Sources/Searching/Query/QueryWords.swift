import Guidelines
import Languages
import TextAnalysis

/// Analysis of the words of a query that express its form and not its subject.
enum QueryWords {
  /// Weight of a function word in a query that has content words.
  static let fillerWeight = 0.2

  static func language(_ scalars: [UInt32], reader: Language) -> Language {
    if let language = Languages.scriptLanguage(in: scalars) { return language }
    let words = Vocabulary.string(scalars).split(separator: " ")
    return words.count >= 3 || words.contains { isFunctionWord(String($0)) } ? Languages.fallback : reader
  }

  /// Indicates whether a query asks what something is, as in 「グラフとは」 and "what is a popover".
  static func asksForDefinition(_ scalars: [UInt32]) -> Bool {
    let text = Vocabulary.string(scalars)
    let trimmed = text.drop { $0 == " " }.reversed().drop { "?？。 ".contains($0) }.reversed()
    let ending = String(trimmed)
    return Languages.all.contains { rules in
      rules.questions.definitionSuffixes.contains { ending.hasSuffix($0) }
        || rules.questions.definitionPrefixes.contains { ending.hasPrefix($0) }
    }
  }

  /// Indicates whether a query compares things.
  static func isComparison(_ scalars: [UInt32]) -> Bool {
    let text = " " + Vocabulary.string(scalars) + " "
    return Languages.all.contains { $0.questions.comparisonPhrases.contains { text.contains(text: $0) } }
  }

  /// Indicates whether a query contains a function word. Transliterated words never are function words.
  static func hasFunctionWord(_ scalars: [UInt32]) -> Bool {
    Vocabulary.string(scalars).split(separator: " ").contains { $0.count > 2 && isFunctionWord(String($0)) }
  }

  /// Returns the ranges of content words, or of all script runs if there are none.
  static func contentRanges(_ scalars: [UInt32]) -> [Range<Int>] {
    var contentRanges: [Range<Int>] = []
    var allRanges: [Range<Int>] = []
    Vocabulary.forEachRun(scalars) { script, range in
      allRanges.append(range)
      switch script {
      case .separator, .hiragana: break
      case .word, .kanji, .katakana, .hangul:
        if !isFunctionWord(Vocabulary.string(scalars[range])) { contentRanges.append(range) }
      }
    }
    return contentRanges.isEmpty ? allRanges : contentRanges
  }

  /// Returns the ranges of function words if the query has other words. Otherwise, returns only those in Latin letters.
  static func fillerWords(_ scalars: [UInt32]) -> [Range<Int>] {
    var fillerWords: [Range<Int>] = []
    var hasContentWord = false
    Vocabulary.forEachRun(scalars) { script, range in
      let word = Vocabulary.string(scalars[range])
      switch script {
      case .separator, .hiragana: break
      case .word, .kanji, .katakana, .hangul: if isFunctionWord(word) { fillerWords.append(range) } else { hasContentWord = true }
      }
    }
    return hasContentWord ? fillerWords : fillerWords.filter { ScriptClass(scalars[$0.lowerBound]) == .word }
  }
}

/// The platforms that a query names, directly or by a device.
struct PlatformWords {
  /// Ranges of the names in the unified layer, including the maker's name before a device.
  private(set) var ranges: [Range<Int>] = []
  private(set) var platforms: [Platform] = []

  init(_ scalars: [UInt32]) {
    var runs: [(script: ScriptClass, range: Range<Int>)] = []
    Vocabulary.forEachRun(scalars) { script, range in runs.append((script, range)) }
    var index = 0
    while index < runs.count {
      // Match longer names first: "Apple Vision Pro" before "Vision".
      let match = stride(from: min(3, runs.count - index), to: 0, by: -1).lazy.compactMap { count -> (Int, Platform)? in
        let candidate = runs[index..<index + count]
        guard candidate.allSatisfy({ $0.script == .word || $0.script == .katakana }) else { return nil }
        let name = candidate.map { Vocabulary.string(scalars[$0.range]) }.joined()
        return PlatformWords.platform(name).map { (count, $0) }
      }.first
      if let (count, platform) = match {
        ranges.append(runs[index].range.lowerBound..<runs[index + count - 1].range.upperBound)
        if !platforms.contains(platform) { platforms.append(platform) }
        index += count
      } else {
        index += 1
      }
    }
    platforms.sort()
  }

  private static func platform(_ name: String) -> Platform? {
    Platform(name: name) ?? Platform(device: name) ?? platformsByDevice[name]
  }

  /// Device names in the scripts of the supported languages, in unified spelling.
  private static let platformsByDevice: [String: Platform] = {
    var platforms: [String: Platform] = [:]
    for (names, platform) in Languages.all.flatMap({ $0.platformPhrases.devices }) {
      for name in names { platforms[Vocabulary.string(FoldedText(name).unified.scalars)] = platform }
    }
    return platforms
  }()
}
