import Assistants
import Guidelines
import Languages
import SystemInterface

/// `hig mcp`, `hig mcp --print-config CLIENT`
struct MCPCommand: Command {
  static let specification = CommandSpecification(
    name: "mcp", usage: [""], help: \.mcp,
    keys: [printConfiguration, reviewRoot, listsPrivate, Options.index],
    examples: ["claude mcp add hig -- hig mcp", "hig mcp --print-config codex"], isLookedUp: false, keeps: .reading)
  private static let printConfiguration = OptionKey(
    "--print-config", oneOf: ClientConfiguration.Client.allCases.map { ($0.rawValue, $0) },
    \.clientConfiguration)

  private static let listsPrivate = OptionKey(flag: "--private", \.listsPrivate)
  private static let reviewRoot = OptionKey(text: "--review-root", "DIR", offers: .files, \.reviewRoot)

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let option = words[Options.index]
    if let client = try words[Self.printConfiguration] {
      let index = try session.index(option)
      session.tell(ClientConfiguration.place(of: client, in: session.language))
      session.console.print(Self.configuration(index.path, session.environment).text(for: client))
      return 0
    }
    if session.environment.isTerminal {
      session.tell(.waiting)
    }
    let root = words[Self.reviewRoot]
    if let root, !Files.isFolder(root) { throw .noSuchFile(path: root) }
    let server = Server(
      version: VersionLine.version, language: session.language, listsPrivate: words[Self.listsPrivate],
      reviewRoot: root.flatMap { ThisProcess.resolved($0) }
    ) { () throws(Failure) in
      try session.index(option)
    }
    ThisProcess.keepMemory()
    // Rights are given up before the first foreign byte and before there is a second thread, which would keep them: also where there is no index yet, of which
    // the first question then tells.
    if (try? session.index(option)) == nil, let rights = session.opened.rights { session.confine(rights) }
    LineConnection.standard.serve(server)
    return 0
  }

  /// The program and the index by their whole paths; the language, which an assistant's environment often does not say.
  private static func configuration(_ index: String, _ environment: Environment) -> ClientConfiguration {
    let language =
      environment.language == Languages.fallback
      ? nil : ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
    return ClientConfiguration(
      program: environment.program ?? "hig", index: index.hasPrefix("/") ? index : ThisProcess.resolved(index) ?? index,
      environment: language.map { [("LC_ALL", $0)] } ?? [])
  }
}

/// `hig skill`
struct SkillCommand: Command {
  static let specification = CommandSpecification(
    name: "skill", usage: [""], help: \.skill,
    keys: [output, Options.language, Options.index],
    examples: ["hig skill --output ~/.claude/skills/hig"])
  private static let output = OptionKey(text: "--output", short: "-o", "DIR", offers: .files, \.skillFolder)

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let language = try words[Options.language]?.only ?? session.language
    let skill = try Skill(try session.index(words[Options.index]), language: language)
    guard let output = words[Self.output], output != "-" else {
      session.console.print(skill.entry)
      return 0
    }
    let folder = ExportFolder(output, format: "skill", session)
    for file in skill.files { try folder.write(file.text, to: file.path) }
    try folder.finish()
    return 0
  }
}

extension LineConnection {
  /// The process's own streams.
  fileprivate static let standard = LineConnection(
    read: { Descriptor(STDIN_FILENO).fill(&$0) },
    isHungUp: {
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP) != 0
    },
    write: { Descriptor(STDOUT_FILENO).writeAll($0) == 0 },
    ended: { _exit(0) })
}
