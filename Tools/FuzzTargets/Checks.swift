import SystemInterface
import TextAnalysis

/// What holds of everything that the program puts out.
enum Checks {
  /// That no control character but line ends goes to a terminal, nor an override of direction.
  /// - Parameter keepsTabs: whether it is text that holds code as it was written.
  static func inert(_ text: String, _ what: String, keepsTabs: Bool = false) throws(BrokenProperty) {
    var text = text
    let found = text.withUTF8 { bytes -> Int? in
      bytes.indices.first { place in
        let byte = bytes[place]
        if byte < 0x20 { return byte != 0x0A && !(byte == 0x09 && keepsTabs) }
        if byte == 0x7F { return true }
        if byte == 0xC2 { return (0x80...0x9F).contains(bytes[place + 1]) }
        // U+202A…202E, U+2066…2069
        guard byte == 0xE2, (0x80...0x81).contains(bytes[place + 1]) else { return false }
        return (bytes[place + 1] == 0x80 ? 0xAA...0xAE : 0xA6...0xA9).contains(bytes[place + 2])
      }
    }
    if let found { throw BrokenProperty("\(what) puts out a control character, byte \(found) of: \(text.debugDescription)") }
  }

  /// That it is one JSON value.
  static func json(_ text: String, _ what: String) throws(BrokenProperty) -> JSONValue {
    do {
      return try JSONParser.value(Array(text.utf8), within: JSONParser.Bounds(depth: 64, values: 100_000))
    } catch {
      switch error {
      case .malformed(let place): throw BrokenProperty("\(what) is no JSON from byte \(place) on: \(text.prefix(2000))")
      // More than a client may send is no fault of an answer.
      case .tooDeep, .tooManyValues: return .null
      }
    }
  }

  static func equal<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws(BrokenProperty) {
    if found != expected { throw BrokenProperty("\(what)\n--- found\n\(found)\n--- expected\n\(expected)") }
  }

  /// Runs what should not fail.
  static func unfailing<Value>(_ what: String, _ body: () throws -> Value) throws(BrokenProperty) -> Value {
    do {
      return try body()
    } catch let broken as BrokenProperty {
      throw broken
    } catch {
      throw BrokenProperty("\(what) fails: \(error)")
    }
  }
}
