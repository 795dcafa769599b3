/// A question to the index. Filters are ANDed; an empty list filters nothing.
package struct Query: Hashable, Sendable {
  /// The words as typed, operators included.
  package var text: String
  /// A filter; nil looks in both languages.
  package var language: Language?
  /// The interface's language, preferred where the words themselves do not tell.
  package var readerLanguage: Language
  package var platforms: [Platform]
  /// Slugs.
  package var topics: [String]
  package var sources: [String]
  package var kinds: [RecordKind]
  package var limit: Int
  /// Whether hits explain their place.
  package var explains: Bool

  package init(
    text: String, language: Language? = nil, readerLanguage: Language = .english, platforms: [Platform] = [],
    topics: [String] = [], sources: [String] = [], kinds: [RecordKind] = [], limit: Int = 10, explains: Bool = false
  ) {
    self.text = text
    self.language = language
    self.readerLanguage = readerLanguage
    self.platforms = platforms
    self.topics = topics
    self.sources = sources
    self.kinds = kinds
    self.limit = limit
    self.explains = explains
  }
}

/// One answer: a record with its other wordings folded behind it.
package struct SearchHit: Hashable, Sendable {
  package var record: Record
  package var score: Double
  /// Plain text around what matched; `marks` are [start, end) in its Unicode scalars, in order, not overlapping.
  package var snippet: String
  package var marks: [Range<Int>]
  /// What matched in the headline, in the Unicode scalars of its plain text.
  package var headlineMarks: [Range<Int>]
  /// Other wordings of the rule that pass the filters, best first.
  package var same: [Record]
  /// Of the table that the record is or announces, the rows that answer.
  package var table: TableRows?
  /// Why the hit stands where it stands, line by line; empty unless asked for.
  package var explanation: [String]

  package init(
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
  package struct TableRows: Hashable, Sendable {
    /// Of the table.
    package var id: String
    package var caption: String
    package var header: [String]
    /// As many cells each as the header has.
    package var rows: [[String]]
    /// So many of them answer; the others only stand beside them.
    package var answering: Int
    /// The columns in the order in which they are worth showing.
    package var columns: [Int]

    package init(id: String, caption: String, header: [String], rows: [[String]], answering: Int, columns: [Int]) {
      self.id = id
      self.caption = caption
      self.header = header
      self.rows = rows
      self.answering = answering
      self.columns = columns
    }
  }
}

/// What a search found, and how far the answer is the answer to what was asked.
package struct SearchAnswer: Hashable, Sendable {
  package var hits: [SearchHit]
  /// Rules that match in all, folded; `hits` holds the first of them.
  package var total: Int
  /// The words that were searched instead, where nothing held the words as typed.
  package var corrected: String?
  /// Typed words that no hit holds: the answer is partial.
  package var missing: [String]
  /// Topics or words to try, where nothing was found.
  package var suggestions: [String]
  /// Whether the query holds filters and no word to search.
  package var lacksWords = false
  /// false: the guidelines answer no such question; the hits are the nearest that there is.
  package var matched = true
  /// What is said of a topic's platform before any hit.
  package var notice: PlatformNotice?

  package init(
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

/// That a topic, which a query names, has nothing of its own for a platform that the query names too, or does not exist there.
package struct PlatformNotice: Hashable, Sendable {
  /// Slug.
  package var topic: String
  package var topicTitle: String
  package var platform: Platform
  package var state: PlatformState
  /// Of the record that says so; nil where only the list of topics does.
  package var id: String?

  package init(topic: String, topicTitle: String, platform: Platform, state: PlatformState, id: String?) {
    self.topic = topic
    self.topicTitle = topicTitle
    self.platform = platform
    self.state = state
    self.id = id
  }
}
