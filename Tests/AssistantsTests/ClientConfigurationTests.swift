import Foundation
import Guidelines
import Indexing
import Testing
import TextAnalysis

@testable import Assistants

@Suite struct ClientConfigurationTests {
  private let configuration = ClientConfiguration(
    program: "/opt/my programs/hig", index: "/home/o'hara/hig.sqlite", environment: [("LC_ALL", "ja_JP.UTF-8")])

  @Test("The configuration is printed in the format of each client") func printsConfigurationOfEachClient() throws {
    let json = try JSON.value(configuration.text(for: .json))["mcpServers"]["hig"]
    #expect(json["command"] == .string("/opt/my programs/hig"))
    #expect(json["args"] == .array(["mcp", "--index", "/home/o'hara/hig.sqlite"].map { .string($0) }))
    #expect(json["env"]["LC_ALL"] == .string("ja_JP.UTF-8"))
    #expect(configuration.text(for: .cursor) == configuration.text(for: .json))
    #expect(try JSON.value(configuration.text(for: .vscode))["servers"]["hig"]["type"] == .string("stdio"))
    #expect(
      configuration.text(for: .claude)
        == #"claude mcp add --scope user --env LC_ALL=ja_JP.UTF-8 hig -- '/opt/my programs/hig' mcp --index '/home/o'\''hara/hig.sqlite'"#
        + "\n")
    #expect(
      configuration.text(for: .codex) == """
        [mcp_servers.hig]
        command = "/opt/my programs/hig"
        args = ["mcp", "--index", "/home/o'hara/hig.sqlite"]
        env = { LC_ALL = "ja_JP.UTF-8" }

        """)
  }

  @Test("The skill lists the topics that have pages", arguments: [Language.english, .japanese])
  func skillListsTopics(language: Language) throws {
    let testServer = try TestServer()
    let skill = try Skill(GuidelineIndex(path: testServer.index), language: language)
    #expect(skill.files.map(\.path) == ["SKILL.md", "references/01.md"])
    #expect(skill.mainFile.hasPrefix("---\nname: hig\ndescription: "))
    #expect(skill.mainFile.utf8.count < 6000)
    #expect(skill.mainFile.contains("(references/01.md)"))
    #expect(skill.files[1].text.contains("- dials: Dials, ダイヤル"))
    // A topic without a page is not listed.
    #expect(!skill.files[1].text.contains("lamps"))
  }
}
