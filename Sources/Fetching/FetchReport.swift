import Guidelines

/// What a run did.
package struct FetchReport: Sendable {
  package var new: [PageKey] = []
  package var changed: [PageKey] = []
  package var unchanged = 0
  /// Pages that there are no more, and where they went, where the server says so.
  package var gone: [PageKey] = []
  package var moved: [(from: PageKey, to: PagePath)] = []
  /// Not in this language.
  package var missing: [PageKey] = []
  package var refused: [(page: String, trouble: FetchTrouble)] = []
  package var end: FetchEnd?
  /// Pages that were not asked for before it ended.
  package var left = 0
  /// Pages that an earlier run, which did not end, had looked at.
  package var resumed = 0
}

/// Where a run stands, before each page.
package struct FetchProgress: Hashable, Sendable {
  package var done: Int
  package var total: Int
  /// As long as the pages before took.
  package var secondsLeft: Int
}
