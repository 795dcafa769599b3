import ArgumentParser

/// The command line as swift-argument-parser knows it: for `--experimental-dump-help`, which other tools read, and a test that it is well formed.
///
/// Commands read their words themselves (`CommandWords`): the parser's generic types cost a lookup 14 million instructions, as many as a third of
/// the search. A test holds that it and `CommandTable` know the same options.
struct HIG: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "hig", abstract: "Design guidelines, offline, in Japanese and English.",
      subcommands: [
        Search.self, Man.self, Show.self, Diff.self, Export.self, Topics.self, Open.self, Ingest.self, Lint.self, Sources.self,
        Info.self,
      ])
  }

  private static func configuration(_ name: String) -> CommandConfiguration {
    CommandConfiguration(commandName: name, abstract: CommandTable.command(name)?.summary.english ?? "")
  }

  struct Screen: ParsableArguments {
    @Option var index: String?
    @Option var color: String?
    @Option var width: String?
    @Option var ambiguousWidth: String?
    @Option var pager: String?
    @Option var format: String?
    @Option var language: String?
  }

  struct Filters: ParsableArguments {
    @Option var platform: [String] = []
    @Option var topic: [String] = []
    @Option var source: [String] = []
    @Option var kind: [String] = []
    @Option var limit: String?
  }

  struct Search: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("search") }

    @OptionGroup var screen: Screen
    @OptionGroup var filters: Filters
    @Flag var explain = false
    @Argument var query: [String] = []
  }

  struct Man: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("man") }

    @OptionGroup var screen: Screen
    @Option var platform: [String] = []
    @Option var section: String?
    @Option var source: String?
    @Option var kind: [String] = []
    @Option var topic: [String] = []
    @Option var limit: String?
    @Flag var rulesOnly = false
    @Flag var ids = false
    @Flag var keyword = false
    @Flag var whatis = false
    @Argument(completion: .shellCommand("hig topics --format names 2>/dev/null")) var words: [String] = []
  }

  struct Show: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("show") }

    @OptionGroup var screen: Screen
    @Option var source: [String] = []
    @Flag var related = false
    @Argument(completion: .shellCommand("hig topics --format names 2>/dev/null")) var id: [String] = []
  }

  struct Diff: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("diff") }

    @OptionGroup var screen: Screen
    @Argument var words: [String] = []
  }

  struct Export: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("export") }

    @Option var index: String?
    @Option var format: String?
    @Option var language: String?
    @Option(completion: .directory) var output: String?
    @OptionGroup var filters: Filters
    @Argument(completion: .shellCommand("hig topics --format names 2>/dev/null")) var words: [String] = []
  }

  struct Topics: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("topics") }

    @OptionGroup var screen: Screen
    @Option var platform: [String] = []
  }

  struct Open: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("open") }

    @Option var index: String?
    @Option var language: String?
    @Option var source: String?
    @Flag(name: .customLong("print")) var printsAddress = false
    @Argument(completion: .shellCommand("hig topics --format names 2>/dev/null")) var words: [String] = []
  }

  struct Ingest: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("ingest") }

    @Option var index: String?
    @Option var source: String?
    @Option var language: String?
    @Option var topic: String?
    @Option var edition: String?
    @Option var remove: [String] = []
    @Flag var quiet = false
    @Argument(completion: .file()) var paths: [String] = []
  }

  struct Lint: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("lint") }

    @Option var index: String?
    @Option var format: String?
    @Option var dump: String?
    @Option var language: String?
    @Argument(completion: .file()) var paths: [String] = []
  }

  struct Sources: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("sources") }

    @OptionGroup var screen: Screen
  }

  struct Info: ParsableCommand {
    static var configuration: CommandConfiguration { HIG.configuration("info") }

    @OptionGroup var screen: Screen
  }
}
