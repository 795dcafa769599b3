/// From a byte's offset in a file to its line.
struct LineTable {
  /// Where lines begin, the first aside; ascending.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { source in
      for index in source.indices where source[index] == 0x0A { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// 1-based.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
