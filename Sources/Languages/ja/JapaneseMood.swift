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
    if text.hasSuffix(anyOf: allowing) || text.hasSuffix(anyOf: habits) && !saysWhatPeopleDo(text) { return .weak }
    if text.hasSuffix(anyOf: ["わけにはいかない", "わけにはいきません", "ざるをえない", "ざるを得ない"]) { return .strong }
    // 「斜体なし」, 「飾り文字はなし」, and not 「変更なし」, 「問題はなし」
    if let none = ["はなし", "はナシ", "はナシで", "なし"].first(where: text.hasSuffix), none != "なし" || !text.hasCharacters(14),
      !text.dropLast(none.count).hasSuffix(anyOf: ["変更", "問題", "異常", "該当", "特に", "指定", "制限", "例外", "影響", "欠席", "質問", "意見", "予定"])
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

  /// 「動きは控えめに。」: a topic and how it is to be, the verb left out.
  private static func endsInManner(_ text: String) -> Bool {
    guard text.last == "に", let topic = text.lastIndex(of: "は"), topic > text.startIndex,
      !text.hasSuffix(anyOf: unending)
    else {
      return false
    }
    return (3...16).contains(text[topic...].count) || text.hasSuffix(text: "的に")
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
    // 「利用者の多くは…」
    let subject = text[..<topic]
    return subject.hasSuffix(anyOf: people)
      || ["の多く", "の大半", "のほとんど"].contains { share in
        subject.hasSuffix(share) && subject.dropLast(share.count).hasSuffix(anyOf: people)
      }
  }

  /// Whether something happens by itself: 「…を示すプロパティがあります」, where the object belongs to a clause before the noun, or 「…で動く」.
  private static func isIntransitive(_ text: String) -> Bool {
    if text.hasSuffix(anyOf: happening) { return true }
    guard let subject = text.lastIndex(of: "が"), let object = text.lastIndex(of: "を"), object < subject else { return false }
    let predicate = text[text.index(after: subject)...]
    return predicate.hasPrefix(anyOf: ["あ", "存在", "発生", "起", "出", "変", "増", "減", "始"])
      && !predicate.contains { $0.isOne(of: "にとでへ") }
  }

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

  /// Whether what a sentence speaks of acts by itself: a program, a thing that stands before the reader, a name.
  private static func namesActor(_ topic: Substring) -> Bool {
    topic.hasPrefix(anyOf: ["この", "その", "本", "当", "私", "我"]) || topic.hasSuffix(anyOf: actors)
      || topic.last.map { $0.isASCII } ?? false
  }
}
