import Guidelines

/// Japanese words that name what follows, and those that state something.
enum JapaneseLabel {
  /// A bold sentence with a predicate is a headline in any mood (「…が期待されます。」); a bold noun is a label.
  static func isLabel(_ bare: Substring, _ text: String) -> Bool {
    let sentence = String(bare)
    if JapaneseMood.mood(of: sentence) != .none { return false }
    let isSentence = text.trimmingSpace.last.map { $0.isOne(of: "。！？") } ?? false
    return !(hasPredicate(sentence) && (isSentence || bare.hasCharacters(12)))
  }

  static func isTerm(_ bare: Substring) -> Bool {
    bare.count <= 24 && JapaneseMood.mood(of: String(bare)) == .none && !hasPredicate(String(bare))
  }

  /// Whether a phrase ends as a clause does, and not as a noun does.
  private static func hasPredicate(_ text: String) -> Bool {
    let end = JapaneseMood.predicateEnd(of: text)
    guard let last = end.last else { return false }
    if end.hasSuffix(anyOf: predicateEnds) { return end.hasCharacters(4) }
    return end.hasCharacters(3) && last.isOne(of: "うくぐすつぬぶむる")
  }

  private static let predicateEnds = ["です", "ます", "ません", "した", "たい", "ない", "よい", "いい", "しい", "だ", "か"]
}

extension JapaneseLabel {
  /// 「してはいけないこと」, 「絶対にしない」, 「使ってはならない」: a prohibition without an object, as labels are written.
  static func forbids(_ label: String) -> Bool {
    var text = label[...]
    for adverb in ["絶対に", "決して", "けっして", "必ず"] where text.hasPrefix(adverb) { text = text.dropFirst(adverb.count) }
    for noun in ["こと", "もの", "事項"] where text.hasSuffix(noun) { text = text.dropLast(noun.count) }
    guard !text.isEmpty, !text.hasCharacters(12) else { return false }
    if allows(text) { return false }
    if text.hasSuffix(anyOf: ["てはいけない", "てはならない", "べきではない", "べきでない", "ちゃだめ", "てはだめ", "てはダメ"]) { return !text.contains("を") }
    return [
      "しない", "やらない", "使わない", "書かない", "見せない", "出さない", "避けたい", "避けるべき", "避ける", "ダメな", "だめな", "してはダメ", "禁止される", "禁止する", "やめる",
    ].contains(String(text))
  }

  /// 「避けるべき表現」, 「やってしまいがちな失敗」, 「よくある間違い」, 「使ってはいけない言い回し」; not 「よくある質問」 and 「通知しない場合」.
  static func isFault(_ title: String) -> Bool {
    if title.hasSuffix(anyOf: named) { return true }
    if allows(title[...]) { return false }
    if title.hasSuffix(anyOf: ["失敗", "間違い", "まちがい", "誤り", "ミス", "勘違い"]) {
      return title.contains(anyOf: ["よくある", "ありがち", "やりがち", "しまいがち", "典型", "避け", "ng", "多い"])
    }
    for modifier in unfit + avoiding {
      guard let range = title.firstRange(ofText: modifier) else { continue }
      let noun = title[range.upperBound...]
      let isStrict = avoiding.contains(modifier)
      if noun == "こと" { return !isStrict }
      if isStrict, !noun.hasSuffix(anyOf: things) { continue }
      if !noun.isEmpty, !noun.hasCharacters(10), !noun.contains(where: { $0.isOne(of: "をはがにで、") }), !noun.hasSuffix(anyOf: cases)
      {
        return true
      }
    }
    return false
  }

  /// 「避けるべきではないこと」
  private static func allows(_ title: Substring) -> Bool {
    title.hasPrefix("避ける") && title.contains(anyOf: ["べきではない", "べきでない", "必要はない", "必要のない"])
  }

  private static let named = [
    "アンチパターン", "落とし穴", "失敗パターン", "ngワード", "ng集", "却下した案", "却下案", "不採用案", "見送った案", "禁止用語", "禁止表現", "べからず集", "やらないこと一覧", "やりがち",
    "ありがち", "しまいがち", "悪い癖",
  ]
  private static let unfit = [
    "避けるべき", "避けたい", "てはいけない", "てはならない", "べきでない", "べきではない", "やりがちな", "ありがちな", "しまいがちな", "やめるべき", "やめたい",
  ]
  /// What such words tell of without calling it wrong.
  private static let cases = ["場合", "とき", "時", "理由", "人", "方々", "状態", "例", "事例", "こと"]
  private static let avoiding = ["避ける", "使わない", "使用しない", "書かない", "推奨しない", "勧めない", "やらない", "やめる"]
  private static let things = [
    "もの", "表現", "言葉", "用語", "語", "単語", "文言", "語句", "パターン", "方", "デザイン", "実装", "言い回し", "構成", "配置", "書式", "略語", "記号",
  ]

  /// 「曜日を添えたか」 asks for what is right, 「50字を超えていませんか」 for a fault; nil where no yes or no answers.
  static func asksForFault(_ question: String) -> Bool? {
    let end = JapaneseMood.predicateEnd(of: question)
    let isPlain = question.last.map { $0.isOne(of: "？?") } ?? false
    let isVerb = end.last.map { $0.isOne(of: "うくすつぬぶむるいた") } ?? false
    guard end.hasSuffix(text: "か") || isPlain && isVerb, end.hasCharacters(5),
      !end.contains(anyOf: ["何", "なぜ", "どう", "どの", "どこ", "どれ", "どんな", "いつ", "だれ", "誰", "いくつ", "いくら"])
    else { return nil }
    // 「古いままになっていない？」
    if isPlain, end.hasSuffix(anyOf: ["ていない", "てない", "でいない"]) { return true }
    return end.hasSuffix(anyOf: ["ませんか", "ないか", "なかったか", "てないですか", "過ぎか", "すぎか"])
  }

  /// 「一度読んでください」
  static func speaksOfPage(_ sentence: String) -> Bool {
    let end = JapaneseMood.predicateEnd(of: sentence)
    return end.hasSuffix(anyOf: [
      "読んでください", "お読みください", "目を通してください", "ご一読ください", "読んでおいてください", "読みましょう", "を終えてください", "確認を終えてください",
    ]) || end.hasPrefix(anyOf: pages) && end.hasSuffix(anyOf: ["書きます", "書く", "まとめる", "まとめます", "載せます", "残します", "更新します"])
  }

  private static let pages = ["この文書", "このページ", "本書", "このガイド", "この資料", "このメモ", "ここには", "ここでは"]
}
