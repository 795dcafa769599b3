/// A part of the program that any bytes are put through, and what must hold of it then, beside neither crashing nor hanging.
///
/// `make fuzz` drives it by libFuzzer; the tests replay what libFuzzer found worth keeping. One process drives one body at a time.
package struct FuzzTarget: Sendable {
  package let name: String
  /// Bytes from which fuzzing starts where nothing is kept yet; each of at most `longestSeed`.
  package let seeds: @Sendable () -> [[UInt8]]
  /// - Throws: `BrokenProperty` where something holds no more.
  package let body: @Sendable ([UInt8]) throws(BrokenProperty) -> Void

  /// All, from the bytes of a page to the answers of the server.
  package static let all: [FuzzTarget] = [.read, .render, .canonical, .pipeline, .lists, .index, .query, .server]

  package static let longestSeed = 4096

  /// Anything of less than a few kilobytes is worth trying: what is longer tries the same many times.
  static func cut(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.prefix(longestSeed)) }
}

/// What should have held, and what was there instead.
package struct BrokenProperty: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
