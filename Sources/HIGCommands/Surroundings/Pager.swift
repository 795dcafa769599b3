import Glibc

/// A program that shows long text page by page: `--pager`, `HIG_PAGER`, `MANPAGER`, `PAGER`, `less`.
struct Pager: Hashable, Sendable {
  var command: String

  /// nil where output is no terminal, or the pager is turned off by an empty value or `cat`.
  init?(option: String?, surroundings: Surroundings) {
    guard surroundings.isTerminal else { return nil }
    let named = option ?? ["HIG_PAGER", "MANPAGER", "PAGER"].lazy.compactMap { surroundings.variables[$0] }.first
    // On a terminal that cannot move its cursor a pager only gets in the way.
    if named == nil, surroundings["TERM"] == "dumb" { return nil }
    let command = named ?? "less"
    let words = command.split(separator: " ")
    guard let program = words.first, program != "cat" else { return nil }
    self.command = words.count == 1 && (program == "less" || program.hasSuffix("/less")) ? command + " -R" : command
  }

  /// Runs the pager over the text and waits for it; false where it could not be started.
  func show(_ text: [UInt8]) -> Bool {
    setenv("LESS", "FRX", 0)
    setenv("LESSCHARSET", "utf-8", 0)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    let child = startShell(command, input: ends[0], closing: ends[1])
    close(ends[0])
    guard child > 0 else {
      close(ends[1])
      return false
    }
    // Who leaves the pager early closes the pipe: that is no error. Ctrl-C belongs to the pager.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    _ = Descriptor(ends[1]).writeAll(text)
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // 127: the shell found no such program; the text is still to be shown.
    return (status >> 8) & 0xFF != 127
  }

  private func startShell(_ command: String, input: Int32, closing: Int32) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, input)
    posix_spawn_file_actions_addclose(&actions, closing)
    return Spawn.start(["/bin/sh", "-c", command], &actions)
  }
}

enum Spawn {
  /// The child's id, or -1.
  static func start(_ words: [String], _ actions: inout posix_spawn_file_actions_t) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    return posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 ? child : -1
  }

  /// Runs a program with its output thrown away and gives its status, or nil where it could not be started.
  static func run(_ words: [String]) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let child = start(words, &actions)
    guard child > 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return (status >> 8) & 0xFF
  }
}
