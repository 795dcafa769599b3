import Synchronization

/// For documents on which programs run out of time: each may take its time, but a folder of them would take as often that long. Once so much was waited for nothing, the
/// next are given little.
final class Patience: Sendable {
  /// In seconds.
  private let most: Int
  private let lost = Mutex(0)

  /// What a document is given at the least.
  static let least = 2

  init(_ most: Int = 300) { self.most = most }

  func seconds(of usual: Int) -> Int { lost.withLock { max(min(Self.least, usual), min(usual, most - $0)) } }

  func lose(_ seconds: Int) { lost.withLock { $0 += seconds } }
}
