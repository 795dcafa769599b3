import Guidelines
import Languages
import TextAnalysis

/// Finds other ways to say what a query says: the glossary's synonyms and readings, spellings that the index knows, words in Latin letters, the nearest words for those that
/// nothing holds; and the topics whose names it says.
struct Expansion<Store: SearchStore> {
  let store: Store
  let text: FoldedText
  let words: [Range<Int>]
  let typed: [PlannedTerm]
  private let postings: [Postings]
  private(set) var terms: [PlannedTerm] = []
  private(set) var wordings: [String] = []
  private(set) var corrections: [(range: Range<Int>, word: String)] = []
  /// Words that nothing holds as they are.
  private(set) var unknown: [Range<Int>] = []
  /// The language whose words were typed in Latin letters.
  private(set) var transliterated: Language?
  private(set) var topics: [Int64] = []
  private(set) var wholeTopic: Int64?
  /// Names of APIs, with the topics that they belong to.
  private(set) var symbols: [(range: Range<Int>, topic: Int64)] = []
  /// Rules that are asked for by name, with how much of the query the name is.
  private(set) var named: [Int: Float] = [:]
  /// Ranges that are another way to write something known.
  private var known: [Range<Int>] = []

  init(store: Store, text: FoldedText, words: [Range<Int>], typed: [PlannedTerm], postings: [Postings]) {
    self.store = store
    self.postings = postings
    self.text = text
    self.words = words
    self.typed = typed
  }

  mutating func run(without left: Mechanisms) throws(Store.Trouble) {
    if !left.contains(.glossary) { try addSynonyms() }
    if !left.contains(.variants) { try addVariants() }
    if !left.contains(.topics) { try addTopics() }
    if !left.contains(.transliteration) { try addTransliterations() }
    if !left.contains(.corrections) { try addCorrections() }
  }

  private mutating func add(_ text: String, for range: Range<Int>, _ origin: PlannedTerm.Origin, weight: Double) {
    let found = Term.all(in: FoldedText(text))
    guard !found.isEmpty else { return }
    wordings.append(text)
    // Each wording is worth as much as a word of letters, whatever it is cut into; more terms tell a little more.
    let sum = found.reduce(0) { $0 + $1.kind.weight }
    let share = weight * Token.Kind.word.weight * Double(found.count).squareRoot() / sum
    for term in found {
      // One character stands in too many words to stand for another word; a digit is a word.
      if term.text.unicodeScalars.count == 1, term.text.first?.isNumber != true { continue }
      let planned = PlannedTerm(term, weight: share * term.kind.weight, range: range, origin: origin)
      guard planned.weight >= ExpansionShares.leastWeight, !typed.contains(where: { $0.key == planned.key }) else { continue }
      if let index = terms.firstIndex(where: { $0.key == planned.key }) {
        if terms[index].weight < planned.weight { terms[index] = planned }
      } else {
        terms.append(planned)
      }
    }
  }

  // MARK: Synonyms

  private mutating func addSynonyms() throws(Store.Trouble) {
    for match in try GlossaryMatch.all(in: text, store) {
      let group = try store.glossaryGroup(match.group)
      known.append(match.range)
      guard let group, group.weight != nil else { continue }
      let form = GlossaryForm(Vocabulary.string(text.unified.scalars[match.range]))?.text
      for member in group.members.values.reversed().joined().prefix(32) where GlossaryForm(member)?.text != form {
        add(
          member, for: match.range, match.isReading ? .reading : .synonym,
          weight: ExpansionShares.share(of: group, isReading: match.isReading))
      }
    }
  }

  // MARK: Spellings

  /// Katakana words of the index that differ from a typed one in nothing but how long vowels and small kana are written, or that were typed in
  /// hiragana; Latin words as the guidelines spell them.
  private mutating func addVariants() throws(Store.Trouble) {
    let scalars = text.unified.scalars
    var runs: [(ScriptClass, Range<Int>)] = []
    Vocabulary.forEachRun(scalars) { runs.append(($0, $1)) }
    for (script, range) in runs where range.count >= 3 && range.count <= 32 {
      if script == .word, let word = Languages.respelled(Vocabulary.string(scalars[range])) {
        let spelled = Term.all(in: FoldedText(word)).map { PlannedTerm($0, weight: 1, range: range, origin: .variant) }
        if try store.postings(of: spelled).contains(where: { !$0.rules.isEmpty }) { known.append(range) }
        add(word, for: range, .variant, weight: 0.95)
      }
      guard script == .katakana || script == .hiragana else { continue }
      for word in try spellings(of: Vocabulary.katakana(scalars[range]), but: Vocabulary.string(scalars[range])) {
        known.append(range)
        add(word, for: range, .variant, weight: script == .katakana ? 0.95 : 0.8)
      }
    }
  }

  private func spellings(of katakana: [UInt32], but typed: String) throws(Store.Trouble) -> [String] {
    try store.spellings(of: Vocabulary.string(Vocabulary.skeleton(katakana)), but: typed)
  }

  // MARK: Topics

  /// Topics of the catalogue only: the title of a page that made a topic of its own is no name that anyone settled on.
  private mutating func addTopics() throws(Store.Trouble) {
    let runs = GlossaryForm.scriptRuns(text)
    let names = TopicNames(store)
    var places: [(range: Range<Int>, topic: Int64)] = []
    var start = 0
    while start < runs.count, topics.count < 4 {
      var next = start + 1
      // No name begins with a particle.
      let isParticle = runs[start].count == 1 && ScriptClass(text.unified.scalars[runs[start].lowerBound]) == .hiragana
      for end in isParticle
        ? stride(from: 0, to: 0, by: -1) : stride(from: min(runs.count, start + ExpansionShares.longestName), to: start, by: -1)
      {
        guard let first = runs[start..<end].first, let last = runs[start..<end].last else { continue }
        let range = first.lowerBound..<last.upperBound
        // One character is a name only by itself.
        let isSymbol = SymbolName.isLike(Vocabulary.string(text.original(range)))
        guard range.count > 1 || runs.count == 1,
          let topic = try names.topic(Vocabulary.string(text.unified.scalars[range]), isSymbol: isSymbol)
        else { continue }
        known.append(range)
        places.append((range, topic))
        if isSymbol { symbols.append((range, topic)) }
        // Pages speak of alerts where code says UIAlertController.
        for title in isSymbol ? try names.titles(of: topic) : [] {
          add(title, for: range, .synonym, weight: ExpansionShares.symbolShare)
        }
        if !topics.contains(topic) { topics.append(topic) }
        if start == 0, end == runs.count { wholeTopic = topic }
        next = end
        break
      }
      start = next
    }
    let answers = try NamedAnswers(text, store)
    if wholeTopic == nil {
      if let choice = answers.choice() {
        named = try answers.table(of: choice)
      } else {
        named = try answers.definitions(of: Contrast(places, in: text.unified.scalars).topics)
      }
    }
    for (rule, share) in try answers.explanations(words) { named[rule] = max(named[rule] ?? 0, share) }
  }

  // MARK: Transliteration

  /// Words of letters that nothing holds and that are words of another script in Latin letters: several of them as one katakana word, each as one, or by the
  /// glossary's readings.
  private mutating func addTransliterations() throws(Store.Trouble) {
    for rules in Languages.all {
      if let transliteration = rules.words.transliteration { try addTransliterations(to: rules.language, transliteration) }
    }
  }

  private mutating func addTransliterations(
    to language: Language, _ transliteration: ([UInt32]) -> [UInt32]?
  ) throws(Store.Trouble) {
    let scalars = text.unified.scalars
    var runs: [[(range: Range<Int>, kana: [UInt32])]] = [[]]
    for word in GlossaryForm.scriptRuns(text) {
      if ScriptClass(scalars[word.lowerBound]) == .word, let kana = transliteration(Array(scalars[word])), try !isHeld(word) {
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
          let found = try words(for: kana, in: language)
          guard !found.isEmpty else { continue }
          known += run[start..<end].map { $0.range }
          for spelling in found { add(spelling, for: range, .transliteration, weight: 0.9) }
          transliterated = language
          next = end
          break
        }
        if next == start + 1, !known.contains(run[start].range) {
          // Many an English word can be read so ("rebase"): what no text holds tells no language.
          add(Vocabulary.string(run[start].kana), for: run[start].range, .transliteration, weight: 0.6)
        }
        start = next
      }
    }
  }

  /// What kana may stand for: katakana words of the index, a language's terms of a reading.
  private func words(for kana: [UInt32], in language: Language) throws(Store.Trouble) -> [String] {
    let form = FoldedText(Vocabulary.string(kana))
    var found = try spellings(of: Vocabulary.katakana(kana[...]), but: "")
    for match in try GlossaryMatch.all(in: form, store)
    where match.isReading && match.range.count == form.unified.scalars.count {
      let group = try store.glossaryGroup(match.group)
      if let group, group.weight != nil { found += group.members.list(language).prefix(8) }
    }
    return found
  }

  // MARK: Corrections

  /// The most likely word for each katakana or Latin word that no rule holds.
  private mutating func addCorrections() throws(Store.Trouble) {
    let scalars = text.unified.scalars
    let spelling = Spelling(store: store)
    for word in words.prefix(8) where Vocabulary.isWord(scalars[word], ScriptClass(scalars[word.lowerBound])) {
      guard !known.contains(word), try !isHeld(word) else { continue }
      unknown.append(word)
      guard let meant = try spelling.nearest(Array(scalars[word]), isAlone: words.count == 1) else { continue }
      corrections.append((word, meant))
      add(meant, for: word, .correction, weight: 0.9)
      if let topic = try TopicNames(store).topic(meant) {
        if !topics.contains(topic) { topics.append(topic) }
        if words.count == 1 { wholeTopic = topic }
      }
    }
  }

  /// Whether some rule, or some question for one, holds a word as it is: an English one by its stem or by each of the parts that capitals tell apart, a
  /// katakana one not only by its pairs, which may stand in several words.
  private func isHeld(_ word: Range<Int>) throws(Store.Trouble) -> Bool {
    let scalars = text.unified.scalars
    let within = typed.indices.filter {
      typed[$0].range.lowerBound >= word.lowerBound && typed[$0].range.upperBound <= word.upperBound
    }
    // A word that is said twice has its terms where it first stands.
    if within.isEmpty { return true }
    func holds(_ term: Int) -> Bool { !postings[term].rules.isEmpty }
    if ScriptClass(scalars[word.lowerBound]) == .word {
      let parts = within.filter { typed[$0].range != word }
      return within.contains { typed[$0].range == word && holds($0) } || (!parts.isEmpty && parts.allSatisfy(holds))
    }
    guard within.allSatisfy(holds) else { return false }
    // A part of a longer word is a word.
    return try store.isPartOfWord(Vocabulary.string(scalars[word]))
  }
}

/// What counts how much where a query is put in other words.
package enum ExpansionShares {
  /// What another way to say a word is worth beside the word, before its own weight.
  private static let synonymShare = 0.35
  /// The same for the title of the topic that a name of an API belongs to.
  static let symbolShare = 0.9
  /// A term that counts less is not worth looking up.
  static let leastWeight = 0.05
  /// Script runs of the longest name that is looked for: 「シートとポップオーバーの違い」 has six.
  static let longestName = 8

  /// What a member of a group is worth beside the word that was typed: as good as the same where that is but its reading.
  package static func share(of group: Glossary.Group, isReading: Bool) -> Double {
    isReading ? 0.9 : min(1, max(0, group.weight ?? 0)) * synonymShare
  }
}
