/// Bytes in the index's own compact form: unsigned LEB128 numbers, strings and lists with their count before them.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  package mutating func number(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func blob(_ blob: [UInt8]) {
    number(blob.count)
    bytes += blob
  }

  package mutating func string(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// A string that may be missing: 0, or its length plus one.
  package mutating func optional(_ text: String?) {
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
