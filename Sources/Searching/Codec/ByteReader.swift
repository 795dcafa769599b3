/// A decoder for the bytes that `ByteWriter` writes. Every read checks the remaining length, so corrupt bytes cause an error and
/// never a trap.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  package struct CorruptDataError: Error {
    package init() {}
  }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { position == bytes.count }

  package mutating func byte() throws(CorruptDataError) -> UInt8 {
    guard position < bytes.count else { throw CorruptDataError() }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func number() throws(CorruptDataError) -> Int {
    var end = position
    guard let number = bytes.withUnsafeBufferPointer({ $0.number(at: &end) }) else { throw CorruptDataError() }
    position = end
    return number
  }

  package mutating func string() throws(CorruptDataError) -> String { try text(count: number()) }

  package mutating func optionalString() throws(CorruptDataError) -> String? {
    let count = try number()
    return count == 0 ? nil : try text(count: count - 1)
  }

  package mutating func strings() throws(CorruptDataError) -> [String] {
    try list { (reader) throws(CorruptDataError) in try reader.string() }
  }

  package mutating func list<Element>(
    _ read: (inout ByteReader) throws(CorruptDataError) -> Element
  ) throws(CorruptDataError) -> [Element] {
    let count = try number()
    // Every element takes at least one byte, so a corrupt count cannot reserve more memory than there are bytes left.
    guard count <= bytes.count - position else { throw CorruptDataError() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  private mutating func text(count: Int) throws(CorruptDataError) -> String {
    guard count <= bytes.count - position else { throw CorruptDataError() }
    let range = position..<position + count
    position += count
    // Decoding replaces bytes that are not UTF-8. Reject such text, because encoding it again would yield different bytes.
    var text = bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    let isValidUTF8 = text.withUTF8 { decoded in
      decoded.count == count && decoded.indices.allSatisfy { decoded[$0] == bytes[range.lowerBound + $0] }
    }
    guard isValidUTF8 else { throw CorruptDataError() }
    return text
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the unsigned LEB128 number at `position` and advances `position` past it. Returns `nil` if the bytes end within the
  /// number or it has more than 63 bits.
  @inlinable @inline(__always) package func number(at position: inout Int) -> Int? {
    var value = 0
    var shift = 0
    while position < count, shift < 63 {
      let byte = self[position]
      position += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }
}
