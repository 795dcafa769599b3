import Guidelines
import Languages
import Searching
import TextAnalysis

/// All that a search reads beside the texts themselves, for an engine elsewhere: which terms each rule holds and how much they tell, what they mean, and the names and
/// synonyms that a query may use. It is made of what may leave alone: of a rule that a private page states too, nothing of that page's words is in it.
package struct SearchData {
  package struct Rule {
    package var number: Int
    package var topic: String?
    package var kind: RecordKind
    /// Empty: those of its topic.
    package var platforms: [Platform]
    /// For none of Apple's.
    package var isForOthers: Bool
    package var languages: [Language]
    /// Its text states a figure; only an older edition states it; some wording of it is no guess.
    package var hasFigure: Bool
    package var isOlder: Bool
    package var isStated: Bool
    /// Signed bytes, 127 for 1; empty without vectors.
    package var direction: [Int8]
    package var records: [(id: String, language: Language)]
  }

  /// A term with the rules that hold it, ascending, and what it adds to each: BM25F as `LexicalScores` has it, for a term of weight 1.
  package struct Term {
    package var text: String
    package var idf: Float
    package var isAside: Bool
    package var rules: [Int32]
    package var impacts: [Float]
  }

  /// A wording that stands for others: `form` as `GlossaryForm` has it, `share` what one of them is worth beside it.
  package struct Synonym {
    package var form: String
    /// Its first word, or its first two characters.
    package var head: String {
      let first = form.prefix { $0 != " " }
      return first.allSatisfy(\.isASCII) ? String(first) : String(form.prefix(2))
    }
    package var share: Double
    package var members: [String]
  }

  package private(set) var rules: [Rule] = []
  package private(set) var terms: [Term] = []
  package private(set) var vectors: [(term: String, vector: [Int8])] = []
  package private(set) var synonyms: [Synonym] = []
  /// A key as `nameKey` makes it, of names that are words.
  package private(set) var topicNames: [(key: String, rank: Int, topic: String)] = []
}

extension GuidelineIndex {
  package func searchData(withoutPrivate: Bool) throws(Failure) -> SearchData {
    try connection.use { try SearchData($0, withoutPrivate: withoutPrivate) }
  }
}

extension SearchData {
  fileprivate init(_ database: Database, withoutPrivate: Bool) throws {
    let indexer = RuleIndexer(database: database)
    let known = try indexer.storedVectors()
    let names = try indexer.topicNames()
    let slugs = Dictionary(
      uniqueKeysWithValues: try database.all("SELECT id, slug FROM topics") { ($0.integer(0), try $0.text(1)) })
    let texts = try RuleText.read(
      1..<(try Meta.number("rules", database)) + 1, database, names, try Questions.all(database), withoutPrivate: withoutPrivate)
    let analyzer = Analyzer()
    var counts = WordCounts()
    var facts: [RuleFacts] = []
    var held: [String: [(place: Int, fields: UInt8)]] = [:]
    for (place, text) in texts.enumerated() {
      let prepared = text.prepared(analyzer, known, &counts)
      var fields: [Substring: UInt8] = [:]
      for (field, terms) in prepared.fields.enumerated() {
        for term in terms.split(separator: " ") { fields[term, default: 0] |= 1 << field }
      }
      for (term, fields) in fields { held[String(term), default: []].append((place, fields)) }
      facts.append(prepared.facts)
      rules.append(Rule(text, prepared, slugs))
    }
    let asides = Set(counts.byWord.keys.filter(isFunctionWord).map { Vocabulary.string(Stemmer.stem($0.scalarValues)) })
    let norms = LexicalScores.norms(facts)
    terms = held.sorted { $0.key < $1.key }.map { term, entries in
      let idf = LexicalScores.idf(entries.count, of: facts.count)
      return Term(
        text: term, idf: idf, isAside: asides.contains(term) || isFunctionWord(term),
        rules: entries.map { Int32(rules[$0.place].number) },
        impacts: entries.map { idf * LexicalScores.impact($0.fields, norms[$0.place]) })
    }
    vectors = known?.all.map { ($0.term, Array($0.vector)) } ?? []
    try readNames(database, slugs)
  }

  private mutating func readNames(_ database: Database, _ slugs: [Int64: String]) throws {
    let groups = Dictionary(
      uniqueKeysWithValues: try database.all("SELECT id, weight, content FROM glossary_groups WHERE weight IS NOT NULL") { row in
        var reader = ByteReader(row.bytes(2))
        return (row.integer(0), try reader.group(weight: row.optionalReal(1)))
      })
    let forms = try database.all(
      "SELECT DISTINCT form, glossary_group, reading FROM glossary_terms ORDER BY form, glossary_group, reading"
    ) {
      (form: try $0.text(0), group: $0.integer(1), isReading: $0.number(2) != 0)
    }
    synonyms = forms.compactMap { entry in
      groups[entry.group].map { group in
        Synonym(
          form: entry.form, share: ExpansionShares.share(of: group, isReading: entry.isReading),
          members: group.members.values.reversed().joined().prefix(32).filter { GlossaryForm($0)?.text != entry.form })
      }
    }
    topicNames = try database.all(
      "SELECT n.key, min(n.rank), t.id FROM topic_names n JOIN topics t ON t.id = n.topic WHERE t.listed = 1 GROUP BY n.key, t.id ORDER BY n.key, t.slug"
    ) { (key: try $0.text(0), rank: $0.number(1), topic: slugs[$0.integer(2)] ?? "") }
  }
}

extension SearchData.Rule {
  fileprivate init(_ text: RuleText, _ prepared: RuleText.Prepared, _ slugs: [Int64: String]) {
    let facts = prepared.facts
    number = Int(prepared.rule)
    topic = slugs[Int64(facts.topic)]
    kind = facts.kind
    platforms = Platform.list(mask: Int(facts.platforms))
    isForOthers = Int(facts.platforms) == Platform.mask(ofRecord: [])
    languages = Languages.codes.filter { Int(facts.languages) & 1 << $0.code != 0 }
    hasFigure = facts.marks.contains(.figure)
    isOlder = facts.marks.contains(.older)
    isStated = facts.marks.contains(.stated)
    direction = prepared.direction.map { Int8(bitPattern: $0) }
    records = text.records
  }
}
