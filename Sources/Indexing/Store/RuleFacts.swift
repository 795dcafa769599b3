import Guidelines
import Languages

/// What ranking needs of every rule before it reads any text: one blob in the order of the rules' numbers, read whole.
///
/// 16 bytes a rule, little endian: the terms of its four fields (16 bits each, at most 65,535), its topic's row (32), kind, platforms and languages as in
/// `Codes`, and a byte of marks.
struct RuleFacts: Hashable, Sendable {
  enum Field: Int, CaseIterable {
    case heading, body, questions, topic
  }

  /// How many terms each field has, by `Field`.
  var lengths: SIMD4<UInt16> = .zero
  /// 0 for a topic that no catalogue lists: the title of a page says nothing of several rules.
  var topic: UInt32 = 0
  var kind: RecordKind = .rule
  /// A bit for each platform that it, or a row of its table, is for; 0: those of its topic.
  var platforms: UInt8 = 0
  /// A bit for each language that it has a wording in.
  var languages: UInt8 = 0
  var marks: Marks = []

  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// Its text or its table states a figure.
    static let figure = Marks(rawValue: 1)
    /// Only an older edition states it.
    static let older = Marks(rawValue: 2)
    /// Some wording of it is no guess.
    static let stated = Marks(rawValue: 4)
  }

  static let size = 16
  private static let mostTopics: UInt32 = 1 << 20

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for field in 0..<4 { bytes += [UInt8(truncatingIfNeeded: lengths[field]), UInt8(truncatingIfNeeded: lengths[field] >> 8)] }
    for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: topic >> (byte * 8))) }
    return bytes + [UInt8(kind.code), platforms, languages, marks.rawValue]
  }

  init() {}

  private init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    for field in 0..<4 {
      lengths[field] = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + field * 2, as: UInt16.self))
    }
    let stated = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self))
    // Memory is reserved by it: a damaged number must not ask for gigabytes.
    topic = stated < RuleFacts.mostTopics ? stated : 0
    kind = RecordKind(code: Int(bytes[start + 12])) ?? .reference
    platforms = bytes[start + 13]
    languages = bytes[start + 14]
    marks = Marks(rawValue: bytes[start + 15])
  }

  /// Of all rules; rule 1 is the first.
  static func all(_ database: Database) throws -> [RuleFacts] {
    try Columns.rules.read(database) { bytes in
      (0..<bytes.count / size).map { RuleFacts(bytes, at: $0 * size) }
    } ?? []
  }
}

/// Blobs that are read whole. By a number: to find a row by its text, SQLite would read large neighbours to compare with.
enum Columns: Int64 {
  case rules = 1
  case directions = 2
  case questions = 3
  case changes = 4
  case quantities = 5
  case anchors = 6

  func store(_ bytes: [UInt8], _ database: Database) throws {
    try database.run("INSERT OR REPLACE INTO columns (id, content) VALUES (?, ?)", [.integer(rawValue), .blob(bytes)])
  }

  func read<Result>(_ database: Database, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result? {
    try database.first("SELECT content FROM columns WHERE id = ?", [.integer(rawValue)]) { try $0.withBytes(0, body) }
  }
}
