import Guidelines

/// A writer for JSON (RFC 8259) as UTF-8. Members are written in call order.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    writeSeparator()
    text += "{"
    needsComma = false
    members(&self)
    text += "}"
    needsComma = true
  }

  package mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    writeSeparator()
    text += "["
    needsComma = false
    for element in elements { write(&self, element) }
    text += "]"
    needsComma = true
  }

  package mutating func key(_ name: String) {
    writeSeparator()
    writeQuoted(name)
    text += ":"
    needsComma = false
  }

  package mutating func string(_ value: String?) {
    writeSeparator()
    if let value { writeQuoted(value) } else { text += "null" }
    needsComma = true
  }

  package mutating func integer(_ value: Int) { writeRaw(String(value)) }
  package mutating func boolean(_ value: Bool) { writeRaw(value ? "true" : "false") }

  /// Writes a number. Infinities and NaN, which JSON cannot represent, are written as 0.
  package mutating func number(_ value: Double) { writeRaw(value.isFinite ? "\(value)" : "0") }

  package mutating func null() { writeRaw("null") }
  /// Writes text that is already JSON.
  package mutating func json(_ text: String) { writeRaw(text) }

  private mutating func writeRaw(_ value: String) {
    writeSeparator()
    text += value
    needsComma = true
  }

  private mutating func writeSeparator() {
    if needsComma { text += "," }
    needsComma = false
  }

  /// Writes a quoted string. Control characters and all others that could affect a terminal are written as `\u` escapes.
  private mutating func writeQuoted(_ value: String) {
    text += value.quoted { scalar in
      if Sanitizer.disposition(scalar) == .keep { return nil }
      return scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }.joined()
    }
  }
}
