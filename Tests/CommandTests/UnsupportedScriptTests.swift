import Guidelines
import Testing

@testable import HIGCommands
@testable import Indexing

/// Pages, queries, and options in a language that is not supported.
@Suite struct UnsupportedScriptTests {
  private let playground: Playground

  init() throws { playground = try Playground() }

  private static let korean = """
    # 손잡이

    손잡이는 SwiftUI의 KnobView로 만드는 컨트롤입니다.

    ```swift
    struct KnobView: View { var body: some View { Circle().gesture(RotateGesture()).accessibilityLabel("Volume of the speakers") } }
    ```

    ## 모범 사례

    **손잡이 하나로 한 가지 값만 바꾸십시오.** Do not change two values. 결과를 예측하기 어렵습니다.

    **색상만으로 상태를 구분하지 마십시오.** 색을 구별하기 어려운 사람도 있습니다.

    """

  private func write(_ text: String, as name: String = "knobs.md") throws -> String {
    try playground.write(name, text)
    return playground.folder + "/" + name
  }

  @Test(arguments: [[], ["--language", "en"], ["--language", "ja"]])
  func aPageInHangulIsLeftOutAndNamed(options: [String]) throws {
    let page = try write(Self.korean)
    let before = playground.run("sources", "--format", "json").output
    let ingest = playground.run(["ingest", "--source", "mine"] + options + [page], [:])
    #expect(ingest.status == 1 && ingest.error.contains("knobs.md' is written in Hangul"), "\(ingest.error)")
    #expect(playground.run("sources", "--format", "json").output == before)
    let lint = playground.run(["lint"] + options + [page], [:])
    #expect(
      lint.status == 1 && lint.output == "\(page):1:1: error: text in Hangul left out; English and Japanese are supported\n")
    let preview = playground.run(["ingest", "--preview"] + options + [page], [:])
    #expect(preview.status == 1 && preview.output == lint.output)
  }

  @Test func theFormatsOfLintNameIt() throws {
    let page = try write(Self.korean)
    let json = playground.run("lint", "--format", "json", page)
    #expect(
      json.status == 1 && json.output.contains(#""level":"error","finding":"unsupported-script","facts":{"script":"Hangul"}"#))
    let github = playground.run("lint", "--format", "github", page).output
    #expect(github.hasPrefix("::error file=") && github.contains("line=1,title=unsupported-script::"))
    #expect(playground.run("lint", "--format", "sarif", page).output.contains(#""ruleId":"unsupported-script""#))
  }

  @Test(arguments: [
    "---\nhig: 1\ntopic: dials\ntitle: 다이얼\nlanguage: ko\nsource: notes\npage: ko\n---\n**다이얼을 작게 하지 마세요.** 돌립니다.\n",
    "# Кнопки\n\n**Не скрывайте важные кнопки.** Люди их не найдут, когда они нужны.\n",
  ])
  func otherPagesAreLeftOutToo(text: String) throws {
    let page = try write(text)
    #expect(playground.run("lint", page).output.contains("left out"))
    let ingest = playground.run("ingest", "--source", "mine", page)
    #expect(ingest.status == 1 && ingest.error.contains(text.contains("К") ? "Cyrillic" : "Hangul"), "\(ingest.error)")
    #expect(!playground.run("sources").output.contains("mine"))
  }

  /// The rest of a folder is stored.
  @Test func oneOfAFolderIsNamed() throws {
    _ = try write(Self.korean, as: "mine/knobs.md")
    _ = try write("# Gates\n\n**Open gates slowly.** People wait.\n", as: "mine/gates.md")
    let ingest = playground.run("ingest", playground.folder + "/mine")
    #expect(ingest.status == 1 && ingest.error.contains("mine/knobs.md' is written in Hangul"), "\(ingest.error)")
    #expect(playground.run("search", "gates slowly").status == 0)
  }

  @Test func aPageInTwoLanguagesKeepsTheSupportedOne() throws {
    let rules = (1...4).map {
      "**Keep knob number \($0) small enough for a hand.** People turn it.\n\n**손잡이를 너무 작게 만들지 마십시오.** 손으로 돌립니다.\n"
    }
    let page = try write("# Knobs\n\n## Best practices\n\n" + rules.joined(separator: "\n"))
    let ingest = playground.run("ingest", "--source", "mine", page)
    #expect(ingest.status == 1 && ingest.error.contains("was read in part: text in Hangul left out"), "\(ingest.error)")
    let records = playground.run("export", "--source", "mine", "--format", "jsonl").output
    #expect(records.split(separator: "\n").count == 4 && !records.contains("손잡이"))
    #expect(
      playground.run("lint", page).output.contains("\(page):7:1: error: text in Hangul"), "\(playground.run("lint", page).output)"
    )
  }

  @Test func quotedWordsChangeNothing() throws {
    let rows = (1...20).map { "| Cancel the change number \($0) | 취소 변경 |\n" }.joined()
    let page = try write(
      "# Buttons\n\n## Best practices\n\n**Translate 'Cancel' as 취소.** It is the word that people in Korea know from every app.\n\n| English | Korean |\n|---|---|\n"
        + rows)
    let ingest = playground.run("ingest", "--source", "mine", page)
    #expect(ingest.status == 0 && ingest.error.contains("1 rule"), "\(ingest)")
    #expect(playground.run("lint", page).status == 0)
    #expect(playground.run("search", "취소").output.contains("취소"))
  }

  /// Release 2.0.0 could store such pages.
  @Test func koreanRecordsOfAnEarlierReleaseAreShown() throws {
    let page = try write("# Knobs\n\n**Keep 손잡이 small.** People turn them.\n")
    #expect(playground.run("ingest", "--source", "mine", page).status == 0)
    let index = try Database(playground.folder + "/hig.sqlite")
    for table in ["pages", "records"] {
      try index.execute("UPDATE \(table) SET language = 2 WHERE id = (SELECT max(id) FROM \(table))")
    }
    try RecordChecksum.store(index)
    try index.close()
    for words in [
      ["search", "손잡이"], ["man", "knobs"], ["show", "knobs/1"], ["knobs/1"], ["export", "--source", "mine"], ["topics"],
      ["sources"],
      ["man", "knobs", "--language", "all"], ["export", "--source", "mine", "--format", "markdown"],
    ] {
      let outcome = playground.run(words, [:])
      #expect(outcome.status == 0, "\(words): \(outcome)")
      if words[0] != "topics", words[0] != "sources" { #expect(outcome.output.contains("손잡이"), "\(words): \(outcome)") }
    }
  }

  @Test func aQueryInHangulFindsNothing() {
    for words in ["여백", "손잡이 여백", "ㅎ", "손잡이는 무엇인가요?"] {
      let search = playground.run("search", words)
      #expect(search.status == 1 && search.error.contains("nothing"), "\(words): \(search)")
    }
  }

  @Test(arguments: CommandTable.commands.filter { $0.option("--language") != nil }.map(\.name))
  func noCommandTakesKorean(command: String) throws {
    let page = try write("# Gates\n\n**Open gates slowly.** People wait.\n", as: "gates.md")
    let words: [String: [String]] = [
      "search": ["dial"], "man": ["dials"], "show": ["dials/best-practices/1"], "ingest": [page], "lint": [page],
      "diff": ["dials", "Corpus", "old"],
      "review": [playground.folder], "open": ["dials"], "pick": ["dial"], "fetch": ["dials"], "changes": [], "mcp": ["install"],
    ]
    let outcome = playground.run([command] + (words[command] ?? []) + ["--language", "ko"])
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error.contains("'ko' is no value for '--language'") && outcome.error.contains("one of en, ja"), "\(outcome.error)")
  }

  @Test func noLookUpTakesKorean() {
    for words in [["dials"], ["dials/best-practices/1"], ["tick", "marks"]] {
      #expect(playground.run(words + ["--language", "ko"], [:]).status == 2)
    }
  }

  @Test func aKoreanLocaleGetsEnglish() {
    let words = ["topics", "--nosuch"]
    #expect(playground.run(words, ["LC_ALL": "ko_KR.UTF-8"]) == playground.run(words, ["LC_ALL": "en_US.UTF-8"]))
    #expect(playground.run(words, ["HIG_LANGUAGE": "ko"]) == playground.run(words))
  }
}
