import Languages
import TextAnalysis

/// A text prepared for comparison as a sequence of symbols: single Japanese characters, whole stemmed words of letters and
/// digits, and breaks for punctuation.
struct SymbolLine {
  private(set) var symbols: [ConceptLexicon.Symbol] = []
  /// Script of each symbol; `.separator` for a break.
  private(set) var scripts: [ScriptClass] = []
  private(set) var terms: Set<EvidenceTerm> = []

  /// Maximum number of scalars that are read. The subject of a rule is stated at its beginning, and pages may be of any size.
  static let maxScalars = 6_000

  init(_ text: String) {
    let folded = FoldedText(scalars: text.unicodeScalars.prefix(SymbolLine.maxScalars).map(\.value))
    let scalars = folded.unified.scalars
    var previous: (script: ScriptClass, range: Range<Int>)?
    Vocabulary.forEachRun(scalars) { script, range in
      let end = previous?.range.upperBound ?? 0
      if scalars[end..<range.lowerBound].contains(where: { $0 != 0x20 && $0 != 0x3000 && $0 != 0x2D }) { appendBreak() }
      if script == .word {
        appendWord(folded, range)
      } else {
        appendCharacters(scalars, script, range)
        if script == .hiragana, let previous, previous.script == .kanji, previous.range.upperBound == range.lowerBound {
          terms.insert(EvidenceTerm(.inflection, scalars[range.lowerBound - 1], scalars[range.lowerBound]))
        }
      }
      previous = (script, range)
    }
  }

  private mutating func appendBreak() {
    symbols.append(ConceptLexicon.breakSymbol)
    scripts.append(.separator)
  }

  private mutating func appendCharacters(_ scalars: [UInt32], _ script: ScriptClass, _ range: Range<Int>) {
    for index in range {
      symbols.append(UInt64(scalars[index]))
      scripts.append(script)
    }
    let pair: EvidenceTerm.Kind
    switch script {
    case .kanji:
      pair = .kanjiPair
      for index in range { terms.insert(EvidenceTerm(.kanji, scalars[index])) }
    case .katakana:
      pair = .katakanaPair
      terms.insert(EvidenceTerm(.katakana, hashing: scalars[range]))
    case .hiragana, .hangul, .word, .separator: pair = .hiraganaPair
    }
    for index in range.dropLast() { terms.insert(EvidenceTerm(pair, scalars[index], scalars[index + 1])) }
  }

  /// Appends a word of letters and digits. Compounds such as `ImageView` and `169pt` are split into their parts; names such as
  /// `iOS` stay whole.
  private mutating func appendWord(_ text: FoldedText, _ range: Range<Int>) {
    let scalars = text.unified.scalars
    let parts = SymbolLine.parts(text, range)
    let isCompound = parts.count > 1 && parts.allSatisfy { $0.count >= 3 || SymbolLine.isDigit(scalars[$0.lowerBound]) }
    if isCompound { insert(Array(scalars[range])) }
    for part in isCompound ? parts : [range] {
      let word = insert(Array(scalars[part]))
      symbols.append(ConceptLexicon.symbol(word: word))
      scripts.append(.word)
    }
  }

  /// Adds a word to the terms, unless it is common, and returns its stem.
  @discardableResult private mutating func insert(_ word: [UInt32]) -> [UInt32] {
    if SymbolLine.isDigit(word[0]), word.allSatisfy(SymbolLine.isDigit) {
      terms.insert(EvidenceTerm(.number, hashing: word))
      return word
    }
    let stem = Stemmer.stem(word)
    if word.count > 1, !SymbolLine.isCommon(word) { terms.insert(EvidenceTerm(.word, hashing: stem)) }
    return stem
  }

  /// Returns `true` for common words, which say nothing about the topic of a rule.
  private static func isCommon(_ word: [UInt32]) -> Bool { word.count <= 5 && commonWordHashes.contains(EvidenceTerm.hash(word)) }

  private static let commonWordHashes = Set(
    Languages.all.flatMap(\.lexicon.comparisonStopWords).map { EvidenceTerm.hash($0.unicodeScalars.map(\.value)) })

  private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

  private static func parts(_ text: FoldedText, _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst() {
      let previous = text.original[text.unified.start(index - 1)]
      let current = text.original[text.unified.start(index)]
      let isCaseChange = (previous >= 0x61 && previous <= 0x7A) && (current >= 0x41 && current <= 0x5A)
      if isCaseChange || isDigit(previous) != isDigit(current) {
        parts.append(start..<index)
        start = index
      }
    }
    parts.append(start..<range.upperBound)
    return parts
  }
}
