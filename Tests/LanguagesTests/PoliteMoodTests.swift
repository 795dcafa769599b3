import Testing

@testable import Languages

/// 〜します and 〜しません: what is done to something may be advice, what happens is none.
@Suite struct PoliteMoodTests {
  @Test(arguments: [
    "句点を付けます。", "補足を括弧で囲みません。", "見出しは体言で止めます。", "狭い場合は、余白を減らします。", "読みやすくするために、行を分けます。", "下限の値は、用途に応じて定義します。",
  ])
  func acts(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .weak) }

  @Test(arguments: [
    "掲示は一週間で新しくなります。", "札には種類があります。", "面の大きさを示すプロパティがあります。", "システムが名前を表示します。", "色は見る人に伝わります。", "この値は使えません。", "札は部屋の名前を示します。",
    "詳しくは、色を参照します。",
  ])
  func descriptions(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .none) }

  @Test(arguments: ["必ず付けるようにします。", "略語を避けます。", "二行にしないようにします。", "短い名前を検討します。"])
  func careIsAdvice(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .strong) }
}
