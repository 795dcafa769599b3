import Foundation
import Languages
import Testing

@testable import HIGCommands

/// Shell completion.
@Suite struct CompletionTests {
  /// Shared by the tests, which only read it.
  nonisolated(unsafe) static let playground = Result { try Playground() }

  /// Returns the completions for a line after `hig `; the word after the last space is being typed.
  static func offered(_ line: String, _ variables: [String: String] = [:]) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return try playground.get().run(["---completion"] + words, variables).output.split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
  }

  @Test(
    "The expected completion is offered",
    arguments: [
      ("", "man"), ("s", "search"), ("s", "show"), ("help t", "topics"), ("--v", "--version"),
      ("man di", "dials"), ("man ", "step-rows"), ("man ダ", "ダイヤル"), ("export di", "dials"), ("open st", "step-rows"),
      ("man dials b", "best-practices"), ("man dials --section b", "best-practices"),
      ("show ", "step-rows/"), ("show st", "step-rows/best-practices/"), ("show dials/", "dials/best-practices/"),
      ("show dials/best-practices/", "dials/best-practices/1"),
      ("open dials/b", "dials/best-practices/1"),
      ("man --platform ", "ios"), ("search x --platform ios,wa", "ios,watchos"),
      ("search --platform=ios,wa", "--platform=ios,watchos"),
      ("search x --kind no", "note"), ("search x --topic di", "dials"), ("search x --source o", "old"),
      ("man dials --source a", "all"),
      ("diff dials ", "old"), ("diff dials old C", "Corpus"), ("ingest --remove o", "old"),
      ("man --for", "--format"), ("man --format js", "json"), ("man --format=js", "--format=json"),
      ("man dials --language b", "both"), ("search x --su", "--sure"), ("export --su", "--sure"),
      ("man -", "-k"), ("search x --color ", "never"), ("search x --ambiguous-width ", "2"),
      ("", "pick"), ("di", "dials"), ("ダ", "ダイヤル"), ("dials b", "best-practices"), ("dials --cont", "--contents"),
      ("man dials --contents --strength ", "avoid"), ("search x --strength do,a", "do,avoid"), ("search x --format o", "oneline"),
      ("search x --format ts", "tsv"), ("search x --platform-", "--platform-own"), ("show x --hyperlinks a", "always"),
      ("search x -", "-n"), ("pick x --p", "--print"), ("export dials/", "dials/best-practices/"),
      ("export --strength c", "consider"),
      ("ingest ", ":files"), ("lint x", ":files"), ("search x --index ", ":files"), ("export --output=", ":files"),
    ])
  func completesWord(line: String, candidate: String) throws {
    let offered = try Self.offered(line)
    #expect(offered.contains(candidate), "\(offered)")
    #expect(Set(offered).count == offered.count)
  }

  @Test(
    "No completion is offered",
    arguments: [
      "man zzz", "x ", "man -k a", "search --limit ", "show dials/zzz/", "man --nosuch", "info x", "diff dials old Corpus ",
    ])
  func offersNoCompletion(line: String) throws {
    #expect(try Self.offered(line) == [])
  }

  @Test func descriptionsFollowInterfaceLanguage() throws {
    let playground = try Self.playground.get()
    let english = playground.run("---completion", "to").output
    #expect(english == "topics\tThe list of topics, by category.\n")
    let japanese = playground.run(["---completion", "to"], ["LC_ALL": "ja_JP.UTF-8"]).output
    #expect(japanese.hasPrefix("topics\t") && Languages.scriptLanguage(in: japanese) == .japanese)
  }

  @Test("Completion makes no index") func completionMakesNoIndex() throws {
    let playground = try Playground(empty: true)
    #expect(playground.run("---completion", "man", "").output == "")
    #expect(playground.run("---completion", "man", "").error == "")
    #expect(playground.files("").isEmpty)
  }

  // MARK: The shells themselves

  /// Runs a script in a shell that has the program and its index.
  static func shell(_ name: String, _ script: String) throws -> String {
    let words = try Program.run(["/bin/sh", "-c", "hig --generate-completion-script \(name)"], environment: [:])
    #expect(words.status == 0)
    let path = NSTemporaryDirectory() + "hig-completion-\(UUID().uuidString).\(name)"
    defer { unlink(path) }
    try words.output.write(toFile: path, atomically: true, encoding: .utf8)
    let result = try Program.run(
      ["/usr/bin/env", name, "-c", script], environment: ["HIG_INDEX": try Program.index(), "LC_ALL": "C.UTF-8", "SCRIPT": path])
    #expect(result.errors == "", "\(name): \(result.errors)")
    return result.output
  }

  static func isThere(_ shell: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(shell)", X_OK) == 0 }
  }

  @Test(arguments: [
    ("hig man char", "char", "charts charting-data"), ("hig show charts/", "charts/", "charts/axes/ charts/marks/"),
    ("hig show charts/ax", "charts/ax", "charts/axes/1"),
    ("hig man charts --format=ma", "ma", "markdown man"), ("hig search x --platform ios,wa", "ios,wa", "ios,watchos"),
    ("hig man グラ", "グラ", "グラフ"), ("hig alert", "alert", "alerts"), ("hig pi", "pi", "pick"),
    ("hig alerts but", "but", "buttons"), ("hig search x --strength av", "av", "avoid"),
    ("hig search x --format on", "on", "oneline"),
    ("hig export charts/ax", "charts/ax", "charts/axes/1"), ("hig man alerts --con", "--con", "--contents"),
    ("hig show x --hyperlinks al", "al", "always"),
  ])
  func completesInBash(line: String, current: String, wanted: String) throws {
    let script = """
      source "$SCRIPT"
      COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}
      _hig hig '\(current)' ''
      printf '%s ' "${COMPREPLY[@]}"
      """
    let offered = Set(try Self.shell("bash", script).split(separator: " ").map(String.init))
    #expect(offered.isSuperset(of: wanted.split(separator: " ").map(String.init)), "\(offered)")
  }

  @Test(
    .enabled(if: isThere("fish"), "fish is not installed"),
    arguments: [
      ("hig man char", "charts"), ("hig show charts/", "charts/axes/"), ("hig show charts/ax", "charts/axes/1"),
      ("hig man charts --language b", "both"),
      ("hig man グラ", "グラフ"), ("hig alert", "alerts"), ("hig pi", "pick"), ("hig alerts but", "buttons"),
      ("hig search x --strength av", "avoid"), ("hig search x --format on", "oneline"), ("hig export charts/ax", "charts/axes/1"),
      ("hig man alerts --con", "--contents"), ("hig show x --hyperlinks al", "always"),
    ])
  func completesInFish(line: String, wanted: String) throws {
    let output = try Self.shell("fish", "source $SCRIPT; complete -C '\(line)'")
    #expect(output.split(separator: "\n").contains { $0.split(separator: "\t").first.map(String.init) == wanted }, "\(output)")
  }

  /// Calls the function of the script as zsh does, with stubs that print the candidates.
  @Test(
    .enabled(if: isThere("zsh"), "zsh is not installed"),
    arguments: [
      ("hig man char", "charts"), ("hig show charts/", "charts/axes/"), ("hig alert", "alerts"), ("hig pi", "pick"),
      ("hig alerts but", "buttons"), ("hig search x --strength av", "avoid"), ("hig search x --format on", "oneline"),
      ("hig export charts/ax", "charts/axes/1"), ("hig man alerts --con", "--contents"), ("hig show x --hyperlinks al", "always"),
      ("hig man グラ", "グラフ"),
    ])
  func completesInZsh(line: String, wanted: String) throws {
    let words = line.split(separator: " ").map { "'\($0)'" }
    let script = """
      compdef() { :; }
      _files() { :; }
      _describe() { local list=${@[3]}; print -rl -- ${(P)list}; }
      source $SCRIPT
      words=(\(words.joined(separator: " ")))
      CURRENT=\(words.count)
      PREFIX=\(words.last ?? "")
      _hig
      true
      """
    let offered = try Self.shell("zsh", script).split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(offered.contains { $0 == wanted }, "\(offered)")
  }
}
