import Guidelines

/// The outcome of a run.
package struct FetchReport: Sendable {
  package var added: [PageKey] = []
  package var changed: [PageKey] = []
  package var unchanged = 0
  /// Pages that no longer exist.
  package var removed: [PageKey] = []
  package var moved: [(from: PageKey, to: PagePath)] = []
  /// Pages that do not exist in this language.
  package var missing: [PageKey] = []
  package var skipped: [(page: String, trouble: FetchError)] = []
  package var abort: FetchAbortError?
  /// Number of pages that were not requested before the run aborted.
  package var remaining = 0
  /// Number of pages that an earlier, interrupted run visited.
  package var resumed = 0
}

/// Progress of a run, reported before each page.
package struct FetchProgress: Hashable, Sendable {
  package var done: Int
  package var total: Int
  /// Estimated remaining time, from the average time of the pages so far.
  package var secondsLeft: Int
}
