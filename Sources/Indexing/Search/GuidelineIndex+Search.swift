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
      if search.question.pieces.isEmpty {
        var answer = SearchAnswer()
        answer.lacksWords = true
        return (answer, false)
      }
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
  /// Entries of the lists that are read, those of the terms that tell most first.
  package var entries: Int
  /// Share of the question's worth that may go unread where lists are long.
  package var negligible: Double
  /// Entries of one list that FTS5 has to find.
  package var listed: Int
  /// Candidates that are looked at for those that pass the filters.
  package var examined: Int
  /// Candidates that are scored exactly, at least.
  package var scored: Int
  /// The same for several words in an index of more than `largeIndex` records, where many candidates hold as much of them.
  package var scoredOfMany: Int

  package static let largeIndex = 20_000
  package static let standard = SearchLimits(
    entries: 8_000_000, negligible: 0.05, listed: 60_000, examined: 4000, scored: 40, scoredOfMany: 240)
  /// Everything that holds any term.
  package static let exhaustive = SearchLimits(
    entries: .max / 4, negligible: 0, listed: .max / 4, examined: 20_000, scored: 20_000, scoredOfMany: 20_000)
}

/// One search, from the text to the hits.
struct Search {
  let query: Query
  let limits: SearchLimits
  let database: Database
  let filters: Filters
  var question: Question
  let recordCount: Int
  let averageLength: Double

  /// - Parameter parsed: what is asked, where it is not the query's text.
  init(_ query: Query, _ limits: SearchLimits, _ database: Database, parsed: ParsedQuery? = nil) throws {
    self.query = query
    self.limits = limits
    self.database = database
    var parsed = parsed ?? ParsedQuery(query.text)
    filters = try Filters(query, &parsed, database)
    question = Question(parsed, reader: query.readerLanguage)
    recordCount = try Meta.number("records", database)
    averageLength = Double(try Meta.number("length", database)) / Double(max(1, recordCount))
  }

  mutating func answer() throws -> SearchAnswer {
    guard recordCount > 0, !question.terms.isEmpty else { return SearchAnswer() }
    try Expansion(database: database).expand(&question)
    let reader = try CandidateReader(database, recordCount: recordCount, limits: limits)
    let lists = try reader.count(&question)
    try Correction(database: database).correct(&question)
    let topicNumbers = try RecordNumbers(.topics, database)
    // One word is about no topic more than another that says it.
    let isOneWord = question.words.count < 2
    var topics = isOneWord ? nil : topicNumbers.flatMap { TopicEvidence(question, $0) }
    let candidates = try reader.candidates(question, lists, topics: &topics)
    // What holds much less than others do is no answer, and none because a filter leaves the others out.
    let least = candidates.bestCoverage * Float(Ranking.leastCoverage)
    let sieve = try Sieve(question.parsed, database, recordCount: recordCount)
    let within = try filters.records(database)
    let admits =
      sieve.isEmpty && within == nil ? nil : { (id: Int64) in sieve.mayAdmit(id) && within?.contains(id) ?? true }
    let scorer = Scorer(question, averageLength: averageLength)
    let isBroad = recordCount > SearchLimits.largeIndex && !isOneWord
    let wanted = max(isBroad ? limits.scoredOfMany : limits.scored, query.limit * 2)
    let ranked = candidates.ranked(atMost: max(limits.examined, wanted), covering: least, where: admits)
    let texts = try RecordTextReader(database, filter: filters.conditions)
    var (matches, isAll) = try self.matches(ranked, wanted, texts, sieve, scorer)
    Ranking.score(&matches, question, topics?.shares() ?? [:])
    let repeated = isOneWord ? Ranking.repeatedTopicOfOneWord : Ranking.repeatedTopic
    let folded = Folding.fold(matches, question.language, repeated: topicNumbers == nil ? 0 : repeated)
    var total = folded.count
    if !isAll || ranked.count == max(limits.examined, wanted) {
      total = max(total, try self.total(candidates, covering: least, texts, sieve, where: admits))
    }
    return try answer(folded, texts, scorer, total: total)
  }

  // MARK: Candidates

  /// Scores the candidates in their order until enough of them pass. `isAll` says that none was left.
  private func matches(
    _ ranked: [Int64], _ wanted: Int, _ reader: RecordTextReader, _ sieve: Sieve, _ scorer: Scorer
  ) throws -> (matches: [Match], isAll: Bool) {
    var matches: [Match] = []
    var passing = 0
    var next = 0
    while next < ranked.count, passing < wanted {
      let chunk = ranked[next..<min(next + max(wanted - passing, 20), ranked.count)]
      next += chunk.count
      // What does not pass can only lend its score to others of its rule.
      for text in try reader.texts(ids: chunk)
      where (text.passes || text.group != nil || text.counterpart != nil) && (sieve.isEmpty || sieve.admits(text)) {
        if text.passes { passing += 1 }
        matches.append(scorer.match(text))
      }
    }
    if !filters.conditions.isEmpty { matches += try lent(by: matches, Set(ranked[..<next]), reader, sieve, scorer) }
    return (matches, next == ranked.count)
  }

  /// How many rules there are among records that hold enough of the question. In a large index it is an estimate.
  private func total(
    _ candidates: Accumulator, covering least: Float, _ reader: RecordTextReader, _ sieve: Sieve, where admits: ((Int64) -> Bool)?
  ) throws -> Int {
    if recordCount > SearchLimits.largeIndex, filters.conditions.isEmpty, sieve.isEmpty {
      let count = candidates.count(covering: least)
      if count > Tally.foldedRecords { return count }
    }
    let ids = candidates.records(covering: least, where: admits)
    let few = recordCount <= SearchLimits.largeIndex || ids.count <= Tally.foldedRecords
    let step = few ? 1 : ids.count / Tally.foldedRecords + 1
    var sample = stride(from: 0, to: ids.count, by: step).map { ids[$0] }
    if !sieve.isEmpty {
      let unsure = sample.filter(sieve.needsText)
      var refused = Set(unsure)
      for start in stride(from: 0, to: unsure.count, by: 100) {
        let texts = try reader.texts(ids: unsure[start..<min(start + 100, unsure.count)])
        refused.subtract(texts.filter(sieve.admits).map(\.id))
      }
      sample.removeAll(where: refused.contains)
    }
    return try Tally(database: database, filter: filters.conditions).rules(sample) * step
  }

  // MARK: The answer

  private func answer(
    _ folded: [FoldedMatch], _ texts: RecordTextReader, _ scorer: Scorer, total: Int
  ) throws -> SearchAnswer {
    var answer = SearchAnswer(total: total)
    var hits = Array(folded.prefix(max(0, query.limit)))
    try complete(&hits, texts, scorer)
    let marks = Marks(question, scorer.probes)
    let records = try RecordReader(database)
    for hit in hits {
      guard let first = hit.matches.first, let record = try records.record(first.record.id) else { continue }
      let headlineMarks = marks.ranges(first.record.headline)
      let (snippet, ranges) = Excerpt.make(first.record, headline: headlineMarks, marks)
      answer.hits.append(
        SearchHit(
          record: record, score: (hit.score * 1000).rounded() / 1000, snippet: snippet, marks: ranges,
          headlineMarks: headlineMarks,
          same: try hit.matches.dropFirst().compactMap { try records.record($0.record.id) },
          explanation: query.explains ? Explanation.lines(hit, first, question) : []))
    }
    answer.corrected = corrected
    answer.missing = missing(hits, scorer)
    return answer
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

  /// Words as typed that no hit holds, in any way of saying them. A lone kanji among other words is the stem of one that goes on in hiragana,
  /// and is as often written without it.
  private func missing(_ hits: [FoldedMatch], _ scorer: Scorer) -> [String] {
    question.words.filter { word in
      let terms = question.terms(in: word)
      guard !terms.isEmpty, word.count > 1 || question.words.count == 1 else { return false }
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

/// Reads whole records by their numbers.
struct RecordReader {
  private let rows: Lookup

  init(_ database: Database) throws {
    rows = try Lookup(database, "SELECT \(RecordRow.columns) FROM \(RecordRow.joins) WHERE r.id = ?")
  }

  func record(_ id: Int64) throws -> Guidelines.Record? {
    try rows.restart([.integer(id)])
    return try rows.next() ? RecordRow(rows).record : nil
  }
}
