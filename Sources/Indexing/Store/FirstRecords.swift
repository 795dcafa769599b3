import Guidelines
import TextAnalysis

/// The record that stands first where one everyday word is all that is asked: one blob, read for such queries and no others. Keys in order, each with the
/// record's id.
enum FirstRecords {
  static func store(_ words: [FirstWords], _ database: Database) throws {
    var records: [String: String] = [:]
    for first in words {
      for key in first.words.flattened.flatMap(TopicNames.keys) where records[key] == nil { records[key] = first.record }
    }
    var writer = ByteWriter()
    writer.list(records.sorted { $0.key < $1.key }) { writer, entry in
      writer.string(entry.key)
      writer.string(entry.value)
    }
    try Columns.firstWords.store(writer.bytes, database)
  }

  /// The id for the first of some words that has one.
  static func id(for words: [String], _ database: Database) throws -> String? {
    guard let bytes = try Columns.firstWords.read(database, { [UInt8]($0) }) else { return nil }
    let wanted = words.flatMap { TopicNames.keys($0) }
    var found: [String: String] = [:]
    var reader = ByteReader(bytes)
    for _ in 0..<(try reader.number()) {
      let (key, id) = (try reader.string(), try reader.string())
      if wanted.contains(key) { found[key] = id }
    }
    return wanted.lazy.compactMap { found[$0] }.first
  }
}
