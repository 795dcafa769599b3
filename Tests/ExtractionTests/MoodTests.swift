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
    "범례는 그래프 가까이에 두십시오.", "숫자의 자릿수를 맞추세요.", "여백을 일정하게 유지합시다.", "여백을 일정하게 유지한다.", "같은 색을 같은 뜻으로 씁니다.", "화면이 좁으면 간격을 줄입니다.",
    "시스템에서 제공하는 글꼴을 사용합니다.", "사용자가 고른 값을 강조한다.", "항상 최신 내용을 보여 주어야 합니다.", "제목은 짧게 쓰는 것이 좋습니다.", "색상에만 의존하지 않습니다.",
    "긴 설명은 피합니다.", "짧은 이름을 붙이는 것을 고려합니다.", "축의 눈금에는 어림수를 사용합니다(0, 10, 20 등).",
  ])
  func commandsInKorean(sentence: String) {
    #expect(Mood(of: sentence, language: .korean) == .strong)
  }

  @Test(arguments: ["여백을 일정하게 유지하기", "이름을 짧게 유지해요."])
  func nominalHeadlinesInKoreanAreWeak(sentence: String) {
    #expect(Mood(of: sentence, language: .korean) == .weak)
  }

  @Test(arguments: [
    "그래프는 값의 변화를 보여 줄 수 있습니다.", "버튼은 작업을 시작합니다.", "예를 들어, 날씨를 표시하십시오.", "자세한 내용은 색상을 참조하십시오.", "위젯은 화면에 따라 크기가 바뀝니다.",
    "크기는 세 가지가 있습니다.", "시스템이 자동으로 이름을 표시합니다.", "여백이 작업을 구분하는 역할을 합니다.", "설정은 자동으로 저장됩니다.", "이 값은 표시되지 않습니다.", "무엇을 눌러야 하나요?",
    "버튼 또는 메뉴입니다.",
  ])
  func descriptionsInKorean(sentence: String) {
    #expect(Mood(of: sentence, language: .korean) == .none)
  }

  @Test(arguments: [
    ("Display.", Language.english), ("Small:", .english), ("iOS, iPadOS", .english), ("スタイル:", .japanese), ("標準サイズ", .japanese),
    ("표준 크기", .korean), ("비디오", .korean), ("스타일:", .korean), ("참고", .korean), ("개요", .korean),
  ])
  func labels(text: String, language: Language) {
    #expect(LeadWords.matches(text, language: language))
  }

  @Test(arguments: [
    ("Ensure legibility.", Language.english), ("Keep it short.", .english), ("余白をそろえる。", .japanese), ("色は慎重に使いましょう。", .japanese),
    ("여백을 맞춥니다.", .korean), ("색상은 의미를 전달합니다.", .korean),
  ])
  func headlinesAreNoLabels(text: String, language: Language) {
    #expect(!LeadWords.matches(text, language: language))
  }
}
