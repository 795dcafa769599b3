import CSQLite

/// How many steps of SQLite's virtual machine a statement may take. The tables of an index are finite, but what a damaged or forged file says of its own pages
/// need not be: a few pages that name each other make a table of more rows than anyone could read.
final class StepLimit {
  /// An export of a million records takes a tenth of it, an answer to a question a thousandth; half a minute of one core.
  static let most = 2_000_000_000
  /// Steps between two looks at how many are left.
  private static let interval = 100_000

  let most: Int
  /// To the statement that runs.
  var left: Int

  init(_ most: Int) {
    self.most = most
    left = most
  }

  /// Stops what runs on the connection, with `SQLITE_INTERRUPT`, when no steps are left. The connection does not hold this object: its statements do.
  func watch(_ connection: OpaquePointer?) {
    sqlite3_progress_handler(
      connection, Int32(clamping: min(StepLimit.interval, most)),
      { limit in
        guard let limit else { return 0 }
        let steps = Unmanaged<StepLimit>.fromOpaque(limit).takeUnretainedValue()
        steps.left -= StepLimit.interval
        return steps.left < 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
