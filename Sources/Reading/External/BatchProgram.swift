import SystemInterface

/// A program that converts many texts in one run, which saves the start-up time of a run per text. Each text and each output is
/// preceded by a line with its length in bytes. A text whose output is `-1` or missing is converted again in a run of its own,
/// which reports the error.
struct BatchProgram: Hashable, Sendable {
  let program: String
  let arguments: [String]

  /// Maximum size of a text in bytes.
  static let maxTextBytes = 64 << 10
  private static let maxSeconds = 8

  /// Runs the program on all texts.
  /// - Parameter path: Folders separated by `:`, as in `PATH`.
  /// - Returns: The output for each text in order, or `nil` for texts that were not converted.
  func convert(_ texts: [[UInt8]], on path: String, _ budget: TimeBudget) -> [[UInt8]?] {
    var outputs = [[UInt8]?](repeating: nil, count: texts.count)
    guard texts.count > 1, let program = BoundedProgram(named: program, on: path) else { return outputs }
    var bounds = BoundedProgram.Limits()
    bounds.maxSeconds = budget.seconds(upTo: Self.maxSeconds)
    let input = texts.flatMap { Array("\($0.count)\n".utf8) + $0 }
    let outcome = program.run(arguments, input: input, limits: bounds)
    if outcome == .timedOut { budget.spend(bounds.maxSeconds) }
    guard case .finished(let answer) = outcome else { return outputs }
    var remaining = answer[...]
    for index in outputs.indices {
      guard let end = remaining.firstIndex(of: 0x0A), let length = Int(String(decoding: remaining[..<end], as: UTF8.self)),
        length < remaining.endIndex - end
      else { break }
      remaining = remaining[(end + 1)...]
      guard length >= 0 else { continue }
      outputs[index] = Array(remaining.prefix(length))
      remaining = remaining.dropFirst(length)
    }
    return outputs
  }
}
