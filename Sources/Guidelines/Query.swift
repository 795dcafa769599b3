/// A question to the index.
@dynamicMemberLookup
public struct Query: Hashable, Sendable {
  /// The words as typed, operators included.
  public var text: String
  /// `query.platforms` is `query.filter.platforms`.
  public var filter: RecordFilter
  /// The interface's language, preferred where the words themselves do not tell.
  public var readerLanguage: Language
  public var limit: Int
  /// Whether hits explain their place.
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

/// One answer: a record with its other wordings folded behind it.
public struct SearchHit: Hashable, Sendable {
  public var record: Record
  public var score: Double
  /// Plain text around what matched; `marks` are [start, end) in its Unicode scalars, in order, not overlapping.
  public var snippet: String
  public var marks: [Range<Int>]
  /// What matched in the headline, in the Unicode scalars of its plain text.
  public var headlineMarks: [Range<Int>]
  /// Other wordings of the rule that pass the filters, best first.
  public var same: [Record]
  /// Wordings of other sources that pass the filters and differ in what they state.
  public var related: [Record] = []
  /// What later hits say, or would say, that is the same as this one: a table and its rule, a rule of another topic, its echo on a platform.
  public var echoes: [Record] = []
  /// Of the table that the record is or announces, the rows that answer.
  public var table: TableRows?
  /// Whether only an edition that others have followed states it.
  public var isOlder = false
  /// Why the hit stands where it stands, line by line; empty unless asked for.
  public var explanation: [String]

  public init(
    record: Record, score: Double, snippet: String, marks: [Range<Int>], headlineMarks: [Range<Int>] = [],
    same: [Record] = [], table: TableRows? = nil, explanation: [String] = []
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
  /// Some rows of a table, best first.
  public struct TableRows: Hashable, Sendable {
    /// Of the table.
    public var id: String
    public var caption: String
    public var header: [String]
    /// As many cells each as the header has.
    public var rows: [[String]]
    /// So many of them answer; the others only stand beside them.
    public var answering: Int
    /// The columns in the order in which they are worth showing.
    public var columns: [Int]
    /// How many rows the table has besides.
    public var more: Int

    public init(id: String, caption: String, header: [String], rows: [[String]], answering: Int, columns: [Int], more: Int = 0) {
      self.id = id
      self.caption = caption
      self.header = header
      self.rows = rows
      self.answering = answering
      self.columns = columns
      self.more = more
    }
  }
}

/// What a search found, and how far the answer is the answer to what was asked.
public struct SearchAnswer: Hashable, Sendable {
  public var hits: [SearchHit]
  /// Rules that match in all, folded; `hits` holds the first of them.
  public var total: Int
  /// The words that were searched instead, where nothing held the words as typed.
  public var corrected: String?
  /// Typed words that no hit holds: the answer is partial.
  public var missing: [String]
  /// What the query asks that a hit must not hold.
  public var excluded: [String] = []
  /// Topics or words to try, where nothing was found.
  public var suggestions: [String]
  /// Whether the query holds filters and no word to search.
  public var lacksWords = false
  /// false: the guidelines answer no such question; the hits are the nearest that there is.
  public var matched = true
  /// What is said of a topic's platform before any hit.
  public var notice: PlatformNotice?
  /// Names of APIs among the words, with the topics that they belong to.
  public var names: [Name] = []

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
  /// The name of an API, as it was typed.
  public struct Name: Hashable, Sendable {
    public var name: String
    /// Slug.
    public var topic: String
    public var topicTitle: String

    public init(name: String, topic: String, topicTitle: String) {
      self.name = name
      self.topic = topic
      self.topicTitle = topicTitle
    }
  }
}

/// That a topic, which a query names, has nothing of its own for a platform that the query names too, or does not exist there.
public struct PlatformNotice: Hashable, Sendable {
  /// Slug.
  public var topic: String
  public var topicTitle: String
  public var platform: Platform
  public var state: PlatformState
  /// Of the record that says so; nil where only the list of topics does.
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
  /// The hits without those that only repeat another one, which names them.
  package var folded: [SearchHit] {
    let repeating = Set(hits.flatMap { $0.echoes }.map { $0.id })
    return hits.filter { !repeating.contains($0.record.id) }
  }

  /// Where none answers: the first hit of each of the three nearest topics.
  package var nearest: [SearchHit] {
    var topics: Set<String> = []
    return Array(hits.filter { topics.insert($0.record.topic).inserted }.prefix(3))
  }
}
