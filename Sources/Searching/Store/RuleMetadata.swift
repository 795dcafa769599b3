import Guidelines
import Languages

/// Metadata of a rule, used for ranking before any text is read.
///
/// The index stores the metadata of all rules as one blob, ordered by rule number. Each rule takes 16 little-endian bytes: the
/// number of terms in its four fields (16 bits each, at most 65,535), its topic's row (32 bits), its kind, platforms, and
/// languages as their `code` numbers, and a byte of flags.
package struct RuleMetadata: Hashable, Sendable {
  package enum Field: Int, CaseIterable {
    case heading, body, questions, topic
  }

  /// Number of terms in each field, indexed by `Field`.
  package var lengths: SIMD4<UInt16> = .zero
  /// Row ID of the topic, or 0 for a topic outside the catalog, which does not affect ranking.
  package var topicRow: UInt32 = 0
  package var kind: RecordKind = .rule
  /// Bit mask of the platforms that the rule or a row of its table applies to; 0 for those of its topic.
  package var platforms: UInt8 = 0
  /// Bit mask of the languages that the rule has a wording in.
  package var languages: UInt8 = 0
  package var flags: Flags = []

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The text or table states a measure.
    package static let hasMeasure = Flags(rawValue: 1)
    /// Only an older edition states the rule.
    package static let isOutdated = Flags(rawValue: 2)
    /// At least one wording is explicitly marked as a rule.
    package static let isStated = Flags(rawValue: 4)
  }

  package static let byteCount = 16
  private static let maxTopics: UInt32 = 1 << 20

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for field in 0..<4 { bytes += [UInt8(truncatingIfNeeded: lengths[field]), UInt8(truncatingIfNeeded: lengths[field] >> 8)] }
    for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: topicRow >> (byte * 8))) }
    return bytes + [UInt8(kind.code), platforms, languages, flags.rawValue]
  }

  package init() {}

  private init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    for field in 0..<4 {
      lengths[field] = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + field * 2, as: UInt16.self))
    }
    let storedTopic = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self))
    // Ranking allocates memory in proportion to this number, so a corrupt value must not request gigabytes.
    topicRow = storedTopic < RuleMetadata.maxTopics ? storedTopic : 0
    kind = RecordKind(code: Int(bytes[start + 12])) ?? .reference
    platforms = bytes[start + 13]
    languages = bytes[start + 14]
    flags = Flags(rawValue: bytes[start + 15])
  }

  /// Returns the metadata of every rule in `bytes`; rule 1 is the first element.
  package static func all(_ bytes: UnsafeRawBufferPointer) -> [RuleMetadata] {
    (0..<bytes.count / byteCount).map { RuleMetadata(bytes, at: $0 * byteCount) }
  }
}
