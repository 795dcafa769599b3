import Synchronization

/// Time budget shared by the conversions of a run. Each document may take its usual time, but a folder of documents that time
/// out would take as long for each of them. Once timeouts have used up the budget, each further document gets the minimum.
final class TimeBudget: Sendable {
  /// Total number of seconds that timeouts may take.
  private let totalSeconds: Int
  /// Seconds that were spent on timeouts.
  private let spentSeconds = Mutex(0)

  /// Minimum number of seconds for a document.
  static let minSeconds = 2

  init(_ totalSeconds: Int = 300) { self.totalSeconds = totalSeconds }

  /// Returns the time limit for a document that usually gets `usual` seconds.
  func seconds(upTo usual: Int) -> Int {
    spentSeconds.withLock { max(min(Self.minSeconds, usual), min(usual, totalSeconds - $0)) }
  }

  /// Subtracts the seconds of a timeout.
  func spend(_ seconds: Int) { spentSeconds.withLock { $0 += seconds } }
}
