/// An encoder for the index's binary format: unsigned LEB128 numbers, and strings and lists that are preceded by their count.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  package mutating func number(_ value: Int) {
    var remaining = UInt(bitPattern: value)
    while remaining >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: remaining) | 0x80)
      remaining >>= 7
    }
    bytes.append(UInt8(remaining))
  }

  package mutating func blob(_ blob: [UInt8]) {
    number(blob.count)
    bytes += blob
  }

  package mutating func string(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends an optional string: 0 for `nil`, otherwise the byte count plus one and the bytes.
  package mutating func optionalString(_ text: String?) {
    guard let text else { return number(0) }
    number(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func strings(_ texts: [String]) { list(texts) { $0.string($1) } }

  package mutating func list<Element>(_ elements: [Element], _ write: (inout ByteWriter, Element) -> Void) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }
}
