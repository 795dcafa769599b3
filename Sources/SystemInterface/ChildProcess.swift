import CProcess

/// Another program that this one starts and waits for.
package struct ChildProcess {
  /// What the child reads from or writes to.
  package enum Stream {
    /// What this process has there.
    case inherited
    case reading(path: String)
    /// Made or emptied.
    case writing(path: String)
    case descriptor(Int32)

    /// Thrown away.
    package static var nowhere: Stream { .writing(path: "/dev/null") }
  }

  private var identifier: pid_t = 0

  /// Starts a program, looked for on the path where it is named without a folder; nil where that fails.
  package init?(
    _ words: [String], input: Stream = .inherited, output: Stream = .inherited, errors: Stream = .inherited
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
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&identifier, words[0], &actions, nil, &arguments, environ) == 0 else { return nil }
  }

  /// Runs a program that is given text and gives a little back, such as a chooser on the terminal.
  /// - Returns: the status that it ended with and what it said; nil where it could not be started.
  package static func choose(_ words: [String], from input: [UInt8]) -> (status: Int32, output: [UInt8])? {
    var (inner, outer): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard hig_pipe(&inner) == 0 else { return nil }
    guard hig_pipe(&outer) == 0 else {
      for end in inner { close(end) }
      return nil
    }
    let child = ChildProcess(words, input: .descriptor(inner[0]), output: .descriptor(outer[1]))
    close(inner[0])
    close(outer[1])
    defer { close(outer[0]) }
    guard let child else {
      close(inner[1])
      return nil
    }
    // Who has chosen reads no further, and Ctrl-C is the chooser's.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    _ = Descriptor(inner[1]).writeAll(input)
    close(inner[1])
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while case let count = Descriptor(outer[0]).fill(&buffer), count > 0 { output += buffer[..<count] }
    signal(SIGINT, SIG_DFL)
    return (child.wait(), output)
  }

  /// - Returns: the status that it ended with; as in a shell, 128 and the signal where one ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
