/// A part of the program that is run on arbitrary bytes, with the properties that must hold for every input besides not crashing
/// or hanging.
///
/// `make fuzz` runs it with libFuzzer. The tests replay the inputs that libFuzzer found and that were kept. A process runs one
/// body at a time.
package struct FuzzTarget: Sendable {
  package let name: String
  /// Inputs that fuzzing starts from if no inputs were kept yet, each of at most `maxSeedLength` bytes.
  package let seeds: @Sendable () -> [[UInt8]]
  /// Runs the target on an input.
  ///
  /// - Throws: `PropertyError` if a property does not hold.
  package let body: @Sendable ([UInt8]) throws(PropertyError) -> Void

  /// All targets, from parsing pages to the answers of the server.
  package static let all: [FuzzTarget] = [.read, .render, .canonical, .pipeline, .lists, .index, .query, .server]

  package static let maxSeedLength = 4096

  /// Returns the first `maxSeedLength` bytes. Longer inputs mostly repeat what shorter ones test.
  static func truncated(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.prefix(maxSeedLength)) }
}

/// A description of a property that does not hold for an input.
package struct PropertyError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
