import Guidelines

extension LanguageProfile.GuidancePatterns {
  static let japanese = {
    var guidance = LanguageProfile.GuidancePatterns()
    guidance.doLabels = [
      "代わりに", "代わりにすること", "どうするか", "では、どうするか", "どうすればよいか", "こうする", "直し方", "改善策", "改善方法", "対策", "する", "使う", "すること", "するべきこと",
      "すべきこと", "やる", "やること", "やるべきこと", "やってよいこと", "やっていいこと", "してよいこと", "していいこと",
      "しよう", "やろう",
      "必ず", "必ずする",
    ]
    guidance.principleLabels = ["推奨", "推奨事項", "原則", "推奨されること", "守ること", "ルール", "規則"]
    guidance.avoidLabels = [
      "避ける", "非推奨", "禁止", "やめる", "悪", "却下", "だめ", "ダメ", "推奨しない", "推奨しません", "禁止される", "避けるもの", "非推奨事項", "禁止事項",
    ]
    guidance.permissionLabels = [
      "任意", "許可", "許可されること", "してもよい", "してもよいこと", "してもいいこと", "しなくてよい", "しなくてよいこと", "しなくてもよいこと", "しなくていいこと", "不要", "必須ではない",
    ]
    guidance.exceptionTitles = ["例外"]
    guidance.isProhibitionLabel = JapaneseLabel.isProhibitionLabel
    guidance.isFaultTitle = JapaneseLabel.isFaultTitle
    guidance.correctionHeaders = [
      ("これまで", "これから"), ("修正前", "修正後"), ("変更前", "変更後"), ("改善前", "改善後"), ("直す前", "直した後"), ("旧", "新"), ("前", "後"), ("元", "改善"),
      ("今まで", "これから"), ("やりがち", "こう直す"), ("元の文", "直した文"), ("ng", "直し方"), ("before", "after"),
    ]
    guidance.elidedObject = "これを"
    guidance.cellVerdicts = [
      "可": .consider, "不可": .avoid, "なし": .avoid, "必須": .do, "任意": .consider, "必要": .do, "不要": .consider, "廃止": .avoid,
      "却下": .avoid, "使用可": .consider,
      "使用不可": .avoid, "禁止": .avoid,
      "推奨": .do, "非推奨": .avoid, "あり": .do, "はい": .do, "いいえ": .avoid, "省く": .avoid, "やめる": .avoid, "避ける": .avoid, "採用": .do,
      "不採用": .avoid,
    ]
    guidance.reasonColumns = [
      "理由", "わけ", "なぜ", "例外", "補足", "根拠", "備考", "背景", "メモ", "コメント", "説明", "解説", "効果", "目的", "ねらい", "狙い", "きっかけ", "経緯", "出典",
    ]
    guidance.demandSuffixes = [
      "てください", "でください", "なければならない", "なければなりません", "なければいけない", "なければいけません", "ないといけない", "ないといけません", "わけにはいかない", "わけにはいきません",
      "ざるをえない", "ざるを得ない", "ましょう", "必要がある", "必要があります", "を忘れない",
    ]
    guidance.asksForFault = JapaneseLabel.asksForFault
    guidance.namesAction = JapaneseModality.namesAction
    guidance.isVerbless = JapaneseModality.isVerbless
    guidance.isAboutThePage = JapaneseLabel.isAboutThePage
    guidance.yesNoHeaders = [("はい", "いいえ")]
    guidance.ruleColumns = ["ルール", "規則", "ガイドライン"]
    guidance.usageColumns = [
      "決まり", "決まりごと", "使いどころ", "使い方", "使う場面", "使用場面", "使いかた", "使用方法", "使い分け", "書き方", "ガイドライン", "指針", "方針", "注意", "注意点", "注意事項",
      "留意点",
      "要件", "条件", "対応", "備考",
    ]
    guidance.requirementLevels = [
      "必須": .do, "任意": .consider, "検討": .consider, "必ず": .do, "可": .consider, "不可": .avoid, "厳禁": .avoid, "努力目標": .consider,
      "要": .do,
    ]
    guidance.prohibitionTitleSuffixes = ["の禁止事項", "における禁止事項", "してはいけないこと", "してはならないこと", "やってはいけないこと"]
    guidance.isInsistent = JapaneseSubject.isInsistent
    guidance.mayStateNorm = JapaneseSubject.mayStateNorm
    guidance.mentionsInterface = { $0.contains(anyOf: JapaneseSubject.interfaceWords) }
    guidance.alternativePrefixes = ["代わりに", "かわりに", "その代わり", "そのかわり"]
    guidance.goodExampleLabels = [
      "良い例", "よい例", "いい例", "正しい例", "適切な例", "望ましい例", "ok", "ok例", "推奨例", "okパターン", "良い", "よい", "使用ok", "正", "良", "好例",
    ]
    guidance.badExampleLabels = [
      "悪い例", "わるい例", "誤った例", "間違った例", "不適切な例", "望ましくない例", "ng", "ng例", "非推奨例", "悪い実装例", "失敗例", "ngな例", "ngな使用例", "使用ng", "誤",
      "禁止例",
      "よくない例", "良くない例", "だめな例", "ダメな例", "ngパターン", "悪い", "わるい", "よくない", "良くない", "避けるべき例",
    ]
    guidance.exampleTitlePrefixes = ["例:", "例：", "例）", "例)", "例 ", "たとえば", "例えば", "サンプル"]
    guidance.badExampleWords = ["誤", "間違", "不適切", "禁止", "悪い", "避け"]
    guidance.exampleTitleSuffixes = ["例", "サンプル", "見本", "具体例", "事例"]
    guidance.nonRuleTitles = [
      "参考", "参考文献", "参考資料", "参考リンク", "関連", "関連項目", "関連情報", "関連記事", "関連リンク", "関連ページ", "関連トピック", "変更履歴", "更新履歴", "改訂履歴", "改版履歴",
      "改訂記録", "変更記録", "更新記録", "未決事項", "検討事項", "履歴", "お問い合わせ",
      "ライセンス", "謝辞",
      "理由", "なぜ", "目次", "コード", "コード例", "サンプルコード", "実装例", "次の手順", "次のステップ", "前提条件", "出典", "脚注", "インストール", "テスト", "テスト方法",
      "フィードバック", "リソース",
      "この文書について", "会議のメモ", "議事録", "会議の記録", "打ち合わせの記録", "打ち合わせメモ", "打合せメモ", "打合せの記録", "議事メモ", "次回", "次回の予定", "今後の予定", "宿題",
      "このドキュメントについて", "特長", "機能一覧", "動作環境", "対応環境", "必要な環境", "著者", "解説", "背景", "用語", "用語集",
    ]
    guidance.procedureWords = ["手順", "流れ", "進め方", "申請", "依頼", "更新方法", "作業", "プロセス", "フロー"]
    guidance.isProcedureTitle = JapaneseProcedure.isProcedureTitle
    guidance.isOperation = JapaneseProcedure.isOperation
    guidance.isPastTense = JapaneseProcedure.isPastTense
    guidance.adviceWords = [
      "ガイドライン", "ベストプラクティス", "ベスト プラクティス", "使い方", "使いどころ", "使いかた", "使用方法", "使用上の注意", "使う場面", "使用場面", "使うとき", "使用するとき", "ルール",
      "推奨", "注意", "原則",
      "指針", "方針",
      "デザイン", "アクセシビリティ", "ライティング", "考慮", "基準", "心得", "作法", "スタイルガイド", "ポイント",
    ]
    guidance.adviceSectionWords = ["ベストプラクティス", "ベスト プラクティス", "ガイドライン", "推奨事項", "推奨される使", "使用上の注意", "するべきこと", "べからず"]
    guidance.genreWords = [
      (.changeLog, ["変更履歴", "更新履歴", "リリースノート", "リリース ノート", "新機能", "更新情報", "変更点", "お知らせ", "changelog"]),
      (
        .procedure,
        [
          "チュートリアル", "クイックスタート", "クイック スタート", "入門", "はじめに", "始める", "作成する", "構築する", "インストール", "セットアップ", "手順", "の作り方", "の設定方法",
          "ハンズオン", "してみる",
          "してみた",
        ]
      ),
      (.reference, ["リファレンス", "api", "プロパティ", "仕様書", "クラス", "関数", "コマンド"]),
      (.questions, ["よくある質問", "よくあるご質問", "faq", "q&a"]),
      (.story, ["議事録", "議事メモ", "打ち合わせ", "打合せ", "定例会", "体験談", "振り返り"]),
      (.glossary, ["用語集", "用語"]),
    ]
    guidance.referenceSections = [
      "構文", "パラメーター", "パラメータ", "引数", "戻り値", "返り値", "プロパティ", "メソッド", "イベント", "属性", "例外", "コンストラクター", "書式", "オプション", "設定", "インストール",
      "api", "props",
    ]
    guidance.referenceColumns = [
      "型", "既定値", "デフォルト", "デフォルト値", "初期値", "必須", "プロパティ", "パラメーター", "パラメータ", "引数", "メソッド", "イベント", "属性", "オプション", "戻り値", "type",
      "default",
    ]
    guidance.isNounPhrase = JapaneseModality.isNounPhrase
    guidance.crossReferenceSuffixes = ["を見る", "をチェック", "をダウンロード", "へ進む", "へ移動", "に戻る"]
    guidance.examplePrefixes = ["例えば", "たとえば", "例：", "例:", "この例では", "次の例では", "以下の例では"]
    guidance.leadIn = JapaneseLeadIn.leadIn
    return guidance
  }()
}

/// Classification of Japanese sentences that introduce a list.
enum JapaneseLeadIn {
  static func leadIn(_ sentence: String) -> LanguageProfile.LeadIn {
    let end = JapaneseModality.textToPredicate(of: sentence)
    let announces = sentence.contains(anyOf: ["次の", "以下", "下記"])
    if announces, end.contains(anyOf: ["手順", "ステップ", "流れ"]) { return .steps }
    if end.hasSuffix(anyOf: ["するには", "るには", "たいときは", "たい場合は"]) { return .goal }
    // For example, 「やるべきでないことは？」
    if end.hasSuffix(text: "ことは"), end.contains(anyOf: prohibitionEndings) { return .advisory(.avoid) }
    if end.hasPrefix(anyOf: ["こんな", "こういう", "こうした", "このような"]), JapaneseStrength.strength(of: sentence) == .avoid,
      JapaneseModality.modality(of: sentence) != .descriptive
    {
      return .advisory(.avoid)
    }
    if announces, end.hasSuffix(anyOf: ["はしません", "はしない", "は使いません", "は使わない", "は禁止です", "は禁止", "は不可です", "は不可", "はNGです", "はNG"]) {
      return .advisory(.avoid)
    }
    if announces, JapaneseModality.modality(of: sentence) != .descriptive {
      return JapaneseStrength.strength(of: sentence) == .avoid ? .advisory(.avoid) : .neutral
    }
    if JapaneseModality.modality(of: sentence) == .descriptive, end.hasSuffix(anyOf: descriptivePredicates),
      !sentence.contains(anyOf: adviceNouns)
    {
      return .descriptive
    }
    return .neutral
  }

  private static let prohibitionEndings = ["べきでない", "べきではない", "てはいけない", "てはならない", "避ける", "しない"]

  /// Predicates of sentences that introduce a list of facts, capabilities, or consequences.
  private static let descriptivePredicates = [
    "できます", "できる", "あります", "ある", "です", "である", "れます", "れる", "含みます", "含む", "行います", "います", "いる", "だ", "えます", "せます",
  ]
  /// Nouns for the items of a list of advice.
  private static let adviceNouns = [
    "ガイドライン", "ルール", "注意", "推奨", "原則", "ポイント", "ベストプラクティス", "ベスト プラクティス", "留意", "心が", "必要", "べき", "基準", "要件", "守", "禁止", "指針",
    "重要", "場合", "誤", "間違", "不適切", "悪い",
  ]
}
