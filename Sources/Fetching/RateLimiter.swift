import SystemInterface

/// Delays requests: at least one second between a response and the next request, longer if the server asks for it.
struct RateLimiter {
  /// Returns the time of a monotonic clock in nanoseconds.
  let clock: () -> Int
  let sleep: (_ nanoseconds: Int) -> Void
  /// Minimum time between a response and the next request, in nanoseconds.
  var interval = nanosecondsPerSecond
  private var nextRequestTime = 0

  static let nanosecondsPerSecond = 1_000_000_000

  init(clock: @escaping () -> Int, sleep: @escaping (Int) -> Void) { (self.clock, self.sleep) = (clock, sleep) }

  static var system: RateLimiter {
    RateLimiter(
      clock: { ThisProcess.monotonicTime },
      sleep: { nanoseconds in
        let deadline = ThisProcess.monotonicTime + nanoseconds
        while case let remaining = deadline - ThisProcess.monotonicTime, remaining > 0 {
          var time = timespec(tv_sec: remaining / nanosecondsPerSecond, tv_nsec: remaining % nanosecondsPerSecond)
          // A signal may interrupt the sleep.
          nanosleep(&time, nil)
        }
      })
  }

  func wait() { if nextRequestTime > clock() { sleep(nextRequestTime - clock()) } }

  mutating func recordResponse(pause seconds: Int = 0) {
    nextRequestTime = clock() + max(interval, seconds * Self.nanosecondsPerSecond)
  }
}
