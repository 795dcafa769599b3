import GRDB
import TextAnalysis

/// Words that nothing in the index holds, and what may have been meant: the index's own words that are most like them.
struct Correction {
  let database: Database

  /// Adds the most likely word as another way to say each katakana or Latin word that no record holds.
  func correct(_ question: inout Question) throws {
    let scalars = question.text.unified.scalars
    for word in question.words.prefix(8) where Vocabulary.isWord(scalars[word], ScriptClass(scalars[word.lowerBound])) {
      let spelled = question.spans.contains { span in
        span.range == word
          && span.alternatives.contains {
            ($0.why == .variant && !$0.isPlain) || $0.why == .synonym || $0.why == .reading || $0.topic != nil
          }
      }
      guard !spelled, try !isKnown(word, question) else { continue }
      guard let meant = try nearest(Array(scalars[word])) else { continue }
      question.corrections.append((word, meant))
      question.add(Expansion.alternative(meant, .correction, weight: 0.9), to: word)
      if let topic = try TopicNames(database).topic(meant) {
        question.add(topic, named: meant, in: word, isWhole: question.words.count == 1)
      }
    }
  }

  /// Whether some record holds all tokens of a word; of an English one the word, its stem, or each of the parts that capitals tell apart.
  private func isKnown(_ word: Range<Int>, _ question: Question) throws -> Bool {
    let terms = question.terms(in: word).map { question.terms[$0] }
    guard !terms.isEmpty else { return true }
    if ScriptClass(question.text.unified.scalars[word.lowerBound]) == .word {
      let parts = Set(terms.map(\.range)).subtracting([word])
      func isHeld(_ range: Range<Int>) -> Bool { terms.contains { $0.range == range && $0.count > 0 } }
      return isHeld(word) || (!parts.isEmpty && parts.allSatisfy(isHeld))
    }
    if terms.contains(where: { $0.count == 0 }) { return false }
    let spelling = Vocabulary.string(question.text.unified.scalars[word])
    if try database.count("SELECT count FROM vocabulary WHERE word = ?", [.text(spelling)]) > 0 { return true }
    // A part of a longer word; that a record holds all its pairs tells little, for they may stand in several words.
    return try database.count(
      "SELECT count(*) FROM (SELECT 1 FROM vocabulary WHERE instr(word, ?) > 0 AND count > 0 LIMIT 1)", [.text(spelling)]) > 0
  }

  /// Two edits turn a word of this length or less into almost any other (Lucene's and Elasticsearch's `AUTO` draw the line here too).
  static let longestShortWord = 5

  /// Within two edits (one in a short word), fewest edits first, then likest by pairs of characters, then most frequent.
  private func nearest(_ word: [UInt32]) throws -> String? {
    let limit = word.count <= Correction.longestShortWord ? 1 : 2
    let isKatakana = word.first.map(ScriptClass.init) == .katakana
    let rows = try Lookup(
      database,
      """
      SELECT word, count FROM vocabulary
      WHERE length(word) BETWEEN ? AND ? AND count > 0 AND skeleton IS \(isKatakana ? "NOT " : "")NULL
      """, [.init(word.count - limit), .init(word.count + limit)])
    var best: (word: String, dice: Double, distance: Int, count: Int)?
    while try rows.next() {
      let candidate = try rows.text(0)
      let scalars = candidate.unicodeScalars.map(\.value)
      let dice = Similarity.dice(word, scalars)
      guard dice >= 0.35, let distance = Similarity.distance(word, scalars, limit: limit) else { continue }
      let count = rows.number(1)
      if let best, (best.distance, -best.dice, -best.count, best.word) <= (distance, -dice, -count, candidate) { continue }
      best = (candidate, dice, distance, count)
    }
    return best?.word
  }
}
