import CSQLite

/// A limit on the steps of SQLite's virtual machine per statement. The tables of an index are finite, but a damaged or forged
/// file can contain pages that refer to each other in a cycle, which makes a table endless.
final class StepLimit {
  /// Default limit: about half a minute on one processor. Exporting a million records takes a tenth of it, and a search a
  /// thousandth.
  static let defaultMaxSteps = 2_000_000_000
  /// Number of steps between two checks.
  private static let interval = 100_000

  let maxSteps: Int
  /// Number of steps that the running statement may still take.
  var remainingSteps: Int

  init(_ maxSteps: Int) {
    self.maxSteps = maxSteps
    remainingSteps = maxSteps
  }

  /// Interrupts statements on the connection with `SQLITE_INTERRUPT` when no steps are left. The connection does not retain this
  /// object, but its statements do.
  func watch(_ connection: OpaquePointer?) {
    sqlite3_progress_handler(
      connection, Int32(clamping: min(StepLimit.interval, maxSteps)),
      { context in
        guard let context else { return 0 }
        let steps = Unmanaged<StepLimit>.fromOpaque(context).takeUnretainedValue()
        steps.remainingSteps -= StepLimit.interval
        return steps.remainingSteps < 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
