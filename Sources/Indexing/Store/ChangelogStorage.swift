import Guidelines
import Languages
import Searching

/// Storage of the official change logs: one blob that is read as a whole when changes are listed.
enum ChangelogStorage {
  static func store(_ changes: [ChangelogEntry], _ database: Database) throws {
    var writer = ByteWriter()
    writer.list(changes) { writer, change in
      writer.string(change.date)
      writer.string(change.topic)
      writer.number(ChangelogEntry.Kind.allCases.firstIndex(of: change.kind) ?? 0)
      writer.number(Platform.mask(change.platforms))
      writer.localized(change.texts) { $0.string($1) }
      writer.strings(change.recordIDs)
    }
    try StoredBlob.changes.store(writer.bytes, database)
  }

  static func all(_ database: Database) throws -> [ChangelogEntry] {
    guard let bytes = try StoredBlob.changes.read(database, { [UInt8]($0) }) else { return [] }
    var reader = ByteReader(bytes)
    return try reader.list { (reader) throws(ByteReader.CorruptDataError) in
      let (date, topic, kind) = (try reader.string(), try reader.string(), try reader.number())
      guard ChangelogEntry.Kind.allCases.indices.contains(kind) else { throw ByteReader.CorruptDataError() }
      let platforms = Platform.list(mask: try reader.number())
      let texts = try reader.localized { (reader) throws(ByteReader.CorruptDataError) in try reader.string() }
      return ChangelogEntry(
        date: date, topic: topic, kind: ChangelogEntry.Kind.allCases[kind], platforms: platforms, texts: texts,
        recordIDs: try reader.strings())
    }
  }
}
