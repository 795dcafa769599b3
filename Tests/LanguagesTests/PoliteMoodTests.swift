import Testing

@testable import Languages

/// 〜します and 〜しません: what is done to something may be advice, what happens is none.
@Suite struct PoliteMoodTests {
  @Test(arguments: [
    "句点を付けます。", "補足を括弧で囲みません。", "見出しは体言で止めます。", "狭い場合は、余白を減らします。", "読みやすくするために、行を分けます。", "下限の値は、用途に応じて定義します。",
    "札には名詞を使います。", "札の点検を行います。", "足りない説明を補います。", "大きい札は入口に用います。", "略語は使わず、名前を使います。", "札には使いません。", "誤解される場合は書き換えません。",
    "題は名前を基本とし、括弧で囲みません。", "送り仮名は、今の書き方を目安にします。", "用語は、一覧に従います。", "札は、受け取りを選んだ人にだけ送ります。", "括弧の外側は空白を入れます。",
    "数えられるものは算用数字を使用します。", "規則は残りますが、採用しません。", "全角の括弧は使用しません。", "札は一日に三枚まで。", "名前は10文字以内", "どちらかが出るときは、「又は」をあてます。",
    "すべての札は白い紙を使います。", "外した札も箱は閉じません。", "札を「受付」へ", "余白を札と同じに", "控えの札必須", "曜日は必ず併記。", "外した札も箱は止めません。", "破れた札を必ず交換",
    "iOSの名前や用語などは、元の表記を使用します。", "案内の目的が場所を示すだけの場合、矢印を表示します。",
  ])
  func acts(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .weak) }

  @Test(arguments: [
    "掲示は一週間で新しくなります。", "札には種類があります。", "面の大きさを示すプロパティがあります。", "システムが名前を表示します。", "色は見る人に伝わります。", "この値は使えません。", "多いと読めません。",
    "札は部屋の名前を示します。",
    "詳しくは、色を参照します。", "札が外れないことに注意してください。", "札が黒い点にご注意ください。",
    "札には説明が付いています。", "札は短いため、速い印象を与え、最後に止まります。", "札を置いてます。", "このアプリは、位置情報を使用します。", "札に改行を入れると、そこで行が変わります。", "表記は、後述します。",
    "これが札に該当します。",
    "札の数を減らせます。", "隣の札は表示されません。", "札について定めます。", "係の人がいます。", "来客は途中で迷う。", "札への信頼を失います。", "読まずに帰ってしまいます。",
    "変更がない場合は何も起こりません。",
  ])
  func descriptions(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .none) }

  /// Requests in respectful words, and what a house says that it recommends or forbids.
  @Test(arguments: [
    "横長の札をご使用ください。", "大きい札をお使いください", "白い札の使用を推奨しています。", "札の重ね貼りは禁止しています。", "札は避けねばなりません。", "札を分けたほうがよいです。", "長い札はお勧めできません。",
    "札を 重ねないよう にしてください。", "札の名前は必須です。", "札を外してはいけないことに注意してください。", "札の重ね貼りは不可。", "二枚目もNG", "濡れた札は厳禁です。", "白い札の使用を必須とする。",
    "札は白がおすすめです。", "札は右に置くのが原則です。", "札は右に置くべし。", "札を揃えていただきたい。", "札は揃えないといけません。", "札を揃えると親切です。", "札は揃えるのも一案です。", "重ね貼りは禁じられています。",
    "札を揃えることが重要である。", "札は大きく書くのが理想的である。", "名前を書くことが必須条件です。", "投稿はおやめ下さい。", "夜の見え方も試しておきたい。", "札を外さないように心掛けます。",
    "札が外れないよう注意が必要。", "以下の言葉については、仮名を用いてください。", "受け取った時刻の明記が必要", "二枚目は原則不可。", "翌の字を付けるとわかりやすい。", "同じ札として扱いたいところです。",
    "札は規格に従うことになっています。",
    "読み違えることが多いため注意", "同じ札には同じ色を使う（色は一覧を参照）。",
    "札の書き方は、できるだけ具体的に。",
  ])
  func requests(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .strong) }

  @Test(arguments: [
    "受付までお問い合わせください。", "詳しくは一覧をご覧ください。", "札の数に差が生じる", "札の数を減らせる。", "隣の札は表示されない。", "対象は入口と出口の3つ。", "以下の点に注意してください。",
    "揃えないと、手袋をした人が押し間違える", "札では何が置いてあるか分からない。", "前の札を元に",
    "これは札の数を減らし、管理に役立てる。", "名前は手間を軽減する。",
  ])
  func noRequests(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .none) }

  /// Items that leave 〜する out, behind an object.
  @Test func actNouns() {
    #expect(JapaneseMood.mood(of: "札に名前を記入") == .weak)
    #expect(JapaneseMood.mood(of: "札は右下に配置。") == .weak)
    #expect(JapaneseMood.mood(of: "名前は黒で表示") == .weak)
    #expect(JapaneseMood.mood(of: "札の動きは控えめに。") == .strong)
    #expect(JapaneseMood.mood(of: "手順は以下のように") == .none)
    #expect(JapaneseMood.mood(of: "名前の記入") == .none)
    #expect(JapaneseMood.mood(of: "右下の配置") == .none)
    #expect(JapaneseMood.mood(of: "札に影響") == .none)
    #expect(JapaneseMood.mood(of: "札を入れた白い大箱") == .none)
  }

  /// What is announced as wrong may stand in items that say so themselves.
  @Test func wrongUsesAreLedInto() {
    #expect(JapaneseLeadIn.leadIn("以下は誤った使い方の例です。") == .open)
    #expect(JapaneseLeadIn.leadIn("以下は札の種類です。") == .describes)
  }

  @Test(arguments: ["必ず付けるようにします。", "略語を避けます。", "二行にしないようにします。", "短い名前を検討します。"])
  func careIsAdvice(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .strong) }

  /// What a text says of itself.
  @Test func textsThatSpeakOfThemselves() {
    for sentence in [
      "このページでは、札の決まりを説明します。", "本書は、札の決まりをまとめる。", "ここでは札の色を紹介します。", "以下に札の大きさを示す。", "札の色について述べる。", "本章では、札を次のように定義します。",
    ] {
      #expect(JapaneseMood.mood(of: sentence) == .none)
    }
    #expect(JapaneseMood.mood(of: "このページでは札を使わない。") == .strong)
    #expect(JapaneseMood.mood(of: "本ガイドは社外に公開しない。") == .strong)
    #expect(JapaneseMood.mood(of: "札の意味を説明する。") == .strong)
  }

  /// Requests that ask the reader to go on reading.
  @Test(arguments: [
    "札の例を見てみましょう。", "札の例を見てみよう。", "札の例を順に見ていきましょう。", "では見ていこう。", "二枚の札を比べてみましょう。", "この札を参考にしてください。", "ぜひ参考にしてみてください。",
    "最後までお読みください。",
    "続きも読んでみてください。", "暗い廊下を想像してみてください。", "札の数は、以下を確認してください。", "札の数は、下記を確認してください。",
  ])
  func pointers(sentence: String) { #expect(JapaneseMood.mood(of: sentence) == .none) }

  /// Titles that sound like requests.
  @Test func titlesThatAreNouns() {
    for title in ["知っておくこと", "札で避けるべきこと", "覚えておきたいこと", "夜にできないこと", "札のもの"] { #expect(JapaneseMood.isNoun(title)) }
    for title in ["略語を使わないこと", "札の名前は大きく書くこと", "札を揃える"] { #expect(!JapaneseMood.isNoun(title)) }
  }
}
