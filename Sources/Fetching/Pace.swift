import SystemInterface

/// When the next request may leave: a second after the last answer, later where the server asks for it.
struct Pace {
  /// Nanoseconds of a clock that nobody sets.
  let clock: () -> Int
  let sleep: (_ nanoseconds: Int) -> Void
  /// Nanoseconds between an answer and the next request.
  var interval = second
  private var next = 0

  static let second = 1_000_000_000

  init(clock: @escaping () -> Int, sleep: @escaping (Int) -> Void) { (self.clock, self.sleep) = (clock, sleep) }

  static var real: Pace {
    Pace(
      clock: { ThisProcess.monotonicTime },
      sleep: { nanoseconds in
        let end = ThisProcess.monotonicTime + nanoseconds
        while case let left = end - ThisProcess.monotonicTime, left > 0 {
          var time = timespec(tv_sec: left / second, tv_nsec: left % second)
          // A signal wakes it early.
          nanosleep(&time, nil)
        }
      })
  }

  func wait() { if next > clock() { sleep(next - clock()) } }

  mutating func answered(pause seconds: Int = 0) { next = clock() + max(interval, seconds * Self.second) }
}
