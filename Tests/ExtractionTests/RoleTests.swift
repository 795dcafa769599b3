import Guidelines
import Testing

@testable import Extraction

@Suite struct RoleTests {
  @Test(arguments: [
    ("Do", LabelMeaning.advice(.do)), ("DON’T:", .advice(.avoid)), ("Don´t", .advice(.avoid)), ("**Avoid**", .advice(.avoid)),
    ("Good example", .sample(.do)),
    ("Incorrect", .sample(.avoid)), ("For example:", .example), ("References", .nonguidance), ("【禁止事項】", .advice(.avoid)),
    ("するべきこと：", .advice(.do)), ("良い例", .sample(.do)), ("（悪い例）", .sample(.avoid)), ("NG", .sample(.avoid)), ("文例", .example),
    ("変更履歴", .nonguidance), ("✅", .advice(.do)), ("❌️", .advice(.avoid)), ("❌ Don't", .advice(.avoid)),
    ("⭕ 良い例", .sample(.do)), ("What not to do", .fault), ("やるべきでないこと：", .advice(.avoid)), ("Common mistakes", .fault),
    ("Anti-patterns", .fault), ("Words to avoid", .fault), ("避けるべき表現", .fault), ("❌ やらない", .advice(.avoid)),
    ("⭕ やる", .advice(.do)), ("Things we don’t do", .fault), ("札で避けるべきこと", .fault), ("札でよくある失敗", .fault),
  ])
  func labels(text: String, role: LabelMeaning) { #expect(LabelMeaning(label: text) == role) }

  /// A title may say it in another language too.
  @Test(arguments: [("Don't（しない）", LabelMeaning.advice(.avoid)), ("するべきこと（Do）", .advice(.do)), ("悪い例（Don’t）", .sample(.avoid))])
  func titlesInTwoLanguages(text: String, role: LabelMeaning) {
    #expect(LabelMeaning(label: text, isTitle: true) == role)
    #expect(LabelMeaning(label: "軸の数（しない）", isTitle: true) == nil)
  }

  /// Over columns and sections: who does it, a number before it, half of it in another language, what is said of all below in brackets.
  @Test(arguments: [
    ("We do", LabelMeaning.advice(.do)), ("We don’t", .advice(.avoid)), ("4: Never", .advice(.avoid)),
    ("2枚目　禁止", .advice(.avoid)),
    ("絶対に / Never", .advice(.avoid)), ("没にした札（すべてNG）", .sample(.avoid)), ("Do yes", .advice(.do)), ("Don’t no", .advice(.avoid)),
  ])
  func titlesThatSayMore(text: String, role: LabelMeaning) { #expect(LabelMeaning(label: text, isTitle: true) == role) }

  @Test(arguments: ["4: Dials", "2枚目　目盛り", "目盛り / Never mind", "札（3枚）", "Do no", "We dial"])
  func titlesThatSayNothing(text: String) { #expect(LabelMeaning(label: text, isTitle: true) == nil) }

  /// What joins right and wrong says neither of what stands below it.
  @Test(arguments: [
    "Good and bad examples", "Good & bad examples", "Good vs. bad examples", "Right / wrong", "Best practices and mistakes",
    "良い例と悪い例", "良い例・悪い例", "良い例／悪い例", "推奨、非推奨", "することとしないこと", "推奨／任意／非推奨",
  ])
  func titlesThatJoinBothSides(text: String) {
    #expect(LabelMeaning.coversBothSides(text))
    #expect(LabelMeaning(label: text, isTitle: true) == nil)
  }

  @Test(arguments: ["Mistakes and pitfalls", "Common mistakes", "失敗と落とし穴", "Don’t / しない"])
  func titlesThatJoinOneSide(text: String) { #expect(!LabelMeaning.coversBothSides(text)) }

  /// A rule that bears a mark is no label of what stands below it.
  @Test func rulesWithMarksAreNoTitles() {
    #expect(LabelMeaning(label: "❌ Long names", isTitle: true) == .advice(.avoid))
    #expect(LabelMeaning(label: "❌ Avoid long names", isTitle: true) == nil)
    #expect(LabelMeaning(label: "🚫 長い名前を使わない", isTitle: true) == nil)
  }

  @Test(arguments: ["Dials", "Do it", "Doors", "", "○○前", "×2", "見出し", String(repeating: "don't ", count: 30)])
  func otherWordsAreNone(text: String) { #expect(LabelMeaning(label: text) == nil) }

  /// What is to be left undone is a rule, and no label of what stands below it.
  @Test(arguments: ["Prevent mistakes", "札に略語は使わないこと", "略語は避けること。"])
  func rulesAreNoLabels(text: String) {
    #expect(LabelMeaning(label: text) == nil)
    #expect(LabelMeaning(label: text, isTitle: true) == nil)
  }

  @Test(arguments: [
    ("✅ Round the price.", LabelMeaning.advice(.do), "Round the price."), ("❌省く", .advice(.avoid), "省く"),
    ("× 省く", .advice(.avoid), "省く"),
    ("〇〇 ", nil, ""), ("○○前の札を置く", nil, ""), ("×2 の大きさ", nil, ""), ("✔", nil, ""), ("Round", nil, ""),
  ])
  func marksBeforeAStatement(text: String, role: LabelMeaning?, rest: String) {
    let found = LabelMeaning.opening(of: text)
    #expect(found?.role == role)
    #expect(found.map { String($0.rest) } ?? "" == rest)
  }
}
