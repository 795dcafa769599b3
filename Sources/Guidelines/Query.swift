/// A search query with its filters.
@dynamicMemberLookup
public struct Query: Hashable, Sendable {
  /// The query as typed, including operators.
  public var text: String
  /// The filters. Their properties are also members of the query: `query.platforms` is `query.filter.platforms`.
  public var filter: RecordFilter
  /// The interface language, preferred if the language of the query itself cannot be detected.
  public var readerLanguage: Language
  public var limit: Int
  /// Indicates whether hits include an explanation of their ranking.
  public var explains: Bool

  public init(
    text: String, filter: RecordFilter = RecordFilter(), readerLanguage: Language = .undetermined, limit: Int = 10,
    explains: Bool = false
  ) {
    self.text = text
    self.filter = filter
    self.readerLanguage = readerLanguage
    self.limit = limit
    self.explains = explains
  }

  public subscript<Value>(dynamicMember member: WritableKeyPath<RecordFilter, Value>) -> Value {
    get { filter[keyPath: member] }
    set { filter[keyPath: member] = newValue }
  }
}

/// A hit: the best wording of a rule, together with its other wordings.
public struct SearchHit: Hashable, Sendable {
  public var record: Record
  public var score: Double
  /// Plain text around the match. `marks` are the matching ranges: half-open, in Unicode scalars, ascending, not overlapping.
  public var snippet: String
  public var marks: [Range<Int>]
  /// Matching ranges in the headline's plain text, in Unicode scalars.
  public var headlineMarks: [Range<Int>]
  /// Other wordings of the rule that match the filters, best first.
  public var same: [Record]
  /// Wordings from other sources that match the filters but differ in what they state.
  public var related: [Record] = []
  /// Duplicates: records that state the same as this hit, such as a table and its rule, a rule of another topic, or its
  /// repetition for a platform.
  public var duplicates: [Record] = []
  /// The matching rows of the table that the record is or announces.
  public var table: TableExcerpt?
  /// Indicates whether the rule is stated only by an edition that a later one has replaced.
  public var isOlder = false
  /// Explanation of the ranking, line by line; empty unless requested.
  public var explanation: [String]

  public init(
    record: Record, score: Double, snippet: String, marks: [Range<Int>], headlineMarks: [Range<Int>] = [],
    same: [Record] = [], table: TableExcerpt? = nil, explanation: [String] = []
  ) {
    self.record = record
    self.score = score
    self.snippet = snippet
    self.marks = marks
    self.headlineMarks = headlineMarks
    self.same = same
    self.table = table
    self.explanation = explanation
  }
}

extension SearchHit {
  /// An excerpt of a table, the best rows first.
  public struct TableExcerpt: Hashable, Sendable {
    /// Id of the table's record.
    public var id: String
    public var caption: String
    public var header: [String]
    /// Rows with one cell per header cell.
    public var rows: [[String]]
    /// Number of rows that match; the rows after them are context.
    public var matchCount: Int
    /// Column indices in descending order of relevance.
    public var columns: [Int]
    /// Number of rows of the table that are not in `rows`.
    public var omittedRowCount: Int

    public init(
      id: String, caption: String, header: [String], rows: [[String]], matchCount: Int, columns: [Int], omittedRowCount: Int = 0
    ) {
      self.id = id
      self.caption = caption
      self.header = header
      self.rows = rows
      self.matchCount = matchCount
      self.columns = columns
      self.omittedRowCount = omittedRowCount
    }
  }
}

/// The result of a search.
public struct SearchAnswer: Hashable, Sendable {
  public var hits: [SearchHit]
  /// Number of matching rules, with wordings of one rule counted once; `hits` contains the first of them.
  public var total: Int
  /// The corrected query that was searched because nothing matched the query as typed.
  public var corrected: String?
  /// Words of the query that no hit contains: the answer is partial.
  public var missing: [String]
  /// Words that the query excludes.
  public var excluded: [String] = []
  /// Topics or words to try if nothing was found.
  public var suggestions: [String]
  /// Indicates whether the query contains filters but no words to search for.
  public var hasOnlyFilters = false
  /// Indicates whether the guidelines answer the query. If `false`, the hits are only the nearest rules.
  public var hasAnswer = true
  /// A notice about a topic's platform support, shown before the hits.
  public var notice: PlatformNotice?
  /// API names in the query, with their topics.
  public var apiNames: [APIName] = []

  public init(
    hits: [SearchHit] = [], total: Int = 0, corrected: String? = nil, missing: [String] = [],
    suggestions: [String] = []
  ) {
    self.hits = hits
    self.total = total
    self.corrected = corrected
    self.missing = missing
    self.suggestions = suggestions
  }
}

extension SearchAnswer {
  /// An API name as it was typed.
  public struct APIName: Hashable, Sendable {
    public var name: String
    /// Slug of the topic.
    public var topic: String
    public var topicTitle: String

    public init(name: String, topic: String, topicTitle: String) {
      self.name = name
      self.topic = topic
      self.topicTitle = topicTitle
    }
  }
}

/// A notice that a topic in the query has no guidance of its own for a platform in the query, or does not apply there.
public struct PlatformNotice: Hashable, Sendable {
  /// Slug of the topic.
  public var topic: String
  public var topicTitle: String
  public var platform: Platform
  public var state: PlatformState
  /// Id of the record that says so; `nil` if only the list of topics does.
  public var id: String?

  public init(topic: String, topicTitle: String, platform: Platform, state: PlatformState, id: String?) {
    self.topic = topic
    self.topicTitle = topicTitle
    self.platform = platform
    self.state = state
    self.id = id
  }
}

extension SearchAnswer {
  /// The hits without those that are duplicates of another hit.
  package var hitsWithoutDuplicates: [SearchHit] {
    let duplicateIDs = Set(hits.flatMap { $0.duplicates }.map { $0.id })
    return hits.filter { !duplicateIDs.contains($0.record.id) }
  }

  /// The first hit of each of the three nearest topics, for an answer without a match.
  package var nearestTopicHits: [SearchHit] {
    var topics: Set<String> = []
    return Array(hits.filter { topics.insert($0.record.topic).inserted }.prefix(3))
  }
}
