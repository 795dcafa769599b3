import Guidelines

/// Strength of Japanese headlines, by the predicate at their end.
enum JapaneseStrength {
  static func strength(of headline: String) -> Strength {
    var end = JapaneseModality.textToPredicate(of: headline)
    if JapaneseModality.isCleft(end) {
      for copula in ["という点です", "ということです", "点です", "ことです", "である"] where end.hasSuffix(text: copula) {
        end = String(end.dropLast(copula.count))
      }
    }
    end = JapaneseModality.removingCopula(end)
    for tail in recommendationEndings + JapaneseModality.attentionEndings where end.hasSuffix(text: tail) {
      end = String(end.dropLast(tail.count))
    }
    if end.hasSuffix(anyOf: considerEndings) { return .consider }
    if end.hasSuffix(anyOf: obligatoryAvoidanceEndings) { return .avoid }
    if end.hasSuffix(anyOf: nonProhibitingNegatives)
      || end.hasSuffix(anyOf: preventionEndings) && !end.contains(anyOf: ["入れない", "触れない"])
    {
      return .do
    }
    if end.hasSuffix(anyOf: prohibitionEndings) { return preventsByAction(end) ? .do : .avoid }
    if end.hasSuffix(text: "ません"), JapaneseModality.modality(of: headline) != .descriptive { return .avoid }
    return .do
  }

  /// Indicates whether a sentence states an action and then what it prevents: 「余白を取り、ほかの要素と干渉しないようにする」.
  private static func preventsByAction(_ sentence: String) -> Bool {
    guard let comma = sentence.lastIndex(of: "、"), sentence[comma...].contains(text: "ないよう") else { return false }
    let first = sentence[..<comma]
    // A verb of consideration introduces a prohibition: 「見る人を考え、札を隠すことを行わないように」.
    if first.hasSuffix(anyOf: ["考え", "考えて", "踏まえ", "踏まえて"]) || sentence[comma...].contains(anyOf: ["を行わない", "をしない", "を使わない"]) {
      return false
    }
    return first.contains("を") && first.last.map { $0.isOne(of: "りしきちびみいぎにえけせてべめれ") } ?? false
      && !first.hasSuffix(
        anyOf: avoidanceStems + ["たり", "によって", "について", "として", "において", "とともに", "ように", "ために", "ときに", "場合に", "除いて", "除き"])
      && !first.suffix(6).contains(text: "ない")
  }

  /// Endings that recommend the preceding action: 「…を避けることが望ましい」 forbids.
  private static let recommendationEndings = [
    "ことが望ましい", "ことが重要", "ことが大切", "ことをお勧めします", "ことをおすすめします", "ことを推奨します", "ことを推奨する", "ことが推奨されます", "ことが推奨される",
    "ことが求められます", "ことが求められる", "ことが期待されます", "ものとします", "ものとする", "こととします", "こととする", "ことにします", "ことにする", "ことにしている", "ことにしています",
    "ことを目標にします",
    "ことを目標にする", "ことを目標とする", "ことを原則とします", "ことを原則とする", "ことを基本とします", "ことを基本とする", "ことを徹底します", "ことを徹底する", "のが望ましい",
    "のがよい", "のが良い", "のが無難", "ほうが無難", "方が無難", "方針", "ルール", "決まり", "ことが大事", "のが原則", "のが基本", "のが理想", "のがコツ", "のがポイント",
    "のがいい", "と親切",
  ]

  private static let politeEndings = [
    "る", "ます", "てください", "ましょう", "ること", "るようにする", "るようにします", "るようにしてください", "るようにしましょう", "るべき", "るとよい", "るようお願いします",
    "るようお願いいたします", "たほうがよい", "た方がよい", "たほうが良い", "た方が良い", "たほうがいい", "た方がいい", "たい", "たいところ", "るべし",
  ]

  private static let considerEndings = JapaneseModality.addingVoicedForms(
    [
      "検討する", "検討します", "検討してください", "検討しましょう", "検討してみてください", "検討してみましょう", "検討すること", "検討するとよい", "検討してもよい", "検討しても良い",
      "検討すべき", "検討することをお勧めします", "検討", "てもよい", "ても良い", "てもいい", "てよい", "なくてよい", "なくてもよい", "なくて良い", "なくてもいい", "てもよいです", "てもいいです",
      "てもかまわない", "ても構わない", "てもかまいません", "ても構いません", "てかまわない", "て構わない", "てかまいません", "差し支えない", "差し支えありません", "てもOK", "ても大丈夫", "なくて大丈夫",
      "でかまわない", "で構わない", "でかまいません", "で構いません", "場合は可", "も可", "ても問題ない", "ても問題ありません", "ても結構", "は任意", "てもよいでしょう", "ても良いでしょう", "のも一案",
      "のも手", "のも一つの手",
      "のもよい", "のも良い",
      "禁止しない", "禁止しません", "禁止ではない", "禁止ではありません", "禁止していない", "禁止していません", "禁じない", "禁じません", "とよいかもしれません", "と良いかもしれません", "考えてもよい",
      "考えてみる", "考えてみます", "考えてみてください", "考えてみましょう",
    ])

  /// Negative endings that do not forbid.
  private static let nonProhibitingNegatives = [
    "ないわけにはいかない", "ないわけにはいきません", "ざるをえない", "ざるを得ない", "ざるをえません", "ざるを得ません", "問題なし",
    "なければならない", "なければなりません", "なければいけない", "なければいけません", "なくてはならない", "なくてはなりません", "なくてはいけない", "なくてはいけません", "必要はない", "必要はありません",
    "かまわない", "かまいません", "構わない", "構いません", "かもしれない", "かもしれません", "必要がない", "必要がありません", "忘れない", "忘れないこと", "忘れないでください", "忘れないように",
    "忘れないようにする", "忘れないようにします",
    "忘れないようにしてください", "忘れないようにしましょう", "怠らない", "怠らないこと", "ないといけない", "ないといけません", "少ない", "欠かせない", "欠かせません",
    "やめない", "やめません", "問題ない", "問題ありません", "に過ぎない", "に過ぎません", "限らない", "限りません", "避けられない", "避けられません", "追加の考慮事項はありません",
  ]

  /// Endings that prevent an event: 「見落とされないようにする」, 「邪魔にならないように注意する」. 〜ないようにする forbids if the verb is an action, which passive
  /// forms and なる are not.
  private static let preventionEndings: [String] = {
    let happenings = ["れ", "なら", "わら", "起き", "生じ", "でき"]
    return happenings.flatMap { happening in careEndings.flatMap { [happening + "ないように" + $0, happening + "ないよう" + $0] } }
  }()

  /// Endings that express care to prevent something.
  private static let careEndings: [String] =
    ["する", "します", "している", "しています", "してください", "しましょう", "すること", "したい", "お願いします", "お願いいたします"]
    + ["注意", "配慮", "留意"].flatMap { care in ["する", "します", "してください", "しましょう", "が必要"].map { care + $0 } }
    + ["気を配る", "気を配ります", "気を配りましょう", "気を配ってください"]
    + ["気をつけ", "気を付け", "心がけ", "心掛け", "努め"].flatMap { care in ["る", "ます", "てください", "ましょう"].map { care + $0 } }

  private static let prohibitionEndings: [String] = {
    let negatives = [
      "なし", "わけにはいかない", "わけにはいきません", "ない", "ないこと", "ないように", "ないでください", "ないほうがよい", "ない方がよい", "ないほうが良い", "ない方が良い", "ないほうがいい",
      "ない方がいい", "いけません",
      "なりません", "べきではありません", "べきではない", "べきでない", "禁止", "禁止する", "禁止します", "禁止とする", "禁止とします", "禁じる", "禁じます", "禁物", "厳禁",
      "は不可", "も不可", "原則不可", "不可とする", "不可とします", "NG", "禁止している", "禁止しています", "禁止しております", "お勧めできません", "おすすめできません", "お勧めしません",
      "おすすめしません", "推奨できません",
      "推奨していません", "推奨しておりません", "ご遠慮ください", "認めません", "認められません", "許可しません", "許可していません", "推奨されません", "好ましくありません",
      "望ましくありません", "ダメ", "だめ", "べからず", "NGとする", "NGとします", "認められていない", "認められていません", "禁じられている", "禁じられています", "禁止されている",
      "禁止されています", "よくありません", "良くありません", "考えもの", "はナシ", "はナシで", "お控えください", "お避けください", "おやめください", "ないでおく", "ないでおきます", "ないでおきましょう",
      "非推奨", "非推奨とする", "非推奨とします", "慎む", "慎みます", "慎むこと", "慎んでください", "慎みましょう", "避けよう", "控えよう", "やめよう", "やめておこう", "ないでいただきたい",
      "ないでほしい", "ないで欲しい",
    ]
    // For example, 「動きの付けすぎに注意しましょう」.
    let excesses = ["すぎ", "過ぎ", "多用", "乱用", "濫用"].flatMap { excess in (careEndings + ["注意"]).map { excess + "に" + $0 } }
    return negatives + excesses + careEndings.flatMap { ["ないように" + $0, "ないよう" + $0] }
      + avoidanceStems.flatMap { stem in politeEndings.map { stem + $0 } }
  }()

  /// Stems of verbs of avoiding, and their forms of obligation: 「…は避けなければなりません」.
  private static let avoidanceStems = ["避け", "控え", "やめ"]
  private static let obligatoryAvoidanceEndings = avoidanceStems.flatMap { stem in
    ["なければならない", "なければなりません", "なければいけない", "なければいけません", "ねばならない", "ねばなりません"].map { stem + $0 }
  }
}
