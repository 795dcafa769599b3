/// How one record hangs together with the others of its topic.
package struct RecordLink: Hashable, Sendable {
  /// Id of the same rule in the other language.
  package var counterpart: String?
  /// How surely it is the same, 0…1; nil without counterpart.
  package var counterpartConfidence: Double?
  /// Whether the counterpart was found by what both state, not by its place in a section of equal length.
  package var counterpartByAlignment: Bool
  /// Number of the group of records, within the topic, that state the same rule; nil: it stands alone.
  package var group: Int?
  /// How surely it belongs to its group, 0…1; nil without group.
  package var groupConfidence: Double?

  package init(
    counterpart: String? = nil, counterpartConfidence: Double? = nil, counterpartByAlignment: Bool = false,
    group: Int? = nil, groupConfidence: Double? = nil
  ) {
    self.counterpart = counterpart
    self.counterpartConfidence = counterpartConfidence
    self.counterpartByAlignment = counterpartByAlignment
    self.group = group
    self.groupConfidence = groupConfidence
  }
}
