import GRDB
import Guidelines
import TextAnalysis

extension GuidelineIndex {
  /// Answers a question: every text is one, whatever it holds.
  /// - Throws: `.emptyQuery` for white space alone.
  package func search(_ query: Query, limits: SearchLimits = .standard) throws(Failure) -> SearchAnswer {
    guard query.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace && $0.value != 0 }) else { throw .emptyQuery }
    let (answer, wantsTopics) = try connection.read { database in
      var search = try Search(query, limits, database)
      let answer = try search.answer()
      return (answer, answer.hits.isEmpty)
    }
    guard wantsTopics else { return answer }
    var suggesting = answer
    suggesting.suggestions = try topicSuggestions(for: query.text).map { $0.title(in: query.readerLanguage) }
    return suggesting
  }
}

/// How much work a search may do. What they leave out is measured by `hig-bench-search scale`.
package struct SearchLimits: Hashable, Sendable {
  /// Entries of FTS5's lists that are read: the lists of the rarest terms first.
  package var entries: Int
  /// Candidates that are looked at for those that pass the filters.
  package var examined: Int
  /// Candidates that are scored exactly, at least.
  package var scored: Int

  package static let standard = SearchLimits(entries: 60_000, examined: 4000, scored: 80)
  /// Everything that holds any term.
  package static let exhaustive = SearchLimits(entries: .max / 4, examined: 20_000, scored: 20_000)
}

/// One search, from the text to the hits.
struct Search {
  let query: Query
  let limits: SearchLimits
  let database: Database
  private let filters: Filters
  private var question: Question
  private let recordCount: Int
  private let averageLength: Double

  init(_ query: Query, _ limits: SearchLimits, _ database: Database) throws {
    self.query = query
    self.limits = limits
    self.database = database
    var parsed = ParsedQuery(query.text)
    filters = try Filters(query, &parsed, database)
    question = Question(parsed, reader: query.readerLanguage)
    recordCount = try Meta.number("records", database)
    averageLength = Double(try Meta.number("length", database)) / Double(max(1, recordCount))
  }

  mutating func answer() throws -> SearchAnswer {
    guard recordCount > 0, !question.terms.isEmpty else { return SearchAnswer() }
    try Expansion(database: database).expand(&question)
    let reader = CandidateReader(database: database, recordCount: recordCount, budget: limits.entries)
    let lists = try reader.count(&question)
    try Correction(database: database).correct(&question)
    let candidates = try reader.candidates(question, lists)
    let scorer = Scorer(question, averageLength: averageLength)
    var matches = try self.matches(candidates, scorer)
    Ranking.score(&matches, question)
    let folded = relevant(Folding.fold(matches))
    return try answer(folded, scorer, foundMore: candidates.count > matches.count ? candidates.countAll(question) : 0)
  }

  // MARK: Candidates

  private func matches(_ candidates: Accumulator, _ scorer: Scorer) throws -> [Match] {
    let reader = RecordTextReader(database: database, filter: filters.conditions)
    let phrases = question.parsed.pieces.filter(\.isPhrase).map { FoldedText($0.text) }
    let excluded = question.parsed.excluded.map { FoldedText($0) }
    let wanted = max(limits.scored, query.limit * 2)
    let ranked = candidates.ranked(atMost: max(limits.examined, wanted))
    var matches: [Match] = []
    var passing = 0
    var seen: Set<Int64> = []
    for start in stride(from: 0, to: ranked.count, by: 100) where passing < wanted {
      let chunk = ranked[start..<min(start + 100, ranked.count)]
      for text in try reader.texts(ids: chunk) where seen.insert(text.id).inserted {
        guard phrases.allSatisfy({ PhraseMatch.holds($0, text) }), !excluded.contains(where: { PhraseMatch.holds($0, text) })
        else { continue }
        // What does not pass can only lend its score to others of its rule.
        guard text.passes || text.group != nil || text.counterpart != nil else { continue }
        if text.passes { passing += 1 }
        matches.append(scorer.match(text))
      }
    }
    if !filters.conditions.isEmpty { matches += try lent(by: matches, seen, reader, excluded, scorer) }
    return matches
  }

  /// Records that no word of the question finds, but a wording of their rule that the filters leave out does.
  private func lent(
    by matches: [Match], _ seen: Set<Int64>, _ reader: RecordTextReader, _ excluded: [FoldedText], _ scorer: Scorer
  ) throws -> [Match] {
    let lenders = matches.filter { !$0.record.passes }.sorted { $0.base > $1.base }.prefix(100)
    return try wordings(of: lenders.map(\.record), reader).filter { !seen.contains($0.id) }
      .filter { text in !excluded.contains { PhraseMatch.holds($0, text) } }.map(scorer.match)
  }

  /// Other wordings of some records' rules, those that pass the filters.
  private func wordings(of records: [RecordText], _ reader: RecordTextReader) throws -> [RecordText] {
    let groups = Set(records.compactMap(\.group)).sorted()
    let names = Set(records.compactMap(\.counterpart)).sorted()
    var found: [RecordText] = []
    if !groups.isEmpty {
      found += try reader.texts(where: "r.team IN (\(Database.marks(groups.count)))", groups.map { .integer($0) })
    }
    if !names.isEmpty {
      let pairs = Set(
        records.compactMap { record in record.counterpart.map { Folding.Name(id: $0, language: record.language.other) } })
      found += try reader.texts(where: "r.name IN (\(Database.marks(names.count)))", names.map { .text($0) })
        .filter { text in
          pairs.contains(Folding.Name(id: text.name, language: text.language)) && !found.contains { $0.id == text.id }
        }
    }
    let own = Set(records.map(\.id))
    return found.filter { $0.passes && !own.contains($0.id) }
  }

  /// Puts the wordings that no word of the question finds behind the hits that they belong to.
  private func complete(_ hits: inout [FoldedMatch], _ scorer: Scorer) throws {
    let reader = RecordTextReader(database: database, filter: filters.conditions)
    var taken = Set(hits.flatMap { $0.matches.map(\.record.id) })
    let others = try wordings(of: hits.flatMap { $0.matches.map(\.record) }, reader).sorted {
      ($0.name, $0.language.code) < ($1.name, $1.language.code)
    }
    for other in others where !taken.contains(other.id) {
      let index = hits.firstIndex { hit in
        hit.matches.contains { match in
          (other.group != nil && match.record.group == other.group)
            || (match.record.counterpart == other.name && match.record.language == other.language.other)
        }
      }
      guard let index else { continue }
      taken.insert(other.id)
      hits[index].matches.append(scorer.match(other))
    }
  }

  /// Without what holds too little of the question to be an answer.
  private func relevant(_ folded: [FoldedMatch]) -> [FoldedMatch] {
    func coverage(_ match: FoldedMatch) -> Double {
      max(match.lender?.coverage ?? 0, match.matches.reduce(0) { max($0, $1.coverage) })
    }
    let best = folded.reduce(0) { max($0, coverage($1)) }
    return folded.filter { coverage($0) >= best * Ranking.leastCoverage }
  }

  // MARK: The answer

  private func answer(_ folded: [FoldedMatch], _ scorer: Scorer, foundMore: Int) throws -> SearchAnswer {
    var answer = SearchAnswer(total: max(folded.count, foundMore))
    var hits = Array(folded.prefix(max(0, query.limit)))
    try complete(&hits, scorer)
    for hit in hits {
      guard let first = hit.matches.first, let record = try record(first.record.id) else { continue }
      let headline = record.headline.plainText
      let (snippet, marks) = Excerpt.make(headline: headline, body: record.body.plainText, question, scorer.probes)
      answer.hits.append(
        SearchHit(
          record: record, score: (hit.score * 1000).rounded() / 1000, snippet: snippet, marks: marks,
          headlineMarks: Marks.ranges(first.record.headline, question, scorer.probes),
          same: try hit.matches.dropFirst().compactMap { try self.record($0.record.id) },
          explanation: query.explains ? Explanation.lines(hit, first, question) : []))
    }
    answer.corrected = corrected
    answer.missing = missing(hits, scorer)
    return answer
  }

  private func record(_ id: Int64) throws -> Guidelines.Record? {
    try database.first("SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE r.id = ?", [.integer(id)]) {
      try RecordRow($0).record
    }
  }

  private var corrected: String? {
    guard !question.corrections.isEmpty else { return nil }
    let layer = question.text.unified
    var scalars = question.text.original
    for (range, word) in question.corrections.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      scalars.replaceSubrange(layer.source(range), with: word.unicodeScalars.map(\.value))
    }
    return Vocabulary.string(scalars)
  }

  /// Words as typed that no hit holds, in any way of saying them.
  private func missing(_ hits: [FoldedMatch], _ scorer: Scorer) -> [String] {
    question.words.filter { word in
      let terms = question.terms(in: word)
      guard !terms.isEmpty else { return false }
      return !hits.contains { hit in
        (hit.matches + (hit.lender.map { [$0] } ?? [])).contains { match in
          terms.allSatisfy { match.holds[$0] } || isWord(word) && terms.contains { match.holds[$0] }
            || match.used.contains { question.spans[$0.span].range.overlaps(word) }
        }
      }
    }.map { Vocabulary.string(question.text.original[question.text.unified.source($0)]) }
  }

  private func isWord(_ word: Range<Int>) -> Bool { ScriptClass(question.text.unified.scalars[word.lowerBound]) == .word }
}
