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

  /// Every command of the table is there, and every option of it reaches the command.
  @Test(arguments: CommandTable.commands)
  func everyOptionIsRead(command: CommandSpecification) {
    func made(_ options: [CommandWords.Option]) -> String {
      String(describing: CommandWords(command: command.name, options: options).made)
    }
    #expect(CommandWords(command: command.name).made != nil)
    for option in command.options {
      let value = option.value == nil ? "" : "x"
      #expect(made([.init(name: option.names[0], value: value)]) != made([]), "\(command.name) \(option.names[0])")
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
