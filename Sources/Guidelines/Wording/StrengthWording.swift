/// How a headline binds, by its main verb.
extension Strength {
  /// *avoid* where the main verb forbids, *consider* where it suggests, *do* for all else (also 注意する, 慎重に).
  package init(headline: String, language: Language) {
    switch language {
    case .japanese: self = Strength.japanese(headline)
    case .english: self = Strength.english(headline)
    }
  }

  // MARK: Japanese: the predicate stands at the end

  private static func japanese(_ headline: String) -> Strength {
    let end = withoutClosing(headline)
    if end.endsWithAny(of: considering) { return .consider }
    if end.endsWithAny(of: allowedNegatives) || end.endsWithAny(of: preventing) { return .do }
    if end.endsWithAny(of: forbidding) { return .avoid }
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

  private static func withoutClosing(_ headline: String) -> String {
    var text = headline[...]
    while true {
      while let last = text.last, last.isWhitespace || last.isOne(of: "。．.!！?？:：」』”\"*_") { text.removeLast() }
      // A parenthesis at the end explains; the predicate stands before it.
      guard let close = text.last, close == "）" || close == ")",
        let open = text.lastIndex(where: { $0 == "（" || $0 == "(" }), open > text.startIndex
      else { return String(text) }
      text = text[..<open]
    }
  }

  // MARK: English: the verb opens the main clause

  private static func english(_ headline: String) -> Strength {
    var rest = headline.straightened[...]
    // A subordinate clause or adverbial before the main verb ends in a comma: "In general, avoid …", "If …, consider …".
    for _ in 0..<4 {
      rest = rest.drop { !$0.isLetter }
      let first = rest.prefix { $0.isLetter || $0 == "'" }
      if let verb = verbs[String(first)] {
        return verb == .avoid && String(first) == "do" && !rest.hasPrefix("do not") ? .do : verb
      }
      if skippable.contains(String(first)) {
        rest = rest.dropFirst(first.count)
        continue
      }
      guard openers.contains(String(first)), let comma = rest.firstIndex(where: { $0 == "," || $0 == "，" }) else { return .do }
      rest = rest[rest.index(after: comma)...]
    }
    return .do
  }

  private static let verbs: [String: Strength] = [
    "avoid": .avoid, "don't": .avoid, "do": .avoid, "never": .avoid, "refrain": .avoid, "resist": .avoid,
    "consider": .consider,
  ]

  private static let skippable: Set<String> = [
    "please", "also", "generally", "always", "instead", "usually", "typically", "and", "but",
  ]

  private static let openers: Set<String> = [
    "in", "if", "when", "as", "for", "on", "unless", "although", "to", "whenever", "while", "where", "wherever", "with",
    "within", "after", "before", "because", "by", "at", "even", "except", "during", "like", "once", "rather", "though",
    "without", "aside", "beyond", "until", "depending", "regardless", "given", "since", "whether", "outside", "similarly",
    "ideally", "finally", "also",
  ]
}

extension StringProtocol {
  /// In lower case, with ASCII apostrophes.
  package var straightened: String {
    let lower = lowercased()
    guard lower.holds(text: "’") else { return lower }
    return String(lower.map { $0 == "’" ? "'" : $0 })
  }
}
