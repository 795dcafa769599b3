/// A table that maps byte offsets in a file to lines.
public struct LineTable: Sendable {
  /// Offsets at which lines start, ascending.
  public let starts: [Int]

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { source in
      for index in source.indices where source[index] == 0x0A { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// Returns the 1-based line of a byte offset.
  public func line(at offset: Int) -> Int { max(1, starts.partitioningIndex { $0 > offset }) }
}
