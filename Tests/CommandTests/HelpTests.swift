import Rendering
import Testing

@testable import HIGCommands

/// Help, on the built program itself.
@Suite struct HelpTests {
  @Test(arguments: ["hig", "hig --help", "hig -h", "hig help", "LC_ALL=ja_JP.UTF-8 hig help", "hig --version"])
  func theProgramTellsOfItself(line: String) throws {
    let result = try Program.shell(line)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("hig"))
  }

  @Test(arguments: CommandTable.commands.map(\.name))
  func everyCommandTellsOfItself(name: String) throws {
    let long = try Program.shell("hig \(name) --help")
    let forms = try ["hig help \(name)", "hig \(name) -h", "hig \(name) x -h", "hig --help \(name)"].map { try Program.shell($0) }
    #expect(long.status == 0 && long.errors == "" && long.output.contains("hig \(name)"))
    for form in forms.dropLast() { #expect(form.output == long.output) }
    #expect(forms.last?.status == 0)
  }

  /// Every option of the table reaches the command.
  @Test(arguments: CommandTable.commands)
  func everyOptionIsRead(command: CommandSpecification) {
    func made(_ options: [CommandWords.Option]) -> String {
      let words = CommandWords(command: command.name, options: options)
      let made: (any Runnable)? =
        switch command.name {
        case "search": SearchCommand(words)
        case "man": ManCommand(words)
        case "show": ShowCommand(words)
        case "diff": DiffCommand(words)
        case "export": ExportCommand(words)
        case "topics": TopicsCommand(words)
        case "open": OpenCommand(words)
        case "ingest": IngestCommand(words)
        case "lint": LintCommand(words)
        case "sources": SourcesCommand(words)
        case "info": InfoCommand(words)
        default: nil
        }
      return String(describing: made)
    }
    for option in command.options {
      let value = option.value == nil ? "" : "x"
      #expect(made([.init(name: option.names[0], value: value)]) != made([]), "\(command.name) \(option.names[0])")
    }
  }

  /// The table of options and what the parser knows, for completions, are the same.
  @Test(arguments: CommandTable.commands)
  func theTableAndTheParserAgree(command: CommandSpecification) throws {
    for option in command.options {
      let name = option.names[0]
      let words = [command.name, option.value == nil ? name : name + "=x", "--"] + (command.needs == nil ? [] : ["a", "b", "c"])
      #expect(throws: Never.self, "\(command.name) \(name)") { _ = try HIG.parseAsRoot(words) }
    }
  }
}

/// The interface in two languages.
@Suite struct WordingTests {
  static let help: [Bilingual] = CommandTable.commands.flatMap { command in
    [command.summary] + command.examples.map(\.meaning) + (command.options + CommandTable.everywhere).map(\.help)
  }

  @Test func helpIsWholeInBothLanguages() {
    for text in Self.help {
      #expect(!text.english.isEmpty && !isJapanese(text.english), "\(text)")
      #expect(isJapanese(text.japanese) || text.japanese.allSatisfy { !$0.isLetter || $0.isASCII }, "\(text)")
      #expect(text.japanese.hasSuffix("。") == text.english.hasSuffix("."), "\(text)")
    }
  }

  @Test func labelsAreWholeInBothLanguages() {
    for label in Rendering.Label.allCases {
      #expect(!label.text(in: .english).isEmpty && !isJapanese(label.text(in: .english)), "\(label)")
      #expect(isJapanese(label.text(in: .japanese)), "\(label)")
    }
  }
}
