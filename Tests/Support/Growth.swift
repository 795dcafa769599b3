import Foundation

/// How the work for an input grows with it, in processor time of this thread: tests of other suites run beside it.
public enum Growth {
  /// How many times the work for four times the input is; the least of a few tries, for a machine's noise only ever adds.
  public static func ratio(_ size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<5 {
      let small = try time { try work(size) }
      let large = try time { try work(size * 4) }
      // What takes no time at all does not grow.
      if large < 20_000_000 { return 1 }
      least = min(least, Double(large) / Double(max(1, small)))
      if least < bound { break }
    }
    return least
  }

  /// Linear work gives 4, quadratic 16; beside other work up to 10 was measured for what is linear.
  public static let bound = 12.0

  private static func time(_ work: () throws -> Void) rethrows -> Int {
    let start = now
    try work()
    return now - start
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
