import Guidelines
import Languages
import Rendering
import Testing

@testable import HIGCommands

/// Help of the built program.
@Suite struct HelpTests {
  private static let about = "Design guidelines, offline, in Japanese and English."

  @Test(
    "Help and version start with the expected line",
    arguments: [
      ("hig", about), ("hig --help", about), ("hig -h", about), ("hig help", about), ("hig --help man", about),
      ("LC_ALL=ja_JP.UTF-8 hig help", "デザインガイドラインを、オフラインで、日本語と英語で調べるツール。"),
      ("hig --version", "hig \(VersionLine.version) (Corpus 2026-09)"),
    ])
  func programDescribesItself(line: String, first: String) throws {
    let result = try Program.shell(line)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.split(separator: "\n").first.map(String.init) == first)
  }

  @Test("Help of a command has its summary and usage in every form", arguments: CommandTable.commands)
  func everyCommandHasHelp(command: CommandSpecification) throws {
    let name = command.name
    let long = try Program.shell("hig \(name) --help")
    #expect(long.status == 0 && long.errors == "")
    let paragraphs = long.output.components(separatedBy: "\n\n")
    #expect(paragraphs[0].replacing("\n", with: " ") == command.help(in: .english).summary)
    let usage = command.synopses.map { $0.isEmpty ? "hig \(name)" : "hig \(name) \($0)" }
    #expect(paragraphs[1] == "Usage: " + usage.joined(separator: "\n       "))
    for form in ["hig help \(name)", "hig \(name) -h", "hig \(name) x -h"] {
      #expect(try Program.shell(form).output == long.output, "\(form)")
    }
  }

  @Test("Option names of a command are unique, and each is parsed", arguments: CommandTable.commands)
  func everyOptionIsParsed(command: CommandSpecification) throws {
    let names = command.allOptions.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for option in command.options {
      for name in option.names {
        let words =
          [command.name, name] + (option.valueName == nil ? [] : ["x"]) + (command.synopses == [""] ? [] : ["a", "b", "c"])
        guard case .command(let made) = try ArgumentParser(arguments: words).parse() else {
          Issue.record("\(words)")
          continue
        }
        #expect(type(of: made).specification.name == command.name)
        #expect(made.arguments.options.map(\.name) == [option.names[0]])
      }
    }
  }
}

/// Help and labels in the languages of the interface.
@Suite struct InterfaceHelpTests {
  private static func help(_ language: Language) -> [String] {
    ([LookupCommand.specification] + CommandTable.commands).flatMap { command in
      [command.help(in: language).summary] + command.help(in: language).examples
        + command.allOptions.map { $0.help(in: language) }
    }
  }

  @Test("Help is complete in both languages") func helpIsTranslated() {
    let (english, japanese) = (Self.help(.english), Self.help(.japanese))
    #expect(english.count == japanese.count)
    for (english, japanese) in zip(english, japanese) {
      #expect(!english.isEmpty && Languages.scriptLanguage(in: english) == nil, "\(english)")
      if japanese.contains(where: { $0.isLetter && !$0.isASCII }) {
        #expect(Languages.scriptLanguage(in: japanese) == .japanese, "\(japanese)")
      }
      #expect(japanese.hasSuffix("。") == english.hasSuffix("."), "\(japanese)")
    }
  }

  @Test("Every example has a description in every language") func everyExampleIsDescribed() {
    for command in [LookupCommand.specification] + CommandTable.commands {
      for language in Languages.supported {
        #expect(command.help(in: language).examples.count == command.examples.count, "\(command.name) \(language.rawValue)")
      }
    }
  }

  @Test("Labels are complete in both languages") func labelsAreTranslated() {
    func labels(_ language: Language) -> [String] {
      let texts: [Any] = [language.messages.labels, language.messages.assistants]
      return texts.flatMap { Mirror(reflecting: $0).children.compactMap { $0.value as? String } }
    }
    let (english, japanese) = (labels(.english), labels(.japanese))
    #expect(english.count == japanese.count && english.count > 80)
    for (english, japanese) in zip(english, japanese) {
      #expect(!english.isEmpty)
      if !english.hasPrefix("Such as") { #expect(Languages.scriptLanguage(in: english) == nil, "\(english)") }
      if japanese.contains(where: { !$0.isASCII && $0 != "、" }) {
        #expect(Languages.scriptLanguage(in: japanese) == .japanese, "\(japanese)")
      }
    }
  }

  /// A typesetter treats a list of values as one word unless break points are marked.
  @Test("Lists of values can break in the manual") func valueListsCanBreak() {
    let values = CommandManual(language: .english).roff().split(separator: "\n").filter {
      $0.hasPrefix("\\fB\\-") && $0.contains("|")
    }
    #expect(values.count > 5)
    #expect(values.allSatisfy { !$0.replacing("|\\:", with: "").contains("|") }, "\(values)")
  }
}
