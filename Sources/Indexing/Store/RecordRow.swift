import GRDB
import Guidelines

import struct Guidelines.Record

/// A row of `records` joined to its page, section, topic and source.
struct RecordRow {
  static let columns = """
    r.id, r.name, r.kind, r.strength, r.language, r.platforms, r.line, r.position, r.counterpart, r.content, r.team, x.topic_title,
    x.path, x.anchor, t.slug, s.name, p.name, p.path, p.title, p.url, p.edition, p.translator, p.retrieved
    """
  static let joins = """
    records r JOIN sections x ON x.id = r.section JOIN topics t ON t.id = r.topic JOIN pages p ON p.id = r.page
    JOIN sources s ON s.id = p.source
    """

  var rowID: Int64
  var group: Int64?
  var record: Record

  init(_ row: Row) throws {
    rowID = try row.decode(Int64.self, atIndex: 0)
    group = try row.decode(Int64?.self, atIndex: 10)
    var sections = ByteReader(try bytes(row, 12))
    var source = SourceReference(
      name: try row.decode(atIndex: 15), page: try row.decode(atIndex: 16), path: try row.decode(atIndex: 17),
      line: try row.decode(atIndex: 6), url: try row.decode(atIndex: 19), title: try row.decode(atIndex: 18),
      edition: try row.decode(atIndex: 20), translator: try row.decode(atIndex: 21), retrieved: try row.decode(atIndex: 22))
    let content = try RecordContent(bytes(row, 9), sourceName: source.name, line: source.line)
    if let own = content.source { source = own }
    guard let kind = RecordKind(code: try row.decode(atIndex: 2)), let language = Language(code: try row.decode(atIndex: 4))
    else { throw ByteReader.Damaged() }
    record = Record(
      id: try row.decode(atIndex: 1), kind: kind, strength: try row.decode(Int?.self, atIndex: 3).flatMap(Strength.init(code:)),
      language: language, topic: try row.decode(atIndex: 14), topicTitle: try row.decode(atIndex: 11),
      section: try sections.strings(), anchor: try row.decode(atIndex: 13),
      platforms: try row.decode(Int?.self, atIndex: 5).map(Platform.list(mask:)), headline: content.headline,
      body: content.body, label: content.label, source: source, counterpart: try row.decode(atIndex: 8),
      position: try row.decode(atIndex: 7))
  }
}

/// A blob's bytes; empty for NULL.
func bytes(_ row: Row, _ index: Int) throws -> [UInt8] {
  try row.withUnsafeData(atIndex: index) { data in data.map(Array.init) ?? [] }
}
