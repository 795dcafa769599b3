import Guidelines

/// Platform states of topics.
package enum PlatformStates {
  /// Returns *unsupported* if the topic does not exist on the platform, *own guidance* if a record is for that platform, and
  /// *general* otherwise. Returns an empty dictionary if the topic is not about platforms.
  package static func states(of topic: Topic, records: some Sequence<Record>) -> [Platform: PlatformState] {
    if topic.platforms.isEmpty { return [:] }
    var platformsWithGuidance: Set<Platform> = []
    for record in records {
      guard let platforms = record.platforms, !isPlatformLine(record) else { continue }
      platformsWithGuidance.formUnion(platforms)
    }
    return Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { platform in
        (
          platform,
          !topic.platforms.contains(platform) ? .unsupported : platformsWithGuidance.contains(platform) ? .ownGuidance : .general
        )
      })
  }

  /// Indicates whether the record is the line that only lists platforms ("Not supported in …"). It is not shown, because the
  /// page shows the three states anyway.
  package static func isPlatformLine(_ record: Record) -> Bool {
    // Such a line always gives its record platforms: other records need not be parsed.
    record.kind == .definition && record.platforms != nil
      && PlatformLine(([record.headline.plainText] + record.body.map { $0.plainText }).joined(separator: "\n")) != nil
  }
}
