import SystemInterface

/// A program that shows long text page by page: `--pager`, `HIG_PAGER`, `MANPAGER`, `PAGER`, `less`.
struct Pager: Hashable, Sendable {
  var command: String

  /// nil where output is no terminal, or the pager is turned off by an empty value or `cat`.
  init?(option: String?, environment: Environment) {
    guard environment.isTerminal else { return nil }
    let named = option ?? ["HIG_PAGER", "MANPAGER", "PAGER"].lazy.compactMap { environment.variables[$0] }.first
    // On a terminal that cannot move its cursor a pager only gets in the way.
    if named == nil, environment["TERM"] == "dumb" { return nil }
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
    // The child is to hold neither end beyond its input, or it would wait for itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = ChildProcess(["/bin/sh", "-c", command], input: .descriptor(ends[0]))
    close(ends[0])
    guard let child else {
      close(ends[1])
      return false
    }
    // Who leaves the pager early closes the pipe: that is no error. Ctrl-C belongs to the pager.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    _ = Descriptor(ends[1]).writeAll(text)
    close(ends[1])
    // 127: the shell found no such program; the text is still to be shown.
    return child.wait() != 127
  }
}
