import TextAnalysis

/// A text cut for comparison: Japanese characters one by one, words of letters and digits whole and stemmed, breaks where punctuation stands.
struct SymbolLine {
  private(set) var symbols: [ConceptLexicon.Symbol] = []
  /// The script of each symbol; `.separator` for a break.
  private(set) var scripts: [ScriptClass] = []
  private(set) var terms: Set<Term> = []

  /// Texts are read up to here: what a rule is about stands at its beginning, and a page may be of any size.
  static let limit = 6_000

  init(_ text: String) {
    let folded = FoldedText(scalars: text.unicodeScalars.prefix(SymbolLine.limit).map(\.value))
    let scalars = folded.unified.scalars
    var previous: (script: ScriptClass, range: Range<Int>)?
    Vocabulary.forEachRun(scalars) { script, range in
      let end = previous?.range.upperBound ?? 0
      if scalars[end..<range.lowerBound].contains(where: { $0 != 0x20 && $0 != 0x3000 && $0 != 0x2D }) { appendBreak() }
      if script == .word {
        appendWord(folded, range)
      } else {
        appendJapanese(scalars, script, range)
        if script == .hiragana, let previous, previous.script == .kanji, previous.range.upperBound == range.lowerBound {
          terms.insert(Term(.inflection, scalars[range.lowerBound - 1], scalars[range.lowerBound]))
        }
      }
      previous = (script, range)
    }
  }

  private mutating func appendBreak() {
    symbols.append(ConceptLexicon.breakSymbol)
    scripts.append(.separator)
  }

  private mutating func appendJapanese(_ scalars: [UInt32], _ script: ScriptClass, _ range: Range<Int>) {
    for index in range {
      symbols.append(UInt64(scalars[index]))
      scripts.append(script)
    }
    let pair: Term.Kind
    switch script {
    case .kanji:
      pair = .kanjiPair
      for index in range { terms.insert(Term(.kanji, scalars[index])) }
    case .katakana:
      pair = .katakanaPair
      terms.insert(Term(.katakana, hashing: scalars[range]))
    case .hiragana, .word, .separator: pair = .hiraganaPair
    }
    for index in range.dropLast() { terms.insert(Term(pair, scalars[index], scalars[index + 1])) }
  }

  /// A word of letters and digits, with the parts of a compound (`ImageView`, `169pt`); names such as `iOS` stay whole.
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

  /// Notes a word as a term, unless it is one that every text has, and returns its stem.
  @discardableResult private mutating func insert(_ word: [UInt32]) -> [UInt32] {
    if SymbolLine.isDigit(word[0]), word.allSatisfy(SymbolLine.isDigit) {
      terms.insert(Term(.number, hashing: word))
      return word
    }
    let stem = EnglishStem.stem(word)
    if word.count > 1, !StopWords.contains(word) { terms.insert(Term(.word, hashing: stem)) }
    return stem
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

  private static func parts(_ text: FoldedText, _ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst() {
      let before = text.original[text.unified.start(index - 1)]
      let here = text.original[text.unified.start(index)]
      let isHump = (before >= 0x61 && before <= 0x7A) && (here >= 0x41 && here <= 0x5A)
      if isHump || isDigit(before) != isDigit(here) {
        parts.append(start..<index)
        start = index
      }
    }
    parts.append(start..<range.upperBound)
    return parts
  }
}

/// English words that say nothing of what a rule is about.
enum StopWords {
  static func contains(_ word: [UInt32]) -> Bool { word.count <= 5 && hashes.contains(Term.hash(word)) }

  private static let hashes: Set<UInt64> = Set(
    """
    a an the this that these those it its they them their you your we our he she people who what which when where how why if then than as \
    of to in on at by for from with into out up over and or but nor not no only also more most other each any all some such one can may \
    might must should will would could do does is are be was were been has have had so there here like while let use using make
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Term.hash($0.unicodeScalars.map(\.value)) })
}
