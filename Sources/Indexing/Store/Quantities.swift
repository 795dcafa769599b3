import Guidelines
import TextAnalysis

/// What people look up as a figure: one blob, read by who asks for it and nowhere else.
enum Quantities {
  static func store(_ quantities: [Quantity], _ database: Database) throws {
    var writer = ByteWriter()
    writer.list(quantities) { writer, quantity in
      writer.string(quantity.slug)
      writer.localized(quantity.names) { $0.strings($1) }
      writer.strings(quantity.records)
    }
    try Columns.quantities.store(writer.bytes, database)
    var keys = ByteWriter()
    keys.list(quantities) { keys, quantity in
      keys.strings(quantity.names.flattened.map(key))
      keys.strings(quantity.records)
    }
    try Columns.quantityKeys.store(keys.bytes, database)
  }

  /// Ids of the records of the quantity that a question names, by the longest name that stands in it; empty where it names none.
  static func records(namedIn question: String, _ database: Database) throws -> [String] {
    guard let bytes = try Columns.quantityKeys.read(database, { [UInt8]($0) }) else { return [] }
    let question = nameKey(question)
    var reader = ByteReader(bytes)
    var found: (length: Int, records: [String]) = (0, [])
    for _ in 0..<(try reader.number()) {
      let (keys, records) = (try reader.strings(), try reader.strings())
      let length = keys.filter { question.contains($0) }.map(\.utf8.count).max() ?? 0
      if length > found.length { found = (length, records) }
    }
    return found.length >= shortest ? found.records : []
  }

  /// In bytes: a name of three kanji, or of a short word and another.
  private static let shortest = 9

  /// An English plural goes by its singular.
  private static func key(_ name: String) -> String {
    let key = nameKey(name)
    return key.hasSuffix("s") ? String(key.dropLast()) : key
  }

  static func all(_ database: Database) throws -> [Quantity] {
    guard let bytes = try Columns.quantities.read(database, { [UInt8]($0) }) else { return [] }
    var reader = ByteReader(bytes)
    return try reader.list { (reader) throws(ByteReader.Damaged) in
      Quantity(
        slug: try reader.string(), names: try reader.localized { (reader) throws(ByteReader.Damaged) in try reader.strings() },
        records: try reader.strings())
    }
  }
}
