import Languages
import Testing

@testable import Guidelines

@Suite struct StrengthTests {
  @Test(arguments: [
    ("色だけで伝えない。", Strength.avoid), ("アプリを起動するだけのものは避けましょう。", .avoid), ("余白を詰めすぎない", .avoid),
    ("警告を重ねて表示しないでください。", .avoid), ("長い見出しを避ける（二行まで）。", .avoid), ("閉じるボタンを隠してはいけません。", .avoid),
    ("通知の頻度を控えるようにする。", .avoid), ("使いすぎないように注意する。", .avoid),
    ("長い名前は避けたほうがよい。", .avoid), ("二枚目は避けるべきである。", .avoid), ("名前を略しすぎないよう気をつける。", .avoid), ("札は重ねないようお願いします。", .avoid),
    ("濡れた札は用いないものとする。", .avoid), ("札を裏返させないことを原則とする。", .avoid), ("札は重ねないほうが良い。", .avoid), ("名前を書くことを忘れない。", .do),
    ("札を外せないように、鍵を掛けるようにする。", .do), ("二重に登録できないようにする。", .do), ("札が隠れないよう気をつける。", .do), ("札に名前を書くものとする。", .do),
    ("札はお控えください。", .avoid), ("札の重ね貼りはNGとする。", .avoid), ("札を重ねないのがコツです。", .avoid), ("札を付けすぎないことが大事です。", .avoid),
    ("札の付けすぎに注意。", .avoid), ("札の多用に気をつける。", .avoid), ("濡れた札は避けたい。", .avoid), ("札は重ねないでおく。", .avoid), ("重ね貼りは禁じられています。", .avoid),
    ("濡れた札を除いて、札を外させないようにしてください。", .avoid), ("見る人を考え、札を隠すことを行わないようにしてください。", .avoid), ("札を隠さないよう注意が必要です。", .avoid),
    ("投稿はおやめ下さい。", .avoid), ("札は重ねないほうがよいだろう。", .avoid),
    ("札を分けることを検討すべきである。", .consider), ("札の重ね貼りはお勧めしません。", .avoid), ("剥がれた札は混ぜません。", .avoid), ("外した札も箱は閉じません。", .avoid),
    ("札に注意する。", .do), ("札は揃えないといけません。", .do), ("札を揃えるのも一案です。", .consider),
    ("札の重ね貼りは不可です。", .avoid), ("札の重ね貼りは認めません。", .avoid), ("札の重ね貼りは避けるのが望ましいです。", .avoid), ("札は重ねないほうが無難です。", .avoid),
    ("札は重ねない方針です。", .avoid), ("札を重ねてはだめ。", .avoid), ("札の重ね貼りは推奨されません。", .avoid), ("札を外してはならないことに注意してください。", .avoid),
    ("濡れた札は禁物です。", .avoid), ("二枚目もNG", .avoid), ("札の名前は必須。", .do),
    ("別の表し方を検討する。", .consider), ("凡例を付けることを検討してください。", .consider), ("短い名前を考えてみる。", .consider), ("二行に分けることを考えてもよい。", .consider),
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
    ("Not let tags cover the goods", .avoid), ("Color should not be the only sign.", .avoid),
    ("So don't crowd the corner.", .avoid), ("Ideally, never ask twice.", .avoid), ("Apply one style; avoid two.", .do),
    ("Carefully consider when to ask.", .do),
    ("Note, don't wrap the label.", .avoid), ("Wrapping is easy, but it should always be avoided.", .avoid),
    ("Labels are not to be wrapped.", .avoid), ("The rule is not to wrap labels.", .avoid),
    ("A best practice is to wrap labels.", .do), ("MUST NOT wrap labels", .avoid), ("SHOULD prefer short labels", .do),
    ("Don’t forget to name the label.", .do),
    ("You are advised against two labels.", .avoid),
    ("We never use two labels.", .avoid), ("Labels are banned from doors.", .avoid),
    ("Stop writing when the label is full.", .do), ("It's best to remember not to wrap labels.", .avoid),
    ("Long labels are a bad idea.", .avoid), ("No exclamation marks.", .avoid), ("We no longer make paper labels.", .avoid),
    ("We never ask for two names.", .avoid), ("If it is long you shouldn't wrap it.", .avoid),
    ("The day is optional, and if it is clear you should leave it out.", .do),
    ("Wrapping is not considered good practice.", .avoid),
    ("Wrapping is frowned upon.", .avoid),
    ("Best not to wrap labels.", .avoid), ("Best to keep it short.", .do), ("Nobody should have to wrap labels.", .avoid),
    ("Watch out for long labels.", .avoid), ("Be wary of long labels.", .do), ("Short labels are preferred.", .do),
    ("Double click should not be used.", .avoid),
    ("While labels help, try avoiding them.", .avoid),
    ("Be careful not to mix two types.", .avoid), ("Make an effort not to cover the door.", .avoid),
    ("Take care to not wrap.", .avoid),
    ("Labels are small, so don’t wrap them.", .avoid), ("Labels are small, so keep them short.", .do),
    ("Keep labels short; they should never wrap.", .do), ("Be careful to avoid mistakes.", .do),
    ("Note that labels should not wrap.", .avoid), ("If the desk is closed, and nobody answers, avoid ringing.", .avoid),
    ("Using codes should be avoided, since guests forget them.", .avoid), ("Using a list, number the labels.", .do),
    ("Under no circumstances should labels wrap.", .avoid), ("Not only should labels be short, they should be clear.", .do),
    ("Labels are not allowed on doors.", .avoid), ("You may not use two labels.", .avoid),
    ("It's a bad idea to hide the label.", .avoid),
    ("Stay away from long labels.", .avoid), ("Beware of long labels.", .avoid), ("Do use labels.", .do),
    ("Labels have to be short.", .do),
    ("Double-check the total.", .do), ("Help people avoid mistakes.", .do), ("Keep titles short.", .do),
    ("Do the least surprising thing.", .do),
    ("As much as possible, keep one column.", .do), ("Use a label, but avoid long ones.", .do),
  ])
  func english(headline: String, strength: Strength) {
    #expect(Strength(headline: headline, language: .english) == strength)
  }

  @Test(arguments: [
    ("색상에만 의존하지 마십시오.", Strength.avoid), ("경고창을 연달아 띄우지 마세요.", .avoid), ("제목을 두 줄로 쓰지 않습니다.", .avoid),
    ("여백을 너무 좁히지 않는다.", .avoid),
    ("전문 용어는 피하십시오.", .avoid), ("긴 제목은 피합니다(두 줄까지).", .avoid), ("느낌표 사용을 삼가십시오.", .avoid), ("닫기 버튼을 숨겨서는 안 됩니다.", .avoid),
    ("소리를 반복하지 않도록 하십시오.", .avoid), ("화려한 효과는 자제하세요.", .avoid), ("흐름을 끊지 않는 것이 좋습니다.", .avoid), ("제목을 줄이지 말 것", .avoid),
    ("다른 표현 방법을 고려하십시오.", .consider), ("범례를 다는 것을 검토합니다.", .consider), ("짧은 이름을 생각해 보세요.", .consider),
    ("검색 필드를 고려해 보십시오.", .consider),
    ("간격을 일정하게 유지하십시오.", .do), ("저장하는 것을 잊지 마십시오.", .do), ("글자가 잘리지 않도록 하십시오.", .do), ("반드시 확인해야 합니다.", .do),
    ("모두 설명하지 않아도 됩니다.", .do), ("실수를 피하도록 도와주십시오.", .do),
  ])
  func korean(headline: String, strength: Strength) {
    #expect(Strength(headline: headline, language: .korean) == strength)
  }
}
