import Guidelines

extension MessageCatalog {
  static let japanese = MessageCatalog(
    labels: .japanese, commands: .japanese, options: .japanese, manual: .japanese, assistants: .japanese,
    languages: JapaneseMessages.languages,
    phrase: JapaneseMessages.message, usageError: JapaneseMessages.message, failure: JapaneseMessages.message,
    finding: JapaneseMessages.text, remedy: JapaneseMessages.remedy, textCoverage: JapaneseMessages.text, review: .japanese,
    scoreExplanation: JapaneseMessages.text)
}

/// Messages in Japanese.
enum JapaneseMessages {
  static let languages = Localized<String>([(Language.english, "英語"), (.japanese, "日本語")])

  /// Translates the explanation of a score. `(0.413, in 12)` is the weight of a term and the number of rules that contain it.
  static func text(_ reason: String) -> String {
    let name = reason.prefix { $0 != " " && $0 != ":" }
    let words: String? =
      switch name {
      // Scores, followed by the sources of the words that a rule contains.
      case "score": "得点"
      case "bm25": "語の一致（BM25）"
      case "coverage": "語の網羅"
      case "direction": "意味の近さ"
      case "topic": "トピック"
      case "named": "トピックの名前"
      case "platform": "プラットフォーム"
      case "aside": "ルール以外"
      case "figure": "数値"
      case "language": "言語"
      case "letters": "文字の一致"
      case "typed": "入力した語"
      case "synonym": "同義語"
      case "reading": "読み"
      case "variant": "表記"
      case "correction": "訂正"
      case "transliteration": "音訳"
      default: nil
      }
    guard let words else { return reason }
    return words + reason.dropFirst(name.count).replacing(text: ", in ", by: "、該当")
  }

  static func list(_ values: [String]) -> String { values.quotedList("、") { "、ほか\($0)件" } }

  static func list(_ values: [String], after label: String) -> String? { values.isEmpty ? nil : label + list(values) }
}

extension Labels {
  static let japanese = Labels(
    hint: "ヒント", number: "番号: ", standardOutput: "標準出力", name: "名前", version: "バージョン", license: "ライセンス", home: "サイト",
    page: "ページ", source: "ソース", topic: "トピック", language: "言語", path: "パス", guessed: "推定", integrityCheck: "検査", intact: "異常なし",
    pages: "ページ", records: "項目", rules: "ルール", languages: "言語", editions: "版", topics: "トピック", sources: "ソース", settings: "設定",
    index: "索引", indexOrigin: "選んだ理由", schema: "スキーマ", analyzer: "解析器", corpus: "Corpusの版", size: "大きさ", rule: "ルール",
    definition: "定義", specification: "仕様", note: "注意", reference: "参照", avoid: "避ける", consider: "検討する", inferred: "推定",
    avoidMark: "避", considerMark: "検討", otherWordings: "ほかの言い方", confidence: "確からしさ", related: "ほかの場所の似たルール",
    nothingSimilar: "ありません",
    origin: "出典", edition: "版", translator: "翻訳", retrieved: "取得日", allPlatforms: "全プラットフォーム", general: "共通のルール",
    ownGuidance: "独自のルール", unsupported: "非対応", generalCell: "共通", ownCell: "独自", topicColumn: "トピック", contents: "目次", figure: "図",
    platforms: "プラットフォーム", description: "説明", api: "APIの名前", seeAlso: "関連項目", otherPages: "ほかのページ",
    designGuidelines: "デザインガイドライン", added: "追加", gone: "削除", reworded: "言い換え", unchanged: "変更なし", changed: "変更", removed: "削除",
    stated: "明記", notTaken: "ルールとみなさなかったもの", doubts: "疑わしいもの",
    moved: "移動", strength: "強さ", figures: "数値", sectionTitle: "節の名前", newPage: "新しいページ", pageGone: "なくなったページ",
    pageRenamed: "ページの名前", notInCorpus: "Corpusにないもの", was: "旧", now: "新", mustDo: "行う",
    noteSeverity: "情報", warning: "警告", error: "エラー", reading: "読み込み中", linking: "関連付け中", writingIndex: "書き込み中",
    exporting: "書き出し中",
    siteDescription: "ルールを、コンポーネントとプラットフォームごとに、日本語と英語で。", otherTopics: "その他", allTopics: "すべてのトピック", skipToContent: "本文へ移動",
    search: "検索",
    bothLanguages: "並べる", onThisPage: "このページの内容", previous: "前", next: "次", sizes: "数値", changes: "変更履歴", recentChanges: "最近の変更",
    allChanges: "すべての変更", choices: "使い分け早見表", needsScript: "検索と絞り込みにはJavaScriptが必要です。ページはJavaScriptなしでも読めます。", doThis: "する",
    savedText: "保存したテキスト")
}
