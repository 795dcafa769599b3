import CProcess
import Glibc
import Guidelines
import Rendering

/// What a run finds around itself: variables, the terminal, the program's place. Tests make their own.
package struct Surroundings: Sendable {
  package var variables: [String: String]
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// Columns of that terminal, where it says.
  package var columns: Int?
  /// Where the program's file lies, symbolic links resolved.
  package var program: String?
  package var directory: String

  package init(
    variables: [String: String] = [:], isTerminal: Bool = false, columns: Int? = nil, program: String? = nil,
    directory: String = "."
  ) {
    self.variables = variables
    self.isTerminal = isTerminal
    self.columns = columns
    self.program = program
    self.directory = directory
  }

  /// A variable that is set to something.
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The language of messages and labels: `LC_ALL`, `LC_MESSAGES`, `LANG`.
  package var language: Language {
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return locale == "ja" || locale.hasPrefix("ja_") || locale.hasPrefix("ja.") || locale.hasPrefix("ja-") ? .japanese : .english
  }

  /// Those of this process. Only the variables that the program asks for are read.
  package static func current() -> Surroundings {
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return Surroundings(
      variables: variables, isTerminal: isatty(STDOUT_FILENO) == 1, columns: terminalColumns(), program: programPath(),
      directory: ".")
  }

  private static let names = [
    "LC_ALL", "LC_MESSAGES", "LANG", "HIG_INDEX", "HIG_CORPUS", "HIG_PAGER", "HIG_WIDTH", "HIG_BROWSER", "MANPAGER", "PAGER",
    "MANWIDTH",
    "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "XDG_DATA_HOME", "HOME", "BROWSER", "LESS", "LESSCHARSET", "PATH",
  ]

  private static func terminalColumns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func programPath() -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    if count > 0 { return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    // A plain chroot has no /proc; the kernel also hands over the path that it was given.
    guard let path = hig_process_path(), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
