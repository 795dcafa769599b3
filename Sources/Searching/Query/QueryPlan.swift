import Guidelines
import Languages
import TextAnalysis

/// A query as it is searched: analysed, expanded and corrected. Nothing changes it afterwards.
struct QueryPlan {
  let parsed: ParsedQuery
  /// The text of the pieces, spaces between, folded.
  let text: FoldedText
  private(set) var language: Language
  /// Ranges of what a reader would call a word, in the unified layer: script runs that carry meaning.
  let words: [Range<Int>]
  /// What was typed, then other ways to say it.
  private(set) var terms: [PlannedTerm]
  /// Where each term stands.
  private(set) var postings: [Postings] = []
  /// Words in other spellings and languages that stand for typed ones, for marking them in texts.
  private(set) var wordings: [String] = []
  /// Platforms that the words name: a preference, not text to match.
  let platforms: [Platform]
  /// Topics that the words name.
  private(set) var topics: [Int64] = []
  /// The topic that the whole query is a name of.
  private(set) var wholeTopic: Int64?
  /// Names of APIs among the words, in the unified layer, with the topics that they belong to.
  private(set) var symbols: [(range: Range<Int>, topic: Int64)] = []
  /// Rules that are asked for by name, with how much of the query the name is.
  private(set) var named: [Int: Float] = [:]
  /// Whether it asks what something is.
  let asksMeaning: Bool
  /// Whether it asks for a size, a count, a length or the like.
  let asksFigure: Bool
  /// Typed words that nothing held, with what was searched instead.
  private(set) var corrections: [(range: Range<Int>, word: String)] = []
  /// Typed words that nothing holds.
  private(set) var unknown: [Range<Int>] = []

  /// More terms than this cost time and tell no more.
  static let mostTyped = 64
  static let mostTerms = 160

  init<Store: SearchStore>(
    _ parsed: ParsedQuery, reader: Language, _ store: Store, without left: Mechanisms = []
  ) throws(Store.Trouble) {
    self.parsed = parsed
    let text = FoldedText(parsed.pieces.map { $0.text }.joined(separator: " "))
    self.text = text
    asksFigure = !parsed.isPasted && Figures.areAsked(by: text)
    let scalars = text.unified.scalars
    asksMeaning = QueryWords.askMeaning(scalars)
    language = QueryWords.language(scalars, reader: reader)
    let named = left.contains(.platformWords) ? PlatformWords([]) : PlatformWords(scalars)
    platforms = named.platforms
    let all = QueryWords.ranges(scalars)
    let rest = all.filter { word in !named.ranges.contains { $0.overlaps(word) } }
    // Who asks for a platform alone asks for its name.
    words = rest.isEmpty ? all : rest
    terms = QueryPlan.typedTerms(text, without: rest.isEmpty ? [] : named.ranges)
    if left.contains(.termWeights) { for index in terms.indices { terms[index].weight = 1 } }
    guard !terms.isEmpty else { return }
    postings = try store.postings(of: terms)
    var expansion = Expansion(store: store, text: text, words: words, typed: terms, postings: postings)
    try expansion.run(without: left)
    terms += expansion.terms
    if let other = expansion.transliterated, !QueryWords.hasFunctionWord(scalars) { language = other }
    if terms.count > QueryPlan.mostTerms { terms.removeLast(terms.count - QueryPlan.mostTerms) }
    postings += try store.postings(of: Array(terms[postings.count...]))
    wordings = expansion.wordings
    corrections = expansion.corrections
    unknown = expansion.unknown
    topics = expansion.topics
    wholeTopic = expansion.wholeTopic
    symbols = expansion.symbols
    self.named = expansion.named
  }

  /// - Parameter left: what is not to be matched as text.
  private static func typedTerms(_ text: FoldedText, without left: [Range<Int>]) -> [PlannedTerm] {
    let all = Term.all(in: text)
    let hasPairs = all.contains { $0.kind != .single }
    let scalars = text.unified.scalars
    let asides = QueryWords.asides(scalars)
    var seen: Set<TokenKey> = []
    var terms: [PlannedTerm] = []
    for term in all where !left.contains(where: { $0.overlaps(term.range) }) {
      // A lone kana in a sentence is a particle.
      if term.kind == .single, ScriptClass(scalars[term.range.lowerBound]) == .hiragana, hasPairs { continue }
      guard seen.insert(term.key).inserted else { continue }
      let isAside = asides.contains { $0.lowerBound <= term.range.lowerBound && term.range.upperBound <= $0.upperBound }
      terms.append(
        PlannedTerm(term, weight: isAside ? QueryWords.asideWeight : term.kind.weight, range: term.range, origin: .typed))
    }
    if text.losesText {
      // A part of a word may only be found as it is written.
      for term in Term.all(in: text, text.plain, mode: .query) where seen.insert(term.key).inserted {
        // Figures are one spelling throughout.
        if term.kind == .single && hasPairs || Figures.stand(in: term.text) { continue }
        let source = text.plain.source(term.range)
        let range = text.unified.scalars.indices.filter { text.unified.source($0..<$0 + 1).overlaps(source) }
        guard let first = range.first, let last = range.last else { continue }
        terms.append(PlannedTerm(term, weight: term.kind.weight * 0.5, range: first..<last + 1, origin: .variant))
      }
    }
    if terms.count > mostTyped {
      let kept = Set(terms.indices.sorted { terms[$0].weight > terms[$1].weight }.prefix(mostTyped))
      terms = terms.indices.filter(kept.contains).map { terms[$0] }
    }
    return terms
  }

  /// Whether it is one word, which asks for what holds everywhere.
  var asksGenerally: Bool { words.count == 1 && platforms.isEmpty && symbols.isEmpty && !parsed.isPasted }

  /// Whether it is a name as APIs have them, and nothing else, that no topic lists and no text holds: its parts mean other things.
  var isUnknownSymbol: Bool {
    guard words.count == 1, topics.isEmpty, corrections.isEmpty, let word = words.first,
      SymbolName.isLike(Vocabulary.string(text.original(word)))
    else { return false }
    return !terms.indices.contains { terms[$0].origin != .correction && terms[$0].range == word && !postings[$0].rules.isEmpty }
  }

  /// Typed terms that lie within a range of the unified layer.
  func terms(in range: Range<Int>) -> [Int] {
    terms.indices.filter {
      terms[$0].origin == .typed && terms[$0].range.lowerBound >= range.lowerBound
        && terms[$0].range.upperBound <= range.upperBound
    }
  }
}
