import Guidelines
import Languages
import TextAnalysis

/// Finds alternatives for the terms of a query: glossary synonyms and readings, spelling variants, transliterations of words in
/// Latin letters, and corrections of unknown words. It also finds the topics that the query names.
struct Expansion<Store: SearchStore> {
  let store: Store
  let text: FoldedText
  let words: [Range<Int>]
  let typedTerms: [PlannedTerm]
  private let postings: [Postings]
  private(set) var terms: [PlannedTerm] = []
  private(set) var wordings: [String] = []
  private(set) var corrections: [(range: Range<Int>, word: String)] = []
  /// Words that no rule contains as typed, and that are not alternatives of known words.
  private(set) var unknownWords: [Range<Int>] = []
  /// The language whose words were typed in Latin letters, if any.
  private(set) var transliteratedLanguage: Language?
  private(set) var topics: [Int64] = []
  private(set) var exactTopic: Int64?
  /// Ranges of API names, with the topics they belong to.
  private(set) var symbols: [(range: Range<Int>, topic: Int64)] = []
  /// Rules that the query asks for by name, with the share of the query that the name makes up.
  private(set) var namedRules: [Int: Float] = [:]
  /// Ranges that are variants of known words.
  private var knownRanges: [Range<Int>] = []

  init(store: Store, text: FoldedText, words: [Range<Int>], typed: [PlannedTerm], postings: [Postings]) {
    self.store = store
    self.postings = postings
    self.text = text
    self.words = words
    self.typedTerms = typed
  }

  mutating func run(disabling disabledFeatures: SearchFeatures) throws(Store.Failure) {
    if !disabledFeatures.contains(.glossary) { try addSynonyms() }
    if !disabledFeatures.contains(.spellingVariants) { try addVariants() }
    if !disabledFeatures.contains(.topicNames) { try addTopics() }
    if !disabledFeatures.contains(.transliteration) { try addTransliterations() }
    if !disabledFeatures.contains(.corrections) { try addCorrections() }
  }

  private mutating func add(_ text: String, for range: Range<Int>, _ origin: PlannedTerm.TermOrigin, weight: Double) {
    let newTerms = Term.all(in: FoldedText(text))
    guard !newTerms.isEmpty else { return }
    wordings.append(text)
    // An alternative weighs as much as one word of letters no matter how many terms it has; the square root gives more terms
    // slightly more weight.
    let sum = newTerms.reduce(0) { $0 + $1.kind.weight }
    let unitWeight = weight * Token.Kind.word.weight * Double(newTerms.count).squareRoot() / sum
    for term in newTerms {
      // A single character occurs in too many words to represent another word. A digit is a word of its own.
      if term.text.unicodeScalars.count == 1, term.text.first?.isNumber != true { continue }
      let planned = PlannedTerm(term, weight: unitWeight * term.kind.weight, range: range, origin: origin)
      guard planned.weight >= ExpansionWeights.minWeight, !typedTerms.contains(where: { $0.key == planned.key }) else { continue }
      if let index = terms.firstIndex(where: { $0.key == planned.key }) {
        if terms[index].weight < planned.weight { terms[index] = planned }
      } else {
        terms.append(planned)
      }
    }
  }

  // MARK: Synonyms

  private mutating func addSynonyms() throws(Store.Failure) {
    for match in try GlossaryMatch.all(in: text, store) {
      let group = try store.glossaryGroup(match.group)
      knownRanges.append(match.range)
      guard let group, group.weight != nil else { continue }
      let form = GlossaryForm(Vocabulary.string(text.unified.scalars[match.range]))?.text
      for member in group.members.values.reversed().joined().prefix(32) where GlossaryForm(member)?.text != form {
        add(
          member, for: match.range, match.isReading ? .reading : .synonym,
          weight: ExpansionWeights.weight(of: group, isReading: match.isReading))
      }
    }
  }

  // MARK: Spellings

  /// Adds indexed katakana words that differ from a typed word only in long vowels and small kana or were typed in hiragana, and
  /// Latin words in the spelling that the guidelines use.
  private mutating func addVariants() throws(Store.Failure) {
    let scalars = text.unified.scalars
    var runs: [(ScriptClass, Range<Int>)] = []
    Vocabulary.forEachRun(scalars) { runs.append(($0, $1)) }
    for (script, range) in runs where range.count >= 3 && range.count <= 32 {
      if script == .word, let respelledWord = Languages.normalizedSpelling(of: Vocabulary.string(scalars[range])) {
        let respelledTerms = Term.all(in: FoldedText(respelledWord)).map {
          PlannedTerm($0, weight: 1, range: range, origin: .variant)
        }
        if try store.postings(of: respelledTerms).contains(where: { !$0.rules.isEmpty }) { knownRanges.append(range) }
        add(respelledWord, for: range, .variant, weight: 0.95)
      }
      guard script == .katakana || script == .hiragana else { continue }
      for word in try spellings(of: Vocabulary.katakana(scalars[range]), excluding: Vocabulary.string(scalars[range])) {
        knownRanges.append(range)
        add(word, for: range, .variant, weight: script == .katakana ? 0.95 : 0.8)
      }
    }
  }

  private func spellings(of katakana: [UInt32], excluding typed: String) throws(Store.Failure) -> [String] {
    try store.spellings(of: Vocabulary.string(Vocabulary.skeleton(katakana)), excluding: typed)
  }

  // MARK: Topics

  /// Finds the names of catalog topics in the query. The title of a page outside the catalog is not an established name.
  private mutating func addTopics() throws(Store.Failure) {
    let runs = GlossaryForm.scriptRuns(text)
    let names = TopicNameLookup(store)
    var mentions: [(range: Range<Int>, topic: Int64)] = []
    var start = 0
    while start < runs.count, topics.count < 4 {
      var next = start + 1
      // No topic name starts with a particle.
      let isParticle = runs[start].count == 1 && ScriptClass(text.unified.scalars[runs[start].lowerBound]) == .hiragana
      for end in isParticle
        ? stride(from: 0, to: 0, by: -1) : stride(from: min(runs.count, start + ExpansionWeights.maxNameRuns), to: start, by: -1)
      {
        guard let first = runs[start..<end].first, let last = runs[start..<end].last else { continue }
        let range = first.lowerBound..<last.upperBound
        // A single character is a name only if it is the whole query.
        let isSymbol = SymbolName.isSymbolLike(Vocabulary.string(text.original(range)))
        guard range.count > 1 || runs.count == 1,
          let topic = try names.topic(Vocabulary.string(text.unified.scalars[range]), isSymbol: isSymbol)
        else { continue }
        knownRanges.append(range)
        mentions.append((range, topic))
        if isSymbol { symbols.append((range, topic)) }
        // Pages use plain words such as "alert" where code uses UIAlertController.
        for title in isSymbol ? try names.titles(of: topic) : [] {
          add(title, for: range, .synonym, weight: ExpansionWeights.symbolWeight)
        }
        if !topics.contains(topic) { topics.append(topic) }
        if start == 0, end == runs.count { exactTopic = topic }
        next = end
        break
      }
      start = next
    }
    let namedAnswers = try NamedAnswers(text, store)
    if exactTopic == nil {
      if let choice = namedAnswers.comparisonTopic() {
        namedRules = try namedAnswers.table(of: choice)
      } else {
        namedRules = try namedAnswers.definitions(of: TopicComparison(mentions, in: text.unified.scalars).topics)
      }
    }
    for (rule, share) in try namedAnswers.explanations(words) { namedRules[rule] = max(namedRules[rule] ?? 0, share) }
  }

  // MARK: Transliteration

  /// Adds words of another script that were typed in Latin letters and that no rule contains: several of them as one katakana
  /// word, each as one, or by the readings in the glossary.
  private mutating func addTransliterations() throws(Store.Failure) {
    for rules in Languages.all {
      if let transliteration = rules.lexicon.transliteration { try addTransliterations(to: rules.language, transliteration) }
    }
  }

  private mutating func addTransliterations(
    to language: Language, _ transliteration: ([UInt32]) -> [UInt32]?
  ) throws(Store.Failure) {
    let scalars = text.unified.scalars
    var runs: [[(range: Range<Int>, kana: [UInt32])]] = [[]]
    for word in GlossaryForm.scriptRuns(text) {
      if ScriptClass(scalars[word.lowerBound]) == .word, let kana = transliteration(Array(scalars[word])), try !isIndexed(word) {
        runs[runs.count - 1].append((word, kana))
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    for run in runs {
      var start = 0
      while start < run.count {
        var next = start + 1
        for end in stride(from: min(run.count, start + 3), to: start, by: -1) {
          let range = run[start].range.lowerBound..<run[end - 1].range.upperBound
          let kana = run[start..<end].flatMap { $0.kana }
          let spellings = try words(for: kana, in: language)
          guard !spellings.isEmpty else { continue }
          knownRanges += run[start..<end].map { $0.range }
          for spelling in spellings { add(spelling, for: range, .transliteration, weight: 0.9) }
          transliteratedLanguage = language
          next = end
          break
        }
        if next == start + 1, !knownRanges.contains(run[start].range) {
          // Many English words can be read as romaji ("rebase"), so a reading that no text contains does not indicate the
          // language.
          add(Vocabulary.string(run[start].kana), for: run[start].range, .transliteration, weight: 0.6)
        }
        start = next
      }
    }
  }

  /// Returns the words that kana may represent: indexed katakana words, and glossary terms of the language with this reading.
  private func words(for kana: [UInt32], in language: Language) throws(Store.Failure) -> [String] {
    let form = FoldedText(Vocabulary.string(kana))
    var words = try spellings(of: Vocabulary.katakana(kana[...]), excluding: "")
    for match in try GlossaryMatch.all(in: form, store)
    where match.isReading && match.range.count == form.unified.scalars.count {
      let group = try store.glossaryGroup(match.group)
      if let group, group.weight != nil { words += group.members.list(language).prefix(8) }
    }
    return words
  }

  // MARK: Corrections

  /// Adds the most likely word for each katakana or Latin word that no rule contains.
  private mutating func addCorrections() throws(Store.Failure) {
    let scalars = text.unified.scalars
    let spelling = SpellingCorrector(store: store)
    for word in words.prefix(8) where Vocabulary.isWord(scalars[word], ScriptClass(scalars[word.lowerBound])) {
      guard !knownRanges.contains(word), try !isIndexed(word) else { continue }
      unknownWords.append(word)
      guard let correction = try spelling.nearest(Array(scalars[word]), isAlone: words.count == 1) else { continue }
      corrections.append((word, correction))
      add(correction, for: word, .correction, weight: 0.9)
      if let topic = try TopicNameLookup(store).topic(correction) {
        if !topics.contains(topic) { topics.append(topic) }
        if words.count == 1 { exactTopic = topic }
      }
    }
  }

  /// Indicates whether a rule, or a question of a rule, contains a word as typed. An English word matches by its stem or by each
  /// part of its camel case spelling. A katakana word does not match by character pairs alone, because the pairs may occur in
  /// several words.
  private func isIndexed(_ word: Range<Int>) throws(Store.Failure) -> Bool {
    let scalars = text.unified.scalars
    let termsInWord = typedTerms.indices.filter {
      typedTerms[$0].range.lowerBound >= word.lowerBound && typedTerms[$0].range.upperBound <= word.upperBound
    }
    // The terms of a repeated word have the range of its first occurrence.
    if termsInWord.isEmpty { return true }
    func hasPostings(_ term: Int) -> Bool { !postings[term].rules.isEmpty }
    if ScriptClass(scalars[word.lowerBound]) == .word {
      let parts = termsInWord.filter { typedTerms[$0].range != word }
      return termsInWord.contains { typedTerms[$0].range == word && hasPostings($0) }
        || (!parts.isEmpty && parts.allSatisfy(hasPostings))
    }
    guard termsInWord.allSatisfy(hasPostings) else { return false }
    // A part of a longer indexed word counts as a word.
    return try store.isPartOfWord(Vocabulary.string(scalars[word]))
  }
}

/// Weights of alternative terms in query expansion.
package enum ExpansionWeights {
  /// Weight of a synonym relative to the typed word, before it is multiplied by the weight of its group.
  private static let synonymWeight = 0.35
  /// Weight of the title of the topic that an API name belongs to.
  static let symbolWeight = 0.9
  /// Minimum weight of a term that is looked up.
  static let minWeight = 0.05
  /// Maximum number of script runs in a topic name: 「シートとポップオーバーの違い」 has six.
  static let maxNameRuns = 8

  /// Returns the weight of a group's member relative to the typed word. A member that is only a reading of the word has nearly
  /// full weight.
  package static func weight(of group: Glossary.Group, isReading: Bool) -> Double {
    isReading ? 0.9 : min(1, max(0, group.weight ?? 0)) * synonymWeight
  }
}
