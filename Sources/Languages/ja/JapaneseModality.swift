import Guidelines

/// Modality of Japanese sentences, by the predicate at their end.
///
/// Directive: 〜してください, 〜しましょう, a plain dictionary form or its negative (〜する。〜しない。) as in headlines, 〜べき, 〜ことが重要です.
/// Weak: 〜ます with an object (を) and without a subject of its own, or with its object as the topic (「下限の値は…定義します」).
enum JapaneseModality {
  static func modality(of sentence: String) -> Modality {
    let text = textToPredicate(of: sentence)
    guard text.hasCharacters(4), !CrossReference.matches(text) else { return .descriptive }
    if text.hasPrefix(anyOf: continuationPrefixes) || announcesList(text) || isAboutItsPage(text) { return .descriptive }
    // 「…ことに注意してください」 draws attention to a fact or to a duty.
    if let noting = attentionEndings.first(where: { text.hasSuffix(text: $0) }) {
      return text.dropLast(noting.count).hasSuffix(anyOf: dutyEndings) ? .directive : .descriptive
    }
    if text.hasSuffix(anyOf: normativeEndings) || removingCopula(text).hasSuffix(anyOf: normativeEndings) { return .directive }
    if isCleft(text) { return .advisory }
    if text.hasSuffix(anyOf: permissionEndings) || text.hasSuffix(anyOf: habitEndings) && !describesPeople(text) { return .weak }
    if text.hasSuffix(anyOf: ["わけにはいかない", "わけにはいきません", "ざるをえない", "ざるを得ない"]) { return .directive }
    // Matches 「斜体なし」 and 「飾り文字はなし」, and not 「変更なし」 or 「問題はなし」.
    if let none = ["はなし", "はナシ", "はナシで", "なし"].first(where: text.hasSuffix), none != "なし" || !text.hasCharacters(14),
      !text.dropLast(none.count).hasSuffix(anyOf: ["変更", "問題", "異常", "該当", "特に", "指定", "制限", "例外", "影響", "欠席", "質問", "意見", "予定"])
    {
      return .weak
    }
    if text.hasSuffix(anyOf: descriptiveEndings), !text.hasSuffix(anyOf: activeExceptions) { return .descriptive }
    // Matches 「…を必ず確認のこと」, and not 「線や点のこと」.
    if text.hasSuffix(text: "のこと"), !actionNouns.contains(String(text.dropLast(3).suffix(2))) { return .descriptive }
    if text.hasSuffix(anyOf: directiveEndings) || isRequest(text) { return .directive }
    if text.hasSuffix(text: "ます") || text.hasSuffix(text: "ません") { return politeModality(text) }
    // A copula describes: 「…が目的です」.
    if text.hasSuffix(text: "です") || text.hasSuffix(text: "ですね") { return .descriptive }
    if endsInManner(text) { return .directive }
    if endsInLimit(text) || endsInPlace(text) { return .weak }
    // For example, 「取得した時刻の明記が必要」, 「中止ボタン必須」.
    if let need = ["が必要", "が必要です", "が必要である"].first(where: text.hasSuffix),
      actionNouns.contains(String(text.dropLast(need.count).suffix(2)))
    {
      return .directive
    }
    if text.hasSuffix(text: "必須"), text.hasCharacters(6) { return .weak }
    if endsInActNoun(text) { return .weak }
    return endsInDictionaryForm(text) ? .directive : .descriptive
  }

  /// Indicates whether a text is an honorific request: 「…をご使用ください」, 「…をお使いください」. Requests to contact someone or to be patient
  /// do not count.
  private static func isRequest(_ text: String) -> Bool {
    guard text.hasSuffix(text: "ください"), let start = text.dropLast(4).lastIndex(where: { $0.isOne(of: "ごお") }) else {
      return false
    }
    let act = text[start...].dropLast(4)
    return act.count <= 6 && !act.contains(anyOf: ["連絡", "問い合", "問合", "相談", "了承", "容赦", "待ち", "覧"])
  }

  /// Indicates whether a text ends in an action noun without 〜する, as list items do: 「要素にラベルを設定」, 「ボタンは右下に配置」. After を, any noun
  /// of kanji counts; after に and で, only a listed noun.
  private static func endsInActNoun(_ text: String) -> Bool {
    if let place = text.lastIndex(where: { $0.isOne(of: "にで") }), place > text.startIndex,
      actionNouns.contains(String(text[text.index(after: place)...]))
    {
      return true
    }
    // For example, 「曜日は必ず併記」.
    if let act = actionNouns.first(where: text.hasSuffix),
      text.dropLast(act.count).hasSuffix(anyOf: ["は必ず", "は常に", "はすべて", "は原則", "はなるべく", "はできるだけ"])
    {
      return true
    }
    guard let object = text.lastIndex(of: "を") else { return false }
    var act = text[text.index(after: object)...]
    for adverb in ["必ず", "常に", "できるだけ", "なるべく"] where act.hasPrefix(adverb) { act = act.dropFirst(adverb.count) }
    return (2...4).contains(act.count) && act.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// Indicates whether a text ends in a number with a bound: 「札は三枚まで。」, 「名前は10文字以内」.
  private static func endsInLimit(_ text: String) -> Bool {
    guard let limit = ["まで", "以内", "以上", "以下", "未満"].first(where: text.hasSuffix) else { return false }
    return text.dropLast(limit.count).suffix(8).contains { $0.isNumber || $0.isOne(of: "一二三四五六七八九十百千") }
  }

  /// Indicates whether a text ends in a target position or state without a verb: 「ラベルを「送信中」へ」, 「行の高さを同じに」.
  private static func endsInPlace(_ text: String) -> Bool {
    guard let last = text.last, last.isOne(of: "にへ"), let object = text.lastIndex(of: "を") else { return false }
    return (3...14).contains(text[object...].count) && !text.hasSuffix(anyOf: adverbialEndings)
  }

  /// Indicates whether a text ends in a topic and a manner without a verb: 「動きは控えめに。」
  private static func endsInManner(_ text: String) -> Bool {
    guard text.last == "に", let topic = text.lastIndex(of: "は"), topic > text.startIndex,
      !text.hasSuffix(anyOf: adverbialEndings)
    else {
      return false
    }
    return (3...16).contains(text[topic...].count) || text.hasSuffix(text: "的に")
  }

  /// Indicates whether a title names an action by a noun: 「空欄の放置」, 「学名だけの表示」.
  static func namesAction(_ title: String) -> Bool {
    guard let particle = title.lastIndex(where: { $0.isOne(of: "のをにで") }), particle > title.startIndex else { return false }
    let act = title[title.index(after: particle)...]
    if act.hasSuffix(anyOf: ["回し", "替え", "換え", "返し", "分け", "出し", "込み", "抜き", "飛ばし"]) { return act.count <= 6 }
    return (2...4).contains(act.count) && act.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// Indicates whether a sentence consists of a topic and a noun or number: 「作家の名前は太字」, 「主ボタンは1画面に1つ」.
  static func isVerbless(_ sentence: String) -> Bool {
    let text = textToPredicate(of: sentence)
    guard text.hasCharacters(5), !text.hasCharacters(28), !text.contains("、"), let topic = topic(in: text), text[topic] == "は",
      let last = text.unicodeScalars.last, !text.hasSuffix(anyOf: stateNouns)
    else { return false }
    return (0x4E00...0x9FFF).contains(last.value) || (0x30A1...0x30FC).contains(last.value) || last == "つ" && endsInCount(text)
      || text.hasSuffix(text: "まで")
  }

  private static func endsInCount(_ text: String) -> Bool {
    text.dropLast().last.map { $0.isNumber || $0.isOne(of: "一二三四五六七八九") } ?? false
  }

  /// Indicates whether a sentence announces a list: 「以下の点に注意してください」, and not 「以下の言葉は仮名で書いてください」, which is a rule.
  private static func announcesList(_ text: String) -> Bool {
    text.hasPrefix(anyOf: ["以下の", "次のよう"]) && topicMarker(in: text) == nil && !text.contains(text: "については")
  }

  /// Indicates whether a sentence is a cleft sentence that advises: 「大切なのは、…することです」.
  static func isCleft(_ text: String) -> Bool {
    text.hasSuffix(anyOf: ["ことです", "点です", "ことである", "点である"])
      && ["重要", "大切", "必要", "肝心", "大事"].contains {
        text.contains(text: $0 + "なの") || text.contains(text: $0 + "な点") || text.contains(text: $0 + "なこと")
      }
  }

  /// Indicates whether a text ends in the dictionary form of a verb: 〜する, 〜させる, 〜つける, 〜揃える, 〜使う, 〜示す …. Headlines have this
  /// form even on pages with polite prose.
  private static func endsInDictionaryForm(_ text: String) -> Bool {
    // For example, 「アプリとサイトの3つ」.
    if text.last == "つ", text.dropLast().last.map({ $0.isNumber || $0.isOne(of: "一二三四五六七八九") }) ?? false { return false }
    guard let last = text.last, last.isOne(of: "うくぐすつぬぶむる") else {
      return text.hasSuffix(text: "ない") && !text.hasSuffix(text: "がない")
    }
    // Nouns and adjectives with these endings are rare at the end of a sentence; a text of one word is a label.
    return text.hasCharacters(5) && !text.hasPrefix(anyOf: ["これは", "それは", "これらは", "これにより"]) && text.contains(anyOf: particles)
      && !isIntransitive(text) && !describesPeople(text)
  }

  /// Indicates whether a sentence is about its own page: 「このページでは、…を説明します」, and not 「このページでは色を使わない」.
  private static func isAboutItsPage(_ text: String) -> Bool {
    text.hasPrefix(anyOf: pageReferences) && text.hasSuffix(anyOf: textVerbs)
      || text.hasSuffix(anyOf: pagePurposeEndings)
  }

  /// Indicates whether a sentence describes what people do: 「人は歩きながら読む」, and not 「利用者には…を見せる」.
  private static func describesPeople(_ text: String) -> Bool {
    // For example, 「…と、手袋をした人が押し間違える」.
    if let comma = text.lastIndex(of: "、"), text[..<comma].hasSuffix(anyOf: ["ると", "いと", "くと", "すと", "れば", "たら"]),
      case let clause = text[comma...], let subject = clause.firstIndex(of: "が"),
      clause[..<subject].hasSuffix(anyOf: personNouns),
      !clause.contains(text: "よう")
    {
      return true
    }
    guard let topic = topicMarker(in: text), text[topic] == "は" else { return false }
    // For example, 「利用者の多くは…」.
    let subject = text[..<topic]
    return subject.hasSuffix(anyOf: personNouns)
      || ["の多く", "の大半", "のほとんど"].contains { share in
        subject.hasSuffix(share) && subject.dropLast(share.count).hasSuffix(anyOf: personNouns)
      }
  }

  /// Indicates whether the predicate is intransitive: 「…を示すプロパティがあります」, where the object belongs to a relative clause, or
  /// 「…で動く」.
  private static func isIntransitive(_ text: String) -> Bool {
    if text.hasSuffix(anyOf: eventEndings) { return true }
    guard let subject = text.lastIndex(of: "が"), let object = text.lastIndex(of: "を"), object < subject else { return false }
    let predicate = text[text.index(after: subject)...]
    return predicate.hasPrefix(anyOf: ["あ", "存在", "発生", "起", "出", "変", "増", "減", "始"])
      && !predicate.contains { $0.isOne(of: "にとでへ") }
  }

  private static func politeModality(_ text: String) -> Modality {
    if text.hasSuffix(text: "ません") {
      // The topic can be the object: 「トーストは…使いません」.
      let topic = topicMarker(in: text)
      let clause = text[(text.lastIndex(of: "、") ?? topic ?? text.startIndex)...]
      if text.hasSuffix(anyOf: negativeTransitiveEndings)
        || text.hasSuffix(text: "しません") && actionNouns.contains(String(text.dropLast(4).suffix(2))),
        !clause.contains(anyOf: ["を", "が"])
      {
        return .weak
      }
      // For example, 「誤解される場合は言い換えません」.
      if let condition = conditionMarkers.compactMap({ text.firstRange(ofText: $0) }).first,
        text.hasSuffix(anyOf: negativeActionEndings),
        case let main = text[condition.upperBound...], !main.contains(anyOf: ["が", "は"])
      {
        return .weak
      }
      let acts = text.hasSuffix(anyOf: negativeActionEndings) && (text.contains(text: "を") || text.hasSuffix(text: "しません"))
      return acts && !text.contains(text: "が") && topic == nil ? .weak : .descriptive
    }
    guard !isIntransitive(text) else { return .descriptive }
    let text = mainClause(of: text)
    let acts = text.hasSuffix(text: "します") || text.hasSuffix(anyOf: transitiveEndings)
    guard let topic = topicMarker(in: text) else { return text.contains(text: "を") || acts ? .weak : .descriptive }
    // Matches 「送り仮名は、…を目安にします」, and not 「このアプリは、位置情報を使用します」, whose topic is the agent.
    if acts, text.hasPrefix(anyOf: ["すべての", "全ての", "各"]) { return .weak }
    if text.hasSuffix(anyOf: decisionEndings),
      text[topic...].hasPrefix("は、") || text[..<topic].hasSuffix(anyOf: ["もの", "箇所", "部分"]),
      !isAgent(text[..<topic])
    {
      return .weak
    }
    // The topic can be a position: 「括弧の外側は空白を入れます」.
    if acts, text[..<topic].hasSuffix(anyOf: positionNouns), !isAgent(text[..<topic]) { return .weak }
    // The topic is the object if the verb is transitive and no object is named: 「下限の値は…定義します」.
    return acts && !namesObject(textAfterPurpose(text[topic...])) ? .weak : .descriptive
  }

  /// Indicates whether the topic is an agent: a program, something that the reader sees, or a name.
  private static func isAgent(_ topic: Substring) -> Bool {
    topic.hasPrefix(anyOf: ["この", "その", "本", "当", "私", "我"]) || topic.hasSuffix(anyOf: agentNouns)
      || topic.last.map { $0.isASCII } ?? false
  }
}
