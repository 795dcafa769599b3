import GRDB
import Guidelines
import TextAnalysis

/// A query, ready to be asked: terms, other ways to say them, phrases, filters and hints.
struct Question {
  var parsed: ParsedQuery
  /// The text of the pieces, spaces between, folded.
  var text: FoldedText
  var terms: [QueryTerm] = []
  var spans: [QuerySpan] = []
  /// Ranges of the pieces in the unified layer.
  var pieces: [Range<Int>] = []
  /// Ranges of what a reader would call a word: script runs that carry meaning.
  var words: [Range<Int>] = []
  var platformWords: [(range: Range<Int>, platform: Platform)] = []
  var platformHints: [Platform] = []
  /// Topics that the words name, with what being about them is worth.
  var topicHints: [Int64: Double] = [:]
  /// The topic that the whole question is a name of.
  var namedTopic: Int64?
  var asksForDefinition = false
  /// How many, how large: a rule that names a number is likelier to tell.
  var asksForNumber = false
  var language: Language
  /// Typed words that nothing held, with what was searched instead.
  var corrections: [(range: Range<Int>, word: String)] = []

  /// More terms than this cost time and tell no more.
  static let mostTerms = 96

  init(_ parsed: ParsedQuery, reader: Language) {
    self.parsed = parsed
    text = FoldedText(parsed.pieces.map(\.text).joined(separator: " "))
    let scalars = text.unified.scalars
    language = Question.language(scalars, reader: reader)
    pieces = Question.pieces(parsed, text)
    addTerms()
    words = Question.words(scalars)
    platformWords = Question.platforms(scalars)
    platformHints = Set(platformWords.map(\.platform)).sorted()
    asksForDefinition = Question.asksForDefinition(Vocabulary.string(scalars))
    asksForNumber = Question.asksForNumber(Vocabulary.string(scalars))
  }

  // MARK: Terms

  private mutating func addTerms() {
    var seen: Set<TokenKey> = []
    let tokens = Tokenizer.tokens(text, text.unified, mode: .query)
    let hasPairs = tokens.contains { $0.kind != .single }
    let asides = Question.asides(text.unified.scalars)
    for token in tokens where seen.insert(token.key).inserted {
      let range = Int(token.start)..<Int(token.end)
      // A lone kana in a sentence is a particle.
      let script = ScriptClass(text.unified.scalars[range.lowerBound])
      if token.kind == .single, script == .hiragana, hasPairs { continue }
      let isStopWord =
        token.kind == .word && StopWords.contains(Vocabulary.string(text.unified.scalars[range]))
        || asides.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
      terms.append(
        QueryTerm(
          key: token.key, text: Vocabulary.string(Tokenizer.spelling(token, text.unified)), isPrefix: token.kind == .single,
          weight: isStopWord ? 0.2 : Question.weight(token, among: tokens), range: range))
    }
    if terms.count > Question.mostTerms {
      let kept = Set(terms.indices.sorted { terms[$0].weight > terms[$1].weight }.prefix(Question.mostTerms))
      terms = terms.indices.filter(kept.contains).map { terms[$0] }
    }
  }

  /// A word that has a stem shares its worth with it, for every form of the word has the stem.
  private static func weight(_ token: Token, among tokens: [Token]) -> Double {
    switch token.kind {
    case .word, .part:
      let hasStem = tokens.contains { $0.kind == .stem && $0.start == token.start && $0.end == token.end }
      return hasStem ? token.kind.weight * 0.3 : token.kind.weight
    case .stem:
      let ofWord = tokens.contains { $0.kind == .word && $0.start == token.start && $0.end == token.end }
      return (ofWord ? Token.Kind.word.weight : Token.Kind.part.weight) * 0.7
    case .katakana, .kanji, .hiragana, .kanjiKatakana, .kanjiHiragana, .hiraganaKanji, .hiraganaKatakana, .single, .lone:
      return token.kind.weight
    }
  }

  /// Terms that lie within a range of the unified layer.
  func terms(in range: Range<Int>) -> [Int] {
    terms.indices.filter { terms[$0].range.lowerBound >= range.lowerBound && terms[$0].range.upperBound <= range.upperBound }
  }

  // MARK: What the words say besides

  private static func language(_ scalars: [UInt32], reader: Language) -> Language {
    if scalars.contains(where: { ScriptClass($0).isJapanese }) { return .japanese }
    let words = Vocabulary.string(scalars).split(separator: " ")
    return words.count >= 3 || words.contains { StopWords.contains(String($0)) } ? .english : reader
  }

  /// Each piece's range: pieces are joined by one space, and folding makes no spaces of other things.
  private static func pieces(_ parsed: ParsedQuery, _ text: FoldedText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    var index = 0
    let layer = text.unified
    for piece in parsed.pieces {
      let end = offset + piece.text.unicodeScalars.count
      let start = index
      while index < layer.scalars.count, layer.start(index) < end { index += 1 }
      ranges.append(start..<index)
      while index < layer.scalars.count, layer.start(index) <= end { index += 1 }
      offset = end + 1
    }
    return ranges
  }

  private static func words(_ scalars: [UInt32]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var all: [Range<Int>] = []
    Vocabulary.forEachRun(scalars) { script, range in
      all.append(range)
      switch script {
      case .separator, .hiragana: break
      case .word: if !StopWords.contains(Vocabulary.string(scalars[range])) { words.append(range) }
      case .kanji, .katakana: if !StopWords.japanese.contains(Vocabulary.string(scalars[range])) { words.append(range) }
      }
    }
    return words.isEmpty ? all : words
  }

  /// Japanese stop words, where something else is asked besides.
  private static func asides(_ scalars: [UInt32]) -> [Range<Int>] {
    var asides: [Range<Int>] = []
    var others = false
    Vocabulary.forEachRun(scalars) { script, range in
      guard script != .separator, script != .hiragana else { return }
      if StopWords.japanese.contains(Vocabulary.string(scalars[range])) { asides.append(range) } else { others = true }
    }
    return others ? asides : []
  }

  private static func platforms(_ scalars: [UInt32]) -> [(range: Range<Int>, platform: Platform)] {
    var found: [(range: Range<Int>, platform: Platform)] = []
    Vocabulary.forEachRun(scalars) { script, range in
      guard script == .word || script == .katakana else { return }
      let word = Vocabulary.string(scalars[range])
      if let platform = script == .word ? Platform(name: word) ?? Platform(device: word) : katakanaDevices[word] {
        found.append((range, platform))
      }
    }
    return found
  }

  /// In the unified spelling.
  private static let katakanaDevices: [String: Platform] = {
    var devices: [String: Platform] = [:]
    for (names, platform) in [
      (["アイフォン", "アイフォーン"], Platform.iOS), (["アイパッド"], .iPadOS), (["マック"], .macOS), (["ウォッチ", "アップルウォッチ"], .watchOS),
      (["ビジョンプロ"], .visionOS),
    ] {
      for name in names { devices[Vocabulary.string(FoldedText(name).unified.scalars)] = platform }
    }
    return devices
  }()

  private static func asksForDefinition(_ text: String) -> Bool {
    let trimmed = text.split(whereSeparator: { " ?。".contains($0) }).map(String.init).joined(separator: " ")
    return trimmed.hasPrefix("what is ") || trimmed.hasPrefix("what are ") || trimmed.hasPrefix("what's ")
      || ["とは", "とは何", "とは何か", "とは何ですか", "って何", "って何ですか", "の意味", "の定義"].contains(where: trimmed.hasSuffix)
  }

  private static func asksForNumber(_ text: String) -> Bool { text.holdsAny(of: numberQuestions) }

  private static let numberQuestions = [
    "how many", "how much", "how large", "how big", "how small", "how wide", "how tall", "how long", "what size",
    "いくつ", "何個", "何つ", "何本", "何色", "何行", "何文字", "何枚", "何秒", "何分", "何回", "何倍", "何種類", "何項目", "何%", "何パーセント", "何ポイント", "何pt",
    "何ピクセル", "何px", "何ミリ", "何mm", "どれくらい", "どのくらい", "どれだけ", "どこまで",
  ]
}
