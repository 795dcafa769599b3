import Guidelines
import Searching

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
