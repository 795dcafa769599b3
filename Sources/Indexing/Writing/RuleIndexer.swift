import Guidelines
import Languages
import Searching
import TextAnalysis

/// Makes all that searching needs from the stored records: which of them are one rule, the rules' terms, facts and directions, the vocabulary.
///
/// It is made anew at each commit that changed anything: linking may have moved records of any page from one rule to another, and cutting ten thousand
/// records into terms takes a third of a second.
struct RuleIndexer {
  let database: Database

  /// Enough that most words come again.
  private static let rulesAtOnce = 128
  /// As many batches of them wait for their turn to be written, and no more of a large index is in memory.
  private static let batchesAhead = 4

  func rebuild() throws {
    try database.execute("DELETE FROM vocabulary; DELETE FROM common_postings; INSERT INTO words (words) VALUES ('delete-all')")
    let count = try RuleClasses.store(database)
    let vectors = try storedVectors()
    let names = try topicNames()
    let questions = try Questions.all(database)
    var built = Built()
    var underWay: [Ahead<PreparedRules>] = []
    for start in stride(from: 1, through: count, by: Self.rulesAtOnce) {
      let texts = try RuleText.read(start..<min(start + Self.rulesAtOnce, count + 1), database, names, questions)
      underWay.append(Ahead { PreparedRules(texts, vectors) })
      if underWay.count > Self.batchesAhead { try store(underWay.removeFirst().value, &built) }
    }
    for batch in underWay { try store(batch.value, &built) }
    try store(built.words)
    try Columns.rules.store(built.facts, database)
    try Columns.directions.store(built.directions, database)
    try database.execute("INSERT INTO words (words) VALUES ('optimize')")
    try CommonPostings.store(database)
    try Meta.set("rules", .init(count), database)
    try Meta.set("records", .init(try database.count("SELECT count(*) FROM records")), database)
  }

  /// What is stored once all rules are known.
  private struct Built {
    var facts: [UInt8] = []
    var directions: [UInt8] = []
    var words: [String: Int] = [:]
  }

  private func store(_ batch: PreparedRules, _ built: inout Built) throws {
    for rule in batch.rules {
      try database.run(
        "INSERT INTO words (rowid, heading, body, questions, topic) VALUES (?, ?, ?, ?, ?)",
        [.integer(rule.rule)] + rule.fields.map { .text($0) })
      built.facts += rule.facts.bytes
      built.directions += rule.direction
    }
    built.words.merge(batch.words, uniquingKeysWith: +)
  }

  private func store(_ words: [String: Int]) throws {
    for (word, count) in words.sorted(by: { $0.key < $1.key }) {
      let scalars = word.unicodeScalars.map(\.value)
      let skeleton = scalars.first.map(ScriptClass.init) == .katakana ? Vocabulary.string(Vocabulary.skeleton(scalars)) : nil
      try database.run(
        "INSERT INTO vocabulary (word, count, skeleton) VALUES (?, ?, ?)", [.text(word), .init(count), .init(skeleton)])
    }
  }

  func storedVectors() throws -> TermVectors? {
    var vectors: TermVectors?
    let rows = try Statement(database, "SELECT term, vector FROM vectors")
    while try rows.next() {
      let vector = rows.bytes(1).map { Int8(bitPattern: $0) }
      if vectors == nil { vectors = TermVectors(dimensions: vector.count) }
      vectors?.add(try rows.text(0), vector)
    }
    return vectors
  }

  /// All names of the listed topics.
  func topicNames() throws -> [Int64: [String]] {
    var names: [Int64: [String]] = [:]
    let rows = try Statement(
      database,
      "SELECT t.slug, t.category, t.division, t.platforms, t.detail, t.id FROM topics t WHERE t.listed = 1"
    )
    while try rows.next() {
      let topic = try StoredTopic.topic(rows)
      names[rows.integer(5)] = topic.titles.values + topic.aliases.flattened + topic.compared.flattened
    }
    return names
  }
}

extension GuidelineIndex {
  /// Texts that mean the same, as learning what terms mean needs them: of each rule all that it says and is asked by, of each group of the glossary and
  /// each topic its names.
  package func views() throws(Failure) -> [[String]] {
    try connection.use { database in
      let count = try RuleFacts.all(database).count
      var views = try RuleText.read(1..<count + 1, database, [:], Questions.all(database)).map(\.views)
      views += try database.all("SELECT content FROM glossary_groups WHERE weight IS NOT NULL ORDER BY id") { row in
        var reader = ByteReader(row.bytes(0))
        let group = try reader.group(weight: nil)
        return group.members.flattened + group.readings
      }
      return views + (try RuleIndexer(database: database).topicNames().sorted { $0.key < $1.key }.map(\.value))
    }
  }
}

/// The texts of one rule, in all wordings.
struct RuleText: Sendable {
  var rule: Int64
  /// Those that state it, by id and language.
  private(set) var records: [(id: String, language: Language)] = []
  private var wordings: [Wording] = []
  /// By language.
  private var questions: [[String]] = []
  private var topicNames: [String] = []
  private var facts = RuleFacts()

  private struct Wording: Sendable {
    var headline: String
    /// Explanation, label, readings, alternative texts of images.
    var body: [String]
    var heading: [String]

    /// So much of the explanation as says what the rule is about: what follows adds words.
    var opening: String? {
      guard let explanation = body.first, !explanation.isEmpty else { return nil }
      return String(explanation.unicodeScalars.prefix(300))
    }
  }

  private init(rule: Int64) { self.rule = rule }

  static func read(
    _ rules: Range<Int>, _ database: Database, _ names: [Int64: [String]], _ questions: [Language: [String: [String]]],
    withoutPrivate: Bool = false
  ) throws -> [RuleText] {
    let rows = try Statement(
      database,
      """
      SELECT r.rule, r.kind, r.platforms, r.topic, r.content, x.topic_title, x.path, r.name, r.language,
        p.edition, r.guessed
      FROM records r JOIN sections x ON x.id = r.section JOIN pages p ON p.id = r.page
      WHERE r.rule >= ? AND r.rule < ? AND p.private <= ? ORDER BY r.rule, r.name, r.language, r.id
      """, [.init(rules.lowerBound), .init(rules.upperBound), withoutPrivate ? 0 : 1])
    var texts: [RuleText] = []
    while try rows.next() {
      if texts.last?.rule != rows.integer(0) { texts.append(RuleText(rule: rows.integer(0))) }
      let last = texts.count - 1
      let content = try RecordContent(rows.bytes(4), sourceName: "", line: 0)
      var path = ByteReader(rows.bytes(6))
      try texts[last].add(
        content, kind: rows.number(1), platforms: rows.optionalNumber(2) ?? 0, topic: rows.integer(3),
        heading: [try rows.text(5)] + path.strings(), names)
      guard let language = Language(code: rows.number(8)) else { throw ByteReader.Damaged() }
      if let source = content.source, source.edition != rows.optionalText(9) { texts[last].facts.marks.insert(.older) }
      if rows.number(10) == 0 { texts[last].facts.marks.insert(.stated) }
      if let asked = questions[language]?[try rows.text(7)] { texts[last].questions.append(asked) }
      texts[last].facts.languages |= UInt8(1 << language.code)
      texts[last].records.append((try rows.text(7), language))
    }
    return texts
  }

  private mutating func add(
    _ content: RecordContent, kind: Int, platforms: Int, topic: Int64, heading: [String], _ names: [Int64: [String]]
  ) throws {
    guard let kind = RecordKind(code: kind) else { throw ByteReader.Damaged() }
    let (headline, body) = (content.headline.plainText, content.body.plainText)
    if wordings.isEmpty {
      facts.kind = kind
      facts.platforms = UInt8(truncatingIfNeeded: platforms)
      // A table for all is for each that has a row of its own.
      if platforms == 0, kind == .specification {
        facts.platforms = UInt8(truncatingIfNeeded: Platform.mask(content.rowPlatforms))
      }
      facts.topic = names[topic] == nil ? 0 : UInt32(truncatingIfNeeded: topic)
      topicNames = names[topic] ?? []
    }
    if Figures.stand(in: headline.scalarValues[...]) || Figures.stand(in: body.scalarValues[...]) { facts.marks.insert(.figure) }
    wordings.append(
      Wording(headline: headline, body: [body] + (content.label.map { [$0] } ?? []) + content.hiddenTexts, heading: heading))
  }

  // MARK: Preparing

  struct Prepared: Sendable {
    var rule: Int64
    /// By `RuleFacts.Field`.
    var fields: [String]
    var facts: RuleFacts
    /// As it is stored; zeros where nothing is known of it.
    var direction: [UInt8]
  }

  func prepared(_ analyzer: Analyzer, _ vectors: TermVectors?, _ counts: inout WordCounts) -> Prepared {
    var sets = [TermSet](repeating: TermSet(), count: 4)
    // How long a field is does not depend on how many wordings the rule has: the longest counts.
    var facts = facts
    func add(_ texts: [AnalyzedText], _ field: RuleFacts.Field, speaks: Bool = true) {
      var own = TokenKeySet()
      for text in texts {
        // Of what is not shown, pairs of a particle and what follows it need not be found.
        sets[field.rawValue].add(text, without: speaks ? [] : [.hiraganaKanji, .hiraganaKatakana])
        for term in text.terms { _ = own.insert(term.key) }
        if speaks { counts.add(text.folded, of: rule) }
      }
      facts.lengths[field.rawValue] = max(facts.lengths[field.rawValue], UInt16(clamping: own.count))
    }
    var direction = vectors.map { DirectionSum($0) }
    for wording in wordings {
      let headline = analyzer.analyze(wording.headline)
      let body = wording.body.map(analyzer.analyze)
      add([headline], .heading)
      add(body, .body)
      add(wording.heading.map(analyzer.analyze), .topic)
      direction?.add(headline.queryKeys)
      if let text = wording.opening {
        let opening = text == wording.body.first ? body[0] : analyzer.analyze(text)
        direction?.add(headline.queryKeys + opening.queryKeys)
      }
    }
    for asked in questions {
      let asked = asked.map(analyzer.analyze)
      add(asked, .questions, speaks: false)
      for question in asked { direction?.add(question.queryKeys) }
    }
    add(topicNames.map(analyzer.analyze), .topic, speaks: false)
    return Prepared(rule: rule, fields: sets.map(\.indexText), facts: facts, direction: direction?.packed ?? [])
  }

  /// The ways in which the rule is put, whose directions its own is the mean of: its headlines, the same with the beginning of their explanations, its
  /// questions.
  var views: [String] {
    wordings.flatMap { wording in [wording.headline] + (wording.opening.map { [wording.headline + " " + $0] } ?? []) }
      + questions.flatMap { $0 }
  }
}

/// Rules that are prepared together, with what their words have in common.
private struct PreparedRules: Sendable {
  var rules: [RuleText.Prepared]
  /// In how many of them each word stands.
  var words: [String: Int]

  init(_ texts: [RuleText], _ vectors: TermVectors?) {
    let analyzer = Analyzer()
    var counts = WordCounts()
    rules = texts.map { $0.prepared(analyzer, vectors, &counts) }
    words = counts.byWord
  }
}

/// In how many rules each word stands.
struct WordCounts {
  private struct Count {
    var word: [UInt32]
    var rules = 0
    var last: Int64 = 0
  }

  private var counts: [TokenKey: Count] = [:]

  /// The rules must come one after the other.
  mutating func add(_ text: FoldedText, of rule: Int64) {
    for word in Vocabulary.words(of: text) {
      let key = TokenKey(word: word)
      var count = counts[key] ?? Count(word: Array(word))
      guard count.last != rule, count.word.elementsEqual(word) else { continue }
      count.rules += 1
      count.last = rule
      counts[key] = count
    }
  }

  var byWord: [String: Int] {
    Dictionary(counts.values.map { (Vocabulary.string($0.word), $0.rules) }, uniquingKeysWith: +)
  }
}
