import Guidelines
import Languages
import Searching
import TextAnalysis

/// All data that search reads except the texts, for use in another search engine: the terms of each rule with their impacts,
/// embeddings, and the names and synonyms that a query can contain. Words of private pages can be excluded, even for rules that
/// other pages state too.
package struct SearchData {
  package struct Rule {
    package var number: Int
    package var topic: String?
    package var kind: RecordKind
    /// Platforms that the rule applies to; empty for those of its topic.
    package var platforms: [Platform]
    /// Indicates whether the rule applies only to systems other than Apple's.
    package var appliesToOtherSystems: Bool
    package var languages: [Language]
    /// Indicates whether the rule's text states a number.
    package var hasNumber: Bool
    /// Indicates whether only a replaced edition states the rule.
    package var isOutdated: Bool
    /// Indicates whether at least one wording is a stated rule.
    package var isStated: Bool
    /// Components as signed bytes, 127 for 1; empty without embeddings.
    package var embedding: [Int8]
    package var records: [(id: String, language: Language)]
  }

  /// A term with the numbers of the rules that contain it, ascending, and its impact on the score of each: BM25F as in
  /// `LexicalScores`, for a term of weight 1.
  package struct Term {
    package var text: String
    package var idf: Float
    package var isFillerWord: Bool
    package var rules: [Int32]
    package var impacts: [Float]
  }

  /// A group member that a query term can be expanded to. `form` is normalized as in `GlossaryForm`; `share` is the weight of the
  /// other members relative to it.
  package struct Synonym {
    package var form: String
    /// The first word of `form`, or its first two characters if they are not ASCII.
    package var head: String {
      let first = form.prefix { $0 != " " }
      return first.allSatisfy(\.isASCII) ? String(first) : String(form.prefix(2))
    }
    package var share: Double
    package var members: [String]
  }

  package private(set) var rules: [Rule] = []
  package private(set) var terms: [Term] = []
  package private(set) var termEmbeddings: [(term: String, vector: [Int8])] = []
  package private(set) var synonyms: [Synonym] = []
  /// Names of topics with keys as `nameKey` returns them, only names that consist of words.
  package private(set) var topicNames: [(key: String, rank: Int, topic: String)] = []
}

extension GuidelineIndex {
  package func searchData(excludingPrivate: Bool) throws(Failure) -> SearchData {
    try connection.use { try SearchData($0, excludingPrivate: excludingPrivate) }
  }
}

extension SearchData {
  fileprivate init(_ database: Database, excludingPrivate: Bool) throws {
    let indexer = RuleIndexer(database: database)
    let embeddings = try indexer.storedEmbeddings()
    let names = try indexer.topicNames()
    let slugs = Dictionary(
      uniqueKeysWithValues: try database.all("SELECT id, slug FROM topics") { ($0.integer(0), try $0.text(1)) })
    let texts = try RuleText.read(
      1..<(try IndexMetadata.number("rules", database)) + 1, database, names, try QuestionStorage.all(database),
      excludingPrivate: excludingPrivate)
    let analyzer = Analyzer()
    var counts = WordCounts()
    var facts: [RuleMetadata] = []
    var postingsByTerm: [String: [(place: Int, fields: UInt8)]] = [:]
    for (place, text) in texts.enumerated() {
      let analyzedRule = text.analyze(with: analyzer, embeddings, &counts)
      var fields: [Substring: UInt8] = [:]
      for (field, terms) in analyzedRule.fields.enumerated() {
        for term in terms.split(separator: " ") { fields[term, default: 0] |= 1 << field }
      }
      for (term, fields) in fields { postingsByTerm[String(term), default: []].append((place, fields)) }
      facts.append(analyzedRule.metadata)
      rules.append(Rule(text, analyzedRule, slugs))
    }
    let fillerStems = Set(counts.byWord.keys.filter(isFunctionWord).map { Vocabulary.string(Stemmer.stem($0.scalarValues)) })
    let norms = LexicalScores.norms(facts)
    terms = postingsByTerm.sorted { $0.key < $1.key }.map { term, entries in
      let idf = LexicalScores.inverseDocumentFrequency(entries.count, of: facts.count)
      return Term(
        text: term, idf: idf, isFillerWord: fillerStems.contains(term) || isFunctionWord(term),
        rules: entries.map { Int32(rules[$0.place].number) },
        impacts: entries.map { idf * LexicalScores.impact($0.fields, norms[$0.place]) })
    }
    termEmbeddings = embeddings?.all.map { ($0.term, Array($0.vector)) } ?? []
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
          form: entry.form, share: ExpansionWeights.weight(of: group, isReading: entry.isReading),
          members: group.members.values.reversed().joined().prefix(32).filter { GlossaryForm($0)?.text != entry.form })
      }
    }
    topicNames = try database.all(
      "SELECT n.key, min(n.rank), t.id FROM topic_names n JOIN topics t ON t.id = n.topic WHERE t.listed = 1 GROUP BY n.key, t.id ORDER BY n.key, t.slug"
    ) { (key: try $0.text(0), rank: $0.number(1), topic: slugs[$0.integer(2)] ?? "") }
  }
}

extension SearchData.Rule {
  fileprivate init(_ text: RuleText, _ analyzedRule: RuleText.AnalyzedRule, _ slugs: [Int64: String]) {
    let facts = analyzedRule.metadata
    number = Int(analyzedRule.rule)
    topic = slugs[Int64(facts.topicRow)]
    kind = facts.kind
    platforms = Platform.list(mask: Int(facts.platforms))
    appliesToOtherSystems = Int(facts.platforms) == Platform.mask(ofRecord: [])
    languages = Languages.stored.filter { Int(facts.languages) & 1 << $0.code != 0 }
    hasNumber = facts.flags.contains(.hasMeasure)
    isOutdated = facts.flags.contains(.isOutdated)
    isStated = facts.flags.contains(.isStated)
    embedding = analyzedRule.embedding.map { Int8(bitPattern: $0) }
    records = text.records
  }
}
