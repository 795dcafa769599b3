import Guidelines
import Searching

/// Storage of the quantities: one blob that is read as a whole when a quantity is looked up.
enum QuantityStorage {
  static func store(_ quantities: [Quantity], _ database: Database) throws {
    var writer = ByteWriter()
    writer.list(quantities) { writer, quantity in
      writer.string(quantity.slug)
      writer.localized(quantity.names) { $0.strings($1) }
      writer.strings(quantity.recordIDs)
    }
    try StoredBlob.quantities.store(writer.bytes, database)
  }

  static func all(_ database: Database) throws -> [Quantity] {
    guard let bytes = try StoredBlob.quantities.read(database, { [UInt8]($0) }) else { return [] }
    var reader = ByteReader(bytes)
    return try reader.list { (reader) throws(ByteReader.CorruptDataError) in
      Quantity(
        slug: try reader.string(),
        names: try reader.localized { (reader) throws(ByteReader.CorruptDataError) in try reader.strings() },
        recordIDs: try reader.strings())
    }
  }
}
