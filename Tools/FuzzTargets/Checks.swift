import SystemInterface
import TextAnalysis

/// Checks of properties that hold for all output of the program.
enum Checks {
  /// Requires that a text contains no control characters except line ends, and no bidirectional control characters.
  ///
  /// - Parameters:
  ///   - text: The output to check.
  ///   - subject: The subject of the error message.
  ///   - keepsTabs: If `true`, tabs are allowed, because the text contains code as written.
  static func requireInert(_ text: String, _ subject: String, keepsTabs: Bool = false) throws(PropertyError) {
    var text = text
    let offset = text.withUTF8 { bytes -> Int? in
      bytes.indices.first { index in
        let byte = bytes[index]
        if byte < 0x20 { return byte != 0x0A && !(byte == 0x09 && keepsTabs) }
        if byte == 0x7F { return true }
        if byte == 0xC2 { return (0x80...0x9F).contains(bytes[index + 1]) }
        // U+202A…202E, U+2066…2069
        guard byte == 0xE2, (0x80...0x81).contains(bytes[index + 1]) else { return false }
        return (bytes[index + 1] == 0x80 ? 0xAA...0xAE : 0xA6...0xA9).contains(bytes[index + 2])
      }
    }
    if let offset { throw PropertyError("\(subject) puts out a control character, byte \(offset) of: \(text.debugDescription)") }
  }

  /// Requires that a text is one JSON value, and returns it.
  static func requireJSON(_ text: String, _ subject: String) throws(PropertyError) -> JSONValue {
    do {
      return try JSONParser.value(Array(text.utf8), within: JSONParser.StructureLimits(maxDepth: 64, maxValues: 100_000))
    } catch {
      switch error {
      case .malformed(let place): throw PropertyError("\(subject) is no JSON from byte \(place) on: \(text.prefix(2000))")
      // The limits apply to clients; answers may exceed them.
      case .tooDeep, .tooManyValues: return .null
      }
    }
  }

  static func requireEqual<Value: Equatable>(_ actual: Value, _ expected: Value, _ subject: String) throws(PropertyError) {
    if actual != expected { throw PropertyError("\(subject)\n--- found\n\(actual)\n--- expected\n\(expected)") }
  }

  /// Runs a body that must not throw, and returns its result.
  static func requireSuccess<Value>(_ subject: String, _ body: () throws -> Value) throws(PropertyError) -> Value {
    do {
      return try body()
    } catch let error as PropertyError {
      throw error
    } catch {
      throw PropertyError("\(subject) fails: \(error)")
    }
  }
}
