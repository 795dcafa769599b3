import Rendering
import SystemInterface

/// A program that shows long text page by page, from `--pager`, `HIG_PAGER`, `MANPAGER`, `PAGER`, or the settings, or else
/// `less`.
struct Pager: Hashable, Sendable {
  var command: String
  /// `true` if the program is less, which accepts a first line and a prompt.
  private let isLess: Bool
  private var hasCustomPrompt = false
  private var title: String?
  private var line: Int?

  /// Returns `nil` if standard output is not a terminal or the pager is turned off by an empty value or `cat`.
  init?(option: String?, environment: Environment) {
    guard environment.isTerminal else { return nil }
    let configured =
      option ?? ["HIG_PAGER", "MANPAGER", "PAGER"].lazy.compactMap { environment.variables[$0] }.first
      ?? environment.settings[.pager]
    // A pager is of no use on a terminal that cannot move its cursor.
    if configured == nil, environment["TERM"] == "dumb" { return nil }
    let command = configured ?? "less"
    let words = command.split(separator: " ")
    guard let program = words.first, program != "cat" else { return nil }
    isLess = program == "less" || program.hasSuffix("/less")
    self.command = words.count == 1 && isLess ? command + " -R" : command
    hasCustomPrompt = words.count > 1 || environment["LESS"]?.contains("P") ?? false
  }

  /// Sets the title in the prompt and the first line to show. The first call wins if several texts are shown.
  /// - Parameter title: ASCII text, because less 590, which is still widespread, prints the bytes of other characters one by
  ///   one.
  mutating func describe(_ title: String, line: Int?) {
    if self.title != nil { return }
    (self.title, self.line) = (title, line)
  }

  /// Returns the command with the options for less. The prompt looks like `alerts(7)  12-35/190  q quit  / search  h help`.
  private func command(lines: Int) -> String {
    guard isLess else { return command }
    var words = [command]
    if let title, !hasCustomPrompt {
      // Escape characters that have a special meaning in a prompt of less.
      let name = title.map { "?:.%\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      words.append(ShellWord.quoted("-Ps \(name)  %lt-%lb/\(lines)  q quit  / search  h help "))
    }
    if let line, line > 1 { words.append("+\(line)") }
    return words.joined(separator: " ")
  }

  /// Shows text in the pager and waits for it to exit. Returns `false` if it could not be started.
  func show(_ text: [UInt8]) -> Bool {
    setenv("LESS", "FRX", 0)
    setenv("LESSCHARSET", "utf-8", 0)
    var pipeEnds: [Int32] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { return false }
    // The child must not inherit the write end, or it would wait for itself.
    for descriptor in pipeEnds { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let child = ChildProcess(["/bin/sh", "-c", command(lines: text.count { $0 == 0x0A })], input: .descriptor(pipeEnds[0]))
    close(pipeEnds[0])
    guard let child else {
      close(pipeEnds[1])
      return false
    }
    // Leaving the pager early closes the pipe, which is not an error. Ctrl-C is handled by the pager.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    _ = FileDescriptor(pipeEnds[1]).writeAll(text)
    close(pipeEnds[1])
    // Status 127 means that the shell did not find the program, so the text must still be printed.
    return child.wait() != 127
  }
}
