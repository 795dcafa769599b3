import GRDB
import Guidelines
import TextAnalysis

/// Finds other ways to say what a question says: the glossary's synonyms, spellings that the index knows, topics by any of their names.
struct Expansion {
  let database: Database

  func expand(_ question: inout Question) throws {
    addOrs(&question)
    try addSynonyms(&question)
    try addVariants(&question)
    try addTopics(&question)
    try addPlatformTopics(&question)
    addPlainSpelling(&question)
  }

  // MARK: OR

  private func addOrs(_ question: inout Question) {
    for (index, piece) in question.parsed.pieces.enumerated() where piece.isAlternative {
      var first = index
      while first > 0, question.parsed.pieces[first].isAlternative { first -= 1 }
      let ranges = [question.pieces[first], question.pieces[index]]
      for (here, other) in [(ranges[0], ranges[1]), (ranges[1], ranges[0])] {
        let text = Vocabulary.string(question.text.unified.scalars[other])
        question.add(Expansion.alternative(text, .or, weight: 1), to: here)
      }
    }
  }

  // MARK: Synonyms

  func addSynonyms(_ question: inout Question) throws {
    let matches = try GlossaryMatch.all(in: question.text, database)
    for match in matches {
      let group = try database.first(
        "SELECT weight, content FROM glossary_groups WHERE id = ?", [.integer(match.group)]
      ) { row in
        var reader = ByteReader(row.bytes(1))
        return try reader.group(weight: row.optionalReal(0))
      }
      guard let group, let weight = group.weight else { continue }
      let typed = GlossaryForm(Vocabulary.string(question.text.unified.scalars[match.range]))?.text
      for member in (group.japanese + group.english).prefix(32) {
        let alternative = Expansion.alternative(
          member, match.isReading ? .reading : .synonym, weight: match.isReading ? 0.9 : min(1, max(0, weight)))
        guard GlossaryForm(member)?.text != typed else { continue }
        // One character stands in too many words to stand for another word; a digit is a word.
        if alternative.tokens.contains(where: { $0.text.unicodeScalars.count == 1 && $0.text.first?.isNumber != true }) {
          continue
        }
        question.add(alternative, to: match.range)
      }
    }
  }

  // MARK: Spellings

  /// Katakana words of the index that differ from a typed one in nothing but how long vowels and small kana are written.
  private func addVariants(_ question: inout Question) throws {
    let scalars = question.text.unified.scalars
    var runs: [(ScriptClass, Range<Int>)] = []
    Vocabulary.forEachRun(scalars) { runs.append(($0, $1)) }
    for (script, range) in runs where range.count >= 3 && range.count <= 32 {
      guard script == .katakana || script == .hiragana else { continue }
      let katakana = Vocabulary.katakana(scalars[range])
      let typed = Vocabulary.string(scalars[range])
      let spellings = try database.all(
        "SELECT word FROM vocabulary WHERE skeleton = ? AND word <> ? AND count > 0 ORDER BY count DESC, word LIMIT 8",
        [.text(Vocabulary.string(Vocabulary.skeleton(katakana))), .text(typed)]
      ) { try $0.text(0) }
      for word in spellings {
        question.add(Expansion.alternative(word, .variant, weight: script == .katakana ? 0.95 : 0.8), to: range)
      }
    }
  }

  /// Where unifying spelling changed the question, it is asked as typed too: a part of a word may only be found so.
  private func addPlainSpelling(_ question: inout Question) {
    guard question.text.losesText else { return }
    for (piece, range) in zip(question.parsed.pieces, question.pieces) {
      let text = FoldedText(piece.text)
      guard text.losesText, !range.isEmpty else { continue }
      var alternative = QuerySpan.Alternative(text: piece.text, why: .variant, weight: 1)
      alternative.tokens = Expansion.tokens(text, text.plain)
      alternative.isPlain = true
      if !alternative.tokens.isEmpty { question.add(alternative, to: range) }
    }
  }

  // MARK: Topics

  /// Topics of the catalogue only: the title of a page that made a topic of its own stands in all its records' context, and is
  /// no name that anyone settled on.
  private func addTopics(_ question: inout Question) throws {
    let runs = GlossaryForm.scriptRuns(question.text)
    let names = try TopicNames(database)
    var taken = 0
    var start = 0
    while start < runs.count, taken < 4 {
      var next = start + 1
      for end in stride(from: min(runs.count, start + 5), to: start, by: -1) {
        guard let first = runs[start..<end].first, let last = runs[start..<end].last else { continue }
        let range = first.lowerBound..<last.upperBound
        let name = Vocabulary.string(question.text.unified.scalars[range])
        guard let topic = try names.topic(name) else { continue }
        question.add(topic, named: name, in: range, isWhole: start == 0 && end == runs.count)
        taken += 1
        next = end
        break
      }
      start = next
    }
  }

  /// Who names a platform may mean what holds for all of it: the topic that introduces it, and no other platform.
  private func addPlatformTopics(_ question: inout Question) throws {
    for platform in question.platformHints {
      let topics = try database.all(
        "SELECT id FROM topics WHERE listed = 1 AND category = 'getting-started' AND platforms = ?",
        [.init(Platform.mask([platform]))]
      ) { $0.integer(0) }
      for topic in topics { question.topicHints[topic] = max(question.topicHints[topic] ?? 0, Ranking.namedTopic) }
    }
  }

  // MARK: Making alternatives

  static func alternative(_ text: String, _ why: QuerySpan.Reason, weight: Double) -> QuerySpan.Alternative {
    let folded = FoldedText(text)
    var alternative = QuerySpan.Alternative(text: text, why: why, weight: weight)
    alternative.tokens = tokens(folded, folded.unified)
    return alternative
  }

  /// Tokens that must be there: words by their stems.
  static func tokens(_ text: FoldedText, _ layer: FoldedText.Layer) -> [QuerySpan.Alternative.Token] {
    let tokens = Tokenizer.tokens(text, layer, mode: .query)
    return tokens.compactMap { token in
      switch token.kind {
      case .part: return nil
      case .word: if tokens.contains(where: { $0.kind == .stem && $0.start == token.start && $0.end == token.end }) { return nil }
      case .stem:
        if tokens.contains(where: { $0.kind == .part && $0.start == token.start && $0.end == token.end }) { return nil }
      case .katakana, .kanji, .hiragana, .kanjiKatakana, .kanjiHiragana, .hiraganaKanji, .hiraganaKatakana, .single: break
      case .lone: return nil
      }
      return QuerySpan.Alternative.Token(
        key: token.key, text: Vocabulary.string(Tokenizer.spelling(token, layer)),
        weight: token.kind == .stem ? Token.Kind.word.weight : token.kind.weight, isPrefix: token.kind == .single)
    }
  }
}

extension Question {
  /// What a name of a topic among other words is worth: all that is said there is about it, in whatever words.
  private static let nameAmongWords = 0.9

  /// Notes that a range names a topic.
  mutating func add(_ topic: Int64, named name: String, in range: Range<Int>, isWhole: Bool) {
    add(
      QuerySpan.Alternative(text: name, why: .topic, weight: isWhole ? 1 : Question.nameAmongWords, topic: topic), to: range)
    if isWhole { namedTopic = topic }
    topicHints[topic] = max(topicHints[topic] ?? 0, isWhole ? Ranking.topic : Ranking.namedTopic)
  }

  /// Adds another way to say a range. Ranges that cross an earlier one are dropped; within or around one, the alternatives stand side by side,
  /// each for its own range.
  mutating func add(_ alternative: QuerySpan.Alternative, to range: Range<Int>) {
    guard !range.isEmpty, !alternative.tokens.isEmpty || alternative.topic != nil else { return }
    if let index = spans.firstIndex(where: { $0.range == range }) {
      if !spans[index].alternatives.contains(where: { $0.tokens == alternative.tokens && $0.topic == alternative.topic }) {
        spans[index].alternatives.append(alternative)
      }
      return
    }
    spans.append(QuerySpan(range: range, alternatives: [alternative]))
  }
}
