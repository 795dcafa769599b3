import Foundation
import Guidelines
import Languages
import Testing

@testable import Indexing
@testable import Rendering

/// A language beside the two that pages stand in side by side, from its pages to the screen.
@Suite struct KoreanTests {
  private let playground: Playground
  private let index: GuidelineIndex

  init() throws {
    playground = try Playground()
    let pages = Playground.fixtures + "/Korean/"
    // Two pages say their language by nothing but their script.
    for page in ["dials.md", "knobs.md", "latches.md"] { #expect(playground.run("ingest", pages + page).status == 0) }
    index = try GuidelineIndex(path: playground.folder + "/hig.sqlite")
  }

  private func records(_ source: String) throws -> [Record] {
    try index.records(RecordFilter(sources: [source], languages: [.korean]))
  }

  private func rules(_ source: String) throws -> [String] {
    try records(source).filter { $0.kind == .rule }.map { "\($0.strength?.rawValue ?? "") \($0.headline.plainText)" }
  }

  @Test func boldHeadlinesAreRulesWithTheirStrength() throws {
    #expect(
      try rules("knobs") == [
        "do 손잡이 하나로 한 가지 값만 바꾸십시오.", "do 현재 값을 손잡이 옆에 표시하세요.", "avoid 색상만으로 상태를 구분하지 마십시오.",
        "consider 자주 쓰는 값에는 걸림을 두는 것을 고려하십시오.", "do 돌리는 방향을 잊지 말고 알려 주세요.", "do 손잡이 둘레에 여백을 남겨야 합니다.",
        "avoid 손잡이를 여러 개 겹치는 배치는 피하십시오.", "do 두 크기 가운데 하나를 씁시다.", "do visionOS에서는 바라볼 때 값을 보여 줍니다.",
        "do Digital Crown으로도 값을 바꿀 수 있게 하세요.",
      ])
  }

  @Test func whatStandsBesideTheRulesIsToldApart() throws {
    let others = try records("knobs").filter { $0.kind != .rule }
    #expect(others.map(\.kind) == [.definition, .note, .specification, .definition, .reference])
    #expect(others.map(\.headline.plainText)[1...2] == ["진동은 설정에서 끌 수 있습니다.", "손잡이의 크기(플랫폼별)"])
    #expect(others[3].platforms == [.iOS, .iPadOS])
    let narrowed = try records("knobs").filter { $0.kind == .rule && $0.platforms != nil }
    #expect(narrowed.map(\.platforms) == [[.visionOS], [.watchOS]])
  }

  @Test func withoutBoldTheMoodDecides() throws {
    #expect(
      try rules("latches") == [
        "do 중요한 값에만 걸쇠를 둡니다.", "do 잠긴 상태를 한눈에 알아볼 수 있게 하십시오.", "avoid 색상에만 의존하지 않는다.", "avoid 걸쇠를 두 겹으로 사용하지 마세요.",
        "consider 자주 풀리는 걸쇠에는 자동으로 잠기는 방식을 검토합니다.", "do 잠금을 푸는 방법을 먼저 설명합시다.", "do 사용자가 정한 이름을 그대로 보여 준다.",
        "avoid 긴 이름은 피합니다.",
      ])
  }

  @Test func canonicalPagesGiveTheSameRules() throws {
    let before = try records("knobs")
    let other = playground.folder + "/other.sqlite"
    try playground.write("knobs.md", playground.run("man", "손잡이", "--format", "markdown").output)
    #expect(playground.run("ingest", "--index", other, playground.folder + "/knobs.md").status == 0)
    let after = try GuidelineIndex(path: other).records(RecordFilter(languages: [.korean]))
    #expect(after.map(\.id) == before.map(\.id))
    #expect(after.map(\.headline) == before.map(\.headline))
    #expect(after.map(\.strength) == before.map(\.strength))
  }

  @Test(arguments: ["여백", "손잡이 여백", "걸쇠", "눈금"])
  func twoSyllablesFindARule(words: String) throws {
    let answer = try index.search(Query(text: words, readerLanguage: .korean, limit: 3))
    let hit = try #require(answer.hits.first)
    #expect(answer.hasAnswer && hit.record.language == .korean)
    #expect((hit.record.headline.plainText + hit.record.explanation.plainText).contains(words.suffix(2)))
  }

  @Test(arguments: ["ko", "korean", "Korean", "한국어"])
  func theLanguageHasItsNames(name: String) {
    let page = playground.run("man", "dials", "--language", name)
    #expect(page.status == 0 && page.output.hasPrefix("다이얼(7)"))
  }

  @Test func theKoreanTitleOpensItsPageAndErrorsAreKorean() {
    let page = playground.run(["man", "다이얼"], ["LC_ALL": "ko_KR.UTF-8"]).output
    #expect(page.hasPrefix("다이얼(7)") && page.contains("이름\n") && page.contains("모범 사례\n"))
    #expect(page == playground.run("man", "다이얼").output)
    #expect(playground.run(["topics", "--nosuch"], ["LC_ALL": "ko_KR.UTF-8"]).error.contains("'--nosuch' 옵션이 없습니다"))
  }

  @Test(arguments: [30, 40, 60, 80], ["다이얼", "손잡이", "걸쇠"])
  func noLinePassesTheWidth(width: Int, topic: String) {
    let page = playground.run(["man", topic], ["COLUMNS": "\(width)"]).output
    #expect(page.split(separator: "\n").count > 20)
    for line in page.split(separator: "\n") {
      #expect(Metrics().width(String(line)) <= width, "'\(line)' passes \(width) columns")
      // No line begins with what closes, or ends with what opens.
      #expect(line.drop { $0 == " " }.first.map { ".,)?!:%".contains($0) } != true, "'\(line)'")
      #expect(line.last != "(", "'\(line)'")
    }
  }
}
