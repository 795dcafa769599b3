import Foundation
import Testing

@testable import HIGCommands

/// Marks of inferred rules, and `--sure`, which leaves them out.
@Suite struct InferredRuleTests {
  /// Two topics, of which only the second source states its rules. Shared by the tests, which only read it.
  nonisolated(unsafe) private static let made = Result {
    let playground = try Playground()
    for (name, rules) in [
      ("plain", "Keep the lever at least 40 pt long. A short one slips.\n\nAvoid a second lever. One is enough."),
      ("marked", "**Print the unit beside the lever.** A bare number says little."),
    ] {
      try playground.write("\(name).md", "# Levers\n\nA lever turns a push into a step.\n\n## Best practices\n\n\(rules)\n")
      _ = playground.run("ingest", "--source", name, playground.folder + "/\(name).md")
    }
    try playground.write(
      "pedals.md", "# Pedals\n\nA pedal waits.\n\n## Sizes\n\nMake a pedal at least 60 pt wide. A shoe is wide.\n")
    _ = playground.run("ingest", "--source", "plain", playground.folder + "/pedals.md")
    return playground
  }
  private let playground: Playground

  init() throws { playground = try Self.made.get() }

  private func output(_ line: String) -> String { playground.run(line.split(separator: " ").map(String.init)).output }

  @Test("JSON marks each record as inferred or stated") func jsonMarksInferredRules() {
    let lines = output("export levers --format jsonl").split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.count { $0.contains("\"kind\":\"rule\",\"strength\":\"do\",\"guessed\":true,") } == 1)
    #expect(lines.count { $0.contains("\"kind\":\"rule\",\"strength\":\"avoid\",\"guessed\":true,") } == 1)
    #expect(lines.count { $0.contains("\"guessed\":false,") } == 3)
  }

  @Test("The canonical form keeps the mark of an inferred rule") func canonicalFormKeepsInferredMark() throws {
    let markdown = output("export levers --source plain")
    #expect(markdown.contains("<!-- hig: guessed -->\n**Avoid a second lever.** One is enough.\n"))
    try playground.write("again/plain.md", markdown)
    let other = playground.folder + "/other.sqlite"
    #expect(playground.run("ingest", "--index", other, playground.folder + "/again").status == 0)
    #expect(playground.run("export", "--index", other).output == markdown)
    #expect(playground.run("export", "--index", other, "--sure").output.contains("Avoid") == false)
  }

  @Test(
    "Inferred rules are marked in each format",
    arguments: [
      ("man levers --source plain", "Avoid a second lever. [inferred]\n"),
      ("man levers --source plain --color always", "\u{1B}[2m[inferred]\u{1B}[0m"),
      ("man levers --source plain --format man", "Avoid a second lever. [inferred]"),
      ("man levers --source plain --format html", "<span class=\"badge\">inferred</span>"),
      ("export levers --source plain --format checklist", "- [ ] Avoid a second lever. (inferred) "),
      ("search second lever", "Levers › Best practices · inferred "),
      ("search second lever --format markdown", "; plain; inferred)"),
      ("show levers/best-practices/2@plain", "Levers › Best practices · rule · avoid · inferred "),
    ])
  func outputMarksInferredRules(line: String, mark: String) {
    #expect(output(line).contains(mark), "\(output(line))")
  }

  @Test(
    "Stated rules have no mark",
    arguments: [
      "man levers --source marked", "man levers --source marked --format html",
      "export levers --source marked --format checklist",
      "search unit lever --limit 1", "show levers/best-practices/1@marked",
    ])
  func statedRulesHaveNoMark(line: String) {
    #expect(output(line).contains("Print the"), "\(output(line))")
    #expect(!output(line).contains("inferred"))
  }

  /// The same words under another mark are a different rule.
  @Test("`hig diff` shows a rule whose strength was reversed") func diffShowsReversedStrength() throws {
    let playground = try Playground()
    for (source, mark) in [("one", "✅"), ("two", "❌")] {
      try playground.write(source + "/levers.md", "# Levers\n\n## Labels\n\n- \(mark) Use capitals only.\n")
      #expect(playground.run("ingest", "--source", source, playground.folder + "/" + source).status == 0)
    }
    let shown = playground.run("diff", "levers", "one", "two").output
    #expect(shown.contains("- Use capitals only.\n") && shown.contains("+ Use capitals only. [avoid]\n"), "\(shown)")
  }

  @Test("Skipped files are reported") func reportsSkippedFiles() throws {
    let playground = try Playground(empty: true)
    try playground.write("own/levers.md", "# Levers\n\n## Labels\n\n- Keep labels short.\n")
    try playground.write("own/empty.md", "")
    for command in [["lint"], ["ingest", "--preview"], ["ingest"]] {
      let shown = playground.run(command + [playground.folder + "/own"])
      #expect(shown.error.contains("passed over: 1 empty"), "\(shown)")
    }
  }

  /// The topics come from the index.
  @Test("Lint and preview name the topic without a Corpus") func previewNamesTopic() throws {
    let playground = try Playground()
    try playground.write("own.md", "# 文字盤\n\n## ベストプラクティス\n\n- 目盛りを省かない。\n")
    playground.variables["HIG_CORPUS"] = nil
    for command in [["lint"], ["ingest", "--preview"]] {
      let shown = playground.run(command + [playground.folder + "/own.md"])
      #expect(shown.output.contains("(dials)"), "\(shown)")
    }
  }

  @Test("The mark follows the interface language") func inferredMarkIsTranslated() {
    let shown = playground.run(["show", "levers/best-practices/2@plain"], ["LC_ALL": "ja_JP.UTF-8"]).output
    #expect(shown.contains(" · ルール · 避ける · 推定 "), "\(shown)")
  }

  @Test(
    "`--sure` leaves out inferred rules",
    arguments: [
      ("search second lever", "inferred"), ("search second lever --format json", "Avoid a second"),
      ("man levers --source plain", "Avoid a second"), ("man levers --source plain --format json", "Avoid a second"),
      ("export levers", "Avoid a second"), ("export levers --format jsonl", "Avoid a second"),
      ("diff levers marked plain", "Avoid a second"), ("spec pedals", "60 pt"), ("spec shoe wide", "60 pt"),
    ])
  func sureLeavesOutInferredRules(line: String, guess: String) {
    #expect(output(line).contains(guess), "\(output(line))")
    #expect(!output(line + " --sure").contains(guess))
  }

  @Test("The suggested next command keeps `--sure`") func suggestedCommandKeepsSure() throws {
    let playground = try Playground()
    playground.isTerminal = true
    let shown = playground.run("search", "dial", "--sure", "--limit", "1", "--pager", "cat").output
    #expect(shown.contains("hig search dial --sure --limit 2"), "\(shown)")
  }
}
