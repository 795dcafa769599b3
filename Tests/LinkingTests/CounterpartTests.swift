import Guidelines
import Languages
import Testing

@testable import Linking

@Suite struct CounterpartTests {
  static let english: [Sheet.Line] = [
    rule("safety", "Keep the lid closed while the kettle heats.", "Steam escapes at 100 degrees and burns."),
    rule("safety", "Put the handle away from the spout.", "A hand of 8 cm needs room."),
    rule("safety", "Whistle when the water boils.", "People in the next room hear 70 decibels."),
    rule("care", "Remove scale every 3 months.", "Use citric acid, as DescaleKit explains."),
  ]
  static let japanese: [Sheet.Line] = [
    rule("safety", "加熱中はふたを閉じておく。", "100度の湯気が出て、やけどをします。"),
    rule("safety", "取っ手を注ぎ口から離す。", "8cmの手が入るようにします。"),
    rule("safety", "沸いたら笛で知らせる。", "隣の部屋には70デシベルが要ります。"),
    rule("care", "3か月ごとに水垢を落とす。", "DescaleKitのとおり、クエン酸を使います。"),
  ]

  @Test func equalSectionsPairInOrder() {
    let linked = Linked([Sheet(.english, Self.english), Sheet(.japanese, Self.japanese)])
    for record in linked.records {
      #expect(linked.counterparts("Corpus", "kettles", record.language)[record.id] == record.id)
    }
    #expect(linked.links.allSatisfy { $0.counterparts.values.allSatisfy { !$0.isByAlignment && $0.confidence > 0.8 } })
    #expect(Linker.diagnostics(of: linked.records, links: linked.links).isEmpty)
  }

  /// Only the order is evidence.
  @Test("Equal sections pair in order even without shared words") func equalSectionsPairWithoutSharedWords() {
    let linked = Linked([
      Sheet(.english, [rule("tea", "Warm the pot."), rule("tea", "Pour slowly."), definition("tea", "Tea is a drink.")]),
      Sheet(.japanese, [rule("tea", "急須を温める。"), rule("tea", "ゆっくり注ぐ。"), definition("tea", "茶は飲み物です。")]),
    ])
    #expect(
      linked.counterparts("Corpus", "kettles", .japanese) == [
        "kettles/tea/1": "kettles/tea/1", "kettles/tea/2": "kettles/tea/2",
        "kettles/tea/definition-1": "kettles/tea/definition-1",
      ])
  }

  @Test("Sections with unequal counts are aligned by content") func unequalSectionsAlignByContent() throws {
    var japanese = Self.japanese
    japanese.insert(rule("safety", "子どもの手が届かない場所に置く。", "台の奥が安全です。"), at: 1)
    let linked = Linked([Sheet(.english, Self.english), Sheet(.japanese, japanese)])
    #expect(
      linked.counterparts("Corpus", "kettles", .japanese) == [
        "kettles/safety/1": "kettles/safety/1", "kettles/safety/3": "kettles/safety/2",
        "kettles/safety/4": "kettles/safety/3", "kettles/care/1": "kettles/care/1",
      ])
    let diagnostics = Linker.diagnostics(of: linked.records, links: linked.links)
    let unpaired = diagnostics.filter {
      $0.diagnostic.kind == .unpaired(id: "kettles/safety/2", otherLanguage: .english)
    }
    try #require(unpaired.count == 1)
    #expect(linked.records[unpaired[0].record].headline.plainText == "子どもの手が届かない場所に置く。")
    #expect(unpaired[0].diagnostic.line == 2)
    let aligned = diagnostics.compactMap { entry -> String? in
      guard case .pairedByAlignment(let id, let counterpart, let confidence) = entry.diagnostic.kind else { return nil }
      return (0.5...1).contains(confidence) ? "\(id) = \(counterpart)" : nil
    }
    #expect(Set(aligned).isSuperset(of: ["kettles/safety/3 = kettles/safety/2", "kettles/safety/4 = kettles/safety/3"]))
  }

  /// A rule is missing at the start and another added at the end, so the counts are equal but the numbers are shifted.
  @Test("Content outweighs order where equal counts are misleading") func contentOutweighsEqualCounts() {
    let english = Self.english[0...2] + [rule("safety", "Never move a full kettle.", "It weighs 2 kg.")]
    let japanese = [rule("safety", "脚を平らにする。", "倒れません。")] + Self.japanese[0...2]
    let linked = Linked([Sheet(.english, Array(english)), Sheet(.japanese, japanese)])
    #expect(
      linked.counterparts("Corpus", "kettles", .japanese) == [
        "kettles/safety/2": "kettles/safety/1", "kettles/safety/3": "kettles/safety/2",
        "kettles/safety/4": "kettles/safety/3",
      ])
  }

  /// The words of the opposite rule are nearly the same.
  @Test("A prohibition is not a wording of a demand") func oppositeStrengthsAreNotGrouped() {
    let house = Sheet(
      "house", "p", .english, [rule("safety", "Keep the lid open while the kettle heats.", "Steam escapes and burns.")])
    let forbidding = Sheet(
      "house", "q", .english, [rule("safety", "Never keep the lid closed while the kettle heats.", "Steam escapes and burns.")])
    #expect(Linked([Sheet(.english, Self.english), house]).groups.count == 1)
    #expect(Linked([Sheet(.english, Self.english), forbidding]).groups.isEmpty)
  }

  @Test("A translation without common content is not paired") func unrelatedTranslationIsNotPaired() {
    let unrelated = Sheet(
      "saved", "p", .japanese,
      [
        rule("safety", "色で温度を示す。", "赤は熱さを表します。"), rule("safety", "電源を見えるところに置く。", "コードは短くします。"),
        rule("safety", "箱に入れて送る。", "緩衝材を使います。"), rule("care", "柔らかい布で拭く。"),
      ])
    let linked = Linked([Sheet(.english, Self.english), unrelated])
    #expect(linked.counterparts("saved", "p", .japanese).isEmpty)
    #expect(linked.groups.isEmpty)
  }

  @Test("Another translation pairs with the Corpus through its own language") func translationPairsThroughCorpus() {
    let saved = Sheet(
      "saved", "p", .japanese,
      [
        rule("安全", "加熱している間は、ふたを閉じたままにしましょう。", "湯気でやけどをすることがあります。"),
        rule("安全", "持ち手は注ぎ口から離して付けましょう。", "手が入るすき間が要ります。"),
        rule("お手入れ", "水垢は3か月ごとに落としましょう。", "クエン酸が使えます。"),
      ])
    let linked = Linked([Sheet(.english, Self.english), Sheet(.japanese, Self.japanese), saved])
    #expect(
      linked.counterparts("saved", "p", .japanese) == [
        "kettles/安全/1@p": "kettles/safety/1", "kettles/安全/2@p": "kettles/safety/2",
        "kettles/お手入れ/1@p": "kettles/care/1",
      ])
    #expect(linked.counterparts("Corpus", "kettles", .english)["kettles/care/1"] == "kettles/care/1")
  }

  /// Most rules pair by content, which proves that one page translates the other.
  @Test("Records of translated pages also pair by position") func translatedPagesPairByPosition() {
    let english = Self.english + [rule("care", "Dry it afterwards."), definition("care", "Scale is a white crust.")]
    let japanese = Self.japanese + [rule("care", "終わったら乾かす。"), definition("care", "白い固まりのことです。")]
    let linked = Linked([Sheet("e", "p", .english, english), Sheet("j", "q", .japanese, japanese)])
    #expect(
      linked.counterparts("j", "q", .japanese) == [
        "kettles/safety/1@q": "kettles/safety/1@p", "kettles/safety/2@q": "kettles/safety/2@p",
        "kettles/safety/3@q": "kettles/safety/3@p", "kettles/care/1@q": "kettles/care/1@p",
        "kettles/care/2@q": "kettles/care/2@p", "kettles/care/definition-1@q": "kettles/care/definition-1@p",
      ])
  }

  @Test("A counterpart in the same source takes precedence over the Corpus") func sameSourceTakesPrecedence() {
    let linked = Linked([
      Sheet(.english, Self.english), Sheet(.japanese, Self.japanese),
      Sheet("site", "k", .english, Self.english), Sheet("site", "k", .japanese, Self.japanese),
      Sheet("old", "e", .english, Self.english),
    ])
    #expect(linked.counterparts("site", "k", .japanese)["kettles/safety/2@k"] == "kettles/safety/2@k")
    #expect(linked.counterparts("Corpus", "kettles", .japanese)["kettles/safety/2"] == "kettles/safety/2")
    #expect(linked.counterparts("old", "e", .english)["kettles/safety/2@e"] == "kettles/safety/2")
  }
}
