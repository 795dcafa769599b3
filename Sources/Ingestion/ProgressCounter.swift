import Dispatch

/// Counts finished files from several threads and reports now and then.
final class ProgressCounter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "hig.progress")
  private let total: Int
  private let report: (IngestProgress) -> Void
  private var done = 0

  init(total: Int, report: @escaping (IngestProgress) -> Void) {
    self.total = total
    self.report = report
  }

  func step() {
    queue.sync {
      done += 1
      report(.reading(done: done, of: total))
    }
  }
}
