import Guidelines
import Searching

/// A record's counterparts as a column holds them: by language the id, nothing where it is the record's own, and hundredths of confidence. NULL for none.
extension RecordLinks {
  static func stored(_ counterparts: Localized<Counterpart>, of id: String) -> Statement.Value {
    if counterparts.isEmpty { return .null }
    var writer = ByteWriter()
    writer.localized(counterparts) { writer, counterpart in
      writer.optional(counterpart.id == id ? nil : counterpart.id)
      writer.number(counterpart.confidence.map { 1 + Int((min(max($0, 0), 1) * 100).rounded()) } ?? 0)
    }
    return .blob(writer.bytes)
  }

  static func stored(_ counterparts: Localized<String>, of id: String) -> Statement.Value {
    stored(Localized(counterparts.pairs.map { ($0, Counterpart(id: $1)) }), of: id)
  }

  static func counterparts(_ bytes: [UInt8], of id: String) throws(ByteReader.Damaged) -> Localized<Counterpart> {
    if bytes.isEmpty { return Localized() }
    var reader = ByteReader(bytes)
    return try reader.localized { (reader) throws(ByteReader.Damaged) in
      let other = try reader.optional() ?? id
      let hundredths = try reader.number()
      return Counterpart(id: other, confidence: hundredths == 0 ? nil : Double(min(hundredths - 1, 100)) / 100)
    }
  }
}
