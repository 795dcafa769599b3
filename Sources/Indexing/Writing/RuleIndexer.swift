import Guidelines
import Languages
import Searching
import TextAnalysis

/// Builds everything that search needs from the stored records: groups them into rules, and computes the rules' terms, metadata,
/// and embeddings, and the vocabulary.
///
/// Everything is rebuilt at each commit that changed anything, because linking may have moved records of any page from one rule
/// to another. Analyzing ten thousand records takes a third of a second.
struct RuleIndexer {
  let database: Database

  /// Number of rules per batch; large enough that most words occur more than once.
  private static let batchSize = 128
  /// Maximum number of batches that wait to be written, which limits the memory for a large index.
  private static let maxPendingBatches = 4

  func rebuild() throws {
    try database.execute("DELETE FROM vocabulary; DELETE FROM common_postings; INSERT INTO words (words) VALUES ('delete-all')")
    let count = try RuleGrouping.store(database)
    let vectors = try storedEmbeddings()
    let names = try topicNames()
    let questions = try QuestionStorage.all(database)
    var derived = DerivedData()
    var pendingBatches: [Future<AnalyzedBatch>] = []
    for start in stride(from: 1, through: count, by: Self.batchSize) {
      let texts = try RuleText.read(start..<min(start + Self.batchSize, count + 1), database, names, questions)
      pendingBatches.append(Future { AnalyzedBatch(texts, vectors) })
      if pendingBatches.count > Self.maxPendingBatches { try store(pendingBatches.removeFirst().value, &derived) }
    }
    for batch in pendingBatches { try store(batch.value, &derived) }
    try store(derived.wordCounts)
    try StoredBlob.rules.store(derived.metadata, database)
    try StoredBlob.ruleEmbeddings.store(derived.embeddings, database)
    try database.execute("INSERT INTO words (words) VALUES ('optimize')")
    try CommonPostings.store(database)
    try IndexMetadata.set("rules", .init(count), database)
    try IndexMetadata.set("records", .init(try database.count("SELECT count(*) FROM records")), database)
  }

  /// Data that is stored after all rules have been read.
  private struct DerivedData {
    var metadata: [UInt8] = []
    var embeddings: [UInt8] = []
    var wordCounts: [String: Int] = [:]
  }

  private func store(_ batch: AnalyzedBatch, _ derived: inout DerivedData) throws {
    for rule in batch.rules {
      try database.run(
        "INSERT INTO words (rowid, heading, body, questions, topic) VALUES (?, ?, ?, ?, ?)",
        [.integer(rule.rule)] + rule.fields.map { .text($0) })
      derived.metadata += rule.metadata.bytes
      derived.embeddings += rule.embedding
    }
    derived.wordCounts.merge(batch.wordCounts, uniquingKeysWith: +)
  }

  private func store(_ words: [String: Int]) throws {
    for (word, count) in words.sorted(by: { $0.key < $1.key }) {
      let scalars = word.unicodeScalars.map(\.value)
      let skeleton = scalars.first.map(ScriptClass.init) == .katakana ? Vocabulary.string(Vocabulary.skeleton(scalars)) : nil
      try database.run(
        "INSERT INTO vocabulary (word, count, skeleton) VALUES (?, ?, ?)", [.text(word), .init(count), .init(skeleton)])
    }
  }

  func storedEmbeddings() throws -> TermEmbeddings? {
    var vectors: TermEmbeddings?
    let rows = try Statement(database, "SELECT term, vector FROM vectors")
    while try rows.next() {
      let vector = rows.bytes(1).map { Int8(bitPattern: $0) }
      if vectors == nil { vectors = TermEmbeddings(dimensions: vector.count) }
      vectors?.add(try rows.text(0), vector)
    }
    return vectors
  }

  /// Returns all names of the listed topics, by row id.
  func topicNames() throws -> [Int64: [String]] {
    var names: [Int64: [String]] = [:]
    let rows = try Statement(
      database,
      "SELECT t.slug, t.category, t.division, t.platforms, t.detail, t.id FROM topics t WHERE t.listed = 1"
    )
    while try rows.next() {
      let topic = try StoredTopic.topic(rows)
      names[rows.integer(5)] = topic.titles.values + topic.aliases.flattened + topic.comparedComponents.flattened
    }
    return names
  }
}

extension GuidelineIndex {
  /// Returns groups of texts with the same meaning for training embeddings: the wordings and questions of each rule, the terms of
  /// each glossary group, and the names of each topic.
  package func phrasings() throws(Failure) -> [[String]] {
    try connection.use { database in
      let count = try RuleMetadata.all(database).count
      var phrasings = try RuleText.read(1..<count + 1, database, [:], QuestionStorage.all(database)).map(\.phrasings)
      phrasings += try database.all("SELECT content FROM glossary_groups WHERE weight IS NOT NULL ORDER BY id") { row in
        var reader = ByteReader(row.bytes(0))
        let group = try reader.group(weight: nil)
        return group.members.flattened + group.readings
      }
      return phrasings + (try RuleIndexer(database: database).topicNames().sorted { $0.key < $1.key }.map(\.value))
    }
  }
}

/// The texts of a rule in all its wordings.
struct RuleText: Sendable {
  var rule: Int64
  /// The records that state the rule.
  private(set) var records: [(id: String, language: Language)] = []
  private var wordings: [WordingText] = []
  /// Lists of questions, one per record that has any.
  private var questions: [[String]] = []
  private var topicNames: [String] = []
  private var metadata = RuleMetadata()

  private struct WordingText: Sendable {
    var headline: String
    /// Explanation, label, readings, and alternative texts of images.
    var body: [String]
    var heading: [String]

    /// The start of the explanation, which says what the rule is about. The remainder would add too many other words.
    var explanationStart: String? {
      guard let explanation = body.first, !explanation.isEmpty else { return nil }
      return String(explanation.unicodeScalars.prefix(300))
    }
  }

  private init(rule: Int64) { self.rule = rule }

  static func read(
    _ rules: Range<Int>, _ database: Database, _ names: [Int64: [String]], _ questions: [Language: [String: [String]]],
    excludingPrivate: Bool = false
  ) throws -> [RuleText] {
    let rows = try Statement(
      database,
      """
      SELECT r.rule, r.kind, r.platforms, r.topic, r.content, x.topic_title, x.path, r.name, r.language,
        p.edition, r.guessed
      FROM records r JOIN sections x ON x.id = r.section JOIN pages p ON p.id = r.page
      WHERE r.rule >= ? AND r.rule < ? AND p.private <= ? ORDER BY r.rule, r.name, r.language, r.id
      """, [.init(rules.lowerBound), .init(rules.upperBound), excludingPrivate ? 0 : 1])
    var texts: [RuleText] = []
    while try rows.next() {
      if texts.last?.rule != rows.integer(0) { texts.append(RuleText(rule: rows.integer(0))) }
      let last = texts.count - 1
      let content = try RecordContent(rows.bytes(4), sourceName: "", line: 0)
      var path = ByteReader(rows.bytes(6))
      try texts[last].add(
        content, kind: rows.number(1), platforms: rows.optionalNumber(2) ?? 0, topic: rows.integer(3),
        heading: [try rows.text(5)] + path.strings(), names)
      guard let language = Language(code: rows.number(8)) else { throw ByteReader.CorruptDataError() }
      if let source = content.source, source.edition ?? "" < rows.optionalText(9) ?? "" {
        texts[last].metadata.flags.insert(.isOutdated)
      }
      if rows.number(10) == 0 { texts[last].metadata.flags.insert(.isStated) }
      if let recordQuestions = questions[language]?[try rows.text(7)] { texts[last].questions.append(recordQuestions) }
      texts[last].metadata.languages |= UInt8(1 << language.code)
      texts[last].records.append((try rows.text(7), language))
    }
    return texts
  }

  private mutating func add(
    _ content: RecordContent, kind: Int, platforms: Int, topic: Int64, heading: [String], _ names: [Int64: [String]]
  ) throws {
    guard let kind = RecordKind(code: kind) else { throw ByteReader.CorruptDataError() }
    let (headline, body) = (content.headline.plainText, content.body.plainText)
    if wordings.isEmpty {
      metadata.kind = kind
      metadata.platforms = UInt8(truncatingIfNeeded: platforms)
      // A table for all platforms applies to each platform that has its own row.
      if platforms == 0, kind == .specification {
        metadata.platforms = UInt8(truncatingIfNeeded: Platform.mask(content.rowPlatforms))
      }
      metadata.topicRow = names[topic] == nil ? 0 : UInt32(truncatingIfNeeded: topic)
      topicNames = names[topic] ?? []
    }
    if Numbers.occur(in: headline.scalarValues[...]) || Numbers.occur(in: body.scalarValues[...]) {
      metadata.flags.insert(.hasMeasure)
    }
    wordings.append(
      WordingText(headline: headline, body: [body] + (content.label.map { [$0] } ?? []) + content.hiddenTexts, heading: heading))
  }

  // MARK: Analysis

  struct AnalyzedRule: Sendable {
    var rule: Int64
    /// Terms by `RuleMetadata.Field`, as text for FTS5.
    var fields: [String]
    var metadata: RuleMetadata
    /// The embedding as it is stored; zeros if no term is known.
    var embedding: [UInt8]
  }

  func analyze(with analyzer: Analyzer, _ vectors: TermEmbeddings?, _ counts: inout WordCounts) -> AnalyzedRule {
    var sets = [TermSet](repeating: TermSet(), count: 4)
    // The length of a field must not depend on the number of wordings, so the longest wording counts.
    var metadata = metadata
    func add(_ texts: [AnalyzedText], _ field: RuleMetadata.Field, speaks: Bool = true) {
      var fieldTerms = TokenKeySet()
      for text in texts {
        // In texts that are not shown, pairs of a particle and the following word do not need to be found.
        sets[field.rawValue].add(text, excluding: speaks ? [] : [.hiraganaKanji, .hiraganaKatakana])
        for term in text.terms { _ = fieldTerms.insert(term.key) }
        if speaks { counts.add(text.folded, of: rule) }
      }
      metadata.lengths[field.rawValue] = max(metadata.lengths[field.rawValue], UInt16(clamping: fieldTerms.count))
    }
    var embeddingSum = vectors.map { EmbeddingSum($0) }
    for wording in wordings {
      let headline = analyzer.analyze(wording.headline)
      let body = wording.body.map(analyzer.analyze)
      add([headline], .heading)
      add(body, .body)
      add(wording.heading.map(analyzer.analyze), .topic)
      embeddingSum?.add(headline.queryKeys)
      if let text = wording.explanationStart {
        let analyzedStart = text == wording.body.first ? body[0] : analyzer.analyze(text)
        embeddingSum?.add(headline.queryKeys + analyzedStart.queryKeys)
      }
    }
    for recordQuestions in questions {
      let analyzedQuestions = recordQuestions.map(analyzer.analyze)
      add(analyzedQuestions, .questions, speaks: false)
      for question in analyzedQuestions { embeddingSum?.add(question.queryKeys) }
    }
    add(topicNames.map(analyzer.analyze), .topic, speaks: false)
    return AnalyzedRule(rule: rule, fields: sets.map(\.indexText), metadata: metadata, embedding: embeddingSum?.packed ?? [])
  }

  /// The texts whose embeddings are summed into the rule's: its headlines, alone and with the start of their explanations, and
  /// its questions.
  var phrasings: [String] {
    wordings.flatMap { wording in [wording.headline] + (wording.explanationStart.map { [wording.headline + " " + $0] } ?? []) }
      + questions.flatMap { $0 }
  }
}

/// A batch of analyzed rules with the frequencies of their words.
private struct AnalyzedBatch: Sendable {
  var rules: [RuleText.AnalyzedRule]
  /// Number of rules that contain each word.
  var wordCounts: [String: Int]

  init(_ texts: [RuleText], _ vectors: TermEmbeddings?) {
    let analyzer = Analyzer()
    var counts = WordCounts()
    rules = texts.map { $0.analyze(with: analyzer, vectors, &counts) }
    wordCounts = counts.byWord
  }
}

/// Counts in how many rules each word occurs.
struct WordCounts {
  private struct Count {
    var word: [UInt32]
    var ruleCount = 0
    var lastRule: Int64 = 0
  }

  private var counts: [TokenKey: Count] = [:]

  /// Counts the words of a text. All texts of a rule must be added consecutively.
  mutating func add(_ text: FoldedText, of rule: Int64) {
    for word in Vocabulary.words(of: text) {
      let key = TokenKey(word: word)
      var count = counts[key] ?? Count(word: Array(word))
      guard count.lastRule != rule, count.word.elementsEqual(word) else { continue }
      count.ruleCount += 1
      count.lastRule = rule
      counts[key] = count
    }
  }

  var byWord: [String: Int] {
    Dictionary(counts.values.map { (Vocabulary.string($0.word), $0.ruleCount) }, uniquingKeysWith: +)
  }
}
