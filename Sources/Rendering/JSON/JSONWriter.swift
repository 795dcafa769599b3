import Guidelines

/// Writes JSON (RFC 8259) in the order in which it is told to, as UTF-8.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    separate()
    text += "{"
    needsComma = false
    members(&self)
    text += "}"
    needsComma = true
  }

  package mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    separate()
    text += "["
    needsComma = false
    for element in elements { write(&self, element) }
    text += "]"
    needsComma = true
  }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma = false
  }

  package mutating func string(_ value: String?) {
    separate()
    if let value { quote(value) } else { text += "null" }
    needsComma = true
  }

  package mutating func integer(_ value: Int) { raw(String(value)) }
  package mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }

  /// JSON has no infinities: they are written as 0.
  package mutating func number(_ value: Double) { raw(value.isFinite ? "\(value)" : "0") }

  package mutating func null() { raw("null") }
  /// A value that is JSON already.
  package mutating func json(_ text: String) { raw(text) }

  private mutating func raw(_ value: String) {
    separate()
    text += value
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = false
  }

  /// Control characters and everything that would act on a terminal stand as `\u` escapes.
  private mutating func quote(_ value: String) {
    text += value.quoted { scalar in
      if Sanitizing.passage(scalar) == .keep { return nil }
      return scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }.joined()
    }
  }
}
