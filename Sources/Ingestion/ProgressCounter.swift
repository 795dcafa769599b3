import Synchronization

/// A thread-safe counter of finished files that reports each step.
final class ProgressCounter: @unchecked Sendable {
  private let total: Int
  private let report: (IngestProgress) -> Void
  private let done = Mutex(0)

  init(total: Int, report: @escaping (IngestProgress) -> Void) {
    self.total = total
    self.report = report
  }

  func step() {
    done.withLock { done in
      done += 1
      report(.reading(done: done, of: total))
    }
  }
}
