import Guidelines
import Languages
import Rendering
import SystemInterface

/// What a run finds around itself: variables, the terminal, the program's place. Tests make their own.
package struct Environment: Sendable {
  package var variables: [String: String]
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// Whether standard error is one.
  package var errorsAreTerminal = false
  /// Whether somebody may answer there.
  package var inputIsTerminal = false
  /// Nanoseconds of a clock that only goes forward.
  package var clock: @Sendable () -> Int = { ThisProcess.monotonicTime }
  /// Columns of that terminal, where it says.
  package var columns: Int?
  /// Lines of it, likewise.
  package var rows: Int?
  /// Whether it says how many pixels they are.
  package var hasPixels = true
  /// Which terminal this run belongs to, wherever its output goes; asked for only where something is kept for it.
  package var terminal: @Sendable () -> TerminalIdentity? = { nil }
  /// The next line of standard input, without its end; nil at the end of it.
  package var readLine: @Sendable () -> String? = { nil }
  /// Bytes of address space that the process may have, where something limits them.
  package var addressSpace: @Sendable () -> Int? = { nil }
  /// Whether so many more files may be open at once.
  package var canOpen: @Sendable (Int) -> Bool = { _ in true }
  package var processors: @Sendable () -> Int = { 1 }
  /// Gives up, for this whole process, all but these rights; whether the system can.
  package var confine: @Sendable (Rights) -> Bool = { _ in false }
  /// The version of what the system has for that; 0 for nothing.
  package var confinement: @Sendable () -> Int = { 0 }
  /// Where the program's file lies, symbolic links resolved.
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

  /// Lines of the screen: what the reader says, else what the terminal does.
  var screenLines: Int? { self["LINES"].flatMap { Int($0) } ?? rows }

  /// A variable that is set to something.
  package subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where other programs are found.
  package var programs: String { variables["PATH"] ?? "" }

  /// What can be made anew at any time.
  package var cache: String? {
    if let folder = self["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/hig" }
    return self["HOME"].map { $0 + "/.cache/hig" }
  }

  /// The language of messages and labels: `HIG_LANGUAGE`, the settings, and where neither is for hig alone `LC_ALL`, `LC_MESSAGES`, `LANG`.
  package var language: Language {
    if let own = (self["HIG_LANGUAGE"] ?? settings[.language]).flatMap({ Languages.named($0) }) { return own }
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return Languages.known(String(locale.prefix { $0.isLetter })) ?? Languages.fallback
  }

  /// Those of this process. Only the variables that the program asks for are read.
  package static func current() -> Environment {
    var variables: [String: String] = [:]
    for name in names { variables[name] = ThisProcess.variable(name) }
    let size = ThisProcess.terminalSize
    var environment = Environment(
      variables: variables, isTerminal: ThisProcess.outputIsTerminal, columns: size?.columns, rows: size?.rows,
      program: ThisProcess.program, directory: ".")
    environment.errorsAreTerminal = ThisProcess.errorsAreTerminal
    environment.inputIsTerminal = ThisProcess.inputIsTerminal
    environment.hasPixels = size?.hasPixels ?? true
    environment.terminal = { ThisProcess.terminal }
    environment.readLine = { Swift.readLine() }
    environment.addressSpace = { ThisProcess.addressSpace }
    environment.canOpen = { ThisProcess.canOpen($0) }
    environment.processors = { ThisProcess.processors }
    environment.confine = Confinement.begin
    environment.confinement = { Confinement.version }
    return environment
  }

  private static let names = [
    "LC_ALL", "LC_MESSAGES", "LANG", "HIG_LANGUAGE", "HIG_INDEX", "HIG_CORPUS", "HIG_PAGER", "HIG_WIDTH", "HIG_BROWSER",
    "MANPAGER", "PAGER",
    "MANWIDTH",
    "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE", "TERM", "TERM_PROGRAM", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION",
    "WT_SESSION", "LINES",
    "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "HOME", "BROWSER", "LESS", "LESSCHARSET",
    "PATH", "SUDO_UID", "HIG_FETCH_ORIGIN", "https_proxy", "HTTPS_PROXY",
  ]
}
