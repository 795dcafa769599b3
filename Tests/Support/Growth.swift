import Foundation

/// Growth of the work with the size of its input, in processor time of the thread, because other tests run concurrently.
public enum Growth {
  /// Returns the ratio of the work for four times the input. It is the minimum of a few tries, because noise only adds time.
  public static func ratio(_ size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<5 {
      let small = try time { try work(size) }
      let large = try time { try work(size * 4) }
      // Work that takes next to no time does not grow.
      if large < 20_000_000 { return 1 }
      least = min(least, Double(large) / Double(max(1, small)))
      if least < bound { break }
    }
    return least
  }

  /// Upper bound for linear work. Linear work gives 4 and quadratic 16; under load up to 10 was measured for linear work.
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
