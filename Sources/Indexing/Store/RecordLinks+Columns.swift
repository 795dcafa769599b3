import Guidelines
import Searching

/// Encoding of a record's counterparts in a column: by language, the id (empty if it equals the record's own) and the confidence
/// in hundredths. NULL for a record without counterparts.
extension RecordLinks {
  static func columnValue(_ counterparts: Localized<Counterpart>, of id: String) -> Statement.Value {
    if counterparts.isEmpty { return .null }
    var writer = ByteWriter()
    writer.localized(counterparts) { writer, counterpart in
      writer.optionalString(counterpart.id == id ? nil : counterpart.id)
      writer.number(counterpart.confidence.map { 1 + Int((min(max($0, 0), 1) * 100).rounded()) } ?? 0)
    }
    return .blob(writer.bytes)
  }

  static func columnValue(_ counterparts: Localized<String>, of id: String) -> Statement.Value {
    columnValue(Localized(counterparts.pairs.map { ($0, Counterpart(id: $1)) }), of: id)
  }

  static func counterparts(_ bytes: [UInt8], of id: String) throws(ByteReader.CorruptDataError) -> Localized<Counterpart> {
    if bytes.isEmpty { return Localized() }
    var reader = ByteReader(bytes)
    return try reader.localized { (reader) throws(ByteReader.CorruptDataError) in
      let other = try reader.optionalString() ?? id
      let hundredths = try reader.number()
      return Counterpart(id: other, confidence: hundredths == 0 ? nil : Double(min(hundredths - 1, 100)) / 100)
    }
  }
}
