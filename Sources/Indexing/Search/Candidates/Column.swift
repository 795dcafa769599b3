#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers that all begin as 0. Those that are never touched take neither memory nor time: the system hands out zeros page by page, where an
/// array would write them all, 4 MB for a million records that a keyword mostly leaves alone.
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
