import Guidelines
import Languages
import Testing

@testable import Extraction

@Suite struct RuleClassificationTests {
  private func advice(_ text: String, _ role: LabelMeaning? = nil, isItem: Bool = false, acceptsWeak: Bool = false)
    -> RuleClassification?
  {
    let language: Language = text.contains { $0 >= "\u{3040}" } ? .japanese : .english
    return RuleClassification(text, meaning: role, isItem: isItem, includesWeakStatements: acceptsWeak, language: language)
  }

  @Test(
    "The wording of a sentence sets its strength",
    arguments: [
      ("Keep the sign short.", Strength.do), ("Never hide the price.", .avoid), ("Signs should not blink.", .avoid),
      ("You might consider a second sign.", .consider), ("Exception: keep the name.", .do),
      ("Errors and other messages that cannot wait: Do not hide them.", .avoid), ("✅ Keep the name.", .do),
      ("❌ Blink the sign.", .avoid), ("ただし、色だけに頼らないでください。", .avoid), ("札を略してはなりません（<?）", .avoid), ("\"部屋\" の札を大きくしてください。", .do),
      ("札は右に置きましょう。", .do),
    ])
  func wordingSetsStrength(text: String, strength: Strength) { #expect(advice(text)?.strength == strength) }

  @Test(
    "Descriptions, questions, quotations, and tasks are not rules",
    arguments: [
      "A sign names a room.", "Is the sign short?", "札は短いですか。", "“Keep out” is a warning.", "「右に置いてください。」",
      "For example, keep out.",
      "札は部屋の名前を示します。", "...", "", "～てください（右に置いてください。）", "12 Dec 2024: change the sign", "2025-03-11 – rewrite the sign",
      "2025/01/16　札の大きさを変更する", "TODO: rewrite the sign", "Table 1: Use of signs", "図2 札を右に置く", "TBD: 札を置き換える",
    ])
  func otherSentencesAreNotRules(text: String) { #expect(advice(text) == nil) }

  /// Covers sentences such as 「…を使います: 名前、数」.
  @Test("Text after a colon does not change the strength of a rule") func textAfterColonKeepsRule() {
    #expect(advice("札には算用数字を使います: 1、2、3", acceptsWeak: true)?.strength == .do)
    #expect(advice("札の数: 三枚", acceptsWeak: true) == nil)
  }

  @Test("A label makes the items below it rules") func labelMakesItemsRules() {
    #expect(advice("椅子を重ねる", .advice(.avoid), isItem: true)?.strength == .avoid)
    #expect(advice("Two scripts in one line", .advice(.avoid), isItem: true)?.strength == .avoid)
    #expect(advice("Two scripts in one line", .advice(.avoid), isItem: false) == nil)
    #expect(advice("Consider a second sign", .advice(.do), isItem: true)?.strength == .consider)
    #expect(advice("Keep it short.", .advice(.do))?.isInferred == false)
    #expect(advice("Keep it short.")?.isInferred == true)
  }

  /// Covers labels with different separators.
  @Test(
    "A label before a statement sets its strength",
    arguments: [
      "NG：札を重ねる。", "【NG】札を重ねる", "（悪い例）札を重ねる", "悪い例 → 札を重ねる", "[Bad] Stack two signs.", "Wrong – stack two signs.",
      "Don’t: stack two signs.",
    ])
  func labelBeforeStatementSetsStrength(text: String) throws {
    let language: Language = text.contains { $0 >= "\u{3040}" } ? .japanese : .english
    for block in [paragraph(text), bullets([[paragraph(text)], [paragraph("Keep it short.")]])] {
      let rule = try #require(extract(page([block], title: "Signs", language: language)).records.first { $0.kind == .rule })
      #expect(rule.strength == .avoid && text.contains(rule.headline.plainText) && rule.headline.plainText.count < text.count)
    }
    #expect(extract(page([paragraph("Note (1): Stack two signs.")], language: .english)).records.first?.strength == .do)
  }

  /// A remedy is between the lists, or a word such as "instead" marks it.
  @Test("Items below a label for faults are avoided, but not their remedies") func faultsAreAvoided() {
    #expect(advice("Two scripts in one line", .fault, isItem: true)?.strength == .avoid)
    #expect(advice("Keep to one script.", .fault)?.strength == .do)
    #expect(advice("A sign names a room.", .fault) == nil)
    #expect(advice("Use one script instead.", .advice(.avoid))?.strength == .do)
    #expect(advice("代わりに、札を一枚にする。", .advice(.avoid), isItem: true)?.strength == .do)
  }

  @Test("Items below an example label are rules only if they state an action") func samplesAreRulesOnlyAsActions() {
    #expect(advice("Hide the price.", .sample(.avoid), isItem: true)?.strength == .avoid)
    #expect(advice("About ten minutes", .sample(.do), isItem: true) == nil)
    #expect(advice("「椅青」", .sample(.avoid), isItem: true) == nil)
  }

  @Test("Sections of examples and sources have no rules", arguments: [LabelMeaning.example, .nonguidance])
  func examplesAndSourcesHaveNoRules(role: LabelMeaning) {
    #expect(advice("Keep the sign short.", role, isItem: true) == nil)
  }

  @Test("Sentences that may describe are rules only on pages of guidance") func descriptionsAreRulesOnlyOnGuidancePages() {
    #expect(advice("補足を括弧で囲みません。") == nil)
    #expect(advice("補足を括弧で囲みません。", acceptsWeak: true)?.strength == .avoid)
    #expect(advice("数字は算用数字で書きます。", acceptsWeak: true)?.strength == .do)
  }
}
