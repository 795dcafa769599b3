import Rendering
import SystemInterface

/// A program that shows long text page by page: `--pager`, `HIG_PAGER`, `MANPAGER`, `PAGER`, the settings, `less`.
struct Pager: Hashable, Sendable {
  var command: String
  /// Whether it is less, which can be told where to begin and what to say of the place.
  private let isLess: Bool
  private var hasOwnPrompt = false
  private var title: String?
  private var line: Int?

  /// nil where output is no terminal, or the pager is turned off by an empty value or `cat`.
  init?(option: String?, environment: Environment) {
    guard environment.isTerminal else { return nil }
    let named =
      option ?? ["HIG_PAGER", "MANPAGER", "PAGER"].lazy.compactMap { environment.variables[$0] }.first
      ?? environment.settings[.pager]
    // On a terminal that cannot move its cursor a pager only gets in the way.
    if named == nil, environment["TERM"] == "dumb" { return nil }
    let command = named ?? "less"
    let words = command.split(separator: " ")
    guard let program = words.first, program != "cat" else { return nil }
    isLess = program == "less" || program.hasSuffix("/less")
    self.command = words.count == 1 && isLess ? command + " -R" : command
    hasOwnPrompt = words.count > 1 || environment["LESS"]?.contains("P") ?? false
  }

  /// Says what is shown, for the prompt, and the line to begin with. Of several texts in a row the first counts.
  /// - Parameter title: in ASCII: less 590, which much of the world has, shows the bytes of anything else one by one.
  mutating func describe(_ title: String, line: Int?) {
    if self.title != nil { return }
    (self.title, self.line) = (title, line)
  }

  /// The command with what less is told: `alerts(7)  12-35/190  q quit  / search  h help`.
  private func command(lines: Int) -> String {
    guard isLess else { return command }
    var words = [command]
    if let title, !hasOwnPrompt {
      // These stand for something in a prompt of less.
      let name = title.map { "?:.%\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      words.append(ShellWord.quoted("-Ps \(name)  %lt-%lb/\(lines)  q quit  / search  h help "))
    }
    if let line, line > 1 { words.append("+\(line)") }
    return words.joined(separator: " ")
  }

  /// Runs the pager over the text and waits for it; false where it could not be started.
  func show(_ text: [UInt8]) -> Bool {
    setenv("LESS", "FRX", 0)
    setenv("LESSCHARSET", "utf-8", 0)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    // The child is to hold neither end beyond its input, or it would wait for itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = ChildProcess(["/bin/sh", "-c", command(lines: text.count { $0 == 0x0A })], input: .descriptor(ends[0]))
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
