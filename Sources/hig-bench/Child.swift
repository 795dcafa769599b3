import Foundation

/// One run of a program, output thrown away.
enum Child {
  /// Where a program lies on the path, or nil.
  static func find(_ name: String) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer {
      for word in words { free(word) }
    }
    var child: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&child, path, &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return status == 0 ? seconds : nil
  }
}
