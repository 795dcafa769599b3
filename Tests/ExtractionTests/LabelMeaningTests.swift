import Guidelines
import Testing

@testable import Extraction

@Suite struct LabelMeaningTests {
  @Test(
    "A label has its meaning",
    arguments: [
      ("Do", LabelMeaning.advice(.do)), ("DON’T:", .advice(.avoid)), ("Don´t", .advice(.avoid)), ("**Avoid**", .advice(.avoid)),
      ("Good example", .sample(.do)),
      ("Incorrect", .sample(.avoid)), ("For example:", .example), ("References", .nonguidance), ("【禁止事項】", .advice(.avoid)),
      ("するべきこと：", .advice(.do)), ("良い例", .sample(.do)), ("（悪い例）", .sample(.avoid)), ("NG", .sample(.avoid)), ("文例", .example),
      ("変更履歴", .nonguidance), ("✅", .advice(.do)), ("❌️", .advice(.avoid)), ("❌ Don't", .advice(.avoid)),
      ("⭕ 良い例", .sample(.do)), ("What not to do", .fault), ("やるべきでないこと：", .advice(.avoid)), ("Common mistakes", .fault),
      ("Anti-patterns", .fault), ("Words to avoid", .fault), ("避けるべき表現", .fault), ("❌ やらない", .advice(.avoid)),
      ("⭕ やる", .advice(.do)), ("Things we don’t do", .fault), ("札で避けるべきこと", .fault), ("札でよくある失敗", .fault),
    ])
  func labelHasMeaning(text: String, role: LabelMeaning) { #expect(LabelMeaning(label: text) == role) }

  @Test(
    "A title in two languages has the meaning of its label",
    arguments: [("Don't（しない）", LabelMeaning.advice(.avoid)), ("するべきこと（Do）", .advice(.do)), ("悪い例（Don’t）", .sample(.avoid))])
  func bilingualTitleHasMeaning(text: String, role: LabelMeaning) {
    #expect(LabelMeaning(label: text, isTitle: true) == role)
    #expect(LabelMeaning(label: "軸の数（しない）", isTitle: true) == nil)
  }

  /// Covers titles of columns and sections with a subject, a number, another language, or a remark in brackets.
  @Test(
    "A title with a subject, a number, or a remark has the meaning of its label",
    arguments: [
      ("We do", LabelMeaning.advice(.do)), ("We don’t", .advice(.avoid)), ("4: Never", .advice(.avoid)),
      ("2枚目　禁止", .advice(.avoid)),
      ("絶対に / Never", .advice(.avoid)), ("没にした札（すべてNG）", .sample(.avoid)), ("Do yes", .advice(.do)),
      ("Don’t no", .advice(.avoid)),
    ])
  func titleWithMoreWordsHasMeaning(text: String, role: LabelMeaning) {
    #expect(LabelMeaning(label: text, isTitle: true) == role)
  }

  @Test("Other titles have no meaning", arguments: ["4: Dials", "2枚目　目盛り", "目盛り / Never mind", "札（3枚）", "Do no", "We dial"])
  func otherTitlesHaveNoMeaning(text: String) { #expect(LabelMeaning(label: text, isTitle: true) == nil) }

  @Test(
    "A title that joins right and wrong has no meaning",
    arguments: [
      "Good and bad examples", "Good & bad examples", "Good vs. bad examples", "Right / wrong", "Best practices and mistakes",
      "良い例と悪い例", "良い例・悪い例", "良い例／悪い例", "推奨、非推奨", "することとしないこと", "推奨／任意／非推奨",
    ])
  func titleOfBothSidesHasNoMeaning(text: String) {
    #expect(LabelMeaning.coversBothSides(text))
    #expect(LabelMeaning(label: text, isTitle: true) == nil)
  }

  @Test(
    "A title that joins two words for one side does not cover both",
    arguments: ["Mistakes and pitfalls", "Common mistakes", "失敗と落とし穴", "Don’t / しない"])
  func titleOfOneSideIsNotBoth(text: String) { #expect(!LabelMeaning.coversBothSides(text)) }

  /// The rule does not label the blocks below it.
  @Test("A rule with a mark is not a label") func markedRuleIsNotALabel() {
    #expect(LabelMeaning(label: "❌ Long names", isTitle: true) == .advice(.avoid))
    #expect(LabelMeaning(label: "❌ Avoid long names", isTitle: true) == nil)
    #expect(LabelMeaning(label: "🚫 長い名前を使わない", isTitle: true) == nil)
  }

  @Test(
    "Other words are not labels",
    arguments: ["Dials", "Do it", "Doors", "", "○○前", "×2", "見出し", String(repeating: "don't ", count: 30)])
  func otherWordsHaveNoMeaning(text: String) { #expect(LabelMeaning(label: text) == nil) }

  /// A rule that forbids does not label the blocks below it.
  @Test(arguments: ["Prevent mistakes", "札に略語は使わないこと", "略語は避けること。"])
  func rulesAreNotLabels(text: String) {
    #expect(LabelMeaning(label: text) == nil)
    #expect(LabelMeaning(label: text, isTitle: true) == nil)
  }

  @Test(
    "A mark before a statement sets its meaning",
    arguments: [
      ("✅ Round the price.", LabelMeaning.advice(.do), "Round the price."), ("❌省く", .advice(.avoid), "省く"),
      ("× 省く", .advice(.avoid), "省く"),
      ("〇〇 ", nil, ""), ("○○前の札を置く", nil, ""), ("×2 の大きさ", nil, ""), ("✔", nil, ""), ("Round", nil, ""),
    ])
  func markBeforeStatementHasMeaning(text: String, role: LabelMeaning?, rest: String) {
    let found = LabelMeaning.opening(of: text)
    #expect(found?.role == role)
    #expect(found.map { String($0.rest) } ?? "" == rest)
  }
}
