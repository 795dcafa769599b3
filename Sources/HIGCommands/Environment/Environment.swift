import Guidelines
import Languages
import Rendering
import SystemInterface

/// The environment of a run: variables, terminal, and program path. Tests create their own.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// Indicates whether standard output is a terminal.
  package var isTerminal: Bool
  /// Indicates whether standard error is a terminal.
  package var errorsAreTerminal = false
  /// Indicates whether standard input is a terminal.
  package var inputIsTerminal = false
  /// Returns the time of a monotonic clock in nanoseconds.
  package var clock: @Sendable () -> Int = { ThisProcess.monotonicTime }
  /// Columns of the terminal, if known.
  package var columns: Int?
  /// Rows of the terminal, if known.
  package var rows: Int?
  /// Indicates whether the terminal reports its size in pixels.
  package var hasPixels = true
  /// Returns the terminal that this run belongs to, even if its output is redirected. Evaluated only if hits are saved or
  /// loaded.
  package var terminal: @Sendable () -> TerminalIdentity? = { nil }
  /// Returns the next line of standard input without its newline, or `nil` at the end.
  package var readLine: @Sendable () -> String? = { nil }
  /// Returns the limit of the address space in bytes, or `nil` if there is none.
  package var addressSpace: @Sendable () -> Int? = { nil }
  /// Returns `true` if the process may open this many more files.
  package var canOpen: @Sendable (Int) -> Bool = { _ in true }
  package var processors: @Sendable () -> Int = { 1 }
  /// Restricts the process to the given permissions. Returns `true` if the system supports it.
  package var enterSandbox: @Sendable (SandboxPermissions) -> Bool = { _ in false }
  /// Returns the version of the system's sandbox, or 0 if there is none.
  package var sandboxVersion: @Sendable () -> Int = { 0 }
  /// Path of the program file, with symbolic links resolved.
  package var program: String?
  package var directory: String
  private(set) var settings = Settings()

  func withSettings() -> Environment {
    var environment = self
    environment.settings = Settings(self)
    return environment
  }

  package init(
    variables: [String: String] = [:], isTerminal: Bool = false, columns: Int? = nil, rows: Int? = nil, program: String? = nil,
    directory: String = "."
  ) {
    self.variables = variables
    self.isTerminal = isTerminal
    self.columns = columns
    self.rows = rows
    self.program = program
    self.directory = directory
  }

  /// Rows of the screen: the `LINES` variable or else the terminal's own number.
  var screenLines: Int? { self["LINES"].flatMap { Int($0) } ?? rows }

  /// Returns the value of a variable, or `nil` if it is unset or empty.
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Directories that are searched for other programs (`PATH`).
  package var searchPath: String { variables["PATH"] ?? "" }

  /// Folder for data that can be regenerated at any time.
  package var cacheFolder: String? {
    if let folder = self["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/hig" }
    return self["HOME"].map { $0 + "/.cache/hig" }
  }

  /// The language of messages and labels: `HIG_LANGUAGE` or the setting, which are for hig alone, or else `LC_ALL`,
  /// `LC_MESSAGES`, or `LANG`.
  package var language: Language {
    if let configured = (self["HIG_LANGUAGE"] ?? settings[.language]).flatMap({ Languages.language(named: $0) }) {
      return configured
    }
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return Languages.language(withCode: String(locale.prefix { $0.isLetter })) ?? Languages.fallback
  }

  /// Returns the environment of this process. Only the variables that the program uses are read.
  package static func current() -> Environment {
    var variables: [String: String] = [:]
    for name in variableNames { variables[name] = ThisProcess.environmentVariable(name) }
    let size = ThisProcess.terminalSize
    var environment = Environment(
      variables: variables, isTerminal: ThisProcess.outputIsTerminal, columns: size?.columns, rows: size?.rows,
      program: ThisProcess.executablePath, directory: ".")
    environment.errorsAreTerminal = ThisProcess.errorsAreTerminal
    environment.inputIsTerminal = ThisProcess.inputIsTerminal
    environment.hasPixels = size?.hasPixels ?? true
    environment.terminal = { ThisProcess.terminal }
    environment.readLine = { Swift.readLine() }
    environment.addressSpace = { ThisProcess.addressSpaceLimit }
    environment.canOpen = { ThisProcess.canOpen($0) }
    environment.processors = { ThisProcess.processorCount }
    environment.enterSandbox = Sandbox.enter
    environment.sandboxVersion = { Sandbox.version }
    return environment
  }

  private static let variableNames = [
    "LC_ALL", "LC_MESSAGES", "LANG", "HIG_LANGUAGE", "HIG_INDEX", "HIG_CORPUS", "HIG_PAGER", "HIG_WIDTH", "HIG_BROWSER",
    "MANPAGER", "PAGER",
    "MANWIDTH",
    "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "TERM_PROGRAM", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION",
    "WT_SESSION", "LINES",
    "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "HOME", "BROWSER", "LESS", "LESSCHARSET",
    "PATH", "SUDO_UID", "HIG_FETCH_ORIGIN", "https_proxy", "HTTPS_PROXY",
  ]
}
