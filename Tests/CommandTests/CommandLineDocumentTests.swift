import Foundation
import TestSupport
import Testing

@testable import HIGCommands

/// Comparison of `docs/command-line.md` with the command table.
@Suite struct CommandLineDocumentTests {
  /// Options that the parser itself reads, before any command.
  private static let programOptions: Set = ["--version", "--generate-completion-script"]

  private static let document = DocumentationTests.text("docs/command-line.md")

  /// Sections under a `###` heading that names a command.
  private static let commandSections: [String: String] = Dictionary(
    document.components(separatedBy: "\n### `hig ").dropFirst().compactMap { part in
      part.firstIndex(of: "`").map { (String(part[..<$0]), String(part[$0...].prefix(upTo: part.sectionEnd))) }
    }, uniquingKeysWith: { first, _ in first })

  /// Commands by the names of the options that the table of shared options lists for them.
  private static let sharedOptions: [String: Set<String>] = {
    guard let start = document.range(of: "\n## Shared options\n") else { return [:] }
    let section = document[start.upperBound...].components(separatedBy: "\n## ")[0]
    var commands: [String: Set<String>] = [:]
    for row in section.split(separator: "\n") where row.hasPrefix("| `-") {
      let cells = row.split(separator: "|").map { String($0) }
      guard cells.count > 2 else { continue }
      let names = Set(cells[1].matches(of: /[a-z]+/).map { String($0.output) })
      let all = Set(CommandTable.commands.map(\.name))
      for name in optionNames(in: cells[0]) { commands[name] = names == ["all"] ? all : names }
    }
    return commands
  }()

  /// Names of options in code, such as `--format` or `-n`.
  private static func optionNames(in text: String) -> [String] {
    codeSpans(in: text).flatMap { span in
      span.matches(of: /(?:^|[\s\[])(--[a-z][a-z-]*|-[a-z])(?=$|[\s=,\]|])/).map { String($0.output.1) }
    }
  }

  private static func codeSpans(in text: String) -> [String] { text.matches(of: /`([^`\n]+)`/).map { String($0.output.1) } }

  @Test(arguments: CommandTable.commands)
  func namesEveryOption(command: CommandSpecification) throws {
    let section = try #require(Self.commandSections[command.name], "no section '\(command.name)'")
    let named = Set(Self.optionNames(in: section))
    for name in command.options.flatMap(\.names) {
      #expect(named.contains(name) || Self.sharedOptions[name]?.contains(command.name) == true, "\(command.name) \(name)")
    }
    let known = Set(command.allOptions.flatMap(\.names))
    #expect(named.subtracting(known) == [], "\(command.name)")
    for synopsis in command.synopses {
      #expect(section.contains("hig \(command.name)\(synopsis.isEmpty ? "" : " " + synopsis)"), "\(command.name) \(synopsis)")
    }
    for option in command.options where named.contains(option.names[0]) {
      guard case .values = option.completion, let values = option.valueName else { continue }
      #expect(section.contains(" " + values + "`"), "\(command.name) \(option.names[0]) \(values)")
    }
  }

  @Test func namesOnlyWhatExists() {
    #expect(Set(Self.commandSections.keys) == Set(CommandTable.commands.map(\.name)))
    let known = Set((CommandTable.commands + [LookupCommand.specification]).flatMap(\.allOptions).flatMap(\.names))
    let named = Set(Self.optionNames(in: Self.document))
    #expect(named.count > 40)
    #expect(named.subtracting(known).subtracting(Self.programOptions) == [])
  }

  /// The shared options are listed with exactly the commands that take them.
  @Test func listsCommandsOfSharedOptions() {
    #expect(Self.sharedOptions.count > 10)
    for (name, commands) in Self.sharedOptions {
      #expect(commands == Set(CommandTable.commands.filter { $0.option(name) != nil }.map(\.name)), "\(name)")
    }
  }

  /// A line in code that starts with `hig` runs a command, except where words alone are described.
  @Test func runsOnlyCommands() {
    let sections = Self.document.components(separatedBy: "\n## ").filter { !$0.hasPrefix("Words alone") }
    let words = sections.flatMap(Self.codeSpans).filter { $0.hasPrefix("hig ") }.map { $0.split(separator: " ")[1] }
    #expect(words.count > 20)
    for word in words where word != "help" && !word.hasPrefix("--") {
      #expect(CommandTable.command(String(word)) != nil, "\(word)")
    }
  }
}

extension String {
  /// The end of the section that this text starts in: the next heading, or the end of the text.
  fileprivate var sectionEnd: Index { firstMatch(of: /\n##/)?.range.lowerBound ?? endIndex }
}
