import Guidelines
import Languages
import TextAnalysis

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

    /// So much of the explanation as says what the rule is about: what follows adds words.
    var opening: String? {
      guard let explanation = body.first, !explanation.isEmpty else { return nil }
      return String(explanation.unicodeScalars.prefix(300))
    }
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
      var path = rows.reader(6)
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

  struct Prepared: Sendable {
    var rule: Int64
    /// By `RuleFacts.Field`.
    var fields: [TermSet]
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
    return Prepared(rule: rule, fields: sets, facts: facts, direction: direction?.packed ?? [])
  }

  /// The ways in which the rule is put, whose directions its own is the mean of: its headlines, the same with the beginning of their explanations, its
  /// questions.
  var views: [String] {
    wordings.flatMap { wording in [wording.headline] + (wording.opening.map { [wording.headline + " " + $0] } ?? []) }
      + questions.flatMap { $0 }
  }
}

extension GuidelineIndex {
  /// Texts that mean the same, as learning what terms mean needs them: of each rule all that it says and is asked by, of each group of the glossary and
  /// each topic its names.
  package func views() throws(Failure) -> [[String]] {
    try connection.use { database in
      let count = try facts(database).count
      var views = try RuleText.read(1..<count + 1, database, [:], Questions.all(database)).map(\.views)
      views += try database.all("SELECT content FROM glossary_groups WHERE weight IS NOT NULL ORDER BY id") { row in
        var reader = row.reader(0)
        let group = try reader.group(weight: nil)
        return group.members.flattened + group.readings
      }
      return views + (try RuleIndexer(database: database).topicNames().sorted { $0.key < $1.key }.map(\.value))
    }
  }
}
