import Foundation
import Testing

@testable import HIGCommands

/// Behavior of the `hig review` command.
@Suite struct ReviewCommandTests {
  /// Small app in a temporary folder.
  private final class App {
    let folder = NSTemporaryDirectory() + "hig-review-" + UUID().uuidString

    init() throws {
      try write(
        "App/iOS/Bar.swift",
        "struct Bar: View {\n  var body: some View {\n    Button { ring() } label: { Image(\"bell\") }\n  }\n}\n")
      try write("App/iOS/Menu.swift", "let menu = Menu(\"Sort\") {\n  Button(\"Export...\") { export() }\n}\n")
      try write("App/iOS/Row.swift", "let row = Text(\"More\").onTapGesture { more() }\n")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ path: String, _ text: String) throws {
      let file = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    func read(_ path: String) throws -> String { try String(contentsOfFile: folder + "/" + path, encoding: .utf8) }

    func review(_ words: String, environment: [String: String] = [:]) throws -> Program.Result {
      try Program.shell("cd '\(folder)' && hig review \(words)", environment: environment)
    }
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func rules(_ result: Program.Result) throws -> [String] {
    try #require(try json(result.output)["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
  }

  @Test("Findings are printed with their rules and URLs") func findingsNameTheirRules() throws {
    let app = try App()
    let result = try app.review("")
    #expect(result.status == 1)
    #expect(result.output.contains("icon-label"))
    #expect(result.output.contains("App/iOS/Bar.swift:3:5"))
    #expect(result.output.contains("voiceover/descriptions/1"))
    #expect(result.output.contains("https://developer.apple.com/design/human-interface-guidelines/"))
    #expect(!result.output.contains("tap-gesture"))
    #expect(result.errors.contains("2 findings and 1 note in 3 files"))
    #expect(try app.review("--notes").output.contains("tap-gesture"))
    let japanese = try app.review("", environment: ["LC_ALL": "ja_JP.UTF-8"])
    #expect(japanese.output.contains("省略記号（…）を使います"))
    #expect(japanese.errors.contains("指摘2件"))
  }

  @Test("Files whose names are not UTF-8 are skipped and reported") func skipsNamesThatAreNotUTF8() throws {
    let app = try App()
    let made = try Program.shell(
      #"cd '\#(app.folder)/App' && mkdir "$(printf 'd\377')" && touch "$(printf 'd\377/A.swift')" "$(printf 'z\377.swift')""#)
    guard made.status == 0 else { return }
    let result = try app.review("")
    #expect(result.errors.contains("'App/z\u{FFFD}.swift' cannot be read"), "\(result)")
    #expect(result.errors.contains("'App/d\u{FFFD}' cannot be read"), "\(result)")
  }

  /// The two rules come from one check.
  @Test("Each finding is printed below its own rule") func findingsAreGroupedByRule() throws {
    let app = try App()
    try app.write(
      "App/Alert.swift",
      """
      let a = Text("a").alert("Erase the map?", isPresented: $s) { Button("Yes") {}; Button("No") {} }
      let b = Text("b").alert("The map is gone", isPresented: $s) { Button("OK") {}; Button("Retry") {} }
      """)
    let output = try app.review("App/Alert.swift").output
    for (rule, answer) in [("alerts/buttons/1", "“Yes”"), ("alerts/buttons/2", "“OK”")] {
      let part = output.components(separatedBy: "\n\n").first { $0.contains(rule) }
      #expect(part?.contains(answer) ?? false, "\(output)")
    }
  }

  @Test("The exit status depends on findings and options") func exitStatusDependsOnFindings() throws {
    let app = try App()
    #expect(try app.review("App/iOS/Row.swift").status == 0)
    #expect(try app.review("--fail-on avoid").status == 0)
    #expect(try app.review("--fail-on do").status == 1)
    #expect(try app.review("--rule tiny-text").status == 0)
    #expect(try app.review("--rule wording").status == 0)
    #expect(try app.review("--rule nothing").status == 2)
    #expect(try app.review("absent/file.swift").status == 2)
    #expect(try app.review("--platform macos").status == 0)
    #expect(try app.review("--diff nowhere").status == 2)
    #expect(try app.review("prompt").status == 2)
  }

  @Test("JSON has every field of a finding") func jsonHasEveryField() throws {
    let findings = try #require(try json(try App().review("--format json").output)["findings"] as? [[String: Any]])
    let first = try #require(findings.first)
    for key in ["rule", "id", "path", "line", "column", "endLine", "endColumn", "level", "strength", "message", "excerpt", "url"]
    { #expect(first[key] != nil, "\(key)") }
    #expect(first["rule"] as? String == "icon-label")
    #expect(first["id"] as? String == "voiceover/descriptions/1")
    #expect(first["level"] as? String == "finding")
    #expect(first["endColumn"] as? Int == 11)
    #expect(findings.map { $0["level"] as? String } == ["finding", "finding", "note"])
  }

  @Test("SARIF has the fields that code hosts read") func sarifIsValid() throws {
    let app = try App()
    try app.write(
      "App/iOS/Taken back.swift", "// hig:disable:next icon-label - known\nlet b = Button { a() } label: { Image(\"a\") }\n")
    let log = try json(try app.review("--format sarif").output)
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    for rule in try #require(driver["rules"] as? [[String: Any]]) {
      for key in ["shortDescription", "fullDescription"] {
        let text = try #require((rule[key] as? [String: Any])?["text"] as? String)
        #expect(!text.isEmpty && text.count <= 1024)
      }
      let help = try #require(rule["help"] as? [String: Any])
      #expect((help["text"] as? String)?.contains("。") ?? false)
      #expect(help["markdown"] != nil)
      #expect((rule["properties"] as? [String: Any])?["precision"] != nil)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      #expect(result["suppressions"] == nil)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints["primaryLocationLineHash"]?.hasSuffix(":1") ?? false)
      let places = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(places.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(["App/iOS/Bar.swift", "App/iOS/Menu.swift", "App/iOS/Row.swift"].contains(uri))
      let region = try #require(place["region"] as? [String: Int])
      #expect(region["startLine"] == region["endLine"])
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
    }
    let shown = try json(try app.review("--format sarif --show-suppressed").output)
    let all = try #require((shown["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(all.count == 4 && all.contains { $0["suppressions"] != nil })
  }

  @Test("rdjsonl and github print a line for each finding") func formatsHaveOneLinePerFinding() throws {
    let app = try App()
    let lines = try app.review("--format rdjsonl").output.split(separator: "\n").map { try json(String($0)) }
    #expect(lines.count == 3)
    #expect(lines[1]["severity"] as? String == "WARNING")
    #expect(((lines[1]["suggestions"] as? [[String: Any]])?.first)?["text"] as? String == "…")
    let github = try app.review("--format github").output.split(separator: "\n")
    #expect(github[0].hasPrefix("::warning file=App/iOS/Bar.swift,line=3,endLine=3,col=5,endColumn=11,title=icon-label::"))
    #expect(github[2].hasPrefix("::notice "))
    #expect(try app.review("--format markdown").output.hasPrefix("## icon-label: "))
  }

  @Test("Comments suppress findings, and unused or unknown ones are reported") func commentsSuppressFindings() throws {
    let app = try App()
    try app.write(
      "App/iOS/Menu.swift", "let a = Button(\"Export...\") { } // hig:disable:this three-dots - as in the other app\n")
    try app.write(
      "App/iOS/Bar.swift",
      "// hig:disable icon-label\nlet b = Button { a() } label: { Image(\"a\") }\n// hig:enable icon-label\nlet c = Button { a() } label: { Image(\"a\") }\n"
    )
    let some = try app.review("--format json")
    #expect(try rules(some) == ["icon-label", "tap-gesture"])
    // Comments for rules that were not selected are not reported.
    for words in ["--rule three-dots", "--platform watchos"] { #expect(!(try app.review(words)).errors.contains("nothing back")) }
    try app.write("App/iOS/Bar.swift", "// hig:disable:next icon-lable\n// hig:disable:next tiny-text - no use\nlet b = 1\n")
    let errors = try app.review("").errors
    #expect(errors.contains("App/iOS/Bar.swift:1: the comment names nothing known: 'icon-lable'"))
    #expect(errors.contains("App/iOS/Bar.swift:2: the comment takes nothing back: 'tiny-text'"))
  }

  @Test("`.hig-review` excludes files and disables rules") func configurationExcludesFiles() throws {
    let app = try App()
    try app.write(".hig-review", "# ours\nexclude App/**/Bar.swift\ndisable three-dots App/iOS\nnonsense\n")
    let result = try app.review("--format json")
    #expect(try rules(result) == ["tap-gesture"])
    #expect(result.errors.contains("unknown word in .hig-review:4: 'nonsense'"))
  }

  @Test("A baseline still applies after files move") func baselineFollowsMovedFiles() throws {
    let app = try App()
    #expect(try app.review("--baseline known.txt").status == 0)
    #expect(try app.review("--baseline known.txt").status == 0)
    let text = try app.read("App/iOS/Bar.swift")
    try FileManager.default.removeItem(atPath: app.folder + "/App/iOS/Bar.swift")
    try app.write("App/iOS/Other/Moved.swift", "\n\n" + text)
    #expect(try app.review("--baseline known.txt").status == 0)
    try app.write("App/iOS/New.swift", "let c = Button { a() } label: { Image(\"new\") }\n")
    let result = try app.review("--baseline known.txt --format json")
    #expect(result.status == 1)
    #expect(try rules(result) == ["icon-label"])
  }

  @Test("`--diff` reports only changed lines") func diffReportsChangedLines() throws {
    let app = try App()
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    _ = try Program.shell("cd '\(app.folder)' && \(git) init -q && \(git) add -A && \(git) commit -qm a")
    #expect(try app.review("--diff HEAD").status == 0)
    try app.write("App/iOS/Menu.swift", try app.read("App/iOS/Menu.swift") + "let other = Button(\"Rename...\") { }\n")
    try app.write("App/iOS/New file.swift", "let c = Button { a() } label: { Image(\"new\") }\n")
    let result = try app.review("--diff HEAD --format json")
    #expect(try rules(result) == ["three-dots", "icon-label"])
    let below = try Program.shell("hig review --diff HEAD --format json '\(app.folder)/App'")
    #expect(try rules(below) == ["three-dots", "icon-label"])
  }

  @Test("`--fix` applies only certain fixes") func fixAppliesCertainFixes() throws {
    let app = try App()
    #expect(try app.review("--fix --rule three-dots").status == 0)
    #expect(try app.read("App/iOS/Menu.swift").contains("Button(\"Export…\")"))
    #expect(try app.read("App/iOS/Bar.swift").contains("Image(\"bell\")"))
  }

  @Test("Standard input is reviewed as the named file") func reviewsStandardInput() throws {
    let app = try App()
    let result = try Program.shell(
      "cd '\(app.folder)' && echo 'let a = Button(\"Share...\") { }' | hig review --stdin-filename App/iOS/Menu.swift --format json"
    )
    #expect(result.status == 1)
    #expect(try rules(result) == ["three-dots"])
    #expect(result.output.contains("\"line\":1"))
  }

  @Test("Malformed files are reported") func reportsUnreadableFiles() throws {
    let app = try App()
    #expect(try app.review("--stdin-filename notes.txt < App/iOS/Menu.swift").errors.contains("nothing to review in 'notes.txt'"))
    let damaged = [
      "Main.storyboard": "<document><scenes><scene>", "Info.plist": "<plist><dict><key>NSCameraUsageDescription</key>",
      "en.lproj/A.strings": "\"a\" = \"b;\n\"c\" = \"d\";\n", "en.lproj/B.strings": "\"a\" = \"b;\n",
    ]
    for (name, text) in damaged { try app.write(name, text) }
    let errors = try app.review("").errors
    for name in damaged.keys { #expect(errors.contains("'\(name)' is malformed and was not read"), "\(errors)") }
  }

  @Test("The checklist has at most 40 lines") func checklistIsShort() throws {
    let lines = try App().review("--checklist").output.split(separator: "\n")
    #expect(lines.count <= 40)
    #expect(lines.contains { $0.hasPrefix("## Menus (1, App/iOS/Menu.swift:1)") })
  }

  @Test("Links out of the named folder are not followed") func doesNotFollowLinksOut() throws {
    let app = try App()
    try app.write("outside/Secret.swift", "let a = Button(\"Secret...\") { }\n")
    try FileManager.default.createSymbolicLink(
      atPath: app.folder + "/App/iOS/Link.swift", withDestinationPath: "../../outside/Secret.swift")
    try FileManager.default.createSymbolicLink(atPath: app.folder + "/App/iOS/folder", withDestinationPath: "../../outside")
    try FileManager.default.createSymbolicLink(atPath: app.folder + "/App/iOS/loop", withDestinationPath: "..")
    let result = try app.review("--format json App")
    #expect(!result.output.contains("Secret"))
    #expect(try rules(result) == ["icon-label", "three-dots", "tap-gesture"])
  }

  @Test("Output has no escape sequences from source files") func outputHasNoEscapeSequences() throws {
    let app = try App()
    try app.write("App/iOS/Bad\u{1B}[2J.swift", "let a = Button(\"Ex\u{1B}[31mport...\") { }\n")
    for format in ["text", "json", "markdown", "sarif", "rdjsonl", "github"] {
      let result = try app.review("--format \(format)")
      #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"), "\(format)")
    }
  }
}
