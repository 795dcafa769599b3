import Guidelines
import Languages
import TextAnalysis

/// Makes all that searching needs from the stored records: which of them are one rule, the rules' terms, facts and directions, the vocabulary.
///
/// It is made anew at each commit that changed anything: linking may have moved records of any page from one rule to another, and cutting ten thousand
/// records into terms takes a third of a second.
struct RuleIndexer {
  let database: Database

  /// As many at once as keep all cores busy, and no more of a large index in memory.
  private static let rulesAtOnce = 512

  func rebuild() throws {
    try database.execute("DELETE FROM vocabulary; DELETE FROM common_postings; INSERT INTO words (words) VALUES ('delete-all')")
    let count = try RuleClasses.store(database)
    let vectors = try storedVectors()
    let names = try topicNames()
    let questions = try Questions.all(database)
    var facts: [UInt8] = []
    var directions: [UInt8] = []
    var words: [String: Int] = [:]
    for start in stride(from: 1, through: count, by: Self.rulesAtOnce) {
      let texts = try RuleText.read(start..<min(start + Self.rulesAtOnce, count + 1), database, names, questions)
      for (text, prepared) in zip(texts, concurrentMap(texts) { $0.prepared(vectors) }) {
        try database.run(
          "INSERT INTO words (rowid, heading, body, questions, topic) VALUES (?, ?, ?, ?, ?)",
          [.integer(text.rule)] + prepared.fields.map { .text($0) })
        facts += prepared.facts.bytes
        if let vectors {
          directions += prepared.direction.map(Direction.packed) ?? [UInt8](repeating: 0, count: vectors.dimensions)
        }
        for word in prepared.words { words[word, default: 0] += 1 }
      }
    }
    try store(words)
    try Columns.rules.store(facts, database)
    try Columns.directions.store(directions, database)
    try database.execute("INSERT INTO words (words) VALUES ('optimize')")
    try CommonPostings.store(database)
    try Meta.set("rules", .init(count), database)
    try Meta.set("records", .init(try database.count("SELECT count(*) FROM records")), database)
  }

  private func store(_ words: [String: Int]) throws {
    for (word, count) in words.sorted(by: { $0.key < $1.key }) {
      let scalars = word.unicodeScalars.map(\.value)
      let skeleton = scalars.first.map(ScriptClass.init) == .katakana ? Vocabulary.string(Vocabulary.skeleton(scalars)) : nil
      try database.run(
        "INSERT INTO vocabulary (word, count, skeleton) VALUES (?, ?, ?)", [.text(word), .init(count), .init(skeleton)])
    }
  }

  private func storedVectors() throws -> TermVectors? {
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
      names[rows.integer(5)] = topic.titles.values + topic.aliases.flattened
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
  }

  struct Prepared: Sendable {
    /// By `RuleFacts.Field`.
    var fields: [String]
    var facts: RuleFacts
    var direction: [Float]?
    var words: Set<String>
  }

  private init(rule: Int64) { self.rule = rule }

  static func read(
    _ rules: Range<Int>, _ database: Database, _ names: [Int64: [String]], _ questions: [Language: [String: [String]]]
  ) throws -> [RuleText] {
    let rows = try Statement(
      database,
      """
      SELECT r.rule, r.kind, r.platforms, r.topic, r.content, x.topic_title, x.path, r.name, r.language,
        p.edition, r.guessed
      FROM records r JOIN sections x ON x.id = r.section JOIN pages p ON p.id = r.page WHERE r.rule >= ? AND r.rule < ? ORDER BY r.rule, r.name, r.language, r.id
      """, [.init(rules.lowerBound), .init(rules.upperBound)])
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

  /// Beyond this an explanation adds words, not what the rule is about.
  private static let longestView = 300

  func prepared(_ vectors: TermVectors?) -> Prepared {
    var sets = [TermSet](repeating: TermSet(), count: 4)
    // How long a field is does not depend on how many wordings the rule has: the longest counts.
    var lengths = [0, 0, 0, 0]
    var words: Set<String> = []
    func add(_ texts: [String], _ field: RuleFacts.Field, speaks: Bool = true) {
      var own = TermSet()
      for text in texts.map({ FoldedText($0) }) {
        // Of what is not shown, pairs of a particle and what follows it need not be found.
        sets[field.rawValue].add(text, without: speaks ? [] : [.hiraganaKanji, .hiraganaKatakana])
        own.add(text)
        if speaks { words.formUnion(Vocabulary.words(of: text)) }
      }
      lengths[field.rawValue] = max(lengths[field.rawValue], own.count)
    }
    for wording in wordings {
      add([wording.headline], .heading)
      add(wording.body, .body)
      add(wording.heading, .topic)
    }
    for asked in questions { add(asked, .questions, speaks: false) }
    add(topicNames, .topic, speaks: false)
    var facts = facts
    for (field, length) in lengths.enumerated() { facts.lengths[field] = UInt16(clamping: length) }
    return Prepared(fields: sets.map(\.indexText), facts: facts, direction: vectors.flatMap(direction), words: words)
  }

  /// The mean of the directions of all that the rule says and is asked by.
  private func direction(_ vectors: TermVectors) -> [Float]? {
    var sum = [Float](repeating: 0, count: vectors.dimensions)
    for view in views {
      guard let direction = vectors.direction(of: Term.all(in: FoldedText(view))) else { continue }
      for dimension in sum.indices { sum[dimension] += direction[dimension] }
    }
    return Direction.normalized(sum)
  }

  /// The ways in which the rule is put: its headlines, the same with the beginning of their explanations, its questions.
  var views: [String] {
    wordings.flatMap { wording in
      let body = String(String.UnicodeScalarView((wording.body.first ?? "").unicodeScalars.prefix(RuleText.longestView)))
      return [wording.headline] + (body.isEmpty ? [] : [wording.headline + " " + body])
    } + questions.flatMap { $0 }
  }
}
