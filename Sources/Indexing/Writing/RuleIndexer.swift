import Guidelines
import Languages
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
    try database.execute("DELETE FROM vocabulary; DELETE FROM postings")
    let count = try RuleClasses.store(database)
    let vectors = try TermVectors(database)
    let names = try topicNames()
    let questions = try Questions.all(database)
    var built = Built()
    var underWay: [Ahead<PreparedRules>] = []
    for start in stride(from: 1, through: count, by: Self.rulesAtOnce) {
      let texts = try RuleText.read(start..<min(start + Self.rulesAtOnce, count + 1), database, names, questions)
      underWay.append(Ahead { PreparedRules(texts, vectors) })
      if underWay.count > Self.batchesAhead { built.add(underWay.removeFirst().value) }
    }
    for batch in underWay { built.add(batch.value) }
    try built.postings.store(database)
    try store(built.words)
    try Columns.rules.store(built.facts, database)
    try Columns.directions.store(built.directions, database)
    try Meta.set("rules", .init(count), database)
    try Meta.set("records", .init(try database.count("SELECT count(*) FROM records")), database)
  }

  /// What is stored once all rules are known.
  private struct Built {
    var facts: [UInt8] = []
    var directions: [UInt8] = []
    var words: [String: Int] = [:]
    var postings = PostingsBuilder()

    mutating func add(_ batch: PreparedRules) {
      for rule in batch.rules {
        for (field, terms) in zip(RuleFacts.Field.allCases, rule.fields) { postings.add(terms, field, of: Int(rule.rule)) }
        facts += rule.facts.bytes
        directions += rule.direction
      }
      words.merge(batch.words, uniquingKeysWith: +)
    }
  }

  private func store(_ words: [String: Int]) throws {
    for (word, count) in words.sorted(by: { $0.key < $1.key }) {
      let scalars = word.unicodeScalars.map(\.value)
      let skeleton = scalars.first.map(ScriptClass.init) == .katakana ? Vocabulary.string(Vocabulary.skeleton(scalars)) : nil
      try database.run(
        "INSERT INTO vocabulary (word, count, skeleton) VALUES (?, ?, ?)", [.text(word), .init(count), .init(skeleton)])
    }
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
      names[rows.integer(5)] = topic.titles.values + topic.aliases.flattened
    }
    return names
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
