import Guidelines

/// The mood of a Japanese sentence, by its predicate, which stands at its end.
///
/// Strong: 〜してください, 〜しましょう, a plain dictionary form or negative (〜する。〜しない。) as headlines are written, 〜べき, 〜ことが重要です.
/// Weak: 〜ます with an object (を) and no subject of its own, or with its object as the topic (「下限の値は…定義します」).
enum JapaneseMood {
  static func mood(of sentence: String) -> Mood {
    let text = predicateEnd(of: sentence)
    guard text.hasCharacters(4), !Pointer.matches(text) else { return .none }
    if text.hasPrefix(anyOf: continuations) || announces(text) || speaksOfItself(text) { return .none }
    // 「…ことに注意してください」 states a fact, or a duty.
    if let noting = noting.first(where: { text.hasSuffix(text: $0) }) {
      return text.dropLast(noting.count).hasSuffix(anyOf: duties) ? .strong : .none
    }
    if text.hasSuffix(anyOf: normative) || withoutCopula(text).hasSuffix(anyOf: normative) { return .strong }
    if isCleft(text) { return .advising }
    if text.hasSuffix(anyOf: allowing) { return .weak }
    if text.hasSuffix(anyOf: ["わけにはいかない", "わけにはいきません", "ざるをえない", "ざるを得ない"]) { return .strong }
    // 「斜体なし」, and not 「変更なし」, 「問題なし」
    if text.hasSuffix(text: "なし"), !text.hasCharacters(14),
      !text.hasSuffix(anyOf: ["変更なし", "問題なし", "異常なし", "該当なし", "特になし", "指定なし", "制限なし"])
    {
      return .weak
    }
    if text.hasSuffix(anyOf: descriptive), !text.hasSuffix(anyOf: acting) { return .none }
    // 「…を必ず確認のこと」, and not 「線や点のこと」.
    if text.hasSuffix(text: "のこと"), !acts.contains(String(text.dropLast(3).suffix(2))) { return .none }
    if text.hasSuffix(anyOf: strong) || isRequest(text) { return .strong }
    if text.hasSuffix(text: "ます") || text.hasSuffix(text: "ません") { return politeMood(text) }
    // The copula describes: 「…が目的です」.
    if text.hasSuffix(text: "です") || text.hasSuffix(text: "ですね") { return .none }
    if endsInManner(text) { return .strong }
    if endsInLimit(text) || endsInPlace(text) { return .weak }
    // 「取得した時刻の明記が必要」, 「中止ボタン必須」
    if let need = ["が必要", "が必要です", "が必要である"].first(where: text.hasSuffix),
      acts.contains(String(text.dropLast(need.count).suffix(2)))
    {
      return .strong
    }
    if text.hasSuffix(text: "必須"), text.hasCharacters(6) { return .weak }
    if endsInActNoun(text) { return .weak }
    return endsInDictionaryForm(text) ? .strong : .none
  }

  /// A request in respectful words: 「…をご使用ください」, 「…をお使いください」; not one to get in touch, or to bear with something.
  private static func isRequest(_ text: String) -> Bool {
    guard text.hasSuffix(text: "ください"), let start = text.dropLast(4).lastIndex(where: { $0.isOne(of: "ごお") }) else {
      return false
    }
    let act = text[start...].dropLast(4)
    return act.count <= 6 && !act.contains(anyOf: ["連絡", "問い合", "問合", "相談", "了承", "容赦", "待ち", "覧"])
  }

  /// An act named by a noun that 〜する is left out of, as items of lists are written: 「要素にラベルを設定」, 「ボタンは右下に配置」. を says that a verb is
  /// meant; behind に and で only the noun itself does.
  private static func endsInActNoun(_ text: String) -> Bool {
    if let place = text.lastIndex(where: { $0.isOne(of: "にで") }), place > text.startIndex,
      acts.contains(String(text[text.index(after: place)...]))
    {
      return true
    }
    // 「曜日は必ず併記」
    if let act = acts.first(where: text.hasSuffix),
      text.dropLast(act.count).hasSuffix(anyOf: ["は必ず", "は常に", "はすべて", "は原則", "はなるべく", "はできるだけ"])
    {
      return true
    }
    guard let object = text.lastIndex(of: "を") else { return false }
    var act = text[text.index(after: object)...]
    for adverb in ["必ず", "常に", "できるだけ", "なるべく"] where act.hasPrefix(adverb) { act = act.dropFirst(adverb.count) }
    return (2...4).contains(act.count) && act.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// 「札は三枚まで。」, 「名前は10文字以内」: a number, and that it bounds.
  private static func endsInLimit(_ text: String) -> Bool {
    guard let limit = ["まで", "以内", "以上", "以下", "未満"].first(where: text.hasSuffix) else { return false }
    return text.dropLast(limit.count).suffix(8).contains { $0.isNumber || $0.isOne(of: "一二三四五六七八九十百千") }
  }

  /// 「ラベルを「送信中」へ」, 「行の高さを同じに」: the verb left out behind where, or how, something is to be.
  private static func endsInPlace(_ text: String) -> Bool {
    guard let last = text.last, last.isOne(of: "にへ"), let object = text.lastIndex(of: "を") else { return false }
    return (3...14).contains(text[object...].count) && !text.hasSuffix(anyOf: unending)
  }

  private static let unending = [
    "ように", "ために", "際に", "時に", "場合に", "前に", "後に", "とおりに", "通りに", "参考に", "もとに", "元に", "基に", "例に", "中心に", "ともに", "同時に", "一緒に",
  ]

  /// 「動きは控えめに。」: a topic and how it is to be, the verb left out.
  private static func endsInManner(_ text: String) -> Bool {
    guard text.last == "に", let topic = text.lastIndex(of: "は"), topic > text.startIndex,
      !text.hasSuffix(anyOf: unending)
    else {
      return false
    }
    return (3...14).contains(text[topic...].count) || text.hasSuffix(text: "的に")
  }

  /// 「空欄の放置」, 「学名だけの表示」: an act, by the noun of one.
  static func namesAct(_ title: String) -> Bool {
    guard let particle = title.lastIndex(where: { $0.isOne(of: "のをにで") }), particle > title.startIndex else { return false }
    let act = title[title.index(after: particle)...]
    if act.hasSuffix(anyOf: ["回し", "替え", "換え", "返し", "分け", "出し", "込み", "抜き", "飛ばし"]) { return act.count <= 6 }
    return (2...4).contains(act.count) && act.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// 「作家の名前は太字」, 「主ボタンは1画面に1つ」: a topic, and a noun or a number for a predicate.
  static func isVerbless(_ sentence: String) -> Bool {
    let text = predicateEnd(of: sentence)
    guard text.hasCharacters(5), !text.hasCharacters(28), !text.contains("、"), let topic = topic(in: text), text[topic] == "は",
      let last = text.unicodeScalars.last, !text.hasSuffix(anyOf: states)
    else { return false }
    return (0x4E00...0x9FFF).contains(last.value) || (0x30A1...0x30FC).contains(last.value) || last == "つ" && endsInCount(text)
      || text.hasSuffix(text: "まで")
  }

  private static func endsInCount(_ text: String) -> Bool {
    text.dropLast().last.map { $0.isNumber || $0.isOne(of: "一二三四五六七八九") } ?? false
  }

  /// Nouns by which something is told, and none of how it is to be.
  private static let states = [
    "問題", "例外", "場合", "予定", "理由", "必要", "検討中", "未定", "不明", "対象", "対象外", "原因", "課題", "担当", "可能", "不可能", "困難", "別", "同様", "以外", "中",
    "済み",
  ]

  private static let acts: Set<String> = [
    "配置", "表示", "統一", "設定", "限定", "記載", "明記", "表記", "記述", "指定", "固定", "整列", "変更", "通知", "案内", "使用", "相談", "確認",
    "提出", "参照", "注意", "遵守", "厳守", "記入", "添付", "報告", "徹底", "準備", "用意", "考慮", "検討", "採用", "利用", "適用", "併用", "省略", "追加", "挿入", "強調",
    "更新", "保存", "削除", "移動", "開始", "送信", "再生", "選択", "入力", "併記", "併置", "縮小", "拡大", "分割", "変換", "統合",
    "共有", "公開", "管理", "運用", "実装", "検証", "測定", "計測", "判断", "調整", "修正", "復元", "抑制", "制限", "翻訳", "無効化", "有効化", "最小化", "最適化", "共通化",
    "切り替え",
    "入れ替え", "置き換え", "書き換え", "並べ替え",
  ]

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
    // Some houses write 「，」 and 「下さい」.
    return joined(text.drop(while: { $0.isWhitespace })).replacing(text: "，", by: "、").replacing(text: "下さい", by: "ください")
  }

  /// 「…が重要です」, 「…が重要である」 and 「…が重要だろう」 say what 「…が重要」 does.
  static func withoutCopula(_ text: String) -> String {
    for copula in ["でしょう", "です", "である", "だろう", "だ"] where text.hasSuffix(text: copula) {
      return String(text.dropLast(copula.count))
    }
    return text
  }

  /// Without the spaces that joined lines leave between kana, where Japanese has none (「しないよう にしてください」).
  private static func joined(_ text: Substring) -> String {
    guard text.contains(" ") else { return String(text) }
    let characters = Array(text)
    return String(
      characters.indices.filter { index in
        guard characters[index] == " ", index > 0, index + 1 < characters.count else { return true }
        return !(isKana(characters[index - 1]) && isKana(characters[index + 1]))
      }.map { characters[$0] })
  }

  private static func isKana(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x3041...0x3096).contains($0.value) }
  }

  /// 「知っておくこと」 and 「避けるべきこと」, and not 「略語を使わないこと」 and 「文字は大きくすること」.
  static func isNoun(_ text: String) -> Bool {
    guard text.hasSuffix(text: "こと") else { return text.hasSuffix(anyOf: ["もの", "とき"]) }
    if text.hasSuffix(anyOf: matters) { return true }
    return !text.hasSuffix(text: "ないこと") && topicMarker(in: text) == nil
  }

  private static let matters = [
    "ていない", "べき", "べきでない", "べきではない", "たい", "いけない", "ならない", "できない", "できる", "わからない", "分からない", "知らない", "使えない", "言えない", "必要な", "大切な",
    "重要な",
  ].map { $0 + "こと" }

  /// Openings of sentences that carry on what stands before them: never a headline.
  static let continuations = [
    "例えば", "たとえば", "一方", "ただし", "しかし", "さらに", "なお", "そのため", "これにより", "このため", "また、", "たとえ", "対照的に", "なぜなら", "その結果", "つまり",
    "このように", "そうすること", "次の表", "次の図", "次に挙げる", "逆に",
  ]

  /// 「以下の点に注意してください」, and not 「以下の言葉は仮名で書いてください」, which says what is to be done with them.
  private static func announces(_ text: String) -> Bool {
    text.hasPrefix(anyOf: ["以下の", "次のよう"]) && topicMarker(in: text) == nil && !text.contains(text: "については")
  }

  /// 「大切なのは、…することです」: what is said to matter is advised.
  static func isCleft(_ text: String) -> Bool {
    text.hasSuffix(anyOf: ["ことです", "点です", "ことである", "点である"])
      && ["重要", "大切", "必要", "肝心", "大事"].contains {
        text.contains(text: $0 + "なの") || text.contains(text: $0 + "な点") || text.contains(text: $0 + "なこと")
      }
  }

  static let noting = [
    "ことに注意してください", "ことに注意しましょう", "ことに注意します", "点に注意してください", "点に注意しましょう", "ことに留意してください", "ことにご注意ください", "点にご注意ください",
  ]
  /// What is left open.
  private static let allowing = voiced([
    "てもよい", "ても良い", "てもいい", "なくてよい", "なくて良い", "なくていい", "てもかまわない", "ても構わない", "てもかまいません", "ても構いません", "なくてかまわない", "なくて構わない",
    "てもよいです",
    "てもいいです", "てもよいものとする",
  ])

  /// Endings that open with て, and as they sound behind some stems: 「折りたたんでもよい」.
  static func voiced(_ endings: [String]) -> [String] {
    endings + endings.filter { $0.hasPrefix("て") }.map { "で" + $0.dropFirst() }
  }

  private static let duties = [
    "いけない", "ならない", "なりません", "べきではない", "べきでない", "べきである", "必要がある",
  ]

  private static let strong: [String] = [
    "てください", "でください", "ましょう", "ないこと", "こと", "ないように", "てはいけません",
    "てはなりません", "てはいけない", "てはならない", "なければなりません", "なければならない", "しない", "ないようにします", "を避けます", "を控えます", "よう努める", "ように努める",
    "よう努めます", "よう心がける", "ように心がける", "を検討します", "ことを検討します", "よう心がけます", "ように心がけます", "よう心掛ける", "よう心掛けます", "ように心掛ける", "ように心掛けます",
    "ように注意します", "ようにします",
  ]

  private static let normative = [
    "ことが期待されます", "ことが求められます", "が推奨されます", "を推奨します", "をお勧めします", "をおすすめします", "ことが望まれます", "望ましい", "が重要", "が不可欠",
    "必要があります", "してもよいでしょう", "禁止", "推奨", "注意が必要", "必要がある", "が大切", "と良い", "とよい", "ほうがよい", "方がよい", "ほうが良い", "方が良い",
    "べき", "べきではない", "べきではありません", "べきでない", "禁止とします", "禁止とする", "を禁じる", "を禁じます", "を禁止します", "を禁止する", "を推奨する", "ことが必要",
    "に注意します", "検討してもよい", "検討しても良い", "を推奨しています", "を推奨しております", "禁止しています", "禁止しております", "お勧めできません", "おすすめできません",
    "お勧めしません", "おすすめしません", "お勧めしない", "おすすめしない", "推奨できません", "推奨していません", "推奨しておりません", "ねばならない", "ねばなりません", "なお良い", "なおよい", "は必須",
    "必須とする", "必須とします", "は不可", "が大事",
    "が肝心", "認めません", "認めない", "認められません", "許可しません", "許可していません", "推奨されません", "推奨されない", "好ましくありません", "好ましくない", "望ましくありません",
    "はダメ", "はだめ", "のが無難", "ほうが無難", "方が無難", "ない方針です", "ないルールです", "ない決まりです", "のがよい", "のが良い", "のが理想", "のが基本",
    "ようお願いします", "ようにお願いします", "ようお願いいたします", "ようにお願いいたします", "も不可", "不可とする", "不可とします", "はNG", "もNG", "NGとする", "NGとします",
    "は禁物", "は厳禁", "おすすめです", "お勧めです", "オススメです", "ベターです", "のが原則", "のがコツ", "のがポイント", "のがいい", "と親切です", "べし", "べからず",
    "ていただきたい", "て頂きたい", "てほしい", "て欲しい", "なければいけない", "なければいけません", "ないといけない", "ないといけません", "ようにしたい", "を避けたい", "は避けたい", "ておきたい",
    "とわかりやすい", "と分かりやすい",
    "たいところ", "原則不可",
    "ことになっている", "ことになっています", "ため注意", "ので注意",
    "を控えたい", "は控えたい", "認められていない", "認められていません", "禁じられている", "禁じられています", "禁止されている", "禁止されています", "のはよくありません",
    "のは良くありません", "のも一案", "のも手です", "のも一つの手です", "のもよい", "のも良い", "とよいかもしれません", "と良いかもしれません", "が理想的", "必須条件", "配慮が必要",
    "おやめください", "お控えください", "お避けください",
  ]

  /// Predicates that describe, whatever else they look like.
  private static let descriptive = [
    "できる", "できます", "できません", "である", "なる", "なります", "ている", "ています", "ってます", "いてます", "してます", "んでます", "ってる", "いてる", "してる", "んでる", "でいる",
    "でいます", "がいる", "がいます", "はいる", "はいます", "もいる",
    "もいます", "ある", "役立つ", "役立ちます", "場合がある", "場合があります", "場合もある", "場合もあります", "こともあります", "限りではない", "限りではありません", "可能性があります", "役立たない",
    "役に立たない", "後述する", "後述します", "減らせる", "増やせる", "防げる", "省ける", "生かせる", "活かせる", "減らせます", "増やせます", "防げます", "省けます", "生かせます", "活かせます",
    "れる", "れます", "されない", "されません", "られない", "られません", "られる", "られます", "といえる", "考えられる", "かもしれない", "かもしれません", "違いない", "わからない", "分からない",
    "わかる", "分かる",
    "わかります", "分かります", "見える",
    "見えます", "含まれる", "異なる", "異なります", "過ぎない", "限らない", "すぎる", "少ない", "多い", "できない", "という", "といいます", "と呼ぶ", "と呼びます", "を意味します", "を意味する",
    "を表します", "を表す", "を指します", "を指す", "を含みます", "を含む", "こともある", "ことがある", "ことができる", "ことになる", "もある", "はない", "はありません", "である場合", "らしい",
    "かまいません", "構いません", "かまわない", "構わない", "でしょう", "だろう",
  ]

  /// Acts that sound as what is done to something does (〜れる).
  private static let acting = ["入れる", "入れます"]

  /// A plain verb at the end: 〜する, 〜させる, 〜つける, 〜揃える, 〜使う, 〜示す …; headlines stand in this form on pages whose prose is polite.
  private static func endsInDictionaryForm(_ text: String) -> Bool {
    // 「アプリとサイトの3つ」
    if text.last == "つ", text.dropLast().last.map({ $0.isNumber || $0.isOne(of: "一二三四五六七八九") }) ?? false { return false }
    guard let last = text.last, last.isOne(of: "うくぐすつぬぶむる") else {
      return text.hasSuffix(text: "ない") && !text.hasSuffix(text: "がない")
    }
    // A noun or adjective in these sounds is rare at the end of a sentence; a one-word text is a label.
    return text.hasCharacters(5) && !text.hasPrefix(anyOf: ["これは", "それは", "これらは", "これにより"]) && text.contains(anyOf: particles)
      && !isIntransitive(text) && !saysWhatPeopleDo(text)
  }

  /// 「このページでは、…を説明します」, and not 「このページでは色を使わない」.
  private static func speaksOfItself(_ text: String) -> Bool {
    text.hasPrefix(anyOf: selves) && text.hasSuffix(anyOf: telling)
      || text.hasSuffix(anyOf: aboutness)
  }

  private static let selves: [String] = {
    let texts = [
      "ページ", "ガイド", "ガイドライン", "文書", "ドキュメント", "資料", "書", "稿", "章", "節", "項", "記事", "セクション", "手引き", "規約", "マニュアル", "仕様書", "トピック",
    ]
    let named: [String] = ["この", "本", "当"].flatMap { pointer in texts.map { pointer + $0 } }
    return named.flatMap { [$0 + "は", $0 + "で", $0 + "に"] } + ["ここでは", "以下に", "以下で"]
  }()

  private static let aboutness =
    ["述べ", "定め", "まとめ"].flatMap { ["について\($0)る", "について\($0)ます"] } + ["を述べる", "を述べます"]
    + ["説明", "解説", "記載"].flatMap { ["について\($0)する", "について\($0)します"] }

  /// What a text does.
  private static let telling: [String] = {
    let acts = ["説明", "紹介", "解説", "定義", "記載", "記述", "規定", "提示", "列挙", "整理"]
    let verbs = ["まとめ", "定め", "述べ", "取り上げ", "挙げ", "見"]
    let ofActs: [String] = acts.flatMap { [$0 + "する", $0 + "します", $0 + "している", $0 + "しています", $0 + "していきます"] }
    let ofVerbs: [String] = verbs.flatMap { [$0 + "る", $0 + "ます", $0 + "ている", $0 + "ています", $0 + "ていきます"] }
    return ofActs + ofVerbs + ["示す", "示します", "記す", "記します", "扱う", "扱います", "呼ぶ", "呼びます"]
  }()

  /// 「人は歩きながら読む」, and not 「利用者には…を見せる」.
  private static func saysWhatPeopleDo(_ text: String) -> Bool {
    // 「…と、手袋をした人が押し間違える」
    if let comma = text.lastIndex(of: "、"), text[..<comma].hasSuffix(anyOf: ["ると", "いと", "くと", "すと", "れば", "たら"]),
      case let clause = text[comma...], let subject = clause.firstIndex(of: "が"), clause[..<subject].hasSuffix(anyOf: people),
      !clause.contains(text: "よう")
    {
      return true
    }
    guard let topic = topicMarker(in: text), text[topic] == "は" else { return false }
    return text[..<topic].hasSuffix(anyOf: people)
  }

  private static let people = [
    "人", "人々", "人たち", "ユーザー", "ユーザ", "利用者", "読者", "閲覧者", "読み手", "使い手", "お客様", "顧客", "消費者", "子ども", "高齢者",
  ]

  private static let particles = ["を", "に", "で", "は", "が", "へ", "と", "から", "まで"]

  /// Whether something happens by itself: 「…を示すプロパティがあります」, where the object belongs to a clause before the noun, or 「…で動く」.
  private static func isIntransitive(_ text: String) -> Bool {
    if text.hasSuffix(anyOf: happening) { return true }
    guard let subject = text.lastIndex(of: "が"), let object = text.lastIndex(of: "を"), object < subject else { return false }
    let predicate = text[text.index(after: subject)...]
    return predicate.hasPrefix(anyOf: ["あ", "存在", "発生", "起", "出", "変", "増", "減", "始"])
      && !predicate.contains { $0.isOne(of: "にとでへ") }
  }

  private static let happening = [
    "動く", "働く", "変わる", "始まる", "終わる", "起こる", "起きる", "かかる", "届く", "進む", "増える", "減る", "高まる", "伝わる", "つながる", "存在する", "発生する", "機能する",
    "動作する", "変化する", "一致する", "成立する", "該当する", "停止する", "軽減する", "寄与する", "関連する", "由来する", "起因する", "相当する", "直結する", "向上する", "低下する",
    "増加する", "減少する", "影響する", "関係する", "依存する", "完了する", "終了する",
    "動きます", "働きます", "変わります", "始まります", "終わります", "起こります", "起きます", "かかります", "届きます", "進みます", "増えます", "減ります", "高まります", "伝わります",
    "つながります", "存在します", "発生します", "機能します", "動作します", "変化します", "一致します", "成立します", "該当します", "停止します", "軽減します", "寄与します", "関連します", "由来します",
    "起因します", "相当します", "直結します", "向上します", "低下します", "増加します", "減少します",
    "影響します", "関係します",
    "依存します",
    "完了します", "終了します", "安心します", "混乱します", "成功します", "失敗します", "経過します", "連動します", "同期します", "対応します", "もらえます", "いただけます", "もらえる", "いただける",
    "伴う", "伴います", "思う", "思います", "迷う", "迷います", "戸惑う", "戸惑います", "失う", "失います", "違う", "違います", "てしまう", "てしまいます", "合う", "合います",
    "広がる", "広がります", "生じる", "生じます", "使えます", "行えます", "言えます", "選べます", "読めます", "書けます",
  ]

  /// Negatives of acts: 「括弧で囲みません」, not 「ありません」 and 「できません」.
  private static let refusals = ["しません", "みません", "きません", "いません", "えません", "けません", "めません", "せません", "ちません", "びません", "ぎません"]

  private static func politeMood(_ text: String) -> Mood {
    if text.hasSuffix(text: "ません") {
      // 「トーストは…使いません」: the topic is what is not acted upon.
      let topic = topicMarker(in: text)
      let clause = text[(text.lastIndex(of: "、") ?? topic ?? text.startIndex)...]
      if text.hasSuffix(anyOf: refused) || text.hasSuffix(text: "しません") && acts.contains(String(text.dropLast(4).suffix(2))),
        !clause.contains(anyOf: ["を", "が"])
      {
        return .weak
      }
      // 「誤解される場合は言い換えません」
      if let condition = conditions.compactMap({ text.firstRange(ofText: $0) }).first, text.hasSuffix(anyOf: refusals),
        case let main = text[condition.upperBound...], !main.contains(anyOf: ["が", "は"])
      {
        return .weak
      }
      let acts = text.hasSuffix(anyOf: refusals) && (text.contains(text: "を") || text.hasSuffix(text: "しません"))
      return acts && !text.contains(text: "が") && topic == nil ? .weak : .none
    }
    guard !isIntransitive(text) else { return .none }
    let text = mainClause(of: text)
    let acts = text.hasSuffix(text: "します") || text.hasSuffix(anyOf: transitive)
    guard let topic = topicMarker(in: text) else { return text.contains(text: "を") || acts ? .weak : .none }
    // 「送り仮名は、…を目安にします」, and not 「このアプリは、位置情報を使用します」: who decides is not what it is decided of.
    if acts, text.hasPrefix(anyOf: ["すべての", "全ての", "各"]) { return .weak }
    if text.hasSuffix(anyOf: deciding), text[topic...].hasPrefix("は、") || text[..<topic].hasSuffix(anyOf: ["もの", "箇所", "部分"]),
      !namesActor(text[..<topic])
    {
      return .weak
    }
    // 「括弧の外側は空白を入れます」: where it is done.
    if acts, text[..<topic].hasSuffix(anyOf: places), !namesActor(text[..<topic]) { return .weak }
    // 「下限の値は…定義します」: the topic is what is acted upon; the verb takes an object and none is named.
    return acts && !namesObject(withoutPurpose(text[topic...])) ? .weak : .none
  }

  /// What stands behind the last clause that only says when or wherefore (〜の場合、〜するには、〜できるように、).
  private static func mainClause(of text: String) -> String {
    var main = text[...]
    while let comma = main.firstIndex(of: "、") {
      let before = main[..<comma]
      // 「札は短いため、…」: what the sentence is about stays with it; 「略語は使わず、…」 is done with, as is 「目的が飾ることの場合、…」: a subject is its clause's own.
      guard before.hasSuffix(anyOf: subordinate), before.hasSuffix("ず") || topic(in: String(before)) == nil else { break }
      main = main[main.index(after: comma)...]
    }
    return String(main)
  }

  private static let places = [
    "外側", "内側", "前後", "前", "後", "後ろ", "直前", "直後", "間", "あいだ", "末尾", "先頭", "冒頭", "中", "上", "下", "左", "右", "左側", "右側", "隣",
  ]

  /// What is decided of something.
  private static let deciding = ["使います", "使用します", "用います", "にします", "とします"]

  /// Whether what a sentence speaks of acts by itself: a program, a thing that stands before the reader, a name.
  private static func namesActor(_ topic: Substring) -> Bool {
    topic.hasPrefix(anyOf: ["この", "その", "本", "当", "私", "我"]) || topic.hasSuffix(anyOf: actors)
      || topic.last.map { $0.isASCII } ?? false
  }

  private static let actors =
    people + [
      "アプリ", "アプリケーション", "システム", "機能", "ブラウザ", "ブラウザー", "サーバ", "サーバー", "サービス", "ライブラリ", "ツール", "クライアント", "デバイス", "端末", "プログラム",
      "コンポーネント", "メソッド", "関数", "クラス", "エンジン", "会社", "チーム",
    ]

  private static let conditions = ["場合は", "場合には", "ときは", "ときには", "際は", "際には"]

  private static let subordinate = [
    "場合", "場合は", "場合には", "とき", "ときは", "ときには", "時", "時は", "際", "際は", "際には", "には", "では", "ために", "ため", "ように", "よう", "たら", "れば", "なら",
    "ば", "ので", "代わりに",
    "限り", "ず", "ると", "すと", "くと", "うと", "つと", "むと", "ぶと", "ぐと", "応じて", "一般的に", "一般に", "通常", "通常は", "後", "前に", "あと", "て",
  ]

  /// What stands behind the last clause of purpose or manner: its object is not the main verb's (「…を示すために使用します」).
  private static func withoutPurpose(_ text: Substring) -> Substring {
    var rest = text
    for marker in ["ために", "ように", "ことで", "ときに", "場合に"] {
      while let range = rest.firstRange(ofText: marker) { rest = rest[range.upperBound...] }
    }
    return rest
  }

  /// Whether を marks what the main verb acts on, and not what a clause before a noun does (「…は、受け取りを選んだ人に送ります」).
  private static func namesObject(_ text: Substring) -> Bool {
    guard let object = text.lastIndex(of: "を") else { return false }
    let rest = Array(text[text.index(after: object)...])
    return !zip(rest, rest.dropFirst()).contains { end, noun in
      end.isOne(of: "ただるすむぶうい")
        && noun.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) || (0x30A1...0x30FA).contains($0.value) }
    }
  }

  /// What the sentence is about: its topic, or a subject in が before the first object, which describes too: 「システムが自動的に名前を表示します」.
  private static func topicMarker(in text: String) -> String.Index? {
    if let topic = topic(in: text) { return topic }
    guard let subject = text.firstIndex(of: "が"), let object = text.firstIndex(of: "を"), subject < object else { return nil }
    let clause = text[subject..<object]
    return clause.contains(anyOf: ["、", "場合", "とき", "な", "る"])
      ? nil : subject
  }

  /// The first は that marks a topic and not an adverbial (では, には, とは, の場合は, する際は …).
  private static func topic(in text: String) -> String.Index? {
    let characters = Array(text)
    for index in characters.indices.dropFirst() where characters[index] == "は" {
      let before = String(characters[max(0, index - 4)..<index])
      if [
        "で", "に", "と", "へ", "から", "まで", "より", "場合", "とき", "時", "際", "たび", "上", "的に", "一般", "通常", "まず", "基本", "て", "限り", "あるい",
        "また", "又",
      ]
      .contains(where: { before.hasSuffix(text: $0) }) {
        continue
      }
      if index + 1 < characters.count, characters[index + 1].isOne(of: "じっめ") { continue }
      return text.index(text.startIndex, offsetBy: index)
    }
    return nil
  }

  /// Verbs other than 〜します that act on something.
  private static let transitive = [
    "めます",
    "示します", "使います", "使い分けます", "揃えます", "そろえます", "付けます", "つけます", "伝えます", "抑えます", "減らします", "増やします", "省きます", "含めます", "保ちます", "させます",
    "合わせます", "避けます", "控えます", "用います", "設けます", "添えます", "分けます", "置きます", "書きます", "選びます", "並べます", "まとめます", "加えます", "整えます", "決めます",
    "入れます", "見せます", "変えます", "知らせます", "載せます", "閉じます", "備えます", "与えます", "続けます", "届けます", "当てます", "立てます", "捨てます", "除きます", "置き換えます",
    "切り替えます", "広げます", "上げます", "下げます", "取ります", "切ります", "守ります", "測ります", "絞ります", "区切ります", "作ります", "送ります", "配ります", "貼ります", "描きます",
    "敷きます",
    "従います", "準じます", "囲みます", "止めます", "混ぜます", "隠します", "外します", "見せます", "出します", "残します", "戻します", "移します", "渡します", "返します", "消します",
    "直します",
    "試します", "覆います", "重ねます",
    "組みます", "結びます", "調べます", "比べます",
  ]
  /// What of such verbs is not done; 〜めません is as often what cannot be (「読めません」).
  private static let refused = transitive.filter { $0 != "めます" }.map { String($0.dropLast(2)) + "ません" }
}
