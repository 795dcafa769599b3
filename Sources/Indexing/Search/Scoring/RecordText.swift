import GRDB
import Guidelines
import TextAnalysis

/// A record's text as scoring reads it. An object, for matches are sorted and passed around by the hundred.
final class RecordText {
  let id: Int64
  let kind: RecordKind
  let language: Language
  let platforms: [Platform]?
  let topic: Int64
  let page: Int64
  let group: Int64?
  let name: String
  let counterpart: String?
  /// Whether the record may be an answer, or only helps others of its group to be found.
  let passes: Bool
  let category: String
  /// Platforms that its topic supports; empty where nothing is known of that.
  let topicPlatforms: [Platform]
  /// Headings above it.
  let depth: Int
  /// Headline, explanation, then what stands around them: topic title and headings; label, readings, alternative texts.
  let fields: [(field: Field, text: FoldedText)]

  enum Field { case headline, body, context }

  /// Share of the platforms that its topic supports.
  var reach: Double { Double(topicPlatforms.count) / Double(Platform.allCases.count) }

  var headline: FoldedText { fields[0].text }
  var body: FoldedText { fields[1].text }

  fileprivate init(
    _ row: Lookup, _ content: RecordContent, _ heading: RecordTextReader.Heading, _ topic: RecordTextReader.TopicFacts
  ) throws {
    guard let kind = RecordKind(code: row.number(1)), let language = Language(code: row.number(2)) else {
      throw ByteReader.Damaged()
    }
    id = row.integer(0)
    self.kind = kind
    self.language = language
    platforms = row.optionalNumber(3).map(Platform.list(mask:))
    self.topic = row.integer(4)
    group = row.isNull(5) ? nil : row.integer(5)
    name = try row.text(6)
    counterpart = row.optionalText(7)
    passes = row.number(10) != 0
    page = row.integer(11)
    category = topic.category
    topicPlatforms = topic.platforms
    depth = heading.depth
    var fields: [(field: Field, text: FoldedText)] = [
      (.headline, FoldedText(content.headline.plainText)), (.body, FoldedText(content.body.plainText)), (.context, heading.text),
    ]
    let hidden = (content.label.map { [$0] } ?? []) + content.hiddenTexts
    if !hidden.isEmpty { fields.append((.context, FoldedText(hidden.joined(separator: "\n")))) }
    self.fields = fields
  }
}

/// Reads the texts of candidates.
final class RecordTextReader {
  private let filter: FilterSQL
  /// Prepared once: that costs as much as reading some records.
  private let records: Lookup
  private let sections: Lookup
  private let topics: Lookup
  private var headings: [Int64: Heading] = [:]
  private var facts: [Int64: TopicFacts] = [:]

  /// What stands above the records of a section.
  struct Heading {
    var text: FoldedText
    var depth: Int
  }

  struct TopicFacts {
    var category: String
    var platforms: [Platform]
  }

  init(_ database: Database, filter: FilterSQL) throws {
    self.filter = filter
    records = try Lookup(
      database,
      """
      SELECT r.id, r.kind, r.language, r.platforms, r.topic, r.team, r.name, r.counterpart, r.section, r.content, \(filter.passes), r.page
      FROM records r\(filter.joins) WHERE r.id = ?
      """)
    sections = try Lookup(database, "SELECT topic_title, path FROM sections WHERE id = ?")
    topics = try Lookup(database, "SELECT category, platforms FROM topics WHERE id = ?")
  }

  /// The records of some numbers, in their order.
  func texts(ids: ArraySlice<Int64>) throws -> [RecordText] {
    var texts: [RecordText] = []
    for id in ids {
      try records.restart(filter.values + [.integer(id)])
      guard try records.next() else { continue }
      texts.append(
        try RecordText(
          records, RecordContent(records.bytes(9), sourceName: "", line: 0), heading(records.integer(8)),
          facts(of: records.integer(4))))
    }
    return texts
  }

  private func heading(_ section: Int64) throws -> Heading {
    if let known = headings[section] { return known }
    try sections.restart([.integer(section)])
    guard try sections.next() else { throw ByteReader.Damaged() }
    var bytes = ByteReader(sections.bytes(1))
    let path = try bytes.strings()
    let heading = Heading(text: FoldedText(([try sections.text(0)] + path).joined(separator: "\n")), depth: path.count)
    headings[section] = heading
    return heading
  }

  private func facts(of topic: Int64) throws -> TopicFacts {
    if let known = facts[topic] { return known }
    try topics.restart([.integer(topic)])
    guard try topics.next() else { throw ByteReader.Damaged() }
    let read = TopicFacts(category: try topics.text(0), platforms: Platform.list(mask: topics.number(1)))
    facts[topic] = read
    return read
  }
}
