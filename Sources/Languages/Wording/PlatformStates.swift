import Guidelines

/// What a topic has to say for each platform, by the records of its pages.
package enum PlatformStates {
  /// *Unsupported* where the topic does not exist on the platform, *own guidance* where a record is for it, *general* otherwise. A topic that is about no
  /// platform has no states.
  package static func states(of topic: Topic, records: some Sequence<Record>) -> [Platform: PlatformState] {
    if topic.platforms.isEmpty { return [:] }
    var own: Set<Platform> = []
    for record in records {
      guard let platforms = record.platforms, !isPlatformLine(record) else { continue }
      own.formUnion(platforms)
    }
    return Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { platform in
        (platform, !topic.platforms.contains(platform) ? .unsupported : own.contains(platform) ? .ownGuidance : .general)
      })
  }

  /// Whether the record is the line that only lists platforms ("Not supported in …"): the page shows the three states itself.
  package static func isPlatformLine(_ record: Record) -> Bool {
    // Such a line always gives its record platforms: the others need no reading.
    record.kind == .definition && record.platforms != nil
      && PlatformLine(([record.headline.plainText] + record.body.map { $0.plainText }).joined(separator: "\n")) != nil
  }
}
