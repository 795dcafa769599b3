import Dispatch
import SystemInterface

/// Runs of other programs.
enum Child {
  /// Returns the path of a program on `PATH`, or `nil` if there is none.
  static func find(_ name: String) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    let folders = (ThisProcess.environmentVariable("PATH") ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Runs a program and waits for it to exit.
  ///
  /// - Parameters:
  ///   - input: A file for its standard input.
  ///   - output: A file for its standard output; `nil` discards the output.
  /// - Returns: The elapsed time in seconds, or `nil` if the program could not be started or exited with a nonzero status.
  @discardableResult
  static func run(_ arguments: [String], input: String = "/dev/null", output: String? = nil) -> Double? {
    guard let program = arguments.first, let path = find(program) else { return nil }
    let start = DispatchTime.now().uptimeNanoseconds
    let child = ChildProcess(
      [path] + arguments.dropFirst(), input: .reading(path: input), output: output.map { .writing(path: $0) } ?? .discarded,
      errors: .discarded)
    guard let status = child?.wait() else { return nil }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return status == 0 ? seconds : nil
  }
}
