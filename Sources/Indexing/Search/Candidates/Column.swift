#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers that all begin as 0, without an array's writing of them all: the system hands out zeros.
final class Column<Number: Numeric & BitwiseCopyable> {
  private var storage: UnsafeMutableBufferPointer<Number>
  private(set) var count: Int

  init(count: Int) {
    self.count = count
    storage = Column.zeros(count)
  }

  deinit { free(storage.baseAddress) }

  private static func zeros(_ count: Int) -> UnsafeMutableBufferPointer<Number> {
    guard let start = calloc(max(1, count), MemoryLayout<Number>.stride) else { preconditionFailure("out of memory") }
    #if os(Linux)
      // All pages of a large one at once, for reading and then writing each would stop the program twice a page. Where the system knows no
      // MADV_POPULATE_WRITE (before Linux 5.14), nothing happens.
      let page = Int(getpagesize())
      let first = (Int(bitPattern: start) + page - 1) & ~(page - 1)
      let length = (Int(bitPattern: start) + count * MemoryLayout<Number>.stride - first) & ~(page - 1)
      if length >= 1 << 20 { madvise(UnsafeMutableRawPointer(bitPattern: first), length, 23) }
    #endif
    return UnsafeMutableBufferPointer(start: start.bindMemory(to: Number.self, capacity: count), count: count)
  }

  /// All of them, while the column lives and nothing is appended.
  var all: UnsafeMutableBufferPointer<Number> { UnsafeMutableBufferPointer(rebasing: storage[..<count]) }

  subscript(_ index: Int) -> Number {
    get {
      precondition(index >= 0 && index < count)
      return storage[index]
    }
    set {
      precondition(index >= 0 && index < count)
      storage[index] = newValue
    }
  }

  func appendZero() {
    if count == storage.count {
      let larger = Column.zeros(max(64, count * 2))
      for index in 0..<count { larger[index] = storage[index] }
      free(storage.baseAddress)
      storage = larger
    }
    count += 1
  }
}
