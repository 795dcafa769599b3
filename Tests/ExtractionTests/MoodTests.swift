import Guidelines
import Languages
import Testing

@testable import Extraction

@Suite struct MoodTests {
  @Test(arguments: [
    "凡例は図の近くに置いてください。", "数字は桁をそろえましょう。", "余白を一定に保つ。", "色だけに頼らない。", "短い題名を付けることを検討する。",
    "軸の目盛りにはきりのよい値を使う（0、10、20など）", "常に新しい内容であることが期待されます。",
  ])
  func commandsInJapanese(sentence: String) {
    #expect(Mood(of: sentence, language: .japanese) == .strong)
  }

  @Test(arguments: ["目的に合わせて種類を選択します。", "上限の値は、図の用途に応じて定義します。"])
  func politeFormsWithAnObjectAreWeak(sentence: String) {
    #expect(Mood(of: sentence, language: .japanese) == .weak)
  }

  @Test(arguments: [
    "グラフは値の変化を示すことができます。", "ボタンは操作を始めます。", "例えば、天気を表示してください。", "詳しくは「色」を参照してください。", "ウィジェットは、画面に応じて大きさが変わります。",
    "三つの大きさがあります。",
  ])
  func descriptionsInJapanese(sentence: String) {
    #expect(Mood(of: sentence, language: .japanese) == .none)
  }

  @Test(arguments: [
    "Keep labels short.", "In general, avoid nested menus.", "If a task takes long, show progress.", "Don’t repeat the title.",
  ])
  func commandsInEnglish(sentence: String) {
    #expect(Mood(of: sentence, language: .english) == .strong)
  }

  @Test(arguments: [
    "A button starts an action.", "Display modes are chosen by the system.", "For developer guidance, see the reference.",
    "People expect speed.",
    "Use cases include lists.",
  ])
  func descriptionsInEnglish(sentence: String) {
    #expect(Mood(of: sentence, language: .english) == .none)
  }

  @Test(arguments: [
    ("Display.", Language.english), ("Small:", .english), ("iOS, iPadOS", .english), ("スタイル:", .japanese), ("標準サイズ", .japanese),
  ])
  func labels(text: String, language: Language) {
    #expect(LeadWords.matches(text, language: language))
  }

  @Test(arguments: [
    ("Ensure legibility.", Language.english), ("Keep it short.", .english), ("余白をそろえる。", .japanese), ("色は慎重に使いましょう。", .japanese),
  ])
  func headlinesAreNoLabels(text: String, language: Language) {
    #expect(!LeadWords.matches(text, language: language))
  }
}
