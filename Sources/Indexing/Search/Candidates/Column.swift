#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers that all begin as 0, without an array's writing of them all: the system hands out zeros.
final class Column<Number: Numeric & BitwiseCopyable> {
  private var memory: ZeroedMemory
  private var storage: UnsafeMutableBufferPointer<Number>
  private(set) var count: Int

  init(count: Int) {
    self.count = count
    memory = ZeroedMemory(bytes: max(1, count) * MemoryLayout<Number>.stride)
    storage = memory.bound(count)
  }

  deinit { memory.free() }

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
      let room = max(64, count * 2)
      let larger = ZeroedMemory(bytes: room * MemoryLayout<Number>.stride)
      let numbers: UnsafeMutableBufferPointer<Number> = larger.bound(room)
      for index in 0..<count { numbers[index] = storage[index] }
      memory.free()
      (memory, storage) = (larger, numbers)
    }
    count += 1
  }
}

extension Column<Float> {
  /// Their bits. Those of floats that are not negative stand in the floats' order, and whole numbers are compared several an instruction.
  var bits: UnsafeBufferPointer<Int32> {
    let all = self.all
    return UnsafeBufferPointer(start: UnsafeRawPointer(all.baseAddress)?.assumingMemoryBound(to: Int32.self), count: all.count)
  }
}

/// Memory that the system hands out as zeros.
private struct ZeroedMemory {
  private let start: UnsafeMutableRawPointer
  /// What was mapped for it alone; nil where the heap gave it.
  private let mapping: (start: UnsafeMutableRawPointer, length: Int)?

  init(bytes: Int) {
    #if os(Linux)
      if bytes >= ZeroedMemory.large, let mapping = ZeroedMemory.mapping(bytes) {
        self.mapping = mapping
        start = ZeroedMemory.aligned(mapping.start)
        return
      }
    #endif
    guard let start = calloc(1, max(1, bytes)) else { preconditionFailure("out of memory") }
    self.start = start
    mapping = nil
  }

  func free() {
    #if os(Linux)
      if let mapping {
        munmap(mapping.start, mapping.length)
        return
      }
    #endif
    #if canImport(Glibc)
      Glibc.free(start)
    #elseif canImport(Musl)
      Musl.free(start)
    #else
      Darwin.free(start)
    #endif
  }

  func bound<Number>(_ count: Int) -> UnsafeMutableBufferPointer<Number> {
    UnsafeMutableBufferPointer(start: start.bindMemory(to: Number.self, capacity: count), count: count)
  }

  #if os(Linux)
    private static let large = 1 << 20
    /// A huge page on x86-64, and on arm64 with pages of 4 kB.
    private static let hugePage = 1 << 21
    private static let hugePages: Int32 = 14
    private static let populateForWriting: Int32 = 23

    /// Asks for huge pages, all of them at once: every small page would stop the program once, twice if it is read before it is written.
    /// A system that knows neither (MADV_POPULATE_WRITE came with Linux 5.14) hands out the same zeros page by page.
    private static func mapping(_ bytes: Int) -> (start: UnsafeMutableRawPointer, length: Int)? {
      let wanted = (bytes + hugePage - 1) & ~(hugePage - 1)
      let length = wanted + hugePage
      guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), start != MAP_FAILED else {
        return nil
      }
      madvise(aligned(start), wanted, hugePages)
      madvise(aligned(start), wanted, populateForWriting)
      return (start, length)
    }

    private static func aligned(_ start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
      start.alignedUp(toMultipleOf: hugePage)
    }
  #endif
}
