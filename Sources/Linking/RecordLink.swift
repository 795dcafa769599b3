import Guidelines

/// How one record hangs together with the others of its topic.
package struct RecordLink: Hashable, Sendable {
  /// The same rule in other languages, one each.
  package var counterparts = Localized<Counterpart>()
  /// Number of the group of records, within the topic, that state the same rule; nil: it stands alone.
  package var group: Int?
  /// How surely it belongs to its group, 0…1; nil without group.
  package var groupConfidence: Double?

  package struct Counterpart: Hashable, Sendable {
    package var id: String
    /// How surely it is the same, 0…1.
    package var confidence: Double
    /// Whether it was found by what both state, not by its place in a section of equal length.
    package var byAlignment: Bool
  }
}
