/// From a byte's offset in a file to its line.
public struct LineTable: Sendable {
  /// Where lines begin; ascending.
  public let starts: [Int]

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { source in
      for index in source.indices where source[index] == 0x0A { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// 1-based.
  public func line(at offset: Int) -> Int { max(1, starts.partitioningIndex { $0 > offset }) }
}
