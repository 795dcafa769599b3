import Languages
import Testing

@testable import Guidelines

@Suite struct StrengthTests {
  @Test(arguments: [
    ("色だけで伝えない。", Strength.avoid), ("アプリを起動するだけのものは避けましょう。", .avoid), ("余白を詰めすぎない", .avoid),
    ("警告を重ねて表示しないでください。", .avoid), ("長い見出しを避ける（二行まで）。", .avoid), ("閉じるボタンを隠してはいけません。", .avoid),
    ("通知の頻度を控えるようにする。", .avoid), ("使いすぎないように注意する。", .avoid),
    ("別の表し方を検討する。", .consider), ("凡例を付けることを検討してください。", .consider), ("短い名前を考えてみる。", .consider),
    ("文字を重ねるときは注意する。", .do), ("色は慎重に使いましょう。", .do), ("余白をそろえる。", .do), ("必ず確認しなければならない。", .do),
    ("説明する必要はありません。", .do), ("間違いを避けられるように手助けする。", .do), ("軸の数を少なくする。", .do),
  ])
  func japanese(headline: String, strength: Strength) {
    #expect(Strength(headline: headline, language: .japanese) == strength)
  }

  @Test(arguments: [
    ("Avoid tiny targets.", Strength.avoid), ("Don’t rely on color alone.", .avoid),
    ("In general, avoid stacking alerts.", .avoid),
    ("If space is tight, don't shrink the text.", .avoid), ("Never block the way out.", .avoid),
    ("Do not hide the title.", .avoid),
    ("Consider a shorter title.", .consider), ("When lists grow, consider adding a search field.", .consider),
    ("Help people avoid mistakes.", .do), ("Keep titles short.", .do), ("Do the least surprising thing.", .do),
    ("As much as possible, keep one column.", .do), ("Use a label, but avoid long ones.", .do),
  ])
  func english(headline: String, strength: Strength) {
    #expect(Strength(headline: headline, language: .english) == strength)
  }
}
