import Guidelines
import Languages
import TextAnalysis

/// A query after analysis, expansion, and correction.
struct QueryPlan {
  let parsed: ParsedQuery
  /// The folded text of the query's segments, joined with spaces.
  let text: FoldedText
  private(set) var language: Language
  /// Ranges of content words in the unified layer: script runs other than function words and hiragana.
  let words: [Range<Int>]
  /// The typed terms, followed by their alternatives.
  private(set) var terms: [PlannedTerm]
  /// The postings of each term, in the same order as `terms`.
  private(set) var postings: [Postings] = []
  /// Texts in other spellings and languages that are alternatives for typed ones, used for highlighting.
  private(set) var wordings: [String] = []
  /// Platforms that the query names. They are a ranking preference and are not matched as text.
  let platforms: [Platform]
  /// IDs of the topics that the query names.
  private(set) var topics: [Int64] = []
  /// ID of the topic whose name is the whole query.
  private(set) var exactTopic: Int64?
  /// Ranges of API names in the unified layer, with the topics they belong to.
  private(set) var symbols: [(range: Range<Int>, topic: Int64)] = []
  /// Rules that the query asks for by name, with the share of the query that the name makes up.
  private(set) var namedRules: [Int: Float] = [:]
  /// Indicates whether the query asks for a definition.
  let asksForDefinition: Bool
  /// Indicates whether the query asks for a measure, such as a size, count, or length.
  let asksForMeasure: Bool
  /// Ranges of typed words that no rule contains, with the words that were searched for instead.
  private(set) var corrections: [(range: Range<Int>, word: String)] = []
  /// Ranges of typed words that no rule contains.
  private(set) var unknownWords: [Range<Int>] = []

  /// Limits on the number of terms. More terms take time without improving the ranking.
  static let maxTypedTerms = 64
  static let maxTerms = 160

  init<Store: SearchStore>(
    _ parsed: ParsedQuery, reader: Language, _ store: Store, disabling disabledFeatures: SearchFeatures = []
  ) throws(Store.Failure) {
    self.parsed = parsed
    let text = FoldedText(parsed.segments.map { $0.text }.joined(separator: " "))
    self.text = text
    asksForMeasure = !parsed.isPasted && Numbers.areRequested(by: text)
    let scalars = text.unified.scalars
    asksForDefinition = QueryWords.asksForDefinition(scalars)
    language = QueryWords.language(scalars, reader: reader)
    let platformWords = disabledFeatures.contains(.platformPreferences) ? PlatformWords([]) : PlatformWords(scalars)
    platforms = platformWords.platforms
    let allWords = QueryWords.contentRanges(scalars)
    let contentWords = allWords.filter { word in !platformWords.ranges.contains { $0.overlaps(word) } }
    // If the query is only a platform name, search for it as text.
    words = contentWords.isEmpty ? allWords : contentWords
    terms = QueryPlan.typedTerms(text, excluding: contentWords.isEmpty ? [] : platformWords.ranges)
    if disabledFeatures.contains(.termWeights) { for index in terms.indices { terms[index].weight = 1 } }
    guard !terms.isEmpty else { return }
    postings = try store.postings(of: terms)
    var expansion = Expansion(store: store, text: text, words: words, typed: terms, postings: postings)
    try expansion.run(disabling: disabledFeatures)
    terms += expansion.terms
    if let transliteratedLanguage = expansion.transliteratedLanguage, !QueryWords.hasFunctionWord(scalars) {
      language = transliteratedLanguage
    }
    if terms.count > QueryPlan.maxTerms { terms.removeLast(terms.count - QueryPlan.maxTerms) }
    postings += try store.postings(of: Array(terms[postings.count...]))
    wordings = expansion.wordings
    corrections = expansion.corrections
    unknownWords = expansion.unknownWords
    topics = expansion.topics
    exactTopic = expansion.exactTopic
    symbols = expansion.symbols
    self.namedRules = expansion.namedRules
  }

  /// Returns the terms of the query text.
  ///
  /// - Parameter excludedRanges: Ranges that are not matched as text.
  private static func typedTerms(_ text: FoldedText, excluding excludedRanges: [Range<Int>]) -> [PlannedTerm] {
    let allTerms = Term.all(in: text)
    let hasLongerTerms = allTerms.contains { $0.kind != .single }
    let scalars = text.unified.scalars
    let fillerWords = QueryWords.fillerWords(scalars)
    var seenKeys: Set<TokenKey> = []
    var terms: [PlannedTerm] = []
    for term in allTerms where !excludedRanges.contains(where: { $0.overlaps(term.range) }) {
      // A single kana in a sentence is a particle.
      if term.kind == .single, ScriptClass(scalars[term.range.lowerBound]) == .hiragana, hasLongerTerms { continue }
      guard seenKeys.insert(term.key).inserted else { continue }
      let isFiller = fillerWords.contains { $0.lowerBound <= term.range.lowerBound && term.range.upperBound <= $0.upperBound }
      terms.append(
        PlannedTerm(term, weight: isFiller ? QueryWords.fillerWeight : term.kind.weight, range: term.range, origin: .typed))
    }
    if text.hasDistinctLayers {
      // The plain layer has terms that unified spelling removes, such as parts of words.
      for term in Term.all(in: text, text.plain, mode: .query) where seenKeys.insert(term.key).inserted {
        // Numbers have the same spelling in both layers.
        if term.kind == .single && hasLongerTerms || Numbers.occur(in: term.text) { continue }
        let source = text.plain.source(term.range)
        let range = text.unified.scalars.indices.filter { text.unified.source($0..<$0 + 1).overlaps(source) }
        guard let first = range.first, let last = range.last else { continue }
        terms.append(PlannedTerm(term, weight: term.kind.weight * 0.5, range: first..<last + 1, origin: .variant))
      }
    }
    if terms.count > maxTypedTerms {
      let keptIndices = Set(terms.indices.sorted { terms[$0].weight > terms[$1].weight }.prefix(maxTypedTerms))
      terms = terms.indices.filter(keptIndices.contains).map { terms[$0] }
    }
    return terms
  }

  /// Indicates whether the query is a single word without a platform or API name, and so asks for general guidance.
  var isGeneral: Bool { words.count == 1 && platforms.isEmpty && symbols.isEmpty && !parsed.isPasted }

  /// Indicates whether the query is only an API name that no topic lists and no text contains. Its parts would match unrelated
  /// rules.
  var isUnknownSymbol: Bool {
    guard words.count == 1, topics.isEmpty, corrections.isEmpty, let word = words.first,
      SymbolName.isSymbolLike(Vocabulary.string(text.original(word)))
    else { return false }
    return !terms.indices.contains { terms[$0].origin != .correction && terms[$0].range == word && !postings[$0].rules.isEmpty }
  }

  /// Returns the indices of the typed terms within a range of the unified layer.
  func terms(in range: Range<Int>) -> [Int] {
    terms.indices.filter {
      terms[$0].origin == .typed && terms[$0].range.lowerBound >= range.lowerBound
        && terms[$0].range.upperBound <= range.upperBound
    }
  }
}
