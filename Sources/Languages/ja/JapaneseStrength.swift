import Guidelines

/// How a Japanese headline binds, by its predicate, which stands at the end.
enum JapaneseStrength {
  static func strength(of headline: String) -> Strength {
    let end = JapaneseMood.predicateEnd(of: headline)
    if end.hasSuffix(anyOf: considering) { return .consider }
    if end.hasSuffix(anyOf: allowedNegatives) || end.hasSuffix(anyOf: preventing) { return .do }
    if end.hasSuffix(anyOf: forbidding) { return .avoid }
    return .do
  }

  private static let politeEndings = [
    "る", "ます", "てください", "て下さい", "ましょう", "ること", "るようにする", "るようにします", "るようにしてください", "るようにしましょう", "るべき", "るべきです",
    "るとよい", "るとよいでしょう",
  ]

  private static let considering: [String] =
    [
      "検討する", "検討します", "検討してください", "検討して下さい", "検討しましょう", "検討してみてください", "検討してみましょう", "検討すること", "検討するとよい",
      "検討するとよいでしょう", "検討すべきです", "検討することをお勧めします", "検討",
      "考えてみる", "考えてみます", "考えてみてください", "考えてみましょう",
    ]

  /// Endings in a negative that forbids nothing.
  private static let allowedNegatives = [
    "なければならない", "なければなりません", "なければいけない", "なければいけません", "なくてはならない", "なくてはなりません", "必要はない", "必要はありません",
    "かもしれない", "かもしれません", "必要がない", "必要がありません", "ないといけない", "ないといけません", "少ない", "欠かせない", "欠かせません",
    "問題ない", "問題ありません", "に過ぎない", "に過ぎません", "限らない", "限りません", "避けられない", "避けられません", "追加の考慮事項はありません",
  ]

  /// Care that something does not come about: 「見落とされないようにする」, 「邪魔にならないように注意する」. 〜ないようにする forbids where the verb is an act; passives,
  /// なる and their like are none.
  private static let preventing: [String] = {
    let happenings = ["れ", "なら", "わら", "起き", "生じ"]
    let cares = ["する", "します", "してください", "しましょう", "注意する", "注意してください", "気を付ける"]
    return happenings.flatMap { happening in cares.flatMap { [happening + "ないように" + $0, happening + "ないよう" + $0] } }
  }()

  private static let forbidding: [String] = {
    let negatives = [
      "ない", "ないこと", "ないように", "ないようにする", "ないようにします", "ないようにしてください", "ないようにして下さい", "ないようにしましょう", "ないでください",
      "ないで下さい", "ないほうがよい", "ない方がよい", "ないほうがよいでしょう", "ない方がよいでしょう", "ないほうがいい", "ない方がいい", "ないよう注意する", "ないように注意する",
      "ないように注意してください", "ないよう注意してください", "ないよう心がける", "ないように心がける",
      "いけません", "なりません", "べきではありません", "べきではない", "べきでない", "禁止", "禁止する", "禁物", "厳禁",
    ]
    let stems = ["避け", "控え", "やめ"]
    return negatives + stems.flatMap { stem in politeEndings.map { stem + $0 } }
  }()
}
