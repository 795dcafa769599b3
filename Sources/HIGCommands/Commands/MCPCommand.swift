import Assistants
import Guidelines
import Languages
import SystemInterface

/// `hig mcp` and `hig mcp --print-config CLIENT`: serves MCP clients.
struct MCPCommand: Command {
  static let specification = CommandSpecification(
    name: "mcp", synopses: [""], help: \.mcp,
    optionKeys: [printConfiguration, reviewRoot, includesPrivateRecords, Options.index],
    examples: ["claude mcp add hig -- hig mcp", "hig mcp --print-config codex"], fallsBackToLookup: false,
    sandboxProfile: .readOnly)
  private static let printConfiguration = OptionKey(
    "--print-config", oneOf: ClientConfiguration.ClientKind.allCases.map { ($0.rawValue, $0) },
    \.clientConfiguration)

  private static let includesPrivateRecords = OptionKey(flag: "--private", \.listsPrivate)
  private static let reviewRoot = OptionKey(text: "--review-root", "DIR", offers: .files, \.reviewRoot)

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let option = arguments[Options.index]
    if let client = try arguments[Self.printConfiguration] {
      let index = try session.index(option)
      session.printInfo(ClientConfiguration.destination(of: client, in: session.language))
      session.console.print(Self.configuration(index.path, session.environment).text(for: client))
      return 0
    }
    if session.environment.isTerminal {
      session.printInfo(.waitingForClient)
    }
    let root = arguments[Self.reviewRoot]
    if let root, !Files.isFolder(root) { throw .noSuchFile(path: root) }
    let server = Server(
      version: VersionLine.version, language: session.language, listsPrivate: arguments[Self.includesPrivateRecords],
      reviewRoot: root.flatMap { ThisProcess.resolvedPath($0) }
    ) { () throws(Failure) in
      try session.index(option)
    }
    ThisProcess.retainFreedMemory()
    // The sandbox must be entered before the first byte of a client is read and before a second thread exists, which would stay
    // unrestricted. If there is no index yet, the answer to the first request reports that.
    if (try? session.index(option)) == nil, let rights = session.state.permissions { session.enterSandbox(rights) }
    LineConnection.standard.serve(server)
    return 0
  }

  /// Returns the configuration for a client, with absolute paths of the program and the index, and the language, which is often
  /// missing from the environment of a client.
  private static func configuration(_ index: String, _ environment: Environment) -> ClientConfiguration {
    let language =
      environment.language == Languages.fallback
      ? nil : ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
    return ClientConfiguration(
      program: environment.program ?? "hig", index: index.hasPrefix("/") ? index : ThisProcess.resolvedPath(index) ?? index,
      environment: language.map { [("LC_ALL", $0)] } ?? [])
  }
}

/// `hig skill`: writes a skill for assistants.
struct SkillCommand: Command {
  static let specification = CommandSpecification(
    name: "skill", synopses: [""], help: \.skill,
    optionKeys: [output, Options.language, Options.index],
    examples: ["hig skill --output ~/.claude/skills/hig"])
  private static let output = OptionKey(text: "--output", short: "-o", "DIR", offers: .files, \.skillFolder)

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let language = try arguments[Options.language]?.singleLanguage ?? session.language
    let skill = try Skill(try session.index(arguments[Options.index]), language: language)
    guard let output = arguments[Self.output], output != "-" else {
      session.console.print(skill.mainFile)
      return 0
    }
    let folder = ExportFolder(output, format: "skill", session)
    for file in skill.files { try folder.add(file.text, to: file.path) }
    try folder.finish()
    return 0
  }
}

extension LineConnection {
  /// The connection over the standard streams of the process.
  fileprivate static let standard = LineConnection(
    read: { FileDescriptor(STDIN_FILENO).fill(&$0) },
    isHungUp: {
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP) != 0
    },
    write: { FileDescriptor(STDOUT_FILENO).writeAll($0) == 0 },
    didEnd: { _exit(0) })
}
