import Guidelines
import Languages

/// What ranking needs of every rule before it reads any text: one blob in the order of the rules' numbers, read whole.
///
/// 16 bytes a rule, little endian: the terms of its four fields (16 bits each, at most 65,535), its topic's row (32), kind, platforms and languages as in
/// `Codes`, and a byte of marks.
package struct RuleFacts: Hashable, Sendable {
  package enum Field: Int, CaseIterable {
    case heading, body, questions, topic
  }

  /// How many terms each field has, by `Field`.
  package var lengths: SIMD4<UInt16> = .zero
  /// 0 for a topic that no catalogue lists: the title of a page says nothing of several rules.
  package var topic: UInt32 = 0
  package var kind: RecordKind = .rule
  /// A bit for each platform that it, or a row of its table, is for; 0: those of its topic.
  package var platforms: UInt8 = 0
  /// A bit for each language that it has a wording in.
  package var languages: UInt8 = 0
  package var marks: Marks = []

  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Its text or its table states a figure.
    package static let figure = Marks(rawValue: 1)
    /// Only an older edition states it.
    package static let older = Marks(rawValue: 2)
    /// Some wording of it is no guess.
    package static let stated = Marks(rawValue: 4)
  }

  package static let size = 16
  private static let mostTopics: UInt32 = 1 << 20

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for field in 0..<4 { bytes += [UInt8(truncatingIfNeeded: lengths[field]), UInt8(truncatingIfNeeded: lengths[field] >> 8)] }
    for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: topic >> (byte * 8))) }
    return bytes + [UInt8(kind.code), platforms, languages, marks.rawValue]
  }

  package init() {}

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

  /// As many as the bytes hold; rule 1 is the first.
  package static func all(_ bytes: UnsafeRawBufferPointer) -> [RuleFacts] {
    (0..<bytes.count / size).map { RuleFacts(bytes, at: $0 * size) }
  }
}
