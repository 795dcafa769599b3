import Guidelines
import Languages
import Searching

/// A row of `records` joined with its page, section, topic, and source.
struct RecordRow {
  static let columns = """
    r.id, r.name, r.kind, r.strength, r.language, r.platforms, r.line, r.position, r.counterparts, r.content, r.wording_group, x.topic_title,
    x.path, x.anchor, t.slug, s.name, p.name, p.path, p.title, p.url, p.edition, p.translator, p.retrieved,
    r.guessed, t.platforms, p.private
    """
  static let joins = """
    records r JOIN sections x ON x.id = r.section JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page
    JOIN sources s ON s.id = p.source
    """

  /// Sort order of the wordings of a rule, best first: stated before inferred, then the Corpus's, then the newest editions. It
  /// does not depend on the order of ingestion.
  static let precedence = """
    r.guessed, s.name <> '\(corpusSourceName)', p.edition IS NULL, p.edition DESC, r.name, r.language, s.name, p.path, p.name, r.position
    """

  var rowID: Int64
  var group: Int64?
  var record: Record

  /// Parses a row.
  /// - Parameter database: Provides the official spellings of anchors.
  init(_ row: Statement, _ database: Database) throws {
    rowID = row.integer(0)
    group = row.isNull(10) ? nil : row.integer(10)
    var sections = ByteReader(row.bytes(12))
    var source = SourceReference(
      name: try row.text(15), page: try row.text(16), path: try row.text(17), line: row.number(6), url: row.optionalText(19),
      title: try row.text(18), edition: row.optionalText(20), translator: row.optionalText(21), retrieved: row.optionalText(22),
      isPrivate: row.number(25) != 0)
    let content = try RecordContent(row.bytes(9), sourceName: source.name, line: source.line)
    if let recordSource = content.source { (source, source.isPrivate) = (recordSource, source.isPrivate) }
    guard let kind = RecordKind(code: row.number(2)), let language = Language(code: row.number(4)) else {
      throw ByteReader.CorruptDataError()
    }
    let id = try row.text(1)
    let counterparts = try RecordLinks.counterparts(row.bytes(8), of: id)
    record = Record(
      id: id, kind: kind, strength: row.optionalNumber(3).flatMap(Strength.init(code:)), isInferred: row.number(23) != 0,
      language: language,
      topic: try row.text(14), topicTitle: try row.text(11), section: try sections.strings(), anchor: try row.text(13),
      platforms: row.optionalNumber(5).map(Platform.list(mask:)), headline: content.headline, body: content.body,
      label: content.label, source: source, counterparts: Localized(counterparts.pairs.map { ($0, $1.id) }),
      announces: content.announces,
      position: row.number(7))
    record.systems = content.systems
    record.supported = Platform.list(mask: row.number(24))
    if source.url?.isOfficialAddress ?? false { record.officialAnchors = try database.anchors().anchors(usedBy: record) }
  }
}
