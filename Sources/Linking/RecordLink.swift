import Guidelines

/// Links of one record to the others of its topic.
package struct RecordLink: Hashable, Sendable {
  /// Counterparts of the record, one for each other language.
  package var counterparts = Localized<Counterpart>()
  /// Number of the record's wording group within the topic, or `nil` if it has no group.
  package var group: Int?
  /// Confidence from 0 to 1 that the record belongs to its group, or `nil` without a group.
  package var groupConfidence: Double?

  package struct Counterpart: Hashable, Sendable {
    package var id: String
    /// Confidence from 0 to 1 that both records state the same rule.
    package var confidence: Double
    /// Indicates whether the counterpart was found by comparing contents rather than by its ordinal in a section of equal length.
    package var isByAlignment: Bool
  }
}
