/// A descriptor of an open file, pipe, or terminal. Reading and writing continue after signals.
package struct FileDescriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  /// Reads into the buffer, starting at `start`.
  /// - Returns: The number of bytes read, 0 at the end of the file, or -1 after an error, which `errno` identifies.
  package func fill(_ buffer: inout [UInt8], from start: Int = 0) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(number, $0.baseAddress.map { $0 + start }, $0.count - start) }
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes all bytes.
  /// - Returns: 0, or the number of the error that stopped writing.
  package func writeAll(_ bytes: ArraySlice<UInt8>) -> Int32 {
    var remainder = bytes
    while !remainder.isEmpty {
      let count = remainder.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        remainder = remainder.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  package func writeAll(_ bytes: [UInt8]) -> Int32 { writeAll(bytes[...]) }
}
