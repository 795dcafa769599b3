import Guidelines
import Languages

/// The specification of a command for help, completion, the manual, and argument parsing.
struct CommandSpecification: Sendable {
  var name: String
  /// Synopses of the arguments after the name, such as `TOPIC [SECTION]`.
  var synopses: [String]
  /// Key path to the help of the command in a language's texts.
  var help: KeyPath<CommandTexts, CommandHelp> & Sendable
  var optionKeys: [any CommandOption]
  /// Example command lines; the help texts describe each of them.
  var examples: [String] = []
  /// The kind of values that completion offers for positional arguments.
  var argumentCompletion = ArgumentCompletion.none
  /// Required arguments, such as `TOPIC`, or `nil` if none is required.
  var requiredArguments: String?
  /// If `true`, a word with a single hyphen after the first word is text of a query.
  var allowsHyphenatedText = false
  /// If `true`, the command takes no arguments; a line with any is looked up as a whole.
  var takesNoArguments = false
  /// If `true`, arguments that the command does not accept are looked up together with its name. Commands that write files or
  /// run a server fail instead, so that scripts notice the error.
  var fallsBackToLookup = true
  var sandboxProfile = SandboxProfile.unrestricted

  /// Permissions of a command in the sandbox while it reads untrusted input, on systems that have one.
  enum SandboxProfile {
    case unrestricted
    /// The command changes no files and starts no programs. On a terminal, where hits are saved and a pager may be started, it
    /// is not restricted.
    case readOnly
    /// The command reads the named files and writes next to the index or into its output, regardless of the programs that it
    /// starts.
    case namedPaths
  }

  enum ArgumentCompletion {
    case none, files, sources, topics, topicThenSection, topicThenSources, recordIDs, recordIDOrTopic, components
  }

  static let helpOption = OptionKey(flag: "--help", short: "-h", \.help)

  /// The command's own options, without `--help`, which every command has.
  var options: [OptionSpecification] { optionKeys.map(\.specification) }
  var allOptions: [OptionSpecification] { options + [Self.helpOption.specification] }

  func help(in language: Language) -> CommandHelp { language.messages.commands[keyPath: help] }

  /// Returns the example command lines with their descriptions.
  func examples(in language: Language) -> [(name: String, value: String)] {
    Array(zip(examples, help(in: language).examples))
  }

  func option(_ name: String) -> OptionSpecification? { allOptions.first { $0.names.contains(name) } }
}

/// A command, created from its arguments. `run(in:)` returns the exit status: 0 for success, 1 if nothing was found.
protocol Command: SendableMetatype {
  static var specification: CommandSpecification { get }
  var arguments: CommandArguments { get }
  init(arguments: CommandArguments)
  func run(in session: Session) throws(Failure) -> Int32
}

/// All commands, in the order in which help lists them.
enum CommandTable {
  static let types: [any Command.Type] = [
    SearchCommand.self, ManCommand.self, ShowCommand.self, PickCommand.self, DiffCommand.self, ExportCommand.self,
    TopicsCommand.self,
    SpecCommand.self, ChangesCommand.self, SiteCommand.self, OpenCommand.self, IngestCommand.self, FetchCommand.self,
    LintCommand.self, ReviewCommand.self,
    SourcesCommand.self,
    InfoCommand.self, MCPCommand.self, SkillCommand.self, LicensesCommand.self,
  ]

  static let commands = types.map { $0.specification }

  static func names(with profile: CommandSpecification.SandboxProfile) -> [String] {
    commands.filter { $0.sandboxProfile == profile }.map(\.name)
  }

  static func command(_ name: String) -> (any Command.Type)? { types.first { $0.specification.name == name } }
}
