import Guidelines
import Languages
import Testing

@testable import Linking

/// Properties of links, for random records in both languages on pages that copy from one another.
@Suite struct LinkingPropertyTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let japanese = ["ふた", "注ぎ口", "取っ手", "湯気", "水垢", "笛", "色", "水位", "閉じる", "離す", "100", "🫖", "ヴォ", ""]
  private static let english = [
    "lid", "spout", "handle", "steam", "scale", "whistle", "color", "water level", "100", "\u{0}", "é", "",
  ]

  /// Returns pages, no two with the same source, name, and language.
  private static func sheets(_ dice: inout Dice, count: Int, rules: ClosedRange<Int>) -> [Sheet] {
    (0..<count).map { number in
      let language: Language = number % 2 == 0 ? .japanese : .english
      let words = language == .japanese ? japanese : english
      func phrase(_ length: Int) -> String {
        (0..<length).map { _ in words.randomElement(using: &dice) ?? "" }.joined(separator: language == .japanese ? "の" : " ")
      }
      let lines = (0..<Int.random(in: rules, using: &dice)).map { _ in
        Sheet.Line(
          anchor: ["a", "b", ""].randomElement(using: &dice) ?? "", headline: phrase(3), text: phrase(5),
          kind: RecordKind.allCases.randomElement(using: &dice) ?? .rule,
          platforms: Bool.random(using: &dice) ? nil : [Platform.allCases.randomElement(using: &dice) ?? .iOS])
      }
      return Sheet(
        number < 4 ? corpusSourceName : ["s", "t"].randomElement(using: &dice) ?? "s", "p\(number / 2)", language, lines)
    }
  }

  @Test("Links of random records are consistent", arguments: 0..<40) func linksAreConsistent(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 17)
    let sheets = Self.sheets(&dice, count: seed < 30 ? 7 : 24, rules: 0...9)
    let linked = Linked(sheets)
    #expect(linked.links == Linked(sheets).links)
    var pages: [Int: Set<String>] = [:]
    var sizes: [Int: Int] = [:]
    for (record, link) in zip(linked.records, linked.links) {
      if let counterpart = link.counterparts.values.first?.id {
        #expect(linked.records.contains { $0.id == counterpart && $0.language != record.language && $0.kind == record.kind })
        #expect((0...1).contains(link.counterparts.values.first?.confidence ?? -1))
      }
      #expect((link.group == nil) == (link.groupConfidence == nil))
      guard let group = link.group else { continue }
      let page = "\(record.source.name) \(record.source.page) \(record.language)"
      #expect(pages[group, default: []].insert(page).inserted, "two records of one page in a group")
      sizes[group, default: 0] += 1
      #expect((0.01...1).contains(link.groupConfidence ?? -1))
      #expect([.rule, .definition].contains(record.kind))
    }
    #expect(sizes.values.allSatisfy { $0 > 1 })
  }

  @Test func pageOrderDoesNotMatter() {
    var dice = Dice(state: 5)
    let sheets = [
      Sheet(.english, CounterpartTests.english), Sheet(.japanese, CounterpartTests.japanese), WordingGroupTests.first,
      WordingGroupTests.second,
    ]
    let groups = Linked(sheets).groups
    for _ in 0..<6 { #expect(Linked(sheets.shuffled(using: &dice)).groups == groups) }
  }

  @Test("Thousands of copies form one group, and large sections still pair") func manyCopiesAreLinked() {
    let copies = (0..<1_500).map { Sheet("s\($0)", "p", .english, [CounterpartTests.english[0]]) }
    let linked = Linked(copies)
    #expect(linked.groups.count == 1 && linked.groups.first?.count == 1_500)
    let english = Sheet(
      "a", "p", .english, (0..<1_500).map { rule("x", "Keep rule \($0) in mind.", "It says \($0 * 7) and more.") })
    let japanese = Sheet("a", "p", .japanese, (0..<1_499).map { rule("x", "規則\($0)を守る。", "\($0 * 7)などと述べます。") })
    let right = Linked([english, japanese]).counterparts("a", "p", .japanese).filter { $0.key == $0.value }.count
    #expect(right > 1_200)
  }

  @Test("A very long text is linked by its beginning") func longTextIsLinked() {
    let text = String(repeating: "ふたを閉じる。", count: 100_000)
    let linked = Linked([Sheet("a", "p", .japanese, [rule("x", text)]), Sheet("b", "q", .japanese, [rule("x", text)])])
    #expect(linked.groups.count == 1)
  }
}
