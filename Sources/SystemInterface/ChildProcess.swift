import CProcess

/// A program that this process starts and waits for.
package struct ChildProcess {
  /// The target of one of the child's standard streams.
  package enum Redirection {
    /// The same stream as that of this process.
    case inherited
    case reading(path: String)
    /// A file that is created or truncated.
    case writing(path: String)
    case descriptor(Int32)

    /// Discards all output.
    package static var discarded: Redirection { .writing(path: "/dev/null") }
  }

  private var identifier: pid_t = 0

  /// Starts a program, which is searched in `PATH` if it is named without a folder. Fails with `nil` if it cannot be started.
  package init?(
    _ commandLine: [String], input: Redirection = .inherited, output: Redirection = .inherited, errors: Redirection = .inherited
  ) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      switch stream {
      case .inherited: break
      case .reading(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDONLY, 0)
      case .writing(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      case .descriptor(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
      }
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = commandLine.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&identifier, commandLine[0], &actions, nil, &arguments, environ) == 0 else { return nil }
  }

  /// Runs an interactive program, such as a picker on the terminal, that reads `input` and writes a short answer.
  /// - Returns: The exit status and the output, or `nil` if the program could not be started.
  package static func runPicker(_ commandLine: [String], input: [UInt8]) -> (status: Int32, output: [UInt8])? {
    var (inputPipe, outputPipe): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard hig_pipe(&inputPipe) == 0 else { return nil }
    guard hig_pipe(&outputPipe) == 0 else {
      for end in inputPipe { close(end) }
      return nil
    }
    let child = ChildProcess(commandLine, input: .descriptor(inputPipe[0]), output: .descriptor(outputPipe[1]))
    close(inputPipe[0])
    close(outputPipe[1])
    defer { close(outputPipe[0]) }
    guard let child else {
      close(inputPipe[1])
      return nil
    }
    // The picker may exit before reading all input, and handles Ctrl-C itself.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    _ = FileDescriptor(inputPipe[1]).writeAll(input)
    close(inputPipe[1])
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while case let count = FileDescriptor(outputPipe[0]).fill(&buffer), count > 0 { output += buffer[..<count] }
    signal(SIGINT, SIG_DFL)
    return (child.wait(), output)
  }

  /// Waits for the child to end.
  /// - Returns: The exit status, or 128 plus the signal number if a signal ended it, as in a shell.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
