import Guidelines
import Languages

/// What help, completions, the manual and the sorting of words know of a command.
struct CommandSpecification: Sendable {
  var name: String
  /// What follows the name, such as `TOPIC [SECTION]`.
  var usage: [String]
  /// Where each language's catalogue has the help on it.
  var help: KeyPath<CommandTexts, CommandHelp> & Sendable
  var keys: [any CommandOption]
  /// What each does, the help says.
  var examples: [String] = []
  /// What the tab key offers for words.
  var words = Words.none
  /// What must at least be named, such as `TOPIC`; nil where nothing must.
  var needs: String?
  /// Whether a `-word` after the first word is text (a query).
  var takesHyphenatedWords = false
  /// Whether words behind its name make all of them a search.
  var standsAlone = false
  /// Whether words that it does not take are looked up with its name. Where it works on files, writes or serves, a script must learn that it did not.
  var isLookedUp = true
  var keeps = Keeps.everything

  /// What it may still do, where the system can take rights away, as it reads what strangers wrote.
  enum Keeps {
    case everything
    /// It changes no file and starts no program; on a terminal, where hits are kept and a pager may be started, it keeps all rights.
    case reading
    /// It reads what was named, and writes beside the index or into the output, whatever programs it starts.
    case whatIsNamed
  }

  enum Words {
    case none, files, sources, topics, topicThenSection, topicThenSources, ids, idOrTopic, components
  }

  static let helpOption = OptionKey(flag: "--help", short: "-h", \.help)

  /// Without `--help`, which every command takes.
  var options: [OptionSpecification] { keys.map(\.specification) }
  var allOptions: [OptionSpecification] { options + [Self.helpOption.specification] }

  func help(in language: Language) -> CommandHelp { language.interface.commands[keyPath: help] }

  /// Each with what it does.
  func examples(in language: Language) -> [(name: String, value: String)] {
    Array(zip(examples, help(in: language).examples))
  }

  func option(_ name: String) -> OptionSpecification? { allOptions.first { $0.names.contains(name) } }
}

/// A command, made of its words. It answers with the exit status: 0 found, 1 nothing found.
protocol Command: SendableMetatype {
  static var specification: CommandSpecification { get }
  var words: CommandWords { get }
  init(words: CommandWords)
  func run(in session: Session) throws(Failure) -> Int32
}

/// All commands, in the order of help: the one list.
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

  static func names(keeping rights: CommandSpecification.Keeps) -> [String] {
    commands.filter { $0.keeps == rights }.map(\.name)
  }

  static func command(_ name: String) -> (any Command.Type)? { types.first { $0.specification.name == name } }
}
