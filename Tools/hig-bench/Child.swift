import Dispatch
import SystemInterface

/// One run of a program, output thrown away.
enum Child {
  /// Where a program lies on the path, or nil.
  static func find(_ name: String) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    let folders = (ThisProcess.variable("PATH") ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Runs a program and waits for it.
  /// - Parameters:
  ///   - input: a file for its standard input.
  ///   - output: a file for its standard output; nil throws it away.
  /// - Returns: seconds from start to end, nil if it could not be started or ended with a status other than 0.
  @discardableResult
  static func run(_ arguments: [String], input: String = "/dev/null", output: String? = nil) -> Double? {
    guard let program = arguments.first, let path = find(program) else { return nil }
    let start = DispatchTime.now().uptimeNanoseconds
    let child = ChildProcess(
      [path] + arguments.dropFirst(), input: .reading(path: input), output: output.map { .writing(path: $0) } ?? .nowhere,
      errors: .nowhere)
    guard let status = child?.wait() else { return nil }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return status == 0 ? seconds : nil
  }
}
