import Guidelines

/// How one record hangs together with the others of its topic.
package struct RecordLink: Hashable, Sendable {
  /// Id of the same rule in the other language.
  package var counterpart: String?
  /// Number of the group of records, within the topic, that state the same rule; nil: it stands alone.
  package var group: Int?

  package init(counterpart: String? = nil, group: Int? = nil) {
    self.counterpart = counterpart
    self.group = group
  }
}

/// Finds, among all records of one topic, each rule's counterpart in the other language.
package enum Linker {
  /// - Parameter records: all records of one topic, of every source and language, each page's in reading order.
  /// - Returns: one link for each, in the same order.
  package static func links(of records: [Record]) -> [RecordLink] {
    let counterparts = CounterpartFinder(records: records).counterparts()
    return counterparts.map { RecordLink(counterpart: $0) }
  }
}
