import Guidelines
import Languages
import Testing

@testable import Linking

@Suite struct WordingGroupTests {
  static let first = Sheet(
    "a", "p", .japanese,
    [
      rule("safety", "加熱中はふたを閉じておく。", "100度の湯気が出て、やけどをします。"),
      rule("safety", "取っ手を注ぎ口から離す。", "手が入るようにします。"),
      rule("care", "3か月ごとに水垢を落とす。", "クエン酸を使います。"),
      definition("care", "水垢は、水に含まれる石灰が固まったものです。", "白く見えます。"),
    ])
  /// A page by another translator, with other words and another order of sections.
  static let second = Sheet(
    "b", "q", .japanese,
    [
      rule("手入れ", "水垢は三か月に一度、クエン酸で落としてください。"),
      rule("安全", "加熱するあいだケトルの蓋を閉じてください。", "湯気は100度になります。"),
      rule("安全", "ハンドルとスパウトを離してください。", "手を入れるためです。"),
      rule("安全", "子どもから遠ざけてください。"),
    ])

  @Test("Wordings of one rule form one group") func wordingsFormOneGroup() {
    #expect(
      Linked([Self.first, Self.second]).groups == [
        ["a kettles/safety/1@p ja", "b kettles/安全/1@q ja"], ["a kettles/safety/2@p ja", "b kettles/安全/2@q ja"],
        ["a kettles/care/1@p ja", "b kettles/手入れ/1@q ja"],
      ])
  }

  @Test("The Corpus connects wordings in two languages") func corpusConnectsLanguages() {
    let linked = Linked([
      Sheet(.english, CounterpartTests.english), Sheet(.japanese, CounterpartTests.japanese), Self.first, Self.second,
    ])
    #expect(
      linked.groups.contains([
        "Corpus kettles/safety/2 en", "Corpus kettles/safety/2 ja", "a kettles/safety/2@p ja", "b kettles/安全/2@q ja",
      ]))
  }

  @Test("A group has at most one record of a page") func groupHasOneRecordPerPage() {
    let twice = Sheet(
      "c", "r", .japanese,
      [
        rule("safety", "加熱中はふたを閉じておく。", "100度の湯気が出て、やけどをします。"),
        rule("again", "加熱中はふたを閉じておく。", "100度の湯気が出て、やけどをします。"),
      ])
    let linked = Linked([Self.first, twice])
    let group = linked.groups.filter { $0.contains("a kettles/safety/1@p ja") }
    #expect(group.count == 1 && group.first?.count == 2)
  }

  @Test("Rules for different platforms are not grouped") func differentPlatformsAreNotGrouped() {
    let mac = Sheet("a", "p", .english, [rule("x", "Show the water level beside the handle.", platforms: [.macOS])])
    let phone = Sheet("b", "q", .english, [rule("y", "Show the level in the lid.", "It is round.", platforms: [.iOS])])
    #expect(Linked([mac, phone]).groups.isEmpty)
  }

  @Test("A rule and a definition are not grouped") func kindsAreNotMixed() {
    let text = "湯気は100度で、注ぎ口から出てくる白い煙のようなものです。"
    let a = Sheet("a", "p", .japanese, [rule("x", text)])
    let b = Sheet("b", "q", .japanese, [definition("x", text)])
    #expect(Linked([a, b]).groups.isEmpty)
    let c = Sheet("c", "r", .japanese, [definition("y", text)])
    #expect(Linked([a, b, c]).groups == [["b kettles/x/definition-1@q ja", "c kettles/y/definition-1@r ja"]])
  }

  /// Definitions of one topic share words but state different facts.
  @Test("Definitions are grouped only if they state the same") func definitionsNeedSameStatement() {
    let texts = [
      "ケトルは湯を沸かす器具で、注ぎ口と取っ手がある。古くは鉄で作られ、火の上に吊るして使われた。",
      "ケトルは湯を沸かす器具で、電気で加熱するものは19世紀の終わりに現れた。自動で止まるものが広く使われる。",
      "ケトルは湯を沸かす器具で、笛の付いたものは沸くと音で知らせる。台所の外にいても気づくことができる。",
    ]
    let apart = texts.enumerated().map { Sheet("wiki", "p\($0.offset)", .japanese, [definition("x", $0.element)]) }
    #expect(Linked(apart).groups.isEmpty)
    // Identical but for one ending, so it is the same statement.
    let copy = Sheet("mirror", "q", .japanese, [definition("y", texts[1].replacing("使われる。", with: "使われます。"))])
    #expect(Linked(apart + [copy]).groups == [["mirror kettles/y/definition-1@q ja", "wiki kettles/x/definition-1@p1 ja"]])
    let definitions = [
      definition("care", "水垢は、水に含まれる石灰が固まったものです。", "白く見えます。"), definition("care", "水垢とは、水の中の石灰が固まった白いものをいいます。"),
    ]
    let editions = [
      Sheet("a", "p", .japanese, Self.first.lines.filter { $0.kind == .rule } + [definitions[0]]),
      Sheet("b", "q", .japanese, Self.second.lines + [definitions[1]]),
    ]
    #expect(Linked(editions).groups.contains(["a kettles/care/definition-1@p ja", "b kettles/care/definition-1@q ja"]))
  }

  @Test func doubtfulMembersAreReported() {
    let records = Self.first.records + Self.second.records
    var links = Linker.links(of: records, glossary: kitchenGlossary)
    for index in links.indices where links[index].group != nil { links[index].groupConfidence = index == 0 ? 0.55 : 1 }
    let doubts = Linker.diagnostics(of: records, links: links).compactMap { entry -> String? in
      guard case .groupedDoubtfully(let id, let other, let confidence) = entry.diagnostic.kind else { return nil }
      return "\(id) \(other) \(confidence)"
    }
    #expect(doubts == ["kettles/safety/1@p kettles/安全/1@q 0.55"])
  }

  @Test("Linking accepts no records and empty records") func handlesEmptyInput() {
    #expect(Linker.links(of: [], glossary: Glossary()).isEmpty)
    let alone = Linked([Sheet(.english, [rule("x", "")])])
    #expect(alone.links == [RecordLink()])
    let empty = Linked([
      Sheet(.english, [rule("", ""), rule("", "")]), Sheet("b", "q", .english, [rule("", ""), rule("", "")]),
    ])
    #expect(empty.groups.isEmpty)
  }
}
