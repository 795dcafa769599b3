import SystemInterface

/// A program that reads many texts in one run, where a run for each would be mostly its start. Each text, and each answer, stands behind its length
/// in bytes on a line. What it answers with `-1`, or not at all, is left to a run of its own: that one says what is wrong.
struct Batch: Hashable, Sendable {
  let program: String
  let arguments: [String]

  /// Of a text, in bytes.
  static let longest = 64 << 10
  private static let seconds = 8

  /// What it made of each text, in their order; nil where it made nothing.
  /// - Parameter path: folders with `:` between them, as in `PATH`.
  func outputs(of texts: [[UInt8]], on path: String, _ patience: Patience) -> [[UInt8]?] {
    var outputs = [[UInt8]?](repeating: nil, count: texts.count)
    guard texts.count > 1, let program = BoundedProgram(named: program, on: path) else { return outputs }
    var bounds = BoundedProgram.Bounds()
    bounds.seconds = patience.seconds(of: Self.seconds)
    let input = texts.flatMap { Array("\($0.count)\n".utf8) + $0 }
    let outcome = program.run(arguments, input: input, bounds: bounds)
    if outcome == .outOfTime { patience.lose(bounds.seconds) }
    guard case .finished(let answer) = outcome else { return outputs }
    var rest = answer[...]
    for index in outputs.indices {
      guard let end = rest.firstIndex(of: 0x0A), let length = Int(String(decoding: rest[..<end], as: UTF8.self)),
        length < rest.endIndex - end
      else { break }
      rest = rest[(end + 1)...]
      guard length >= 0 else { continue }
      outputs[index] = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return outputs
  }
}
