/// Reads what `ByteWriter` wrote. Every step is checked against the end: damaged bytes are an error, never a trap.
package struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  package struct Damaged: Error {
    package init() {}
  }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { position == bytes.count }

  package mutating func byte() throws(Damaged) -> UInt8 {
    guard position < bytes.count else { throw Damaged() }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func number() throws(Damaged) -> Int {
    var end = position
    guard let number = bytes.withUnsafeBufferPointer({ $0.number(at: &end) }) else { throw Damaged() }
    position = end
    return number
  }

  package mutating func string() throws(Damaged) -> String { try text(count: number()) }

  package mutating func optional() throws(Damaged) -> String? {
    let count = try number()
    return count == 0 ? nil : try text(count: count - 1)
  }

  package mutating func strings() throws(Damaged) -> [String] {
    try list { (reader) throws(Damaged) in try reader.string() }
  }

  package mutating func list<Element>(
    _ read: (inout ByteReader) throws(Damaged) -> Element
  ) throws(Damaged) -> [Element] {
    let count = try number()
    // An element takes a byte at least, so no count can reserve more than the bytes that are there.
    guard count <= bytes.count - position else { throw Damaged() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  private mutating func text(count: Int) throws(Damaged) -> String {
    guard count <= bytes.count - position else { throw Damaged() }
    let range = position..<position + count
    position += count
    // Decoding replaces bytes that are not UTF-8: the text would encode to other bytes.
    var text = bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    let isSame = text.withUTF8 { decoded in
      decoded.count == count && decoded.indices.allSatisfy { decoded[$0] == bytes[range.lowerBound + $0] }
    }
    guard isSame else { throw Damaged() }
    return text
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The unsigned LEB128 number at a position, which moves behind it; nil where the bytes end before it does, or beyond 63 bits.
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
