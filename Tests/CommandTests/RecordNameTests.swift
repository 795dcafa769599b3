import Foundation
import Guidelines
import SystemInterface
import Testing

@testable import HIGCommands

/// Names of records: numbers of the last answer, abbreviated ids, and URLs.
@Suite struct RecordNameTests {
  private static func terminal() throws -> Playground {
    let playground = try Playground()
    playground.isTerminal = true
    playground.terminal = TerminalIdentity(name: "/dev/pts/7", session: 40)
    playground.variables["HOME"] = playground.folder + "/home"
    playground.variables["TERM"] = "dumb"
    return playground
  }

  private static func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  // MARK: Numbers

  /// A pipe and a requested number of hits show all hits in full.
  @Test("Hits after the third take one line on a terminal") func laterHitsAreOneLine() throws {
    let playground = try Self.terminal()
    let answer = playground.run("search", "値", "--width", "80").output
    let lines = answer.split(separator: "\n").filter { $0.first == "4" }
    #expect(lines.count == 1 && answer.contains("\n5 "), "\(answer)")
    #expect(answer.contains("--topic"))
    let whole = playground.run("search", "値", "--limit", "6", "--width", "80").output
    #expect(whole.split(separator: "\n").count > answer.split(separator: "\n").count)
    playground.isTerminal = false
    #expect(!playground.run("search", "値", "--width", "80").output.contains("--topic"))
  }

  @Test("Numbers of the last answer name its hits") func numbersNameHits() throws {
    let playground = try Self.terminal()
    let answer = playground.run("search", "目盛り")
    #expect(answer.output.contains("\n1 〔目盛り〕は少なくする。"))
    #expect(answer.output.contains("hig show 1"))
    #expect(playground.run("show", "2") == playground.run("show", "dials/definition-1", "--language", "ja"))
    #expect(playground.run("show", "2", "1").output.contains("dials/best-practices/1"))
    #expect(playground.run("open", "1", "--print").output == "https://example.com/guidelines/dials#best-practices\n")
    #expect(playground.run("man", "1", "--pager", "cat").output.contains("ダイヤル(7)"))
    // Numbers are known to commands with redirected output too.
    playground.isTerminal = false
    #expect(playground.run("export", "1").output.contains("(dials/best-practices/1;"))
    #expect(playground.run("search", "目盛り").output.contains("\n  〔目盛り〕は少なくする。"))
  }

  @Test("The saved answer is readable only by its owner and valid only in its terminal") func answerIsPrivateToTerminal() throws {
    let playground = try Self.terminal()
    let folder = playground.folder + "/home/.local/state/hig"
    #expect(playground.run("show", "1").error.contains("hint: search first"))
    #expect(!FileManager.default.fileExists(atPath: folder))
    _ = playground.run("search", "目盛り")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["answer-pts-7"])
    #expect(Self.mode(folder) == 0o700 && Self.mode(folder + "/answer-pts-7") == 0o600)
    #expect(playground.run("show", "9").error.contains("1 to 2"))
    #expect(playground.run("show", "9").status == 1)
    playground.terminal = TerminalIdentity(name: "/dev/pts/8", session: 41)
    #expect(playground.run("show", "1").status == 1)
    // Another session in the same terminal.
    playground.terminal = TerminalIdentity(name: "/dev/pts/7", session: 42)
    #expect(playground.run("show", "1").status == 1)
  }

  @Test("XDG_STATE_HOME sets the folder of saved answers") func stateFolderIsConfigurable() throws {
    let playground = try Self.terminal()
    playground.variables["XDG_STATE_HOME"] = playground.folder + "/state"
    _ = playground.run("search", "目盛り", "--format", "oneline")
    #expect(FileManager.default.fileExists(atPath: playground.folder + "/state/hig/answer-pts-7"))
    #expect(playground.run("show", "1").status == 0)
  }

  @Test(
    "A damaged saved answer is an error",
    arguments: ["", "x", "hig-answer 1 40\n", "hig-answer 1 40\n/nowhere\nja a\n", "hig-answer 1 40\nINDEX\nxx a\nja\n"])
  func damagedAnswerIsAnError(text: String) throws {
    let playground = try Self.terminal()
    let text = text.replacing("INDEX", with: playground.folder + "/hig.sqlite")
    try playground.write("home/.local/state/hig/answer-pts-7", text)
    #expect([1, 2].contains(playground.run("show", "1").status))
  }

  @Test("Answers to programs are not saved") func pipedAnswerIsNotSaved() throws {
    let playground = try Self.terminal()
    playground.isTerminal = false
    _ = playground.run("search", "目盛り")
    #expect(!FileManager.default.fileExists(atPath: playground.folder + "/home"))
  }

  @Test("Search works if the answer cannot be saved") func unwritableStateIsIgnored() throws {
    let playground = try Self.terminal()
    try playground.write("home", "a file")
    #expect(playground.run("search", "目盛り").status == 0)
  }

  // MARK: Ids

  @Test(
    "Parts of an id can be abbreviated",
    arguments: [
      ("di/b/1", "dials/best-practices/1"), ("dials/b/1", "dials/best-practices/1"), ("s/b/1", "step-rows/best-practices/1"),
      ("di/w/4", "dials/watchos/4"), ("DI/B/1", "dials/best-practices/1"), ("di/b/1@o", "dials/best-practices/1@old-dials"),
      ("di/spec/spec", "dials/specifications/specification-1"),
    ])
  func idCanBeAbbreviated(typed: String, meant: String) throws {
    let playground = try LookupTests.playground.get()
    let shown = playground.run("show", typed, "--language", "ja")
    #expect(shown == playground.run("show", meant, "--language", "ja"))
    #expect(shown.status == 0)
    #expect(playground.run(typed, "--language", "ja").output == shown.output)
  }

  @Test(
    "An unknown id ends with status 1, an ambiguous one with status 2",
    arguments: [("dials/b", 2), ("di/b/9", 1), ("di//1", 1), ("/", 1), ("di/p/1", 1), ("///", 1)])
  func invalidIDIsAnError(typed: String, status: Int32) throws {
    #expect(try LookupTests.playground.get().run("show", typed).status == status)
  }

  /// A copied id or URL must be complete at any width.
  @Test("Ids and URLs are never wrapped", arguments: [10, 20, 40, 78])
  func idsAndURLsDoNotWrap(width: Int) throws {
    let playground = try LookupTests.playground.get()
    for words in [["show", "dials/best-practices/1"], ["search", "目盛り"], ["diff", "dials", "old", "Corpus"]] {
      let lines = playground.run(words + ["--width", String(width)]).output.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(lines.contains { $0.hasPrefix("dials/best-practices/1") }, "\(words)")
    }
    let shown = playground.run("show", "dials/best-practices/1", "--width", String(width)).output
    #expect(shown.contains("https://example.com/guidelines/dials#best-practices\n"))
  }

  // MARK: Addresses

  @Test(
    "The URL of a page names it in every command",
    arguments: [
      "https://example.com/guidelines/dials", "http://example.com/guidelines/dials/", "https://example.com/guidelines/dials?x=1",
      // No page states these URLs, but the host is known and the last part is a topic.
      "https://example.com/jp/guidelines/dials", "example.com/dials",
    ])
  func urlNamesPage(address: String) throws {
    let playground = try LookupTests.playground.get()
    let page = playground.run("man", "dials")
    for command in [["man"], ["show"], []] { #expect(playground.run(command + [address]) == page, "\(command)") }
    #expect(playground.run("export", address) == playground.run("export", "dials"))
  }

  @Test("A URL with a fragment names the section") func urlWithFragmentNamesSection() throws {
    let playground = try LookupTests.playground.get()
    let address = "https://example.com/guidelines/dials#best-practices"
    #expect(playground.run("man", address) == playground.run("man", "dials", "best-practices"))
    let rules = ["dials/best-practices/1", "dials/best-practices/2"]
    #expect(playground.run("show", address) == playground.run(["show"] + rules))
    #expect(playground.run("open", address, "--print").output == address + "\n")
    #expect(playground.run("show", "https://example.com/guidelines/dials#nosuch").status == 1)
    #expect(playground.run("show", "https://elsewhere.example/dials").status == 1)
  }
}
