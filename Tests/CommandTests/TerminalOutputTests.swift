import Testing

@testable import HIGCommands

/// Layout, weight, and language of output on a terminal.
@Suite struct TerminalOutputTests {
  private static func run(_ words: String..., variables: [String: String] = [:]) throws -> Playground.Outcome {
    try LookupTests.playground.get().run(words, variables)
  }

  @Test("The headline of a hit is bold and its place is dim") func ruleIsBold() throws {
    let output = try Self.run("search", "tick marks", "--color", "always").output
    #expect(output.contains("\u{1B}[2mDials › Best practices\u{1B}[0m"))
    #expect(output.contains("\u{1B}[1mDraw few "))
  }

  @Test(
    "Strength is shown in words, without color",
    arguments: [
      ("en", "C.UTF-8", "avoid"), ("en", "C.UTF-8", "consider"), ("ja", "ja_JP.UTF-8", "避"), ("ja", "ja_JP.UTF-8", "検討"),
    ])
  func strengthShowsWithoutColor(language: String, locale: String, mark: String) throws {
    let strength = ["avoid": "avoid", "避": "avoid", "consider": "consider", "検討": "consider"][mark] ?? ""
    let output = try Self.run("search", "ダイヤル", "--strength", strength, "--language", language, variables: ["LC_ALL": locale])
      .output
    #expect(output.contains(" · \(mark) "))
  }

  @Test("`hig show` prints the counterpart in full") func showPrintsBothLanguages() throws {
    let shown = try Self.run("show", "dials/best-practices/1", "--language", "en").output
    #expect(shown.contains("12本を超えると、つながって輪に見えます。") && shown.contains("More than twelve blur"))
  }

  @Test("`--language both` prints headlines side by side or one below the other") func searchPrintsBothLanguages() throws {
    let wide = try Self.run("search", "目盛り", "--language", "both", "--width", "100").output
    #expect(wide.split(separator: "\n").contains { $0.contains("〔目盛り〕は少なくする。") && $0.contains("Draw few tick marks.") })
    let narrow = try Self.run("search", "目盛り", "--language", "both", "--width", "50").output
    #expect(narrow.contains("〔目盛り〕は少なくする。\n") && narrow.contains("\n  Draw few tick marks.\n"))
  }

  /// A terminal shows three full hits, or as many as leave a line for each of the others and for the next command.
  @Test("Hits on a terminal fit its height") func searchFitsTheScreen() throws {
    let playground = try Playground()
    let piped = playground.run("search", "ダイヤル").output
    playground.isTerminal = true
    playground.variables["TERM"] = "dumb"
    playground.variables["PAGER"] = "cat"
    func lines(_ rows: String) -> [Substring] {
      playground.variables["LINES"] = rows
      return playground.run("search", "ダイヤル").output.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (high, low, least) = (lines("60"), lines("20"), lines("8"))
    let rules = ["目盛りは少なくする。", "ふだんの値に赤を使わない。", "針を太くすることを検討する。"]
    for screen in [high, low, least] { for rule in rules { #expect(screen.contains { $0.contains(rule) }, "\(screen)") } }
    #expect(high.count < piped.split(separator: "\n", omittingEmptySubsequences: false).count + 6)
    #expect(low.count < high.count && low.count <= 20, "\(high.count) \(low.count)")
    #expect(least.count <= low.count && least.contains { $0.contains("大きさ") })
    // A requested number of hits is shown in full.
    playground.variables["LINES"] = "8"
    let asked = playground.run("search", "ダイヤル", "-n", "3").output
    #expect(asked.contains("44ポイント"))
  }

  @Test func excerptDoesNotRepeatHeadline() throws {
    let playground = try Playground()
    let kept = "水圧計を使うと、当番は、ボイラーのバルブを回しながら、針の動きを確かめる、隣の札に目を通す、詳しい人に電話をかける、その日の帳面に値を書き込むといった仕事を、席を離れずに片づけられます。"
    try playground.write("notes/gauges.md", "# 水圧計\n\n\(kept)\n")
    #expect(playground.run("ingest", "--source", "notes", playground.folder + "/notes").status == 0)
    let output = playground.run("search", "水圧計と当番").output.filter { !"\n 〔〕".contains($0) }
    #expect(output.matches(of: /使うと、当番は、ボイラー/).count == 1, "\(output)")
  }

  @Test("`hig topics` prints the same on a terminal and into a pipe") func topicsAreTheSameOnTerminal() throws {
    let playground = try Playground()
    let piped = playground.run("topics")
    playground.isTerminal = true
    playground.variables["TERM"] = "dumb"
    playground.variables["COLUMNS"] = "76"
    #expect(playground.run("topics") == piped)
  }

  @Test("`man -k` answers in the language of the keyword") func keywordsAreAnsweredInTheirLanguage() throws {
    #expect(try Self.run("man", "-k", "ダイヤル").output.contains("ダイヤルは、"))
    #expect(try Self.run("man", "-k", "dial").output.contains("A dial"))
    #expect(
      try Self.run("man", "-f", "dials", "step", "rows").output.split(separator: "\n").filter { $0.contains(" (") }.count == 2)
  }

  @Test("`hig diff` ends with status 0 whether or not there are differences") func diffIsStatus0() throws {
    #expect(try Self.run("diff", "dials", "old", "Corpus").status == 0)
    let same = try Self.run("diff", "dials", "Corpus", "Corpus")
    #expect(same.status == 0 && same.output.contains("unchanged"))
    #expect(try Self.run("diff", "step-rows", "old", "Corpus").status == 1)
  }

  @Test("Hints and explanations follow the interface language; JSON stays English") func hintsAndExplanationsAreTranslated()
    throws
  {
    let japanese = ["LC_ALL": "ja_JP.UTF-8"]
    #expect(try Self.run("man", "dails", variables: japanese).error.contains("ヒント: "))
    let reasons = try Self.run("search", "目盛り", "--explain", variables: japanese).output
    #expect(reasons.contains("得点 ") && reasons.contains("入力した語: ") && !reasons.contains("score"))
    #expect(try Self.run("search", "目盛り", "--explain", "--format", "json", variables: japanese).output.contains("score "))
  }

  @Test("Errors name an unclosed quotation mark and an empty page") func errorsNameTheCause() throws {
    let playground = try Playground()
    #expect(playground.run("search", #""tick mraks"#).error.contains("a quotation mark is not closed"))
    try playground.write("empty.md", "")
    #expect(playground.run("ingest", playground.folder + "/empty.md").error.contains("is no page: it is empty"))
  }
}
