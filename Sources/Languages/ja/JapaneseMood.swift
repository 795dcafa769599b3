import Guidelines

/// The mood of a Japanese sentence, by its predicate, which stands at its end.
///
/// Strong: 〜してください, 〜しましょう, a plain dictionary form or negative (〜する。〜しない。) as headlines are written, 〜べき, 〜ことが重要です.
/// Weak: 〜ます with an object (を) and no subject of its own, or with its object as the topic (「下限の値は…定義します」).
enum JapaneseMood {
  static func mood(of sentence: String) -> Mood {
    let text = predicateEnd(of: sentence)
    guard text.hasCharacters(4), !Pointer.matches(sentence) else { return .none }
    if text.hasPrefix(anyOf: continuations) { return .none }
    if text.hasSuffix(anyOf: normative) { return .strong }
    if text.hasSuffix(anyOf: descriptive) { return .none }
    if text.hasSuffix(anyOf: strong) { return .strong }
    if text.hasSuffix(text: "ます") || text.hasSuffix(text: "ません") { return politeMood(text) }
    // The copula describes: 「…が目的です」.
    if text.hasSuffix(text: "です") || text.hasSuffix(text: "ですね") { return .none }
    return endsInDictionaryForm(text) ? .strong : .none
  }

  /// The sentence without closing punctuation and without a parenthesis at its end, which explains.
  static func predicateEnd(of sentence: String) -> String {
    var text = sentence[...]
    while true {
      text = text.trimmingSuffix { $0.isWhitespace || $0.isOne(of: "。．.!！?？:：」』”\"*_") }
      guard let close = text.last, close == "）" || close == ")",
        let open = text.lastIndex(where: { $0 == "（" || $0 == "(" }), open > text.startIndex
      else { break }
      text = text[..<open]
    }
    return String(text.drop(while: \.isWhitespace))
  }

  /// Openings of sentences that carry on what stands before them: never a headline.
  static let continuations = [
    "例えば", "たとえば", "一方", "ただし", "しかし", "さらに", "なお", "そのため", "これにより", "このため", "また、", "たとえ", "対照的に", "なぜなら", "その結果", "つまり",
    "このように", "そうすること", "次のよう", "以下の", "次に挙げる", "逆に",
  ]

  private static let strong: [String] = [
    "てください", "で下さい", "でください", "て下さい", "ましょう", "ないこと", "べきです", "べきではありません", "べきではない", "べき", "こと", "てはいけません",
    "てはなりません", "てはいけない", "てはならない", "なければなりません", "なければならない", "しない", "ないようにします", "を避けます", "を控えます", "よう努める", "ように努める",
    "よう努めます", "よう心がける", "ように心がける", "を検討します", "ことを検討します", "よう心がけます", "ように注意します", "ようにします",
  ]

  private static let normative = [
    "ことが期待されます", "ことが求められます", "ことが推奨されます", "が推奨されます", "を推奨します", "をお勧めします", "をおすすめします", "ことが望まれます", "が望ましいです",
    "望ましい", "ことが重要です", "が重要です", "が不可欠です", "必要があります", "してもよいでしょう", "するとよいでしょう", "すると良いでしょう", "禁止", "推奨", "注意が必要です",
    "必要がある", "ことが大切です", "が大切です",
  ]

  /// Predicates that describe, whatever else they look like.
  private static let descriptive = [
    "できる", "できます", "できません", "である", "なる", "なります", "いる", "います", "ある", "役立つ", "役立ちます", "する場合がある", "場合があります", "可能性があります",
    "れる", "れます", "られる", "られます", "といえる", "考えられる", "かもしれない", "かもしれません", "違いない", "わかる", "分かる", "わかります", "分かります", "見える",
    "見えます", "含まれる", "異なる", "異なります", "過ぎない", "限らない", "すぎる", "少ない", "多い", "できない", "という", "といいます", "と呼ぶ", "と呼びます", "を意味します", "を意味する",
    "を表します", "を表す", "こともある", "ことがある", "ことができる", "ことになる", "もある", "はない", "はありません", "である場合", "らしい",
  ]

  /// A plain verb at the end: 〜する, 〜させる, 〜つける, 〜揃える, 〜使う, 〜示す …; headlines stand in this form on pages whose prose is polite.
  private static func endsInDictionaryForm(_ text: String) -> Bool {
    guard let last = text.last, last.isOne(of: "うくぐすつぬぶむる") else {
      return text.hasSuffix(text: "ない") && !text.hasSuffix(text: "がない")
    }
    // A noun or adjective in these sounds is rare at the end of a sentence; a one-word text is a label.
    return text.hasCharacters(5) && text.contains(anyOf: particles)
  }

  private static let particles = ["を", "に", "で", "は", "が", "へ", "と"]

  private static func politeMood(_ text: String) -> Mood {
    guard !text.hasSuffix(text: "ません") else { return .none }
    let text = mainClause(of: text)
    let hasObject = text.contains(text: "を")
    guard let topic = topicMarker(in: text) else { return hasObject ? .weak : .none }
    // 「下限の値は…定義します」: the topic is what is acted upon; the verb takes an object and none is named.
    let after = text[topic...]
    if after.contains(text: "を") { return .none }
    return text.hasSuffix(anyOf: transitive) ? .weak : .none
  }

  /// What stands behind the last clause that only says when or wherefore (〜の場合、〜するには、〜できるように、).
  private static func mainClause(of text: String) -> String {
    var main = text[...]
    while let comma = main.firstIndex(of: "、") {
      let before = main[..<comma]
      guard before.hasSuffix(anyOf: subordinate) else { break }
      main = main[main.index(after: comma)...]
    }
    return String(main)
  }

  private static let subordinate = [
    "場合", "場合は", "場合には", "とき", "ときは", "ときには", "時", "時は", "際", "際は", "際には", "には", "では", "ために", "ため", "ように", "よう", "たら", "れば", "なら",
    "ば", "ので", "代わりに",
    "限り", "応じて", "一般的に", "一般に", "通常", "通常は", "後", "前に", "あと", "て",
  ]

  /// The first は that marks a topic and not an adverbial (では, には, とは, の場合は, する際は …).
  private static func topicMarker(in text: String) -> String.Index? {
    let characters = Array(text)
    for index in characters.indices.dropFirst() where characters[index] == "は" {
      let before = String(characters[max(0, index - 4)..<index])
      if ["で", "に", "と", "へ", "から", "まで", "より", "場合", "とき", "時", "際", "たび", "上", "的に", "一般", "通常", "まず", "基本", "て", "限り", "あるい"]
        .contains(where: { before.hasSuffix(text: $0) })
      {
        continue
      }
      if index + 1 < characters.count, characters[index + 1].isOne(of: "じっめ") { continue }
      return text.index(text.startIndex, offsetBy: index)
    }
    // A subject in が before the first object describes too: 「システムが自動的に名前を表示します」.
    guard let subject = text.firstIndex(of: "が"), let object = text.firstIndex(of: "を"), subject < object else { return nil }
    let clause = text[subject..<object]
    return clause.contains(anyOf: ["、", "場合", "とき", "な", "る"])
      ? nil : subject
  }

  /// Verbs that act on something; others (変わります, 対応します, 機能します) describe where no object is named.
  private static let transitive = [
    "定義します", "使用します", "選択します", "表示します", "調整します", "優先します", "優先させます", "配置します", "指定します", "設定します", "提供します", "示します", "追加します",
    "削除します", "使います", "使い分けます", "確認します", "制限します", "維持します", "統一します", "揃えます", "そろえます", "付けます", "つけます", "伝えます", "考慮します", "用意します",
    "区別します", "説明します", "確保します", "強調します", "最小限にします", "最小限に抑えます", "抑えます", "残します", "減らします", "増やします", "控えめにします", "簡潔にします", "適用します",
    "省きます", "省略します", "含めます", "保ちます", "にします", "くします", "させます", "合わせます", "避けます", "実装します", "作成します", "テストします", "検討します",
  ]
}
