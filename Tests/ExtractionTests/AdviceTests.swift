import Guidelines
import Languages
import Testing

@testable import Extraction

@Suite struct AdviceTests {
  private func advice(_ text: String, _ role: LabelMeaning? = nil, isItem: Bool = false, acceptsWeak: Bool = false)
    -> RuleClassification?
  {
    let language: Language = text.contains { $0 >= "\u{3040}" } ? .japanese : .english
    return RuleClassification(text, meaning: role, isItem: isItem, includesWeakStatements: acceptsWeak, language: language)
  }

  @Test(arguments: [
    ("Keep the sign short.", Strength.do), ("Never hide the price.", .avoid), ("Signs should not blink.", .avoid),
    ("You might consider a second sign.", .consider), ("Exception: keep the name.", .do),
    ("Errors and other messages that cannot wait: Do not hide them.", .avoid), ("✅ Keep the name.", .do),
    ("❌ Blink the sign.", .avoid), ("ただし、色だけに頼らないでください。", .avoid), ("札を略してはなりません（<?）", .avoid), ("\"部屋\" の札を大きくしてください。", .do),
    ("札は右に置きましょう。", .do),
  ])
  func byItsWords(text: String, strength: Strength) { #expect(advice(text)?.strength == strength) }

  @Test(arguments: [
    "A sign names a room.", "Is the sign short?", "札は短いですか。", "“Keep out” is a warning.", "「右に置いてください。」",
    "For example, keep out.",
    "札は部屋の名前を示します。", "...", "", "～てください（右に置いてください。）", "12 Dec 2024: change the sign", "2025-03-11 – rewrite the sign",
    "2025/01/16　札の大きさを変更する", "TODO: rewrite the sign", "Table 1: Use of signs", "図2 札を右に置く", "TBD: 札を置き換える",
  ])
  func none(text: String) { #expect(advice(text) == nil) }

  /// 「…を使います: 名前、数」
  @Test func whatStandsBehindAColonDoesNotUnsayTheRule() {
    #expect(advice("札には算用数字を使います: 1、2、3", acceptsWeak: true)?.strength == .do)
    #expect(advice("札の数: 三枚", acceptsWeak: true) == nil)
  }

  @Test func aLabelMakesItemsAdvice() {
    #expect(advice("椅子を重ねる", .advice(.avoid), isItem: true)?.strength == .avoid)
    #expect(advice("Two scripts in one line", .advice(.avoid), isItem: true)?.strength == .avoid)
    #expect(advice("Two scripts in one line", .advice(.avoid), isItem: false) == nil)
    #expect(advice("Consider a second sign", .advice(.do), isItem: true)?.strength == .consider)
    #expect(advice("Keep it short.", .advice(.do))?.isInferred == false)
    #expect(advice("Keep it short.")?.isInferred == true)
  }

  /// A label before a statement binds it, whatever stands between them.
  @Test(arguments: [
    "NG：札を重ねる。", "【NG】札を重ねる", "（悪い例）札を重ねる", "悪い例 → 札を重ねる", "[Bad] Stack two signs.", "Wrong – stack two signs.",
    "Don’t: stack two signs.",
  ])
  func labelsBeforeAStatement(text: String) throws {
    let language: Language = text.contains { $0 >= "\u{3040}" } ? .japanese : .english
    for block in [paragraph(text), bullets([[paragraph(text)], [paragraph("Keep it short.")]])] {
      let rule = try #require(extract(page([block], title: "Signs", language: language)).records.first { $0.kind == .rule })
      #expect(rule.strength == .avoid && text.contains(rule.headline.plainText) && rule.headline.plainText.count < text.count)
    }
    #expect(extract(page([paragraph("Note (1): Stack two signs.")], language: .english)).records.first?.strength == .do)
  }

  /// The cure stands between the lists, or says that it is one.
  @Test func faultsAreAvoidedAndTheirCureIsNot() {
    #expect(advice("Two scripts in one line", .fault, isItem: true)?.strength == .avoid)
    #expect(advice("Keep to one script.", .fault)?.strength == .do)
    #expect(advice("A sign names a room.", .fault) == nil)
    #expect(advice("Use one script instead.", .advice(.avoid))?.strength == .do)
    #expect(advice("代わりに、札を一枚にする。", .advice(.avoid), isItem: true)?.strength == .do)
  }

  @Test func samplesAreAdviceOnlyAsActs() {
    #expect(advice("Hide the price.", .sample(.avoid), isItem: true)?.strength == .avoid)
    #expect(advice("About ten minutes", .sample(.do), isItem: true) == nil)
    #expect(advice("「椅青」", .sample(.avoid), isItem: true) == nil)
  }

  @Test(arguments: [LabelMeaning.example, .nonguidance]) func nothingBelowExamplesAndSources(role: LabelMeaning) {
    #expect(advice("Keep the sign short.", role, isItem: true) == nil)
  }

  @Test func whatMayDescribeCountsOnlyWhereThePageAdvises() {
    #expect(advice("補足を括弧で囲みません。") == nil)
    #expect(advice("補足を括弧で囲みません。", acceptsWeak: true)?.strength == .avoid)
    #expect(advice("数字は算用数字で書きます。", acceptsWeak: true)?.strength == .do)
  }
}
