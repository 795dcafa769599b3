/// An open file, pipe or terminal. A signal interrupts neither reading nor writing.
package struct Descriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// Reads into the buffer, from `start` on.
  /// - Returns: how many bytes there were; 0 at the end, -1 where `errno` says why not.
  package func fill(_ buffer: inout [UInt8], from start: Int = 0) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(number, $0.baseAddress.map { $0 + start }, $0.count - start) }
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// - Returns: 0, or the error that stopped it.
  package func writeAll(_ bytes: ArraySlice<UInt8>) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  package func writeAll(_ bytes: [UInt8]) -> Int32 { writeAll(bytes[...]) }
}
