import Guidelines
import Languages
import Searching

/// The official change logs: one blob, read by who asks for them and nowhere else.
enum Changes {
  static func store(_ changes: [Change], _ database: Database) throws {
    var writer = ByteWriter()
    writer.list(changes) { writer, change in
      writer.string(change.date)
      writer.string(change.topic)
      writer.number(Change.Kind.allCases.firstIndex(of: change.kind) ?? 0)
      writer.number(Platform.mask(change.platforms))
      writer.localized(change.texts) { $0.string($1) }
      writer.strings(change.ids)
    }
    try Columns.changes.store(writer.bytes, database)
  }

  static func all(_ database: Database) throws -> [Change] {
    guard let bytes = try Columns.changes.read(database, { [UInt8]($0) }) else { return [] }
    var reader = ByteReader(bytes)
    return try reader.list { (reader) throws(ByteReader.Damaged) in
      let (date, topic, kind) = (try reader.string(), try reader.string(), try reader.number())
      guard Change.Kind.allCases.indices.contains(kind) else { throw ByteReader.Damaged() }
      let platforms = Platform.list(mask: try reader.number())
      let texts = try reader.localized { (reader) throws(ByteReader.Damaged) in try reader.string() }
      return Change(
        date: date, topic: topic, kind: Change.Kind.allCases[kind], platforms: platforms, texts: texts,
        ids: try reader.strings())
    }
  }
}
