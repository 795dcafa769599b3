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

  /// - Returns: the status that it ended with; as in a shell, 128 and the signal where one ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
