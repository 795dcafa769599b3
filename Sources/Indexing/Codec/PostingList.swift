/// Ascending record numbers, as the gaps between them in unsigned LEB128: a byte each for a token in every hundredth record.
struct PostingList {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var last: Int64 = 0

  /// - Parameter id: greater than the one before.
  mutating func append(_ id: Int64) {
    var gap = UInt64(bitPattern: id &- last)
    while gap >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: gap) | 0x80)
      gap >>= 7
    }
    bytes.append(UInt8(gap))
    last = id
    count += 1
  }

  /// Calls `body` with each number. Damaged bytes give wrong numbers, never a trap: whoever uses one checks it.
  @inline(__always)
  static func forEach(_ bytes: UnsafeRawBufferPointer, _ body: (Int64) -> Void) {
    var last: UInt64 = 0
    var gap: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      gap |= UInt64(byte & 0x7F) &<< (shift & 63)
      if byte < 0x80 {
        last &+= gap
        body(Int64(bitPattern: last))
        gap = 0
        shift = 0
      } else {
        shift &+= 7
      }
    }
  }
}
