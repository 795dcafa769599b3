import Guidelines

/// Distinction of Japanese labels from statements.
enum JapaneseLabel {
  /// Returns `false` for a bold sentence with a predicate, which is a headline in any modality (「…が期待されます。」), and `true` for a
  /// noun.
  static func isLabel(_ bare: Substring, _ text: String) -> Bool {
    let sentence = String(bare)
    if JapaneseModality.modality(of: sentence) != .descriptive { return false }
    let isSentence = text.trimmingWhitespace.last.map { $0.isOne(of: "。！？") } ?? false
    return !(hasPredicate(sentence) && (isSentence || bare.hasCharacters(12)))
  }

  static func isPlausibleHeading(_ bare: Substring) -> Bool {
    bare.count <= 24 && JapaneseModality.modality(of: String(bare)) == .descriptive && !hasPredicate(String(bare))
  }

  /// Indicates whether a phrase ends like a clause and not like a noun.
  private static func hasPredicate(_ text: String) -> Bool {
    let end = JapaneseModality.textToPredicate(of: text)
    guard let last = end.last else { return false }
    if end.hasSuffix(anyOf: predicateEndings) { return end.hasCharacters(4) }
    return end.hasCharacters(3) && last.isOne(of: "うくぐすつぬぶむる")
  }

  private static let predicateEndings = ["です", "ます", "ません", "した", "たい", "ない", "よい", "いい", "しい", "だ", "か"]
}

extension JapaneseLabel {
  /// Indicates whether a label forbids without an object: 「してはいけないこと」, 「絶対にしない」, 「使ってはならない」.
  static func isProhibitionLabel(_ label: String) -> Bool {
    var text = label[...]
    for adverb in ["絶対に", "決して", "けっして", "必ず"] where text.hasPrefix(adverb) { text = text.dropFirst(adverb.count) }
    for noun in ["こと", "もの", "事項"] where text.hasSuffix(noun) { text = text.dropLast(noun.count) }
    guard !text.isEmpty, !text.hasCharacters(12) else { return false }
    if isPermission(text) { return false }
    if text.hasSuffix(anyOf: ["てはいけない", "てはならない", "べきではない", "べきでない", "ちゃだめ", "てはだめ", "てはダメ"]) { return !text.contains("を") }
    return [
      "しない", "やらない", "使わない", "書かない", "見せない", "出さない", "避けたい", "避けるべき", "避ける", "ダメな", "だめな", "してはダメ", "禁止される", "禁止する", "やめる",
    ].contains(String(text))
  }

  /// Indicates whether a title introduces mistakes: 「避けるべき表現」, 「やってしまいがちな失敗」, 「よくある間違い」, 「使ってはいけない言い回し」, and not 「よくある質問」 or
  /// 「通知しない場合」.
  static func isFaultTitle(_ title: String) -> Bool {
    if title.hasSuffix(anyOf: faultNames) { return true }
    if isPermission(title[...]) { return false }
    if title.hasSuffix(anyOf: ["失敗", "間違い", "まちがい", "誤り", "ミス", "勘違い"]) {
      return title.contains(anyOf: ["よくある", "ありがち", "やりがち", "しまいがち", "典型", "避け", "ng", "多い"])
    }
    for modifier in faultModifiers + avoidanceVerbs {
      guard let range = title.firstRange(ofText: modifier) else { continue }
      let noun = title[range.upperBound...]
      let isStrict = avoidanceVerbs.contains(modifier)
      if noun == "こと" { return !isStrict }
      if isStrict, !noun.hasSuffix(anyOf: avoidableNouns) { continue }
      if !noun.isEmpty, !noun.hasCharacters(10), !noun.contains(where: { $0.isOne(of: "をはがにで、") }),
        !noun.hasSuffix(anyOf: neutralNouns)
      {
        return true
      }
    }
    return false
  }

  /// Indicates whether a title permits: 「避けるべきではないこと」.
  private static func isPermission(_ title: Substring) -> Bool {
    title.hasPrefix("避ける") && title.contains(anyOf: ["べきではない", "べきでない", "必要はない", "必要のない"])
  }

  private static let faultNames = [
    "アンチパターン", "落とし穴", "失敗パターン", "ngワード", "ng集", "却下した案", "却下案", "不採用案", "見送った案", "禁止用語", "禁止表現", "べからず集", "やらないこと一覧", "やりがち",
    "ありがち", "しまいがち", "悪い癖",
  ]
  private static let faultModifiers = [
    "避けるべき", "避けたい", "てはいけない", "てはならない", "べきでない", "べきではない", "やりがちな", "ありがちな", "しまいがちな", "やめるべき", "やめたい",
  ]
  /// Nouns after such words that do not make the title one of mistakes.
  private static let neutralNouns = ["場合", "とき", "時", "理由", "人", "方々", "状態", "例", "事例", "こと"]
  private static let avoidanceVerbs = ["避ける", "使わない", "使用しない", "書かない", "推奨しない", "勧めない", "やらない", "やめる"]
  private static let avoidableNouns = [
    "もの", "表現", "言葉", "用語", "語", "単語", "文言", "語句", "パターン", "方", "デザイン", "実装", "言い回し", "構成", "配置", "書式", "略語", "記号",
  ]

  /// Returns `false` for 「曜日を添えたか」, `true` for 「50字を超えていませんか」, and `nil` for a text that is not a yes-or-no question.
  static func asksForFault(_ question: String) -> Bool? {
    let end = JapaneseModality.textToPredicate(of: question)
    let isPlain = question.last.map { $0.isOne(of: "？?") } ?? false
    let isVerb = end.last.map { $0.isOne(of: "うくすつぬぶむるいた") } ?? false
    guard end.hasSuffix(text: "か") || isPlain && isVerb, end.hasCharacters(5),
      !end.contains(anyOf: ["何", "なぜ", "どう", "どの", "どこ", "どれ", "どんな", "いつ", "だれ", "誰", "いくつ", "いくら"])
    else { return nil }
    // For example, 「古いままになっていない？」
    if isPlain, end.hasSuffix(anyOf: ["ていない", "てない", "でいない"]) { return true }
    return end.hasSuffix(anyOf: ["ませんか", "ないか", "なかったか", "てないですか", "過ぎか", "すぎか"])
  }

  /// Indicates whether a sentence is about the page: 「一度読んでください」.
  static func isAboutThePage(_ sentence: String) -> Bool {
    let end = JapaneseModality.textToPredicate(of: sentence)
    return end.hasSuffix(anyOf: [
      "読んでください", "お読みください", "目を通してください", "ご一読ください", "読んでおいてください", "読みましょう", "を終えてください", "確認を終えてください",
    ]) || end.hasPrefix(anyOf: pageReferences) && end.hasSuffix(anyOf: ["書きます", "書く", "まとめる", "まとめます", "載せます", "残します", "更新します"])
  }

  private static let pageReferences = ["この文書", "このページ", "本書", "このガイド", "この資料", "このメモ", "ここには", "ここでは"]
}
